import { describe, expect, it } from "vitest";
import type { FoolPlayed, FoolTable, FoolView } from "../wire.ts";
import { sorted, sumOf } from "./cards.ts";
import { deckFor, valuesIn } from "./deck.ts";
import { ring } from "./ring.ts";
import { nearness, outcomeOf, standings, whoEnded } from "./scores.ts";
import { onTable, since, verdictOn } from "./story.ts";

describe("cards", () => {
  it("are held by colour, from low to high, the 1s last", () => {
    expect(sorted(["1", "B2", "G12", "Y4", "G2", "R13", "1"])).toEqual(["G2", "G12", "R13", "Y4", "B2", "1", "1"]);
  });
  it("left in hand cost their values, and a 1 costs 5", () => {
    expect(sumOf(["G9", "R4", "1"])).toBe(18);
    expect(sumOf(["B2"])).toBe(2);
    expect(sumOf([])).toBe(0);
  });
});

describe("the deck", () => {
  const pile = { green: "2-17", red: "2-9, 12, 15-17", yellow: "2-11", blue: "2-8", ones: 3, discs: 1 };

  it("is that for the number of players", () => {
    const deck = deckFor({ tables: { 4: pile } }, 4);
    expect(deck?.colours[0]).toEqual({ colour: "G", ranges: [{ from: 2, to: 17 }] });
    expect(deck?.ones).toBe(3);
    expect(deckFor({ tables: { 4: pile } }, 5)).toBeNull();
  });
  it("may have gaps", () => {
    const red = deckFor({ tables: { 4: pile } }, 4)?.colours[1]?.ranges ?? [];
    expect(valuesIn(red)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17]);
  });
});

describe("seats", () => {
  const sides = (seats: number, viewer: number | null): string =>
    ring(seats, viewer)
      .map(({ seat, side }) => `${seat}${side[0]}`)
      .join(" ");

  it("go clockwise from the viewer, who sits at the bottom", () => {
    expect(sides(4, 0)).toBe("1l 2t 3r");
    expect(sides(8, 5)).toBe("6l 7l 0t 1t 2t 3r 4r");
  });
  it("are all shown to who only watches", () => {
    expect(sides(4, null)).toBe("0l 1t 2t 3r");
    expect(sides(8, null)).toBe("0l 1l 2t 3t 4t 5t 6r 7r");
  });
});

describe("scores", () => {
  it("tell who was out, who was out as a Fool, and who still held cards", () => {
    const round = { scores: [10, 0, -18], fools: [1] };
    expect([0, 1, 2].map((seat) => outcomeOf(round, seat))).toEqual(["out", "fool", "left"]);
  });
  it("come nearer to the line at -80", () => {
    expect([20, 0, -40, -80, -95].map(nearness)).toEqual([0, 0, 0.5, 1, 1]);
  });
  it("share a place when they are equal", () => {
    expect(standings([-4, 10, -4, -90])).toEqual([
      { seat: 1, total: 10, place: 1 },
      { seat: 0, total: -4, place: 2 },
      { seat: 2, total: -4, place: 2 },
      { seat: 3, total: -90, place: 4 },
    ]);
  });
  it("tell who ended the game", () => {
    const table = { totals: [20, -80, -79, -101], tens: [6, 1, 0, 0] };
    expect(whoEnded("lowest_total", table)).toEqual([1, 3]);
    expect(whoEnded("out_often", table)).toEqual([0]);
    expect(whoEnded("agreement", table)).toEqual([]);
  });
});

const NEW_TABLE: FoolTable = {
  round: 1,
  leader: 1,
  trick: [],
  fools: [],
  counts: [12, 12, 12, 12],
  rounds: [],
  totals: [0, 0, 0, 0],
  tens: [0, 0, 0, 0],
};

function view(table: Partial<FoolTable>, rest: Partial<FoolView> = {}): FoolView {
  const dealt = { viewer: 0, first: 1, turn: 1, hand: [], legal: [], left: [], last: [], seen: [] };
  return { ...dealt, table: { ...NEW_TABLE, ...table }, ...rest };
}

describe("what happened", () => {
  const lead: FoolPlayed[] = [{ seat: 1, card: "B4" }];
  const two: FoolPlayed[] = [...lead, { seat: 2, card: "B2" }];
  const whole: FoolPlayed[] = [...two, { seat: 3, card: "B8" }, { seat: 0, card: "B3" }];
  const finished = view({ fools: [2], leader: 3 }, { last: whole });

  it("nothing, for who has just come", () => {
    expect(since(null, view({ trick: two }))).toEqual({ played: [], verdict: null, counted: false });
  });
  it("cards came to the trick, several at once if views were left out", () => {
    expect(since(view({ trick: lead }), view({ trick: two })).played).toEqual(two.slice(1));
    expect(since(view({}), view({ trick: two })).played).toEqual(two);
  });
  it("the trick ended: its last card, who won it and who is the Fool", () => {
    const { played, verdict } = since(view({ trick: two }), finished);
    expect(played).toEqual(whole.slice(2));
    expect(verdict?.winner).toBe(3);
    expect(verdict?.fools.map(({ seat }) => seat)).toEqual([2]);
  });
  it("a new trick began", () => {
    const next = view({ trick: [{ seat: 3, card: "R5" }], fools: [2], leader: 3 });
    expect(since(finished, next).played).toEqual([{ seat: 3, card: "R5" }]);
  });
  it("a round ended, and its last trick is judged like any other", () => {
    const rounds = [{ scores: [10, -4, -9, -20], fools: [2] }];
    const counted = view(
      { rounds, round: 2, leader: 3 },
      { turn: null, left: [[], ["B5"], ["B6"], ["G9"]], last: whole },
    );
    expect(since(view({ trick: two }), counted).counted).toBe(true);
    expect(since(counted, counted).counted).toBe(false);
    expect(verdictOn(counted)?.fools.map(({ seat }) => seat)).toEqual([2]);
  });
  it("a new round is dealt: the trick of the old one is gone", () => {
    const rounds = [{ scores: [10, -4, -9, -20], fools: [2] }];
    expect(onTable(view({ rounds, round: 2 }, { last: whole }))).toEqual([]);
    expect(verdictOn(view({ rounds, round: 2 }, { last: whole }))).toBeNull();
  });
});
