import { describe, expect, it } from "vitest";
import type { FoolPlayed } from "../wire.ts";
import { judge, order, question, type Reason, trickColour } from "./trick.ts";

/** "1 B4, 2 B2": seat 1 plays the blue 4, then seat 2 the blue 2. */
function trick(text: string): FoolPlayed[] {
  return text.split(", ").map((played) => {
    const [seat, card = ""] = played.split(" ");
    return { seat: Number(seat), card };
  });
}

/** Who is the Fool, and why, in short: "2 lowest colour B"; with "later" if an equal card was played earlier. */
function fools(text: string, discs = 1): string[] {
  const why = ({ place, of, colour, later }: Reason): string =>
    [place, of, of === "colour" ? colour : "", later ? "later" : ""].filter(Boolean).join(" ");
  return (judge(trick(text), discs)?.fools ?? []).map(({ seat, reason }) => `${seat} ${why(reason)}`);
}

function winner(text: string): number | undefined {
  return judge(trick(text), 1)?.winner;
}

// The rulebook's evening: Camille is seat 0, Anne 1, Paul 2 and Rachel 3.
describe("the rulebook's worked examples", () => {
  it("A: Paul's blue is the lowest, and Rachel's the highest", () => {
    expect(fools("1 B4, 2 B2, 3 B8")).toEqual(["2 lowest colour B"]);
    expect(winner("1 B4, 2 B2, 3 B8")).toBe(3);
  });
  it("B: Camille alone discards, whatever her card", () => {
    expect(fools("3 R13, 0 Y11, 1 R2")).toEqual(["0 only discard"]);
    expect(fools("3 R13, 0 G3, 1 R2")).toEqual(["0 only discard"]);
  });
  it("C: Anne and Paul discard, and Paul's card is lower", () => {
    expect(fools("3 B7, 1 Y6, 2 R3")).toEqual(["2 lowest discard"]);
  });
  it("D: Camille's 1 is the lowest yellow", () => {
    expect(fools("3 Y5, 0 1, 1 Y10")).toEqual(["0 lowest one"]);
    expect(winner("3 Y5, 0 1, 1 Y10")).toBe(1);
  });
  it("E: Rachel discards and is the Fool, not Paul with his 1", () => {
    expect(fools("1 R12, 2 1, 3 Y3")).toEqual(["3 only discard"]);
  });
});

describe("equal cards", () => {
  it("of equally low discards the one played last is the worst", () => {
    expect(fools("0 Y9, 1 1, 2 Y4, 3 B3, 4 G3")).toEqual(["4 lowest discard later"]);
  });
  it("of several 1s the one played last is the worst", () => {
    expect(fools("1 Y3, 2 1, 3 1, 0 Y9")).toEqual(["3 lowest one later"]);
  });
  it("in a trick of 1s the leader wins and the last player is the Fool", () => {
    expect(fools("1 1, 2 1, 3 1")).toEqual(["3 lowest one later"]);
    expect(winner("1 1, 2 1, 3 1")).toBe(1);
  });
});

describe("two discs", () => {
  it("a discard and, of two 1s, the later one", () => {
    const seven = "2 1, 3 R8, 4 R15, 5 1, 6 R3, 0 R20, 1 G2";
    expect(fools(seven, 2)).toEqual(["1 only discard", "5 lowest one later"]);
    expect(winner(seven)).toBe(0);
  });
  it("the two lowest of three discards", () => {
    expect(fools("1 B9, 2 R19, 3 B7, 4 Y18, 5 G3, 6 1, 0 B2", 2)).toEqual(["5 lowest discard", "4 second discard"]);
  });
  it("without a discard the two lowest of the colour", () => {
    expect(fools("1 B9, 2 B8, 3 B7, 4 B3, 5 B5, 6 B6, 0 B2", 2)).toEqual(["0 lowest colour B", "4 second colour B"]);
  });
  it("after a discard the lowest of the colour", () => {
    expect(fools("1 B9, 2 R19, 3 B7, 4 B3, 5 B5", 2)).toEqual(["2 only discard", "4 lowest colour B"]);
  });
  it("of three equal discards the later two", () => {
    expect(fools("1 B9, 2 Y5, 3 G5, 4 B3, 0 R5", 2)).toEqual(["0 lowest discard later", "3 lowest discard later"]);
  });
  it("two equal discards need no judgement between them", () => {
    expect(fools("1 B9, 2 Y5, 3 G5, 4 B3", 2)).toEqual(["3 lowest discard", "2 lowest discard"]);
  });
  it("of three 1s the last and the one before it", () => {
    expect(fools("1 B9, 2 1, 3 1, 4 B3, 0 1", 2)).toEqual(["0 lowest one later", "3 second one later"]);
  });
});

it("nobody is the Fool of no cards", () => {
  expect(judge([], 1)).toBeNull();
});

describe("the colour of the trick", () => {
  it("is that of the first coloured card: a 1 sets none", () => {
    expect(trickColour(trick("1 1, 2 R8, 3 G4"))).toBe("R");
    expect(trickColour(trick("1 1, 2 1"))).toBeNull();
  });
});

describe("what is asked", () => {
  it("the leader may play anything", () => {
    expect(question([], ["G2"])).toEqual({ asks: "lead" });
  });
  it("after nothing but 1s the next player is free", () => {
    expect(question(trick("1 1"), ["G2"])).toEqual({ asks: "free" });
  });
  it("who holds the colour plays it, or a 1", () => {
    expect(question(trick("1 G9"), ["G2", "R3", "1"])).toEqual({ asks: "follow", colour: "G", one: true });
    expect(question(trick("1 1, 2 G9"), ["G2", "R3"])).toEqual({ asks: "follow", colour: "G", one: false });
  });
  it("who holds none discards, and is never forced to play a 1", () => {
    expect(question(trick("1 Y9"), ["G2", "1"])).toEqual({ asks: "discard", colour: "Y", one: true });
  });
});

it("a trick is played clockwise from its leader, past the Fools", () => {
  expect(order({ leader: 2, counts: [5, 5, 5, 5, 5], fools: [3, 0] })).toEqual([2, 4, 1]);
  expect(order({ leader: null, counts: [5, 5], fools: [] })).toEqual([]);
});
