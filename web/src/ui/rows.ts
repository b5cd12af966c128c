// How a hand of cards is laid out.

/** No part of a card that can be touched is narrower than this. */
const NARROWEST = 44;

/** Share cards among as few rows as possible, each with room for a finger on every card. */
export function rowsOf<T>(cards: readonly T[], width: number, cardWidth: number): T[][] {
  const fit = Math.max(1, Math.floor((width - cardWidth) / NARROWEST) + 1);
  const count = Math.ceil(cards.length / fit);
  const rows: T[][] = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    const size = Math.ceil((cards.length - at) / (count - row));
    rows.push(cards.slice(at, at + size));
    at += size;
  }
  return rows;
}
