// What a place of the page needs first. The server names these files along with the page itself, so that a browser
// fetches them at once, instead of learning of each one from the one before.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const LANGUAGES = readdirSync(join(import.meta.dirname, "../../src/foxden/locale")).sort();
/** By the server's name of the place: the component that App.svelte loads there, and its words. */
const PLACES: Record<string, { page: string; parts: string[] }> = {
  "/": { page: "/src/home/Home.svelte", parts: ["common", "home"] },
  "/t/{table}": { page: "/src/table/TablePage.svelte", parts: ["common", "table"] },
};

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, ending: string): Rolldown.OutputChunk | undefined {
  for (const output of Object.values(bundle)) {
    if (output.type === "chunk" && output.facadeModuleId?.replaceAll("\\", "/").endsWith(ending)) return output;
  }
  return undefined;
}

/** A chunk, and all that it imports. */
function* withImports(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  seen = new Set<string>(),
): Generator<Rolldown.OutputChunk> {
  if (seen.has(chunk.fileName)) return;
  seen.add(chunk.fileName);
  yield chunk;
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") yield* withImports(bundle, imported, seen);
  }
}

/** The value of a `Link` header. */
function links(bundle: Bundle, page: string, words: string[]): string {
  const starts = [page, ...words].map((ending) => chunkOf(bundle, ending)).filter((chunk) => chunk !== undefined);
  const chunks = starts.flatMap((chunk) => [...withImports(bundle, chunk)]);
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...new Set([
      ...styles.map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
      ...chunks.map((chunk) => `</${chunk.fileName}>; rel=modulepreload`),
    ]),
  ].join(", ");
}

/** Write hints.json: by place and by language, what the server says in `Link`. */
export function hints(): Plugin {
  return {
    name: "foxden-hints",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const found: Record<string, Record<string, string>> = {};
      for (const [place, { page, parts }] of Object.entries(PLACES)) {
        found[place] = {};
        for (const language of LANGUAGES) {
          const words = parts.map((part) => `/locale/${language}/${part}.ftl?raw`);
          found[place][language] = links(bundle, page, words);
        }
      }
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(found) });
    },
  };
}
