// The count, step by step, as it is shown. What everything is worth is the server's word; here is only how it came about.

import type { FoxyMove, FoxyTable } from "../wire.ts";
import { ANIMALS, type Animal, adds, type FoxRule, faceOf, isFox } from "./cards.ts";

/** How far one may be off in all, alone. */
export const SOLO_DEVIATION = 5;

export type Tally = Record<Animal, number>;

/** How the number of a turn comes about. */
export type Sum =
  | { of: "animals"; parts: { animal: Animal; times: number }[] }
  | { of: "different"; kinds: Animal[] }
  | { of: "most_seen"; most: Animal[]; times: number }
  | { of: "singles"; cards: number };

export interface Step {
  card: string;
  /** What the card adds to the tracks. */
  added: Animal[];
  /** The tracks with it. */
  tally: Tally;
  sum: Sum;
}

/** Count aloud, card by card. */
export function stepsOf(deck: readonly string[], rule: FoxRule): Step[] {
  const tally = Object.fromEntries(ANIMALS.map((animal) => [animal, 0])) as Tally;
  let singles = 0;
  return deck.map((card) => {
    const added = adds(card, rule);
    for (const animal of added) tally[animal] += 1;
    const sum = isFox(card) && rule !== "cat" ? foxSum(rule, tally, singles) : sumOf(added, tally);
    if (faceOf(card).animals.length === 1) singles += 1;
    return { card, added, tally: { ...tally }, sum };
  });
}

function sumOf(added: readonly Animal[], tally: Tally): Sum {
  return { of: "animals", parts: added.map((animal) => ({ animal, times: tally[animal] })) };
}

function foxSum(rule: Exclude<FoxRule, "cat">, tally: Tally, singles: number): Sum {
  if (rule === "singles") return { of: "singles", cards: singles };
  const kinds = ANIMALS.filter((animal) => tally[animal] > 0);
  if (rule === "different") return { of: "different", kinds };
  const times = Math.max(...Object.values(tally));
  return { of: "most_seen", most: kinds.filter((animal) => tally[animal] === times), times };
}

export function totalOf(sum: Sum): number {
  switch (sum.of) {
    case "animals":
      return sum.parts.reduce((total, part) => total + part.times, 0);
    case "different":
      return sum.kinds.length;
    case "most_seen":
      return sum.times;
    case "singles":
      return sum.cards;
  }
}

export type Verdict = "exact" | "under" | "over" | "blank";

export interface Checked {
  verdict: Verdict;
  /** Null in a box that was left empty. */
  value: number | null;
  circled: boolean;
  /** How far it is from the exact number. A blank is as far as a 0. */
  off: number;
}

/** Hold a number that was written against the exact one. */
export function check(written: FoxyMove, exact: number): Checked {
  if (written.do === "blank") return { verdict: "blank", value: null, circled: false, off: exact };
  const { value, circled = false } = written;
  const verdict = value === exact ? "exact" : value < exact ? "under" : "over";
  return { verdict, value, circled, off: Math.abs(value - exact) };
}

/** Everybody's points after so many turns. */
export function totalsAfter(turns: number, points: readonly (readonly number[])[]): number[] {
  return points.map((boxes) => {
    let total = 0;
    for (let turn = 0; turn < turns; turn += 1) total += boxes[turn] ?? 0;
    return total;
  });
}

/** Alone: how far off one has been in all after so many turns. */
export function offAfter(turns: number, sheet: readonly FoxyMove[], exact: readonly number[]): number {
  return sheet.slice(0, turns).reduce((sum, written, turn) => sum + check(written, exact[turn] ?? 0).off, 0);
}

export interface Standing {
  seat: number;
  /** From 1; those who are equal in everything share one. */
  place: number;
}

/** What decides among players with equally many points, if anything had to. */
export type Decider = "circle" | "crossed" | null;

type Result = Required<Pick<FoxyTable, "totals" | "circled_points" | "crossed">>;

function compare(result: Result, one: number, other: number): number {
  const by = (list: readonly number[]): number => (list[other] ?? 0) - (list[one] ?? 0);
  return by(result.totals) || by(result.circled_points) || -by(result.crossed);
}

/** Everybody in the order of the rules: points, then those from the circle, then the fewest crossed out. */
export function standings(result: Result): Standing[] {
  const order = result.totals.map((_, seat) => seat).sort((one, other) => compare(result, one, other) || one - other);
  let place = 1;
  return order.map((seat, at) => {
    const before = order[at - 1];
    if (before !== undefined && compare(result, before, seat) !== 0) place = at + 1;
    return { seat, place };
  });
}

/** Tell why the winner is ahead of the next player who has as many points. */
export function decider(result: Result): Decider {
  const [first, ...others] = standings(result);
  const next = others.find((each) => each.place > 1);
  if (!first || !next || result.totals[first.seat] !== result.totals[next.seat]) return null;
  return result.circled_points[first.seat] === result.circled_points[next.seat] ? "crossed" : "circle";
}

/** The seats to show of many: the best ones, and one's own wherever it is. */
export function bestSeats(totals: readonly number[], howMany: number, own: number | null): number[] {
  const best: number[] = [];
  for (let seat = 0; seat < totals.length; seat += 1) {
    const at = best.findIndex((other) => (totals[seat] ?? 0) > (totals[other] ?? 0));
    if (at >= 0) best.splice(at, 0, seat);
    else if (best.length < howMany) best.push(seat);
    if (best.length > howMany) best.pop();
  }
  if (own === null || best.includes(own)) return best;
  return [...best.slice(0, howMany - 1), own];
}
