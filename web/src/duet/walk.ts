// The way of the tracker from one view to the next, space by space, so that it can be watched walking.

import type { Happening } from "./news.ts";
import type { End } from "./path.ts";

/** A space, or the place beyond an end. */
export type Step = number | { off: End };

/** Give where the tracker stands one after the other, the first and the last place included; nothing if it did not move. */
export function wayOf(from: number, to: number, ends: readonly [number, number], news: readonly Happening[]): Step[] {
  const trick = news.find((each) => each.was === "trick");
  if (trick?.off !== undefined && trick.off !== null) {
    return [...between(from, ends[trick.off]), { off: trick.off }, to];
  }
  if (from === to) return [];
  // Who is sent from a covered end to the other one does not walk there.
  return trick ? between(from, to) : [from, to];
}

function between(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * way);
}
