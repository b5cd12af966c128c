// What a page knows of its table, as a value, and what each message makes of it. The page judges nothing.

import type { Closed, FromServer, Line, Move, Refused, Room, Seen } from "../wire.ts";

export interface Screen {
  me: string;
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
  /** Views older than this do not hold our last move yet. */
  needed: number;
  /** A line of chat that is not answered yet. */
  said: { id: string; text: string } | null;
}

export const NOTHING: Screen = {
  me: "",
  live: false,
  lost: "",
  room: null,
  view: null,
  viewAt: 0,
  lines: [],
  waiting: null,
  sentAgain: false,
  needed: 0,
  said: null,
};

/** A new line is open: nothing that the old one brought is sure any more, but what we have sent is sent again. */
export function opened(screen: Screen): Screen {
  return { ...screen, needed: 0, sentAgain: screen.waiting !== null };
}

export function dropped(screen: Screen): Screen {
  return screen.live ? { ...screen, live: false } : screen;
}

export function hear(screen: Screen, message: FromServer, now: number): Screen {
  switch (message.kind) {
    case "welcome":
      return { ...screen, me: message.person, live: true };
    case "room":
      // Before a game there is no view, and what was seen of the last one is over.
      return message.phase === "gathering" ? { ...screen, room: message, view: null } : { ...screen, room: message };
    case "view":
      if (screen.view && message.version < screen.view.version) return screen;
      return { ...screen, view: message, viewAt: now };
    case "line":
      return withLine(screen, message);
    case "accepted":
      if (message.id === screen.said?.id) return { ...screen, said: null };
      if (message.id !== screen.waiting?.id) return screen;
      return { ...screen, waiting: null, needed: screen.sentAgain ? 0 : message.version };
    case "refused":
      return withoutWhatWasRefused(screen, message);
    case "closed":
      return isFinal(message) ? { ...screen, lost: message.code } : screen;
    case "nudged":
      return screen;
  }
}

function withLine(screen: Screen, line: Line): Screen {
  const others = screen.lines.filter((known) => known.n !== line.n);
  return { ...screen, lines: [...others, line].sort((one, other) => one.n - other.n) };
}

function withoutWhatWasRefused(screen: Screen, refused: Refused): Screen {
  if (refused.about === "hello") return { ...screen, lost: refused.code };
  if (refused.id !== null && refused.id === screen.waiting?.id) return { ...screen, waiting: null };
  if (refused.id !== null && refused.id === screen.said?.id) return { ...screen, said: null };
  return screen;
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
