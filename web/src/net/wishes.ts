// What a person has asked of the table and does not see done yet. Such a command has no answer of its own: that it was
// done shows in the room. If the line breaks, what the room does not show when we are back is asked for once more.

import type { ChairShown, Change, Room, ToServer } from "../wire.ts";

export interface Wish {
  message: ToServer;
  /** Which game at the table it was meant for. */
  number: number;
  at: number;
}

/** Nobody expects any more what they asked for so long ago. */
const FORGOTTEN_AFTER = 60_000;

/**
 * Tell whether there is nothing left to do for a command. What is not here is never sent a second time: it would do
 * something else by then (another one sits where somebody was to go), or more than is wanted (the game ends).
 */
const DONE: { [K in ToServer["kind"]]?: (room: Room, message: Extract<ToServer, { kind: K }>) => boolean } = {
  sit: (room, { seat }) =>
    room.phase !== "gathering" || (seat === undefined || seat === null ? room.seat !== null : room.seat === seat),
  leave: (room) => room.seat === null,
  add_bot: (room, { seat }) =>
    room.phase !== "gathering" ||
    !(seat === undefined || seat === null ? room.chairs.some(isFree) : room.chairs.slice(seat, seat + 1).some(isFree)),
  remove_bot: (room, { seat }) => room.phase !== "gathering" || !room.chairs[seat]?.bot,
  bot_level: (room, { seat, level }) => room.phase !== "gathering" || (room.chairs[seat]?.level ?? level) === level,
  change: (room, message) => room.phase !== "gathering" || isSetSo(room, message),
  start: (room) => room.phase !== "gathering",
  ready: (room) => !room.awaits_ready || room.seat === null || room.ready.includes(room.seat),
  hand_over: (room, { seat }) => room.phase === "over" || (room.chairs[seat]?.held ?? true),
  take_back: (room) => room.seat === null || !room.chairs[room.seat]?.held,
  pause: (room) => room.phase !== "playing",
  resume: (room) => room.phase !== "paused",
  rematch: (room) => room.phase !== "over",
  mute: (room, { person, on }) => room.muted.includes(person) === (on ?? true),
};

function isFree(chair: ChairShown): boolean {
  return chair.person === null && !chair.bot;
}

function isSetSo(room: Room, { seats, options, clock, no_clock, hints }: Change): boolean {
  const now: Record<string, unknown> = { ...room.options };
  return (
    (seats ?? room.chairs.length) === room.chairs.length &&
    (no_clock ? null : (clock ?? room.clock)) === room.clock &&
    (hints ?? room.hints) === room.hints &&
    Object.entries(options ?? {}).every(([name, value]) => now[name] === value)
  );
}

function isDone(room: Room, message: ToServer): boolean {
  const done = DONE[message.kind] as ((room: Room, message: ToServer) => boolean) | undefined;
  return done ? done(room, message) : true;
}

/** Whether a command that gets lost can be sent again without harm. */
export function canWait(message: ToServer): boolean {
  return message.kind in DONE;
}

/** Give the wishes with one more; it takes the place of an earlier one about the same thing. */
export function wishing(wishes: readonly Wish[], room: Room | null, message: ToServer, at: number): readonly Wish[] {
  if (!room || !canWait(message)) return wishes;
  const others = wishes.filter((wish) => about(wish.message) !== about(message));
  // What the room shows already is still to be wished for if the contrary is on its way.
  if (others.length === wishes.length && isDone(room, message)) return wishes;
  return [...others, { message, number: room.number, at }];
}

/** Say what a command is about: of two about the same the later one counts. */
function about(message: ToServer): string {
  switch (message.kind) {
    case "sit":
      return message.kind;
    case "bot_level":
      return `${message.kind} ${message.seat}`;
    case "mute":
      return `mute ${message.person}`;
    case "change":
      return `${Object.keys(message)
        .map((key) => key.replace("no_clock", "clock"))
        .sort()}`;
    default:
      return JSON.stringify(message);
  }
}

/** Give the wishes that this room does not fulfil, and that still make sense. */
export function unfulfilled(wishes: readonly Wish[], room: Room, now: number): readonly Wish[] {
  const left = wishes.filter(
    ({ message, number, at }) => number === room.number && now - at < FORGOTTEN_AFTER && !isDone(room, message),
  );
  return left.length === wishes.length ? wishes : left;
}

/** Give the wishes without those that the server has said no to. */
export function refusedOf(wishes: readonly Wish[], kind: string): readonly Wish[] {
  return wishes.filter((wish) => wish.message.kind !== kind);
}
