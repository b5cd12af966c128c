// The thirty cards: doves, roses and stars from 1 to 10, as the record spells them ("D7").

export const SUITS = ["D", "R", "S"] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Cards in a full hand, and tricks in a round. */
export const HAND = 11;
export const ROUNDS = 3;

export const MUSICIAN = 1;
export const FOXES = 3;
export const GAZELLE = 5;
export const GIFT = 7;
export const HEIR = 9;
export type Character = "musician" | "foxes" | "gazelle" | "gift" | "heir";
export const CHARACTERS: Readonly<Record<number, Character>> = {
  [MUSICIAN]: "musician",
  [FOXES]: "foxes",
  [GAZELLE]: "gazelle",
  [GIFT]: "gift",
  [HEIR]: "heir",
};

export function suitOf(card: string): Suit {
  return card[0] as Suit;
}

export function rankOf(card: string): number {
  return Number(card.slice(1));
}

export function characterOf(card: string): Character | null {
  return CHARACTERS[rankOf(card)] ?? null;
}
