import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type HttpProxy } from "vite";
import { appIcons, compressed } from "./build/assets.ts";
import { closedPage } from "./build/closed.ts";
import { hints } from "./build/hints.ts";
import { icons } from "./build/icons.ts";

const server = process.env.FOXDEN_SERVER ?? "http://127.0.0.1:8420";

/** The server takes requests from its own pages only; this one comes from Vite's. */
const asOurOwn = (proxy: HttpProxy.ProxyServer): void => {
  proxy.on("proxyReq", (request) => request.setHeader("origin", server));
  proxy.on("proxyReqWs", (request) => request.setHeader("origin", server));
};

export default defineConfig({
  plugins: [svelte(), icons(), appIcons(), closedPage(), hints(), compressed()],
  build: {
    outDir: "../src/foxden/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes as one file: each of fifty small ones would cost its own headers and its own wait.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: /\.(ts|js|svelte)$|icon:/ }] } },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, configure: asOurOwn } },
  },
});
