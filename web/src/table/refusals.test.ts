import { expect, it } from "vitest";
import type { Refused } from "../wire.ts";
import { isWorthTelling, told } from "./refusals.ts";

const refused = (about: string, code: string, facts: Refused["facts"] = {}): Refused => ({
  kind: "refused",
  about,
  id: null,
  code,
  text: "",
  facts,
});

it("is silent only about what is nobody's fault and shows anyway", () => {
  expect(isWorthTelling(refused("ready", "not-between"))).toBe(false);
  expect(isWorthTelling(refused("move", "stale"))).toBe(true);
  expect(isWorthTelling(refused("sit", "kicked"))).toBe(true);
  expect(isWorthTelling(refused("hello", "no-such-table"))).toBe(false); // the whole page says it
});

it("names what was led in the same way in every game", () => {
  expect(told(refused("move", "must-follow", { suit: "doves" })).facts).toEqual({ led: "doves" });
  expect(told(refused("move", "must-follow", { colour: "green" })).facts).toEqual({ led: "green" });
  expect(told(refused("move", "not-in-hand", { card: "D7" })).facts).toEqual({ card: "D7" });
});
