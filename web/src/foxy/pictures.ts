// How the animals look.

import bear from "icon:fluent-emoji-flat/bear";
import cat from "icon:fluent-emoji-flat/cat";
import hen from "icon:fluent-emoji-flat/chicken";
import dolphin from "icon:fluent-emoji-flat/dolphin";
import fox from "icon:fluent-emoji-flat/fox";
import giraffe from "icon:fluent-emoji-flat/giraffe";
import octopus from "icon:fluent-emoji-flat/octopus";
import pig from "icon:fluent-emoji-flat/pig";
import rabbit from "icon:fluent-emoji-flat/rabbit";
import zebra from "icon:fluent-emoji-flat/zebra";
import type { Picture } from "../ui/picture.ts";
import type { Animal } from "./cards.ts";

export const PICTURES: Record<Animal | "fox", Picture> = {
  hen,
  pig,
  bear,
  rabbit,
  giraffe,
  zebra,
  dolphin,
  octopus,
  cat,
  fox,
};
