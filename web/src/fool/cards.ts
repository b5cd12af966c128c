// The cards: "G12" is the green 12, and "1" one of the 1s, which have no colour.

export const COLOURS = ["G", "R", "Y", "B"] as const;
export type Colour = (typeof COLOURS)[number];

export const ONE = "1";
const ONE_LEFT_COSTS = 5;

export function colourOf(card: string): Colour | null {
  return COLOURS.find((colour) => card.startsWith(colour)) ?? null;
}

export function rankOf(card: string): number {
  return card === ONE ? 1 : Number(card.slice(1));
}

/** As players hold them: colour by colour, from low to high, the 1s last. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => {
    const colour = colourOf(card);
    return (colour ? COLOURS.indexOf(colour) : COLOURS.length) * 1000 + rankOf(card);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** What a card costs whoever still holds it when a round ends. */
export function costOf(card: string): number {
  return card === ONE ? ONE_LEFT_COSTS : rankOf(card);
}

export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + costOf(card), 0);
}
