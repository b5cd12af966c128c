// The game that the two peers serve: the part of the Duet that most of its moves are. Two hands of 11 cards nobody else
// sees, a decree as trump, suit is followed, the winner of a trick leads the next one; three rounds, dealt by turns.
// A card is a number: its suit is card / 11, its rank card % 11.

export const HAND = 11;
export const ROUNDS = 3;
export const DECK = Array.from({ length: 3 * HAND }, (_, card) => card);

export const suitOf = (card) => Math.trunc(card / HAND);

/** What may be played: any card to lead with; the suit that was led, if one has it. */
export function legal(hand, lead) {
  if (lead === undefined) return hand;
  const following = hand.filter((card) => suitOf(card) === suitOf(lead));
  return following.length ? following : hand;
}

/** Whether the second card of a trick beats the first. */
export function beats(second, first, decree) {
  if (suitOf(second) === suitOf(first)) return second > first;
  return suitOf(second) === suitOf(decree);
}

export function shuffled(cards) {
  const mixed = [...cards];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.trunc(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
