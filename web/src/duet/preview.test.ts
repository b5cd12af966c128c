import { describe, expect, test } from "vitest";
import { boxOf } from "./box.ts";
import { viewOf } from "./fixtures.ts";
import { distances, foresee, ifPlayed, ifSwapped, rangeOfLead, winnerOf } from "./preview.ts";

const box = boxOf({ box: null } as Parameters<typeof boxOf>[0]);
const led = (card: string) => [{ seat: 1, card }];

describe("the rulebook's worked examples", () => {
  test("a trump: the tracker goes 5 steps toward seat 0's end and takes a gem there", () => {
    const view = viewOf({ hand: ["R6", "D2"] }, { trick: led("S10"), decree: "R4" });
    expect(ifPlayed(view, "R6", box)).toEqual({
      winner: 0,
      open: false,
      landings: [{ steps: -5, to: -5, gem: true, off: null, lost: false, won: false }],
    });
  });

  test("a Gazelle: 4 steps, or one value is left out, 1 or 3", () => {
    expect(winnerOf(0, ["D5", "D2"], "R4")).toBe(0);
    expect(distances(["D5", "D2"], box)).toEqual([1, 3, 4]);
  });

  test("a Musician: -2 or +2", () => {
    expect(distances(["D1", "D6"], box)).toEqual([-2, 2]);
  });

  test("off the path: from +3 with 2 and 1 the tracker is back at the start, and no gem is taken", () => {
    const view = viewOf({}, { leader: 1, tracker: 3 });
    expect(foresee(view, ["D6", "D4"], "R4", box)).toEqual({
      winner: 1,
      open: false,
      landings: [{ steps: 3, to: 0, gem: false, off: 1, lost: false, won: false }],
    });
  });
});

describe("the winner", () => {
  test.each([
    ["the higher card of the suit that was led", 1, ["D8", "D9"], "R4", 0],
    ["the leader, when the follower has played another suit", 1, ["D2", "S10"], "R4", 1],
    ["any trump against another suit", 0, ["D10", "R1"], "R4", 1],
    ["the higher one of two trumps", 0, ["R5", "R2"], "R4", 0],
  ] as const)("is %s", (_, leader, trick, decree, winner) => {
    expect(winnerOf(leader, [...trick], decree)).toBe(winner);
  });
});

describe("the choices of the winner", () => {
  test("with two 5s: none, one or both are left out", () => {
    expect(distances(["D5", "R5"], box)).toEqual([0, 1, 2]);
  });
  test("Musician and Gazelle work together", () => {
    expect(distances(["D1", "D5"], box)).toEqual([-1, 0, 1]);
  });
  test("standing still is one move, whatever its direction", () => {
    expect(distances(["D1", "D7"], box)).toEqual([0]);
  });
  test("two ways off the same end are one outcome", () => {
    const view = viewOf({}, { leader: 0, tracker: -5 });
    expect(foresee(view, ["D5", "R2"], "D4", box).landings).toHaveLength(1);
  });
  test("a covered end is nearer", () => {
    const view = viewOf({}, { leader: 0, covered: [2, 0], forest: 2 });
    expect(foresee(view, ["D10", "D4"], "R4", box).landings[0]).toMatchObject({ off: 0, lost: false });
  });
  test("without a forest token, off the path is lost", () => {
    const view = viewOf({}, { leader: 0, tracker: -3, forest: 0 });
    expect(foresee(view, ["D10", "D4"], "R4", box).landings[0]).toMatchObject({ off: 0, lost: true, to: -3 });
  });
  test("the last gem wins", () => {
    const view = viewOf({}, { leader: 0, gems: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] });
    expect(foresee(view, ["D7", "D4"], "R4", box).landings[0]).toMatchObject({ to: -1, won: true });
  });
});

describe("what can be known", () => {
  test("leading, nothing is foreseen but how far one's own card may lead", () => {
    expect(ifPlayed(viewOf({ hand: ["D6"] }), "D6", box)).toBeNull();
    expect(rangeOfLead("D6", box)).toEqual({ own: 2, least: 2, most: 5 });
  });
  test("following with the Foxes, the trump may still change, while there is a card to exchange", () => {
    const view = viewOf({ hand: ["D3", "S2"] }, { trick: led("D6") });
    expect(ifPlayed(view, "D3", box)?.open).toBe(true);
    expect(ifPlayed({ ...view, hand: ["D3"] }, "D3", box)?.open).toBe(false);
  });
  test("the Foxes' exchange changes the trump of this trick", () => {
    const trick = [...led("D6"), { seat: 0, card: "S3" }];
    const view = viewOf({ asked: "swap", hand: ["S9"] }, { trick });
    expect(ifSwapped(view, null, box)?.winner).toBe(1);
    expect(ifSwapped(view, "S9", box)?.winner).toBe(0);
  });
  test("an exchange by the leader leaves the trick open", () => {
    expect(ifSwapped(viewOf({ asked: "swap" }, { trick: led("D3") }), "S9", box)).toBeNull();
  });
});
