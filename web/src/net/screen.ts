// What a page knows of its table, as a value, and what each message makes of it. The page judges nothing.

import type { Closed, FromServer, Hinted, Line, Move, Refused, Room, Seen } from "../wire.ts";
import { refusedOf, unfulfilled, type Wish } from "./wishes.ts";

/** A line of chat that we have written. */
export interface Said {
  id: string;
  text: string;
}

export interface Screen {
  me: string;
  /** How we are known; others may have to wait for a new name until players may talk again. */
  face: { name: string; colour: string };
  /** Whether the server has let us in and the line still stands. */
  live: boolean;
  /** Why we cannot come back to this table; empty while we can. */
  lost: string;
  room: Room | null;
  view: Seen | null;
  /** When the view came, for the clocks. */
  viewAt: number;
  lines: readonly Line[];
  /** The move that is not answered yet. */
  waiting: Move | null;
  /** Whether it was sent over another line before. */
  sentAgain: boolean;
  /** What a strong player would do now; "asked" until it is told. Gone with the question that it is about. */
  hint: Hinted | "asked" | null;
  /** Views older than this do not hold our last move yet. */
  needed: number;
  /** The lines of chat that are not answered yet. */
  said: readonly Said[];
  /** What was written last and refused; empty if nothing was. */
  unsaid: string;
  /** What was asked of the table and is not done yet. */
  wishes: readonly Wish[];
}

export const NOTHING: Screen = {
  me: "",
  face: { name: "", colour: "" },
  live: false,
  lost: "",
  room: null,
  view: null,
  viewAt: 0,
  lines: [],
  waiting: null,
  sentAgain: false,
  hint: null,
  needed: 0,
  said: [],
  unsaid: "",
  wishes: [],
};

/** A new line is open: nothing that the old one brought is sure any more, but what we have sent is sent again. */
export function opened(screen: Screen): Screen {
  return {
    ...screen,
    needed: 0,
    sentAgain: screen.waiting !== null,
    hint: screen.hint === "asked" ? null : screen.hint,
  };
}

export function dropped(screen: Screen): Screen {
  return screen.live ? { ...screen, live: false } : screen;
}

export function hear(screen: Screen, message: FromServer, now: number): Screen {
  switch (message.kind) {
    case "welcome":
      return { ...screen, me: message.person, face: { name: message.name, colour: message.colour }, live: true };
    case "room":
      return inRoom(screen, message, now);
    case "view":
      if (screen.view && message.version < screen.view.version) return screen;
      return { ...screen, view: message, viewAt: now, hint: asksTheSame(screen.view, message) ? screen.hint : null };
    case "line":
      return withLine(screen, message);
    case "hinted":
      return hinted(screen, message);
    case "accepted":
      return accepted(screen, message.id, message.version);
    case "refused":
      return withoutWhatWasRefused(screen, message);
    case "closed":
      return isFinal(message) ? { ...screen, lost: message.code } : screen;
    default:
      // What a newer server may say besides is of no importance.
      return screen;
  }
}

function inRoom(screen: Screen, room: Room, now: number): Screen {
  const wishes = unfulfilled(screen.wishes, room, now);
  // Before a game there is no view, and what was seen of the last one is over.
  const { view, hint } = room.phase === "gathering" ? NOTHING : screen;
  return { ...screen, room, wishes, view, hint };
}

/** Whether two views ask the same of us: while others move, what is asked of us may stay as it is. */
function asksTheSame(before: Seen | null, now: Seen): boolean {
  return before !== null && now.game.legal.length > 0 && questionIn(before) === questionIn(now);
}

function questionIn({ game }: Seen): string {
  // In Foxy one may write the same numbers turn after turn.
  return JSON.stringify([game.legal, "turn" in game.table ? game.table.turn : null]);
}

/** Keep a hint for as long as its question stands. */
function hinted(screen: Screen, hint: Hinted): Screen {
  const { view } = screen;
  return view && view.version >= hint.version && view.game.legal.length > 0 && !screen.waiting
    ? { ...screen, hint }
    : screen;
}

function withLine(screen: Screen, line: Line): Screen {
  const others = screen.lines.filter((known) => known.n !== line.n);
  return { ...screen, lines: [...others, line].sort((one, other) => one.n - other.n) };
}

function accepted(screen: Screen, id: string, version: number): Screen {
  if (id === screen.waiting?.id) return { ...screen, waiting: null, needed: screen.sentAgain ? 0 : version };
  return withoutSaid(screen, id);
}

function withoutSaid(screen: Screen, id: string | null): Screen {
  const said = screen.said.filter((each) => each.id !== id);
  return said.length === screen.said.length ? screen : { ...screen, said };
}

function withoutWhatWasRefused(screen: Screen, refused: Refused): Screen {
  if (refused.about === "hello") return isAnswerToProbe(refused) ? screen : { ...screen, lost: refused.code };
  if (refused.about === "hint") return { ...screen, hint: null };
  if (refused.id !== null && refused.id === screen.waiting?.id) return { ...screen, waiting: null };
  const text = screen.said.find((each) => each.id === refused.id)?.text;
  if (text !== undefined) return { ...withoutSaid(screen, refused.id), unsaid: text };
  return { ...screen, wishes: refusedOf(screen.wishes, refused.about) };
}

/** Whether this says that we are at the table already: a sign of life, which is all that was wanted. */
export function isAnswerToProbe(refused: Refused): boolean {
  return refused.about === "hello" && refused.code === "hello-once";
}

export function isFinal(closed: Closed): boolean {
  return closed.code === "gone" || closed.code === "forgotten";
}

/** Whether it makes sense to move: the game goes on, the line stands, and the view holds our last move. */
export function mayAct(screen: Screen): boolean {
  const { room, view } = screen;
  if (!room || !view || !screen.live || screen.waiting) return false;
  return room.phase === "playing" && room.seat !== null && view.version >= screen.needed && view.game.legal.length > 0;
}
