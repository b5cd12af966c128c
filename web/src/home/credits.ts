// Whose signs from game-icons.net the page shows. Their licence, CC BY 3.0, asks for the author of each.

/** The signs that are used, by the folder of their author on game-icons.net. A test sees that none is left out. */
export const SIGNS: Record<string, { name: string; signs: readonly string[] }> = {
  "carl-olsen": { name: "Carl Olsen", signs: ["flame"] },
  "caro-asercion": { name: "Caro Asercion", signs: ["fox"] },
  delapouite: { name: "Delapouite", signs: ["jester-hat", "round-star", "solid-leaf"] },
  lorc: { name: "Lorc", signs: ["dove", "drop", "paw", "paw-print", "pine-tree", "rose", "sun"] },
  sbed: { name: "sbed", signs: ["clover"] },
  skoll: { name: "Skoll", signs: ["hearts"] },
};

export function addressOf(author: string, sign: string): string {
  return `https://game-icons.net/1x1/${author}/${sign}.html`;
}
