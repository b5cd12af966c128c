// What the rules of each game are divided into, and which part answers what somebody wonders about right now.

import type { DuetView, FoolView, FoxyView } from "../wire.ts";

/** The parts of each game's rules, in their order. They are the anchors of its page, too. */
export const SECTIONS = {
  foxy: ["goal", "turn", "estimate", "fox", "circle", "count", "variants", "alone", "cards", "decisions"],
  fool: ["goal", "trick", "following", "ones", "fools", "two-fools", "score", "next", "end", "deck", "decisions"],
  duet: [
    "goal",
    "cards",
    "trick",
    "musician",
    "foxes",
    "gazelle",
    "gift",
    "heir",
    "path",
    "off",
    "between",
    "end",
    "stop",
    "silence",
    "levels",
    "decisions",
  ],
} as const;

export type Game = keyof typeof SECTIONS;
export type View = FoxyView | FoolView | DuetView;
export type Section<G extends Game = Game> = (typeof SECTIONS)[G][number];

export const GAMES = Object.keys(SECTIONS) as Game[];

export function isGame(name: string): name is Game {
  return Object.hasOwn(SECTIONS, name);
}

/** Where the rules open for one who sees this; `null` is a table whose game has not begun. */
export function sectionFor(game: Game, view: View | null): Section {
  if (!view) return "goal";
  switch (game) {
    case "foxy":
      return forFoxy(view as FoxyView);
    case "fool":
      return forFool(view as FoolView);
    case "duet":
      return forDuet(view as DuetView);
  }
}

function forFoxy(view: FoxyView): Section<"foxy"> {
  if (view.reveal) return view.seats === 1 ? "alone" : "count";
  if (view.table.turn === 0) return "goal";
  if (view.table.card === "fox") return "fox";
  return view.legal.length > 0 ? "estimate" : "turn";
}

function forFool(view: FoolView): Section<"fool"> {
  const { rounds, leader, fools, trick } = view.table;
  if (view.turn === null) {
    if (rounds.length === 0) return "goal";
    return leader === null ? "end" : "score";
  }
  if (view.viewer !== "watcher" && fools.includes(view.viewer)) return "fools";
  if (view.legal.length > 0 && view.legal.length < view.hand.length) return "following";
  return trick.length > 0 && trick.every(({ card }) => card === "1") ? "ones" : "trick";
}

/** The rank of a card such as "S10". */
export const rankOf = (card: string): number => Number(card.slice(1));

function forDuet(view: DuetView): Section<"duet"> {
  const { result, round, trick } = view.table;
  if (result) return "end";
  if (view.offer !== null && view.viewer !== "watcher" && view.offer !== view.viewer) return "stop";
  const ranks = trick.map(({ card }) => rankOf(card));
  switch (view.asked) {
    case "swap":
      return "foxes";
    case "give":
      return "gift";
    case "move":
      return ranks.includes(1) ? "musician" : "gazelle";
    case "cover":
      return "between";
    case "deal":
      return round > 1 ? "between" : "goal";
    default:
      return ranks.length === 1 && ranks[0] === 9 ? "heir" : "trick";
  }
}
