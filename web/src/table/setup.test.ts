import { describe, expect, it } from "vitest";
import { chair, someRoom } from "../net/fakes.ts";
import { wishing } from "../net/wishes.ts";
import type { ChairShown } from "../wire.ts";
import { botLevel, foxyFor, foxyPreset, levelOf, nextLevel, presetOf, seatsOf, setUp } from "./setup.ts";

describe("how a table is set up", () => {
  it("knows how many play: Foxy any number, Fool! 4 to 8, the Duet 2", () => {
    expect(seatsOf("foxy").fewest).toBe(1);
    expect(seatsOf("fool")).toEqual({ fewest: 4, most: 8 });
    expect(seatsOf("duet")).toEqual({ fewest: 2, most: 2 });
  });

  it("takes what is left out as in the rulebook", () => {
    expect(presetOf({}, 4)).toBe("rulebook");
    expect(levelOf({})).toBe(1);
  });

  it("knows a preset again, and calls everything else a mixture", () => {
    expect(presetOf(foxyPreset("hard", 4), 4)).toBe("hard");
    expect(presetOf({ fox: "cat", exact_only: true }, 4)).toBeNull();
  });

  it("announces nothing to who plays alone", () => {
    expect(foxyFor(1, { announce_last: true }).announce_last).toBe(false);
    expect(foxyPreset("family", 2).announce_last).toBe(true);
    expect(presetOf(foxyPreset("family", 1), 1)).toBe("family");
  });

  it("shows what was asked for before the server has answered", () => {
    const room = someRoom({ phase: "gathering", clock: 15 });
    let wishes = wishing([], room, { kind: "change", seats: 6 }, 0);
    wishes = wishing(wishes, room, { kind: "change", no_clock: true }, 0);
    expect(setUp(room, wishes)).toEqual({ seats: 6, options: {}, clock: null, hints: false });
    expect(setUp(room, [])).toEqual({ seats: 4, options: {}, clock: 15, hints: false });
  });

  it("shows a bot's level as it was tapped last, and knows what comes after it", () => {
    const room = someRoom({ phase: "gathering", chairs: [chair(0, { bot: true, level: "normal" })] });
    let wishes = wishing([], room, { kind: "bot_level", seat: 0, level: "hard" }, 0);
    expect(botLevel(room.chairs[0] as ChairShown, wishes)).toBe("hard");
    wishes = wishing(wishes, room, { kind: "bot_level", seat: 0, level: nextLevel("hard") }, 0);
    expect(botLevel(room.chairs[0] as ChairShown, wishes)).toBe("easy");
    expect(botLevel(room.chairs[0] as ChairShown, [])).toBe("normal");
  });
});
