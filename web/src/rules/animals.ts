// The animals of Foxy, in pictures.

import bear from "icon:fluent-emoji-flat/bear";
import cat from "icon:fluent-emoji-flat/cat-face";
import hen from "icon:fluent-emoji-flat/chicken";
import dolphin from "icon:fluent-emoji-flat/dolphin";
import fox from "icon:fluent-emoji-flat/fox";
import giraffe from "icon:fluent-emoji-flat/giraffe";
import octopus from "icon:fluent-emoji-flat/octopus";
import pig from "icon:fluent-emoji-flat/pig";
import rabbit from "icon:fluent-emoji-flat/rabbit";
import zebra from "icon:fluent-emoji-flat/zebra";

export const ANIMALS = { hen, pig, bear, rabbit, giraffe, zebra, dolphin, octopus, cat, fox };
export type Animal = keyof typeof ANIMALS;

/** Every habitat, and who lives there. */
export const HABITATS = {
  farm: ["hen", "pig"],
  forest: ["bear", "rabbit"],
  savannah: ["giraffe", "zebra"],
  sea: ["dolphin", "octopus"],
} as const;
export type Habitat = keyof typeof HABITATS;

export function isAnimal(name: string): name is Animal {
  return Object.hasOwn(ANIMALS, name);
}
