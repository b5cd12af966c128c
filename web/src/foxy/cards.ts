// What is on a card, read from its name. There is no list of all cards here: a page that remembers none can leak none.

import type { FoxyOptions } from "../wire.ts";

export const HABITATS = ["farm", "forest", "savannah", "sea"] as const;
export const ANIMALS = ["hen", "pig", "bear", "rabbit", "giraffe", "zebra", "dolphin", "octopus", "cat"] as const;
export const TURNS = 20;

export type Habitat = (typeof HABITATS)[number];
export type Animal = (typeof ANIMALS)[number];
export type FoxRule = Required<FoxyOptions>["fox"];

export interface Face {
  place: Habitat | "den";
  /** Empty on the Fox. */
  animals: Animal[];
}

export function isFox(card: string): boolean {
  return card === "fox";
}

/** Read a card: `forest:bear+rabbit`, or `fox`. */
export function faceOf(card: string): Face {
  if (isFox(card)) return { place: "den", animals: [] };
  const [place = "", shown = ""] = card.split(":");
  return { place: place as Habitat, animals: shown.split("+") as Animal[] };
}

/** The animals that a card adds to those seen: under the rule `cat` the Fox is one. */
export function adds(card: string, rule: FoxRule): Animal[] {
  if (!isFox(card)) return faceOf(card).animals;
  return rule === "cat" ? ["cat"] : [];
}
