// Which cards are in this game, as the box tells it.

import type { Colour } from "./cards.ts";

/** Some cards and discs. Values are written like "2-17", or "2-9, 12, 15-17". */
interface Pile {
  green: string;
  red: string;
  yellow: string;
  blue: string;
  ones: number;
  discs: number;
}

export interface FoolBox {
  tables: Record<string, Pile>;
}

export interface Deck {
  colours: { colour: Colour; ranges: { from: number; to: number }[] }[];
  ones: number;
  discs: number;
}

function rangesOf(text: string): { from: number; to: number }[] {
  return text.split(",").map((part) => {
    const [from = "", to = from] = part.split("-");
    return { from: Number(from), to: Number(to) };
  });
}

/** The cards for so many players; null if the box has none for them. */
export function deckFor(box: FoolBox, seats: number): Deck | null {
  const pile = box.tables[seats];
  if (!pile) return null;
  return {
    colours: [
      { colour: "G", ranges: rangesOf(pile.green) },
      { colour: "R", ranges: rangesOf(pile.red) },
      { colour: "Y", ranges: rangesOf(pile.yellow) },
      { colour: "B", ranges: rangesOf(pile.blue) },
    ],
    ones: pile.ones,
    discs: pile.discs,
  };
}

export function valuesIn(ranges: Deck["colours"][number]["ranges"]): number[] {
  return ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
}
