// For tests: a table as the server would tell of it.

import type { ChairShown, FoolView, Room, Seen } from "../wire.ts";

export function chair(seat: number, what: Partial<ChairShown> = {}): ChairShown {
  return {
    seat,
    person: null,
    name: "",
    colour: "",
    bot: false,
    held: false,
    here: false,
    program: false,
    level: null,
    ...what,
  };
}

export function someRoom(what: Partial<Room> = {}): Room {
  return {
    kind: "room",
    table: "secret",
    code: "WREN47",
    game: "fool",
    options: {},
    box: null,
    number: 1,
    game_id: "game",
    phase: "playing",
    chairs: [
      chair(0, { person: "ada", name: "Ada", here: true }),
      chair(1, { person: "bo", name: "Bo", here: true }),
      chair(2, { bot: true }),
      chair(3, { bot: true }),
    ],
    seat: 0,
    host: "ada",
    hosting: true,
    watchers: 0,
    clock: null,
    hints: false,
    awaits_ready: false,
    ready: [],
    ending: [],
    ended: null,
    scores: [],
    winners: [],
    seal: null,
    chat: { open: true, why: "open" },
    muted: [],
    pledge: null,
    ...what,
  };
}

export function someView(version: number, what: Partial<FoolView> = {}): Seen {
  return {
    kind: "view",
    version,
    game: {
      viewer: 0,
      table: { round: 1, leader: 0, trick: [], fools: [], counts: [1, 1, 1, 1], rounds: [], totals: [], tens: [] },
      first: 0,
      turn: 0,
      hand: ["G2"],
      legal: [{ do: "play", card: "G2" }],
      left: [],
      last: [],
      seen: [],
      ...what,
    },
    to_move: [0],
    clocks: [],
  };
}
