// What has happened between two views, for the eyes and ears of whoever did not see it.

import type { DuetView } from "../wire.ts";
import { HAND } from "./cards.ts";
import { type End, gemsLeft } from "./path.ts";
import { winnerOf } from "./preview.ts";

export interface TrickEnded {
  was: "trick";
  winner: number;
  /** Negative is toward seat 0's end; null when the tracker left the path. */
  steps: number | null;
  to: number;
  gem: boolean;
  off: End | null;
  lost: boolean;
}

export type Happening =
  | { was: "dealt"; round: number; decree: string; leader: number }
  | { was: "played"; seat: number; card: string }
  | { was: "swapped"; seat: number; decree: string }
  | { was: "kept"; seat: number }
  | { was: "exchanged"; gave: string | null; got: string | null }
  | TrickEnded
  | { was: "added"; gems: number }
  | { was: "covered"; end: End; sent: number | null }
  | { was: "offered"; seat: number };

/** How many tricks of the whole game are over. */
export function progress(view: DuetView): number {
  const { round, counts, trick } = view.table;
  const done = view.asked === "deal" ? 0 : (2 * HAND - counts[0] - counts[1] - trick.length) / 2;
  return (round - 1) * HAND + done;
}

/** Whether the trick that lies open in `last` belongs to the round that is being played. */
export function lastIsOfThisRound(view: DuetView): boolean {
  const { counts } = view.table;
  return view.asked !== "deal" && view.last.length === 2 && Math.max(...counts) < HAND;
}

/** Tell what has happened from one view to the next. When more than one trick lies between them, the past is past. */
export function happenings(before: DuetView, after: DuetView): Happening[] {
  const ended = progress(after) - progress(before);
  const offered: Happening[] =
    after.offer !== null && after.offer !== before.offer ? [{ was: "offered", seat: after.offer }] : [];
  if (ended < 0 || ended > 1) return offered;
  return [
    ...dealt(before, after),
    ...played(before, after),
    ...decreed(before, after),
    ...exchanged(before, after),
    ...(ended === 1 ? trickEnded(before, after) : []),
    ...covered(before, after),
    ...offered,
  ];
}

function dealt(before: DuetView, after: DuetView): Happening[] {
  const { round, decree, leader } = after.table;
  return before.asked === "deal" && after.asked !== "deal" && decree ? [{ was: "dealt", round, decree, leader }] : [];
}

function played(before: DuetView, after: DuetView): Happening[] {
  const was = before.table.trick;
  const now = progress(after) > progress(before) ? [...after.last, ...after.table.trick] : after.table.trick;
  return now.slice(was.length).map(({ seat, card }) => ({ was: "played", seat, card }));
}

function decreed(before: DuetView, after: DuetView): Happening[] {
  const seat = before.asked_of[0];
  if (before.asked !== "swap" || after.asked === "swap" || seat === undefined) return [];
  const decree = after.table.decree;
  return decree && decree !== before.table.decree ? [{ was: "swapped", seat, decree }] : [{ was: "kept", seat }];
}

function exchanged(before: DuetView, after: DuetView): Happening[] {
  if (before.asked !== "give" || after.asked === "give" || after.table.result === "stopped") return [];
  const gave = before.hand.find((card) => !after.hand.includes(card)) ?? null;
  const got = after.hand.find((card) => !before.hand.includes(card)) ?? null;
  return [{ was: "exchanged", gave, got }];
}

function trickEnded(before: DuetView, after: DuetView): Happening[] {
  const winner = winnerOfLast(before, after);
  if (winner === null) return [];
  const added = before.table.reserve - after.table.reserve;
  const fell = ([0, 1] as const).find((end) => after.table.covered[end] > before.table.covered[end]);
  const lost = after.table.result === "lost_path";
  const trick: TrickEnded = {
    was: "trick",
    winner,
    steps: lost || fell !== undefined ? null : after.table.tracker - before.table.tracker,
    to: after.table.tracker,
    gem: gemsLeft(after.table) - added < gemsLeft(before.table),
    off: fell ?? null,
    lost,
  };
  return added > 0 ? [trick, { was: "added", gems: added }] : [trick];
}

function winnerOfLast(before: DuetView, after: DuetView): number | null {
  // Who has won leads, until the next round is to be dealt.
  if (after.asked !== "deal") return after.table.leader;
  const [led, followed] = after.last;
  const decree = before.table.decree;
  return led && followed && decree ? winnerOf(led.seat, [led.card, followed.card], decree) : null;
}

function covered(before: DuetView, after: DuetView): Happening[] {
  if (before.asked !== "cover" || after.asked === "cover") return [];
  const end = ([0, 1] as const).find((each) => after.table.covered[each] > before.table.covered[each]);
  if (end === undefined) return [];
  const moved = after.table.tracker !== before.table.tracker;
  return [{ was: "covered", end, sent: moved ? after.table.tracker : null }];
}
