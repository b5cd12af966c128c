// Cards and questions in words.

import { list, t } from "../words/words.svelte.ts";
import { type Animal, type FoxRule, faceOf, isFox } from "./cards.ts";
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
