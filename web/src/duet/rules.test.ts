import { describe, expect, test } from "vitest";
import { boxOf } from "./box.ts";
import { viewOf } from "./fixtures.ts";
import { layOut } from "./layout.ts";
import { dutyOf, mustBe } from "./legal.ts";
import { covering, growth, landing } from "./path.ts";
import { sumOf } from "./score.ts";
import { wayOf } from "./walk.ts";

const box = boxOf({ box: null } as Parameters<typeof boxOf>[0]);
const led = (card: string) => ({ trick: [{ seat: 1, card }] });

describe("what may be played", () => {
  test("the leader plays any card", () => {
    const view = viewOf({ hand: ["D2", "R1"] });
    expect(dutyOf(view)).toEqual({ kind: "lead" });
    expect(mustBe(view, "R1")).toBeNull();
  });
  test("the follower plays the suit that was led", () => {
    const view = viewOf({ hand: ["D2", "R1"] }, led("R8"));
    expect(dutyOf(view)).toEqual({ kind: "follow", suit: "R" });
    expect(mustBe(view, "D2")).toBe("R");
    expect(mustBe(view, "R1")).toBeNull();
  });
  test("without a card of it, any card", () => {
    const view = viewOf({ hand: ["D2", "R1"] }, led("S8"));
    expect(dutyOf(view)).toEqual({ kind: "none-of-it", suit: "S" });
    expect(mustBe(view, "D2")).toBeNull();
  });
  test("when a 9 was led, any card", () => {
    const view = viewOf({ hand: ["D2", "R1"] }, led("R9"));
    expect(dutyOf(view)).toEqual({ kind: "heir" });
    expect(mustBe(view, "D2")).toBeNull();
  });
  test("nobody is told to follow when a card is to be given or exchanged", () => {
    expect(mustBe(viewOf({ asked: "give", hand: ["D2", "R1"] }, led("R7")), "D2")).toBeNull();
  });
});

describe("the path", () => {
  test("a gem is taken also where the tracker stands still", () => {
    expect(landing({ ...viewOf().table, tracker: 2 }, 0)).toMatchObject({ to: 2, gem: true });
    expect(landing(viewOf().table, 0)).toMatchObject({ to: 0, gem: false });
  });
  test("the last open space is still on the path", () => {
    expect(landing({ ...viewOf().table, covered: [0, 1] }, 4)).toMatchObject({ to: 4, off: null });
    expect(landing({ ...viewOf().table, covered: [0, 1] }, 5)).toMatchObject({ to: 0, off: 1 });
  });
  test("covering an end moves its gems toward the centre", () => {
    expect(covering({ ...viewOf().table, covered: [2, 0] }, 0)).toEqual({
      end: 0,
      space: -3,
      gems: 2,
      toward: -2,
      sent: null,
    });
  });
  test("a tracker on the covered space goes to the other end", () => {
    expect(covering({ ...viewOf().table, tracker: 5, covered: [1, 0] }, 1).sent).toBe(-4);
  });
  test("plus signs that are covered count for the last open space", () => {
    const signs = growth({ ...viewOf().table, covered: [3, 0] }, [-4, -2, -1, 1, 3]);
    expect([...signs]).toEqual([
      [-2, 2],
      [-1, 1],
      [1, 1],
      [3, 1],
    ]);
  });
});

describe("the walk of the tracker", () => {
  const trick = { was: "trick", winner: 0, steps: -2, to: -1, gem: false, off: null, lost: false } as const;
  test("goes from space to space", () => {
    expect(wayOf(1, -1, [-5, 5], [trick])).toEqual([1, 0, -1]);
  });
  test("leads past the end and home to the start", () => {
    expect(wayOf(3, 0, [-5, 5], [{ ...trick, off: 1, to: 0 }])).toEqual([3, 4, 5, { off: 1 }, 0]);
    expect(wayOf(0, 0, [-2, 5], [{ ...trick, off: 0, to: 0 }])).toEqual([0, -1, -2, { off: 0 }, 0]);
  });
  test("is no walk when nothing moved, and a leap when an end was covered", () => {
    expect(wayOf(2, 2, [-5, 5], [trick])).toEqual([]);
    expect(wayOf(5, -5, [-5, 5], [{ was: "covered", end: 1, sent: -5 }])).toEqual([5, -5]);
  });
});

test("the score: level 2 in round 3 with five cards and one forest token is 28", () => {
  const parts = sumOf(viewOf({ level: 2 }, { round: 3, counts: [3, 2], forest: 1 }), box);
  expect(parts.map((part) => part.points)).toEqual([20, 5, 0, 3]);
});

test("only a win in round 2 earns ten points more", () => {
  const early = (round: number) => sumOf(viewOf({}, { round }), box).find((part) => part.of === "round")?.points;
  expect([1, 2, 3].map(early)).toEqual([0, 10, 0]);
});

describe("where the spaces are drawn", () => {
  test.each([304, 344, 780, 1040])("all eleven are on %i pixels, a finger apart", (width) => {
    const { spots, stone } = layOut(11, width);
    for (const { x } of spots) {
      expect(x).toBeGreaterThanOrEqual(stone / 2);
      expect(x).toBeLessThanOrEqual(width - stone / 2);
    }
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(43);
  });
  test("a longer path of a table's own winds in several rows", () => {
    const { spots, height } = layOut(31, 344);
    expect(new Set(spots.map(({ y }) => Math.round(y))).size).toBeGreaterThan(3);
    expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(344);
    expect(Math.max(...spots.map(({ y }) => y))).toBeLessThan(height);
  });
});
