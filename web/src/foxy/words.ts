// Cards and questions in words.

import { hintWords } from "../table/hint.ts";
import type { Hinted } from "../wire.ts";
import { list, number, t } from "../words/words.svelte.ts";
import { ANIMALS, type Animal, type FoxRule, faceOf, isFox } from "./cards.ts";
import type { Checked } from "./count.ts";

export function animalName(animal: Animal): string {
  return t(`foxy-${animal}`);
}

/** A card as it is read out: "Forest: bear and rabbit". */
export function cardName(card: string): string {
  const { place, animals } = faceOf(card);
  if (isFox(card)) return t("foxy-the-fox");
  const names = animals.map((animal) =>
    animal === "cat" && place === "sea" ? t("foxy-diving-cat") : animalName(animal),
  );
  return t("foxy-card", { place: t(`foxy-${place}`), animals: list(names) });
}

/** What is to be counted for a card. Never the number itself. */
export function question(card: string, rule: FoxRule): string {
  if (isFox(card)) return t("foxy-ask-fox", { rule });
  const { animals } = faceOf(card);
  return t("foxy-ask", { animals: list(animals.map((animal) => t(`foxy-ask-${animal}`))), kinds: animals.length });
}

/** How a written number turned out: "5, 2 too high, circled". */
export function verdictWords(checked: Checked): string {
  return t("foxy-verdict-said", {
    verdict: checked.verdict,
    value: checked.value ?? 0,
    off: checked.off,
    circled: checked.circled ? "yes" : "no",
  });
}

/** A hint as a sentence; nothing while there is none. */
export function adviceWords(hint: Hinted | "asked" | null): string {
  if (!hint || hint === "asked" || hint.move.do !== "estimate") return "";
  const { value, circled } = hint.move;
  const seen = ANIMALS.filter((animal) => animal in hint.facts).map((animal) =>
    t("foxy-advice-seen", { count: number(Number(hint.facts[animal])), animal: animalName(animal) }),
  );
  const facts = { sure: 0, ...hint.facts, seen: list(seen) };
  return hintWords("foxy", t("foxy-advice", { value, circled: circled ? "yes" : "no" }), hint.code, facts);
}
