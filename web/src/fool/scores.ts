// How a round and the game come to their end.

import type { FoolRound, FoolTable } from "../wire.ts";

export const LOWEST_TOTAL = -80;
export const OUT = 10;
export const OUT_OFTEN = 6;

/** Why a round brought somebody what it did. */
export function outcomeOf(round: FoolRound, seat: number): "out" | "fool" | "left" {
  const score = round.scores[seat] ?? 0;
  if (score > 0) return "out";
  return score === 0 ? "fool" : "left";
}

/** How near somebody is to the line that ends the game: 0 at no minus at all, 1 on the line. */
export function nearness(total: number): number {
  return Math.min(1, Math.max(0, total / LOWEST_TOTAL));
}

/** Whose total or whose sixth +10 ended the game. */
export function whoEnded(ended: string | null, table: Pick<FoolTable, "totals" | "tens">): number[] {
  const did = (seat: number): boolean =>
    ended === "lowest_total"
      ? (table.totals[seat] ?? 0) <= LOWEST_TOTAL
      : ended === "out_often" && (table.tens[seat] ?? 0) >= OUT_OFTEN;
  return table.totals.map((_, seat) => seat).filter(did);
}

/** The seats from best to worst; equal totals share a place. */
export function standings(totals: readonly number[]): { seat: number; total: number; place: number }[] {
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => other > total).length }))
    .sort((one, other) => other.total - one.total);
}
