// What the parts of the rules know of the place where they are read.

import { createContext } from "svelte";
import type { Game } from "./sections.ts";

export interface Reading {
  game: Game;
  /** Of a section's heading: 2 on a page, 3 in a dialog that has a heading of its own. */
  level: number;
  /** The section that was opened for what happens at the table. */
  marked: string;
}

export const [reading, setReading] = createContext<Reading>();
