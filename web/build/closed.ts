// The service worker: what it says while the house is closed is written into it at build time.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { iconFrom } from "./icons.ts";

const LOCALES = join(import.meta.dirname, "../../src/foxden/locale");

function words(): Record<string, { title: string; text: string }> {
  const said = readdirSync(LOCALES).map((language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "home.ftl"), "utf8")));
    const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
    return [language, { title: say("closed"), text: say("closed-means") }] as const;
  });
  return Object.fromEntries(said);
}

export function closedPage(): Plugin {
  return {
    name: "foxden-closed-page",
    apply: "build",
    generateBundle() {
      const facts = `const WORDS = ${JSON.stringify(words())};\nconst FOX = ${JSON.stringify(iconFrom("fluent-emoji-flat/fox").body)};\n`;
      const code = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: facts + code });
    },
  };
}
