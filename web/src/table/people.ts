// How people at a table are called and coloured, and what the table waits for.

import type { Session } from "../net/session.svelte.ts";
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
export function seatName(room: Pick<Room, "chairs">, seat: number): string {
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

/** Whether everybody waits for the person on this chair: to move, or to be ready for the next round. */
export function isAwaited(session: Session, chair: ChairShown): boolean {
  const { room, view } = session;
  if (room?.phase !== "playing") return false;
  if (room.awaits_ready) return chair.person !== null && !chair.bot && !room.ready.includes(chair.seat);
  return view?.to_move.includes(chair.seat) ?? false;
}

/** Name the host; as such, if the host has no seat. */
export function hostName(room: Room): string {
  const chair = room.chairs.find((each) => each.person !== null && each.person === room.host);
  return chair ? nameOf(chair) : t("the-host");
}
