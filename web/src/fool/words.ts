// The game in words.

import { hintWords } from "../table/hint.ts";
import { seatName } from "../table/people.ts";
import type { Hinted, Room } from "../wire.ts";
import { list, t } from "../words/words.svelte.ts";
import { type Colour, colourOf, ONE, rankOf } from "./cards.ts";
import type { Question, Reason, Verdict } from "./trick.ts";

export function cardName(card: string): string {
  const colour = colourOf(card);
  return card === ONE || !colour ? t("fool-one") : t("fool-card", { colour: colourName(colour), value: rankOf(card) });
}

export function colourName(colour: Colour): string {
  return t("fool-colour-name", { colour });
}

/** As it stands within a sentence. */
export function colourWord(colour: Colour): string {
  return t("fool-colour", { colour });
}

/** Name somebody, or say "you". */
export function nameOrYou(room: Room, seat: number): string {
  return seat === room.seat ? t("you") : seatName(room, seat);
}

/** For sentences about one person. */
export function about(room: Room, seat: number): { who: "you" | "another"; name: string } {
  return { who: seat === room.seat ? "you" : "another", name: seatName(room, seat) };
}

/** For sentences about one or several; "you" comes last. */
export function aboutAll(room: Room, seats: readonly number[]): { who: "you" | "another" | "several"; names: string } {
  const [only] = seats;
  const who = seats.length > 1 ? "several" : only === room.seat ? "you" : "another";
  const youLast = [...seats].sort((one, other) => Number(one === room.seat) - Number(other === room.seat));
  return { who, names: list(youLast.map((seat) => nameOrYou(room, seat))) };
}

export function whyFool({ of, place, later, colour }: Reason): string {
  // Of two 1s that both make Fools only the second one is told apart by when it was played.
  const why = of === "one" && place === "second" ? "one-second" : `${of}-${place}${later ? "-later" : ""}`;
  return t("fool-why", { why, colour: colour ? colourWord(colour) : "" });
}

export function ask(question: Question): string {
  if (question.asks === "lead" || question.asks === "free") return t(`fool-ask-${question.asks}`);
  return t(`fool-ask-${question.asks}`, { colour: colourWord(question.colour), one: question.one ? "yes" : "no" });
}

/** What a finished trick came to, sentence by sentence. */
export function verdictWords(room: Room, { winner, fools }: Verdict): string[] {
  return [
    t("fool-wins-trick", about(room, winner)),
    ...fools.map(({ seat, reason }) => t("fool-is-fool", { ...about(room, seat), why: whyFool(reason) })),
  ];
}

/** A hint as a sentence; nothing while there is none. */
export function adviceWords(hint: Hinted | "asked" | null): string {
  if (!hint || hint === "asked" || hint.move.do !== "play") return "";
  return hintWords("fool", t("fool-advice", { card: cardName(hint.move.card) }), hint.code, hint.facts);
}
