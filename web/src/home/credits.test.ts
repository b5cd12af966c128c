import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconFrom } from "../../build/icons.ts";
import { SIGNS } from "./credits.ts";

const source = join(import.meta.dirname, "..");
const credited = Object.values(SIGNS).flatMap(({ signs }) => signs);

test("every sign from game-icons.net has its author on the page About", () => {
  const texts = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(source, file), "utf8"));
  const used = texts.flatMap((text) => [...text.matchAll(/"icon:game-icons\/([\w-]+)"/g)].map(([, sign]) => sign));
  expect(used.length).toBeGreaterThan(0);
  expect(credited).toEqual(expect.arrayContaining([...new Set(used)]));
});

test.each(credited)("there is a sign %s", (sign) => {
  expect(iconFrom(`game-icons/${sign}`).body).toContain("<path");
});
