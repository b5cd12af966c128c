// Pictures come from Iconify's packages: `import fox from "icon:fluent-emoji-flat/fox"` compiles that one in.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setNamed(name: string): IconSet {
  let set = sets.get(name);
  if (!set) {
    set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;
    sets.set(name, set);
  }
  return set;
}

/** What is drawn, and how large its canvas is. */
export function iconFrom(path: string): { body: string; width: number; height: number } {
  const [setName = "", icon = ""] = path.split("/");
  const set = setNamed(setName);
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
  if (!found) throw new Error(`there is no picture ${path}`);
  return { body: found.body, width: found.width ?? set.width ?? 16, height: found.height ?? set.height ?? 16 };
}

export function icons(): Plugin {
  const prefix = "\0icon:";
  return {
    name: "foxden-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `${prefix}${id.slice(5)}` : null),
    load: (id) =>
      id.startsWith(prefix) ? `export default ${JSON.stringify(iconFrom(id.slice(prefix.length)))}` : null,
  };
}
