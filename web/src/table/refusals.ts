// What the server's refusals speak of, ready to be said, and which of them nobody needs to hear of.

import type { Refused } from "../wire.ts";

/** What is refused only because two things happened at once, and what the screen shows anyway. */
const HARMLESS = new Set(["randomness/no-pledge", "ready/not-between", "sit/not-gathering", "sit/no-free-seat"]);

export function isWorthTelling({ about, code }: Refused): boolean {
  return about !== "hello" && !HARMLESS.has(`${about}/${code}`);
}

/** Give a refusal whose facts have the same names in every game: what was led is a suit here and a colour there. */
export function told(refused: Refused): Refused {
  const { suit, colour, ...facts } = refused.facts;
  const led = suit ?? colour;
  return led === undefined ? refused : { ...refused, facts: { ...facts, led } };
}
