import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { animalsIn, type FoolBox, type FoxyBox, howMany, kindsOfCards, stocks } from "./boxes.ts";

const box = <T>(game: string): T =>
  JSON.parse(readFileSync(new URL(`../../../src/foxden/games/${game}/box.json`, import.meta.url), "utf8")) as T;

it("counts a colour's cards, also with gaps", () => {
  expect(["2-17", "2-9, 12, 15-17", "5"].map(howMany)).toEqual([16, 12, 1]);
});

it("gives everybody 12 cards, and 11 at a table of eight", () => {
  const each = stocks(box<FoolBox>("fool")).map(({ players, each, discs }) => [players, each, discs]);
  expect(each).toEqual([
    [4, 12, 1],
    [5, 12, 1],
    [6, 12, 1],
    [7, 12, 2],
    [8, 11, 2],
  ]);
});

it("finds 8 of each animal that has a habitat, and 12 cats", () => {
  const { cat, ...others } = Object.fromEntries(animalsIn(box<FoxyBox>("foxy")));
  expect(cat).toBe(12);
  expect(Object.values(others)).toEqual(Array(8).fill(8));
});

it("tells the kinds of cards apart", () => {
  expect(kindsOfCards(box<FoxyBox>("foxy"))).toEqual({ one: 24, both: 12, "one-cat": 8, "both-cat": 4 });
});
