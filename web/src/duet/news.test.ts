import { describe, expect, test } from "vitest";
import { viewOf } from "./fixtures.ts";
import { happenings, lastIsOfThisRound } from "./news.ts";

const S10 = { seat: 1, card: "S10" };
const R6 = { seat: 0, card: "R6" };

describe("what has happened", () => {
  test("a card is led", () => {
    const before = viewOf({ asked_of: [1] });
    expect(happenings(before, viewOf({}, { trick: [S10], counts: [6, 5] }))).toEqual([{ was: "played", ...S10 }]);
  });

  test("a trick ends: who won, how far the tracker went, a gem", () => {
    const before = viewOf({}, { trick: [S10], counts: [6, 5] });
    const gems = [0, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1];
    const after = viewOf({ last: [S10, R6] }, { leader: 0, tracker: -5, gems, counts: [5, 5] });
    expect(happenings(before, after)).toEqual([
      { was: "played", ...R6 },
      { was: "trick", winner: 0, steps: -5, to: -5, gem: true, off: null, lost: false },
    ]);
  });

  test("the winner has led again before anybody saw the trick end", () => {
    const before = viewOf({}, { trick: [S10], counts: [6, 5] });
    const D2 = { seat: 0, card: "D2" };
    const after = viewOf({}, { leader: 0, tracker: -5, trick: [D2], counts: [4, 5] });
    expect(happenings(before, after)).toContainEqual(expect.objectContaining({ was: "trick", winner: 0, steps: -5 }));
  });

  test("the tracker leaves the path", () => {
    const before = viewOf({ asked: "move" }, { trick: [S10, R6], tracker: -3, counts: [5, 5] });
    const gems = [0, 2, 2, 1, 1, 0, 1, 1, 2, 1, 1];
    const after = viewOf({ last: [S10, R6] }, { leader: 0, gems, covered: [1, 0], forest: 3, counts: [5, 5] });
    expect(happenings(before, after)).toEqual([
      { was: "trick", winner: 0, steps: null, to: 0, gem: false, off: 0, lost: false },
    ]);
  });

  test("a round ends: gems are added at the plus signs, and are not taken for collected", () => {
    const before = viewOf({}, { trick: [S10], counts: [1, 0] });
    const gems = [1, 2, 2, 2, 2, 0, 2, 1, 3, 1, 1];
    const after = viewOf(
      { asked: "deal", asked_of: [], last: [S10, R6] },
      { round: 2, decree: null, gems, reserve: 5, tracker: -2, counts: [0, 0] },
    );
    expect(happenings(before, after)).toContainEqual(expect.objectContaining({ was: "trick", winner: 0, gem: false }));
    expect(happenings(before, after)).toContainEqual({ was: "added", gems: 5 });
  });

  test("the Foxes change the decree, or leave it", () => {
    const before = viewOf({ asked: "swap", asked_of: [1] }, { trick: [S10], counts: [6, 5] });
    const now = { trick: [S10], counts: [6, 5] as [number, number] };
    expect(happenings(before, viewOf({}, { ...now, decree: "D8" }))).toEqual([
      { was: "swapped", seat: 1, decree: "D8" },
    ]);
    expect(happenings(before, viewOf({}, now))).toEqual([{ was: "kept", seat: 1 }]);
  });

  test("the Gift: one's own cards are named, a watcher sees that it happened", () => {
    const now = { trick: [S10], counts: [2, 2] as [number, number] };
    const before = viewOf({ asked: "give", asked_of: [0, 1], hand: ["D2", "R4"] }, now);
    expect(happenings(before, viewOf({ hand: ["D2", "S9"] }, now))).toEqual([
      { was: "exchanged", gave: "R4", got: "S9" },
    ]);
    expect(happenings({ ...before, hand: [] }, viewOf({}, now))).toEqual([{ was: "exchanged", gave: null, got: null }]);
  });

  test("an end is covered, and the tracker sent to the other", () => {
    const before = viewOf({ asked: "cover" }, { tracker: 5, counts: [0, 0] });
    const after = viewOf({ asked: "deal" }, { round: 2, tracker: -5, covered: [0, 1], counts: [0, 0], decree: null });
    expect(happenings(before, after)).toEqual([{ was: "covered", end: 1, sent: -5 }]);
  });

  test("whoever was away for more than a trick is told nothing of it", () => {
    expect(happenings(viewOf(), viewOf({ last: [S10, R6] }, { counts: [3, 3], tracker: 4 }))).toEqual([]);
  });
});

test("the last trick of a round is not shown in the next one", () => {
  expect(lastIsOfThisRound(viewOf({ last: [S10, R6] }, { counts: [11, 11] }))).toBe(false);
  expect(lastIsOfThisRound(viewOf({ last: [S10, R6] }))).toBe(true);
});
