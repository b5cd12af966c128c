// A hint in words: what a strong player would do, and why if there is a reason that we can say.

import { say, t } from "../words/words.svelte.ts";

/** Put together what a hint says to do and the reason of that code; of a code without words nothing is said. */
export function hintWords(game: string, move: string, code: string, facts: Record<string, string | number>): string {
  const why = say(`hint-${game}-${code}`, facts);
  return why ? t("hint-because", { move, why }) : t("hint-move", { move });
}
