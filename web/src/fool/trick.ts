// What a trick asks for and what it comes to, to say it in words. What is allowed, the server says.

import type { FoolPlayed, FoolTable } from "../wire.ts";
import { type Colour, colourOf, ONE, rankOf } from "./cards.ts";

type Trick = readonly FoolPlayed[];

/** The colour of the first coloured card; a 1 sets none. */
export function trickColour(trick: Trick): Colour | null {
  for (const { card } of trick) {
    const colour = colourOf(card);
    if (colour) return colour;
  }
  return null;
}

/** What is asked of whoever plays next. */
export type Question =
  | { asks: "lead" }
  /** Only 1s were played: there is no colour yet. */
  | { asks: "free" }
  /** `one`: whether there is a 1 in hand, too. */
  | { asks: "follow"; colour: Colour; one: boolean }
  | { asks: "discard"; colour: Colour; one: boolean };

export function question(trick: Trick, hand: readonly string[]): Question {
  if (trick.length === 0) return { asks: "lead" };
  const colour = trickColour(trick);
  if (!colour) return { asks: "free" };
  const asks = hand.some((card) => colourOf(card) === colour) ? "follow" : "discard";
  return { asks, colour, one: hand.includes(ONE) };
}

/** Why somebody is the Fool. */
export interface Reason {
  /** The worst cards are discards; where there are none, cards of the trick's colour, and below those the 1s. */
  of: "discard" | "colour" | "one";
  /** Whether it is the lowest of these, the next one above it, or there is no other. */
  place: "only" | "lowest" | "second";
  /** Whether an equally low card was played earlier, and its player got away with it. */
  later: boolean;
  colour: Colour | null;
}

export interface Verdict {
  winner: number;
  fools: { seat: number; reason: Reason }[];
}

/** What the trick would come to if it ended with this card. From worst to best: discards, then the trick's colour, each
 * from low to high; of equals the one played later is worse. */
export function judge(trick: Trick, discs: number): Verdict | null {
  const colour = trickColour(trick);
  const ranked = trick
    .map(({ seat, card }, at) => ({ seat, card, at, follows: card === ONE || colourOf(card) === colour }))
    .sort(
      (one, other) =>
        Number(one.follows) - Number(other.follows) || rankOf(one.card) - rankOf(other.card) || other.at - one.at,
    );
  const best = ranked.at(-1);
  if (!best) return null;
  const fools = ranked.slice(0, discs).map(({ seat, card, follows }) => {
    const alike = ranked.filter((other) => other.follows === follows);
    const above = alike.findIndex((other) => other.seat === seat);
    const equals = alike.filter((other) => rankOf(other.card) === rankOf(card));
    const lowest = above === 0 || (card !== ONE && equals.includes(alike[0] as (typeof alike)[number]));
    const reason: Reason = {
      of: follows ? (card === ONE ? "one" : "colour") : "discard",
      place: !follows && alike.length === 1 ? "only" : lowest ? "lowest" : "second",
      later: equals.some((other) => ranked.indexOf(other) >= discs),
      colour,
    };
    return { seat, reason };
  });
  return { winner: best.seat, fools };
}

/** In which order this trick is played: clockwise from its leader, without those who sit it out. */
export function order({ leader, counts, fools }: Pick<FoolTable, "leader" | "counts" | "fools">): number[] {
  if (leader === null) return [];
  return counts.map((_, step) => (leader + step) % counts.length).filter((seat) => !fools.includes(seat));
}
