// What the page needs beside its code: the app's icons as pictures, and everything compressed once, at build time.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";
import { iconFrom } from "./icons.ts";

const SIZES = [180, 192, 512];
const BACKGROUND = "#f6e7d0";

/** A fox on a plain ground, as telephones want it for their home screens. The margin survives a round mask. */
function appIcon(): string {
  const fox = iconFrom("fluent-emoji-flat/fox");
  const margin = fox.width * 0.22;
  const side = fox.width + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">` +
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${BACKGROUND}"/>${fox.body}</svg>`
  );
}

export function appIcons(): Plugin {
  return {
    name: "foxden-app-icons",
    apply: "build",
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
      const svg = appIcon();
      this.emitFile({ type: "asset", fileName: "icon.svg", source: svg });
      for (const size of SIZES) {
        const picture = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: picture });
      }
    },
  };
}

const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "foxden-compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, file);
        if (!COMPRESSED.test(file) || !statSync(path).isFile()) continue;
        const content = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
