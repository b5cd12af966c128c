// What a card would lead to, from what lies open and one's own hand alone.

import type { DuetView } from "../wire.ts";
import { type Box, pawsOf } from "./box.ts";
import { FOXES, GAZELLE, MUSICIAN, rankOf, suitOf } from "./cards.ts";
import { type Landing, landing } from "./path.ts";

export interface Forecast {
  winner: number;
  /** Everything the winner could choose from; mostly there is just one. */
  landings: Landing[];
  /** Whether the follower could still change the trump with the Foxes. */
  open: boolean;
}

/** The higher trump wins, or else the higher card of the suit that was led. */
export function winnerOf(leader: number, trick: readonly [string, string], decree: string): number {
  const [led, followed] = trick;
  if (suitOf(led) === suitOf(followed)) return rankOf(led) > rankOf(followed) ? leader : 1 - leader;
  return suitOf(followed) === suitOf(decree) ? 1 - leader : leader;
}

/** All the moves that a trick leaves to its winner, counted toward the winner's own end. */
export function distances(trick: readonly [string, string], box: Box): number[] {
  const ranks = trick.map(rankOf);
  const [one, two] = [pawsOf(trick[0], box), pawsOf(trick[1], box)];
  const possible = new Set([one + two]);
  if (ranks.includes(GAZELLE)) possible.add(one).add(two);
  if (ranks.every((rank) => rank === GAZELLE)) possible.add(0);
  if (ranks.includes(MUSICIAN)) for (const distance of [...possible]) possible.add(0 - distance);
  return [...possible].sort((less, more) => less - more);
}

/** Foresee a whole trick. Ways of leaving the path at the same end come to the same, and are told once. */
export function foresee(view: DuetView, trick: readonly [string, string], decree: string, box: Box): Forecast {
  const winner = winnerOf(view.table.leader, trick, decree);
  const steps = distances(trick, box).map((distance) => (winner === 1 ? distance : 0 - distance));
  return { winner, landings: choices(view, steps), open: false };
}

/** Where these moves lead, from seat 0's end to seat 1's; each outcome once. */
export function choices(view: DuetView, steps: readonly number[]): Landing[] {
  const landings = [...steps].sort((less, more) => less - more).map((each) => landing(view.table, each));
  return landings.filter(
    (each, at) => each.off === null || landings.findIndex((other) => other.off === each.off) === at,
  );
}

/** What the trick would come to if the viewer, who follows, played this card; null if that cannot be known. */
export function ifPlayed(view: DuetView, card: string, box: Box): Forecast | null {
  const { trick, decree } = view.table;
  const led = trick[0];
  if (view.asked !== "play" || trick.length !== 1 || !led || !decree) return null;
  const open = rankOf(card) === FOXES && view.hand.length > 1;
  return { ...foresee(view, [led.card, card], decree, box), open };
}

/** What the complete trick would come to if the Foxes put this card in the decree's place, or left it (null). */
export function ifSwapped(view: DuetView, card: string | null, box: Box): Forecast | null {
  const { trick, decree } = view.table;
  const [led, followed] = trick;
  if (view.asked !== "swap" || !led || !followed || !decree) return null;
  return foresee(view, [led.card, followed.card], card ?? decree, box);
}

/** How far the tracker would go at least and at most if the viewer led this card: the partner's is not known. */
export function rangeOfLead(card: string, box: Box): { own: number; least: number; most: number } {
  const own = pawsOf(card, box);
  return { own, least: own + Math.min(...box.movement), most: own + Math.max(...box.movement) };
}
