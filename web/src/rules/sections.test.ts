import { expect, it } from "vitest";
import type { DuetView, FoolView, FoxyView } from "../wire.ts";
import { isGame, type Section, sectionFor } from "./sections.ts";

const FOXY: FoxyView = {
  viewer: 0,
  options: { fox: "different", exact_only: false, announce_last: false },
  seats: 3,
  table: { turn: 4, card: "sea:dolphin", announced: [] },
  done: [],
  sheet: [],
  legal: [{ do: "estimate", min: 0, max: 99, may_circle: true }],
  reveal: null,
};
const FOOL: FoolView = {
  viewer: 0,
  table: {
    round: 1,
    leader: 1,
    trick: [{ seat: 1, card: "Y9" }],
    fools: [],
    counts: [3, 2, 3, 3],
    rounds: [],
    totals: [0, 0, 0, 0],
    tens: [0, 0, 0, 0],
  },
  first: 1,
  turn: 2,
  hand: ["G7", "Y5", "1"],
  legal: [],
  left: [],
  last: [],
  seen: [],
};
const DUET: DuetView = {
  viewer: 0,
  level: 1,
  table: {
    round: 1,
    leader: 1,
    trick: [],
    decree: "R4",
    tracker: 0,
    gems: [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1],
    reserve: 10,
    covered: [0, 0],
    forest: 4,
    counts: [11, 11],
  },
  asked: "play",
  asked_of: [1],
  hand: ["D1"],
  given: null,
  has_given: [false, false],
  legal: [],
  offer: null,
  last: [],
  seen: [],
};

it.each<[string, Section<"foxy">, Partial<FoxyView>]>([
  ["a card shows animals and you write", "estimate", {}],
  ["you have written and wait", "turn", { legal: [] }],
  ["the Fox has come", "fox", { table: { ...FOXY.table, card: "fox" } }],
  ["the Fox has come and you have written", "fox", { table: { ...FOXY.table, card: "fox" }, legal: [] }],
  [
    "the game is counted",
    "count",
    { reveal: { deck: [], sheets: [] }, table: { ...FOXY.table, card: null }, legal: [] },
  ],
  ["you are alone and done", "alone", { seats: 1, reveal: { deck: [], sheets: [] }, legal: [] }],
  ["no card has come yet", "goal", { table: { turn: 0, card: null, announced: [] }, legal: [] }],
])("Foxy: %s", (_, section, view) => {
  expect(sectionFor("foxy", { ...FOXY, ...view })).toBe(section);
});

const ROUND = { scores: [10, -3, -5, -8], fools: [2] };
it.each<[string, Section<"fool">, Partial<FoolView>, Partial<FoolView["table"]>]>([
  ["others play", "trick", {}, {}],
  ["you are the Fool", "fools", {}, { fools: [0] }],
  ["somebody else is the Fool", "trick", {}, { fools: [3] }],
  [
    "you must follow",
    "following",
    {
      turn: 0,
      legal: [
        { do: "play", card: "Y5" },
        { do: "play", card: "1" },
      ],
    },
    {},
  ],
  ["you may play anything", "trick", { turn: 0, hand: ["G7"], legal: [{ do: "play", card: "G7" }] }, {}],
  [
    "only 1s so far",
    "ones",
    { turn: 0, hand: ["G7"], legal: [{ do: "play", card: "G7" }] },
    { trick: [{ seat: 1, card: "1" }] },
  ],
  ["a round is over", "score", { turn: null, left: [[], ["Y3"]] }, { trick: [], rounds: [ROUND] }],
  ["the game is over", "end", { turn: null }, { trick: [], rounds: [ROUND], leader: null }],
  ["the first cards are being dealt", "goal", { turn: null }, { trick: [] }],
  ["a watcher looks on", "trick", { viewer: "watcher" }, { fools: [0] }],
])("Fool!: %s", (_, section, view, table) => {
  expect(sectionFor("fool", { ...FOOL, ...view, table: { ...FOOL.table, ...table } })).toBe(section);
});

const led = (...cards: string[]) => ({ trick: cards.map((card, seat) => ({ seat, card })) });
it.each<[string, Section<"duet">, Partial<DuetView>, Partial<DuetView["table"]>]>([
  ["a card is to be led", "trick", {}, {}],
  ["a card is to be followed", "trick", {}, led("S10")],
  ["a 9 was led", "heir", {}, led("S9")],
  ["the Foxes ask", "foxes", { asked: "swap" }, led("S3")],
  ["the Gift asks", "gift", { asked: "give" }, led("S7")],
  ["the Musician lets choose", "musician", { asked: "move" }, led("S1", "S5")],
  ["the Gazelle lets choose", "gazelle", { asked: "move" }, led("S10", "S5")],
  ["the forest grows", "between", { asked: "cover" }, {}],
  ["the second round is dealt", "between", { asked: "deal" }, { round: 2 }],
  ["the first round is dealt", "goal", { asked: "deal" }, {}],
  ["your partner proposes to stop", "stop", { offer: 1 }, {}],
  ["you have proposed to stop", "trick", { offer: 0 }, {}],
  ["all gems are found", "end", { asked: "nothing" }, { result: "won", score: 20 }],
])("Duet: %s", (_, section, view, table) => {
  expect(sectionFor("duet", { ...DUET, ...view, table: { ...DUET.table, ...table } })).toBe(section);
});

it("opens at the beginning before a game begins", () => {
  expect(sectionFor("duet", null)).toBe("goal");
});

it("knows games by their names only", () => {
  expect(["foxy", "fool", "duet", "chess", "toString", ""].filter(isGame)).toEqual(["foxy", "fool", "duet"]);
});
