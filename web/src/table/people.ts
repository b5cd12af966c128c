// How people at a table are called and coloured.

import type { ChairShown, Room } from "../wire.ts";
import { t } from "../words/words.svelte.ts";

/** Distinct on light and dark paper, and readable below white letters. */
export const COLOURS = [
  "#b4341f",
  "#b45309",
  "#4d7c0f",
  "#0f766e",
  "#0369a1",
  "#4f46e5",
  "#9333ea",
  "#be185d",
] as const;

export function nameOf(chair: ChairShown): string {
  if (chair.person !== null) return chair.name || t("guest", { number: chair.seat + 1 });
  return chair.bot ? t("bot", { number: chair.seat + 1 }) : t("free-seat");
}

/** Name who sits there, as one speaks of others: nobody is called "you". */
export function seatName(room: Room, seat: number): string {
  const chair = room.chairs[seat];
  return chair ? nameOf(chair) : "";
}

export function colourOf(chair: ChairShown): string {
  return chair.colour || (COLOURS[chair.seat % COLOURS.length] as string);
}

export function isFree(chair: ChairShown): boolean {
  return chair.person === null && !chair.bot;
}

/** Whether the table waits for the viewer: to move, or to be ready for the next round. */
export function mustBeReady(room: Room): boolean {
  return room.awaits_ready && room.phase === "playing" && room.seat !== null && !room.ready.includes(room.seat);
}
