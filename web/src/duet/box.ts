// The board and the movement values that are played with: the rulebook's, or those that a table has brought along.

import { levels, movement } from "../../../src/foxden/games/duet/box.json";
import type { Room } from "../wire.ts";
import { rankOf } from "./cards.ts";

export interface Level {
  gems: readonly number[];
  /** Where a gem is added after rounds 1 and 2; negative toward seat 0's end. */
  plus: readonly number[];
  forest: number;
  points: number;
}

export interface Box {
  /** How far each rank moves the tracker, from 1 to 10. */
  movement: readonly number[];
  levels: Readonly<Record<string, Level>>;
}

const STANDARD: Box = { movement, levels };

export function boxOf(room: Room): Box {
  return room.box ? (room.box as unknown as Box) : STANDARD;
}

/** The paw prints of a card. */
export function pawsOf(card: string, box: Box): number {
  return box.movement[rankOf(card) - 1] ?? 0;
}
