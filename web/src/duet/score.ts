// How the score of a game that is won adds up.

import type { DuetView } from "../wire.ts";
import type { Box } from "./box.ts";

const EARLY_WIN_ROUND = 2;
const EARLY_WIN_POINTS = 10;
const FOREST_POINTS = 3;

export interface Part {
  of: "level" | "cards" | "round" | "forest";
  /** The level, the cards, the round, the forest tokens. */
  count: number;
  points: number;
}

export function sumOf(view: DuetView, box: Box): Part[] {
  const { table, level } = view;
  const cards = table.counts[0] + table.counts[1];
  const early = table.round === EARLY_WIN_ROUND ? EARLY_WIN_POINTS : 0;
  return [
    { of: "level", count: level, points: box.levels[level]?.points ?? 0 },
    { of: "cards", count: cards, points: cards },
    { of: "round", count: table.round, points: early },
    { of: "forest", count: table.forest, points: table.forest * FOREST_POINTS },
  ];
}
