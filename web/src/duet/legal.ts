// Why a card may or may not be played, for who asks by touching it. The server judges; this explains.

import type { DuetView } from "../wire.ts";
import { HEIR, rankOf, type Suit, suitOf } from "./cards.ts";

/** What the follower is bound to. */
export type Duty =
  | { kind: "lead" }
  | { kind: "follow"; suit: Suit }
  | { kind: "none-of-it"; suit: Suit }
  /** A 9 was led. */
  | { kind: "heir" };

/** Tell what the viewer, who is to play a card, is bound to. */
export function dutyOf(view: DuetView): Duty {
  const led = view.table.trick[0]?.card;
  if (led === undefined) return { kind: "lead" };
  if (rankOf(led) === HEIR) return { kind: "heir" };
  const suit = suitOf(led);
  return { kind: view.hand.some((card) => suitOf(card) === suit) ? "follow" : "none-of-it", suit };
}

/** Tell which suit has to be played instead of this card; null if this one will do. */
export function mustBe(view: DuetView, card: string): Suit | null {
  if (view.asked !== "play") return null;
  const duty = dutyOf(view);
  return duty.kind === "follow" && suitOf(card) !== duty.suit ? duty.suit : null;
}
