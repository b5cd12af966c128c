import { describe, expect, it } from "vitest";
import type { ToServer } from "../wire.ts";
import { chair, someRoom } from "./fakes.ts";
import { canWait, refusedOf, unfulfilled, wishing } from "./wishes.ts";

const GATHERING = someRoom({
  phase: "gathering",
  chairs: [chair(0, { person: "ada" }), chair(1), chair(2, { bot: true }), chair(3)],
});

function wish(message: ToServer, room = GATHERING): ReturnType<typeof wishing> {
  return wishing([], room, message, 0);
}

describe("what was asked of the table", () => {
  it("is kept until the room shows it", () => {
    const wishes = wish({ kind: "add_bot", seat: 1 });
    expect(unfulfilled(wishes, GATHERING, 10)).toHaveLength(1);
    const chairs = GATHERING.chairs.map((each) => (each.seat === 1 ? chair(1, { bot: true }) : each));
    expect(unfulfilled(wishes, { ...GATHERING, chairs }, 10)).toHaveLength(0);
  });

  it("is not kept if the room shows it already", () => {
    expect(wish({ kind: "remove_bot", seat: 1 })).toHaveLength(0);
    expect(wish({ kind: "resume" })).toHaveLength(0);
    expect(wish({ kind: "mute", person: "bo", on: false })).toHaveLength(0);
  });

  it.each<[ToServer, Partial<typeof GATHERING>]>([
    [{ kind: "start" }, { phase: "playing" }],
    [{ kind: "sit", seat: 3 }, { seat: 3 }],
    [{ kind: "leave" }, { seat: null }],
    [{ kind: "change", seats: 3 }, { chairs: GATHERING.chairs.slice(0, 3) }],
    [{ kind: "change", clock: 30 }, { clock: 30 }],
    [{ kind: "change", options: { level: 2 } }, { options: { level: 2 } }],
    [{ kind: "change", hints: true }, { hints: true }],
    [{ kind: "mute", person: "bo" }, { muted: ["bo"] }],
  ])("is done: %j", (message, done) => {
    const wishes = wish(message);
    expect(wishes).toHaveLength(1);
    expect(unfulfilled(wishes, { ...GATHERING, ...done }, 10)).toHaveLength(0);
  });

  it("makes sense in the same game only, and for a while", () => {
    const between = someRoom({ awaits_ready: true });
    const wishes = wish({ kind: "ready" }, between);
    expect(unfulfilled(wishes, between, 10)).toHaveLength(1);
    expect(unfulfilled(wishes, { ...between, number: 2 }, 10)).toHaveLength(0);
    expect(unfulfilled(wishes, between, 100_000)).toHaveLength(0);
  });

  it("counts once, and of two changes of the clock the later one", () => {
    let wishes = wish({ kind: "change", clock: 30 });
    wishes = wishing(wishes, GATHERING, { kind: "change", seats: 6 }, 0);
    wishes = wishing(wishes, { ...GATHERING, clock: 30 }, { kind: "change", no_clock: true }, 0);
    wishes = wishing(wishes, GATHERING, { kind: "add_bot" }, 0);
    wishes = wishing(wishes, GATHERING, { kind: "add_bot" }, 0);
    expect(wishes.map((each) => each.message)).toEqual([
      { kind: "change", seats: 6 },
      { kind: "change", no_clock: true },
      { kind: "add_bot" },
    ]);
  });

  it("is wished for again while the contrary is on its way", () => {
    const wishes = wishing(wish({ kind: "change", clock: 30 }), GATHERING, { kind: "change", no_clock: true }, 0);
    expect(wishes.map((each) => each.message)).toEqual([{ kind: "change", no_clock: true }]);
  });

  it("is given up when it is refused", () => {
    expect(refusedOf(wish({ kind: "start" }), "start")).toHaveLength(0);
  });

  it("never ends a game, asks somebody to leave or nudges with delay", () => {
    for (const kind of ["end", "kick", "nudge", "move", "say"] as const)
      expect(canWait({ kind } as ToServer)).toBe(false);
  });
});
