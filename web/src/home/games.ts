// The three games, in the order in which the house shows them.

export const GAMES = ["foxy", "fool", "duet"] as const;
export type Game = (typeof GAMES)[number];

export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}
