import { describe, expect, it } from "vitest";
import { rowsOf } from "./rows.ts";

const hand = (size: number): number[] => Array.from({ length: size }, (_, at) => at);
const lengths = (size: number, width: number, cardWidth: number): number[] =>
  rowsOf(hand(size), width, cardWidth).map((row) => row.length);

describe("rows of a hand", () => {
  it("one row where every card has room for a finger", () => {
    expect(lengths(7, 344, 64)).toEqual([7]);
    expect(lengths(12, 900, 84)).toEqual([12]);
  });
  it("as few rows as possible, and about equally long", () => {
    expect(lengths(12, 344, 64)).toEqual([6, 6]);
    expect(lengths(13, 344, 64)).toEqual([7, 6]);
    expect(lengths(12, 240, 64)).toEqual([4, 4, 4]);
  });
  it("all cards, in their order", () => {
    expect(rowsOf(hand(9), 240, 64).flat()).toEqual(hand(9));
  });
  it("nothing of nothing, and a card a row where there is no room", () => {
    expect(rowsOf([], 344, 64)).toEqual([]);
    expect(lengths(2, 40, 64)).toEqual([1, 1]);
  });
});
