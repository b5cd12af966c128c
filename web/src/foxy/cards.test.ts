import { describe, expect, it } from "vitest";
import { adds, faceOf } from "./cards.ts";

describe("a card", () => {
  it("shows a place and one to three animals", () => {
    expect(faceOf("farm:hen")).toEqual({ place: "farm", animals: ["hen"] });
    expect(faceOf("sea:dolphin+octopus+cat")).toEqual({ place: "sea", animals: ["dolphin", "octopus", "cat"] });
  });

  it("is the Fox in its den, which is no animal that counts", () => {
    expect(faceOf("fox")).toEqual({ place: "den", animals: [] });
    expect(adds("fox", "different")).toEqual([]);
  });

  it("adds what it shows, and the Fox a cat where it counts as one", () => {
    expect(adds("forest:bear+cat", "cat")).toEqual(["bear", "cat"]);
    expect(adds("fox", "cat")).toEqual(["cat"]);
  });
});
