import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";

export default defineConfig({
  plugins: [svelte(), icons()],
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
