import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { GAMES, SECTIONS } from "./sections.ts";

const HERE = new URL("./", import.meta.url);
const ROOT = new URL("../../../", HERE);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const CATALOGS = ["rules", ...GAMES.map((game) => `rules-${game}`)];

/** The messages of a catalog in their order, each with the names of its variables. */
function messages(language: string, catalog: string): [string, string[]][] {
  const { body } = new FluentResource(read(`src/foxden/locale/${language}/${catalog}.ftl`));
  return body.map(({ id, value }) => {
    const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name ?? "");
    return [id, [...new Set(variables)].sort()];
  });
}

it.each(CATALOGS)("%s says the same in every language", (catalog) => {
  const english = messages("en", catalog);
  expect(english.length).toBeGreaterThan(10);
  for (const language of ["fr", "it"]) expect(messages(language, catalog)).toEqual(english);
});

it.each(CATALOGS)("%s closes what it prints in bold, and leaves no line out", (catalog) => {
  for (const language of ["en", "fr", "it"])
    for (const line of read(`src/foxden/locale/${language}/${catalog}.ftl`).split("\n")) {
      if (line.startsWith("#")) continue;
      expect(line.split("*").length % 2, line).toBe(1);
      expect(line, line).toMatch(/^$|^[a-z][a-z-]* = \S/);
    }
});

it("French keeps its signs with the word before", () => {
  for (const catalog of CATALOGS)
    for (const line of read(`src/foxden/locale/fr/${catalog}.ftl`).split("\n"))
      if (!line.startsWith("#")) expect(line).not.toMatch(/[ \w][:;!?»](\s|$)|« /);
});

const source = readdirSync(HERE)
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => readFileSync(new URL(name, HERE), "utf8"))
  .join("\n");

it("every sentence is printed, and every printed sentence is there", () => {
  const written = new Set(CATALOGS.flatMap((catalog) => messages("en", catalog).map(([id]) => id)));
  for (const [, id = ""] of source.matchAll(/["'](rules-[a-z-]+[a-z])["']/g))
    if (!CATALOGS.includes(id)) expect(written, id).toContain(id);
  // Some ids are put together; their beginnings are in the source.
  const beginnings = [...source.matchAll(/`(rules-[a-z-]+-)\$\{/g)].map(([, beginning = ""]) => beginning);
  const unused = [...written].filter(
    (id) =>
      !source.includes(`"${id}"`) && !source.includes(`'${id}'`) && !beginnings.some((begun) => id.startsWith(begun)),
  );
  const composed = GAMES.flatMap((game) => [
    `rules-${game}-in-short`,
    ...SECTIONS[game].map((section) => `rules-${game}-title-${section}`),
  ]);
  expect(unused.sort()).toEqual(composed.sort());
});

it.each(GAMES)("%s tells every ruling of the docs", (game) => {
  const [, rulings = ""] = read(`docs/rules-${game}.md`).split("## Our rulings");
  const listed = rulings.split("\n## ")[0]?.match(/^- /gm)?.length;
  const told = messages("en", `rules-${game}`).filter(([id]) => id.startsWith(`rules-${game}-ruling-`));
  expect(told.length).toBe(listed);
});

it.each(GAMES)("%s has a place for each of its sections", (game) => {
  const text = readFileSync(new URL(`${game[0]?.toUpperCase()}${game.slice(1)}Rules.svelte`, HERE), "utf8");
  const places = [...text.matchAll(/<Part id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(places).toEqual([...SECTIONS[game]]);
});
