// What has happened from one view to the next, to be told and heard. Views may be left out in between.

import type { FoolPlayed, FoolView } from "../wire.ts";
import { judge, type Verdict } from "./trick.ts";

/** The trick on the table: the one going on, or the finished one until the next card is led. */
export function onTable(view: FoolView): readonly FoolPlayed[] {
  if (view.table.trick.length > 0) return view.table.trick;
  // Without a Fool this is a new round, and what lay there belongs to the one before.
  return view.table.fools.length > 0 || roundIsOver(view) ? view.last : [];
}

/** What the finished trick on the table came to; null while none lies there. */
export function verdictOn(view: FoolView): Verdict | null {
  if (view.table.trick.length > 0) return null;
  const fools = roundIsOver(view) ? view.table.rounds.at(-1)?.fools : view.table.fools;
  return judge(onTable(view), fools?.length ?? 0);
}

/** Whether a round has just been counted and the next is not dealt yet. */
export function roundIsOver({ turn, left }: FoolView): boolean {
  return turn === null && left.length > 0;
}

export interface Story {
  /** Cards that have come to the table. */
  played: readonly FoolPlayed[];
  /** What a trick that has just ended came to. */
  verdict: Verdict | null;
  /** Whether a round has just ended. */
  counted: boolean;
}

export function since(before: FoolView | null, now: FoolView): Story {
  const cards = onTable(now);
  const known = before ? onTable(before) : cards;
  const goesOn = known.every(({ seat, card }, at) => cards[at]?.seat === seat && cards[at]?.card === card);
  const played = goesOn ? cards.slice(known.length) : cards;
  return {
    played,
    verdict: before && played.length > 0 ? verdictOn(now) : null,
    counted: before !== null && roundIsOver(now) && !roundIsOver(before),
  };
}
