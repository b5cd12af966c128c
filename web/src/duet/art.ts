// The pictures of the cards.

import crown from "icon:fluent-emoji-flat/crown";
import deer from "icon:fluent-emoji-flat/deer";
import doveArt from "icon:fluent-emoji-flat/dove";
import fox from "icon:fluent-emoji-flat/fox";
import roseArt from "icon:fluent-emoji-flat/rose";
import starArt from "icon:fluent-emoji-flat/star";
import violin from "icon:fluent-emoji-flat/violin";
import present from "icon:fluent-emoji-flat/wrapped-gift";
import dove from "icon:game-icons/dove";
import rose from "icon:game-icons/rose";
import star from "icon:game-icons/round-star";
import type { Picture } from "../ui/picture.ts";
import type { Character, Suit } from "./cards.ts";

/** In one colour, to be recognised by its shape. */
export const SIGNS: Readonly<Record<Suit, Picture>> = { D: dove, R: rose, S: star };
export const SCENES: Readonly<Record<Suit, Picture>> = { D: doveArt, R: roseArt, S: starArt };
export const PORTRAITS: Readonly<Record<Character, Picture>> = {
  musician: violin,
  foxes: fox,
  gazelle: deer,
  gift: present,
  heir: crown,
};
