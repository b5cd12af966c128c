// Whose pictures and letters the page shows, and under which licence.

interface Source {
  /** What is taken from there: the id of its words. */
  what: "credit-emoji" | "credit-signs" | "credit-controls" | "credit-type";
  name: string;
  address: string;
  by: string;
  licence: string;
  /** Where the licence can be read. */
  terms: string;
}

export const SOURCES: readonly Source[] = [
  {
    what: "credit-emoji",
    name: "Fluent Emoji",
    address: "https://github.com/microsoft/fluentui-emoji",
    by: "Microsoft",
    licence: "MIT",
    terms: "https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE",
  },
  {
    what: "credit-signs",
    name: "game-icons.net",
    address: "https://game-icons.net",
    by: "",
    licence: "CC BY 3.0",
    terms: "https://creativecommons.org/licenses/by/3.0/",
  },
  {
    what: "credit-controls",
    name: "Lucide",
    address: "https://lucide.dev",
    by: "Lucide Contributors",
    licence: "ISC",
    terms: "https://lucide.dev/license",
  },
  {
    what: "credit-type",
    name: "Fredoka",
    address: "https://github.com/hafontia/Fredoka-One",
    by: "The Fredoka Project Authors",
    licence: "SIL OFL 1.1",
    terms: "https://openfontlicense.org",
  },
];

/**
 * The signs from game-icons.net that are used, by the folder of their author there: their licence asks for the author
 * of each. A test sees that none is left out.
 */
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
