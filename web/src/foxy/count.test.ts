import { describe, expect, it } from "vitest";
import type { FoxyMove } from "../wire.ts";
import type { FoxRule } from "./cards.ts";
import { bestSeats, check, decider, offAfter, standings, stepsOf, totalOf, totalsAfter } from "./count.ts";

const sums = (deck: string, rule: FoxRule): number[] => stepsOf(deck.split(" "), rule).map(({ sum }) => totalOf(sum));

describe("the count", () => {
  const example = "farm:hen+pig farm:hen+cat sea:dolphin fox farm:pig+cat";

  it.each<[FoxRule, number[]]>([
    ["different", [2, 3, 1, 4, 4]],
    ["most_seen", [2, 3, 1, 2, 4]],
    ["singles", [2, 3, 1, 1, 4]],
    ["cat", [2, 3, 1, 2, 5]],
  ])("comes to the rulebook's numbers, with the Fox's rule %s", (rule, exact) => {
    expect(sums(example, rule)).toEqual(exact);
  });

  // Dealt and counted by the server's own code.
  const dealt =
    "sea:dolphin sea:dolphin sea:octopus farm:pig forest:bear+rabbit sea:dolphin+octopus+cat forest:rabbit fox " +
    "farm:hen+cat savannah:giraffe+zebra+cat forest:rabbit+cat farm:hen+pig+cat savannah:zebra forest:bear+rabbit " +
    "savannah:zebra forest:bear+cat farm:pig farm:pig+cat sea:octopus+cat savannah:giraffe+cat";

  it.each<[FoxRule, number[]]>([
    ["different", [1, 2, 1, 1, 2, 6, 2, 6, 3, 5, 7, 9, 2, 6, 3, 9, 3, 11, 11, 11]],
    ["most_seen", [1, 2, 1, 1, 2, 6, 2, 3, 3, 5, 7, 9, 2, 6, 3, 9, 3, 11, 11, 11]],
    ["singles", [1, 2, 1, 1, 2, 6, 2, 5, 3, 5, 7, 9, 2, 6, 3, 9, 3, 11, 11, 11]],
    ["cat", [1, 2, 1, 1, 2, 6, 2, 2, 4, 6, 8, 10, 2, 6, 3, 10, 3, 12, 12, 12]],
  ])("agrees with the server over a whole game, with the Fox's rule %s", (rule, exact) => {
    expect(sums(dealt, rule)).toEqual(exact);
  });

  it("is 0 for a Fox that comes first, but for one that is a cat", () => {
    expect(sums("fox farm:hen", "different")).toEqual([0, 1]);
    expect(sums("fox farm:hen", "most_seen")).toEqual([0, 1]);
    expect(sums("fox farm:hen", "singles")).toEqual([0, 1]);
    expect(sums("fox farm:hen+cat", "cat")).toEqual([1, 3]);
  });

  it("tells what each card adds, and how the number comes about", () => {
    const steps = stepsOf(example.split(" "), "most_seen");
    expect(steps[1]?.added).toEqual(["hen", "cat"]);
    expect(steps[1]?.tally).toMatchObject({ hen: 2, pig: 1, cat: 1, dolphin: 0 });
    expect(steps[1]?.sum).toEqual({
      of: "animals",
      parts: [
        { animal: "hen", times: 2 },
        { animal: "cat", times: 1 },
      ],
    });
    expect(steps[3]).toMatchObject({ added: [], sum: { of: "most_seen", most: ["hen"], times: 2 } });
  });
});

describe("a number against the exact one", () => {
  it("is right, too low or too high, and tells by how much", () => {
    expect(check({ do: "estimate", value: 6 }, 6)).toEqual({ verdict: "exact", value: 6, circled: false, off: 0 });
    expect(check({ do: "estimate", value: 4, circled: true }, 6)).toMatchObject({
      verdict: "under",
      circled: true,
      off: 2,
    });
    expect(check({ do: "estimate", value: 7 }, 6)).toMatchObject({ verdict: "over", off: 1 });
  });

  it("may be missing: then it is as far off as a 0", () => {
    expect(check({ do: "blank" }, 6)).toEqual({ verdict: "blank", value: null, circled: false, off: 6 });
  });
});

describe("alone", () => {
  it("too high and too low add up, and do not cancel out", () => {
    const sheet: FoxyMove[] = [{ do: "estimate", value: 5 }, { do: "estimate", value: 9 }, { do: "blank" }];
    const exact = [7, 8, 1];
    expect([0, 1, 2, 3].map((turns) => offAfter(turns, sheet, exact))).toEqual([0, 2, 3, 4]);
  });
});

describe("points", () => {
  it("grow turn by turn", () => {
    const points = [
      [1, 0, 4],
      [0, 2, 2],
    ];
    expect(totalsAfter(0, points)).toEqual([0, 0]);
    expect(totalsAfter(2, points)).toEqual([1, 2]);
    expect(totalsAfter(3, points)).toEqual([5, 4]);
  });

  it("of many are shown for the best, and for oneself", () => {
    expect(bestSeats([3, 9, 5, 7], 2, null)).toEqual([1, 3]);
    expect(bestSeats([3, 9, 5, 7], 3, 0)).toEqual([1, 3, 0]);
    expect(bestSeats([3, 9, 5, 7], 3, 3)).toEqual([1, 3, 2]);
    expect(bestSeats([0, 0, 0], 2, 2)).toEqual([0, 2]);
  });
});

describe("the places", () => {
  const places = (totals: number[], circled_points: number[], crossed: number[]): [number, number][] =>
    standings({ totals, circled_points, crossed }).map(({ seat, place }) => [seat, place]);

  it("go by points", () => {
    expect(places([10, 30, 20], [0, 0, 0], [0, 0, 0])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it("then by points from the circle, then by fewest crossed out", () => {
    const result = { totals: [30, 30, 30], circled_points: [8, 12, 12], crossed: [0, 3, 2] };
    expect(standings(result).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(decider(result)).toBe("crossed");
    expect(decider({ ...result, circled_points: [8, 12, 14] })).toBe("circle");
    expect(decider({ ...result, totals: [30, 31, 30] })).toBeNull();
  });

  it("are shared by those who are equal in everything", () => {
    expect(places([30, 20, 30, 10], [0, 0, 0, 0], [1, 0, 1, 0])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 4],
    ]);
    expect(decider({ totals: [30, 30], circled_points: [0, 0], crossed: [1, 1] })).toBeNull();
  });
});
