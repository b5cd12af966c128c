// A sign for each colour of Fool!, for those who do not see the colour itself.

import blue from "icon:game-icons/drop";
import red from "icon:game-icons/flame";
import one from "icon:game-icons/jester-hat";
import green from "icon:game-icons/solid-leaf";
import yellow from "icon:game-icons/sun";

export const signs = { green, red, yellow, blue, one };
