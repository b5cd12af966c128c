// A small sign for each game, for lists.

import duet from "icon:fluent-emoji-flat/evergreen-tree";
import foxy from "icon:fluent-emoji-flat/fox";
import fool from "icon:fluent-emoji-flat/joker";
import type { Picture } from "../ui/picture.ts";

export function badge(game: string): Picture {
  return { fool, duet }[game] ?? foxy;
}
