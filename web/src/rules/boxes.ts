// What is in a game's box, as the server tells it, and what the rules say about it.

import { api } from "../net/api.ts";
import type { Game } from "./sections.ts";

export interface FoxyBox {
  /** "farm:hen+cat" and how often it is there. */
  cards: Record<string, number>;
}
export interface Pile {
  green: string;
  red: string;
  yellow: string;
  blue: string;
  ones: number;
  discs: number;
}
export interface FoolBox {
  cards: Pile;
  tables: Record<string, Pile>;
}
export interface Level {
  /** Gems beside each space, from one end of the path to the other. */
  gems: number[];
  plus: number[];
  forest: number;
  points: number;
}
export interface DuetBox {
  movement: number[];
  levels: Record<string, Level>;
}
export interface Boxes {
  foxy: FoxyBox;
  fool: FoolBox;
  duet: DuetBox;
}

const fetched = new Map<Game, Promise<unknown>>();

/** Fetch a game's standard box, once. */
export function boxOf<G extends Game>(game: G): Promise<Boxes[G]> {
  let box = fetched.get(game);
  if (!box) {
    box = api.box(game);
    fetched.set(game, box);
    box.catch(() => fetched.delete(game));
  }
  return box as Promise<Boxes[G]>;
}

export const COLOURS = ["green", "red", "yellow", "blue"] as const;

/** How many cards "2-17" or "2-9, 12" are. */
export function howMany(values: string): number {
  return values.split(",").reduce((sum, part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return sum + last - first + 1;
  }, 0);
}

/** The deck of Fool! for a number of players. */
export interface Stock extends Pile {
  players: number;
  each: number;
}

export function stocks(box: FoolBox): Stock[] {
  return Object.entries(box.tables).map(([players, pile]) => {
    const all = COLOURS.reduce((sum, colour) => sum + howMany(pile[colour]), pile.ones);
    return { ...pile, players: Number(players), each: all / Number(players) };
  });
}

/** How often each animal is in the box of Foxy. */
export function animalsIn(box: FoxyBox): Map<string, number> {
  const count = new Map<string, number>();
  for (const [card, copies] of Object.entries(box.cards))
    for (const animal of animalsOn(card)) count.set(animal, (count.get(animal) ?? 0) + copies);
  return count;
}

/** "farm:hen+cat" shows a hen and a cat. */
export function animalsOn(card: string): string[] {
  return card.slice(card.indexOf(":") + 1).split("+");
}

/** How many cards of Foxy show one animal or two, without a cat and with one. */
export function kindsOfCards(box: FoxyBox): Record<"one" | "both" | "one-cat" | "both-cat", number> {
  const kinds = { one: 0, both: 0, "one-cat": 0, "both-cat": 0 };
  for (const [card, copies] of Object.entries(box.cards)) {
    const animals = animalsOn(card);
    const own = animals.filter((animal) => animal !== "cat").length > 1 ? ("both" as const) : ("one" as const);
    kinds[animals.includes("cat") ? (`${own}-cat` as const) : own] += copies;
  }
  return kinds;
}
