// Each colour has a shape, too.

import drop from "icon:game-icons/drop";
import flame from "icon:game-icons/flame";
import leaf from "icon:game-icons/solid-leaf";
import sun from "icon:game-icons/sun";
import type { Picture } from "../ui/picture.ts";
import type { Colour } from "./cards.ts";

export const SHAPES: Record<Colour, Picture> = { G: leaf, R: flame, Y: sun, B: drop };
