import { describe, expect, it } from "vitest";
import { typed, withDigit, withoutLast } from "./draft.ts";

describe("a number that is typed", () => {
  it("grows by digits, to two of them", () => {
    expect(withDigit("", "1")).toBe("1");
    expect(withDigit("1", "2")).toBe("12");
    expect(withDigit("12", "3")).toBeNull();
  });

  it("does not begin with a nought that says nothing", () => {
    expect(withDigit("0", "7")).toBe("7");
    expect(withDigit("", "0")).toBe("0");
  });

  it("can be taken back digit by digit", () => {
    expect(withoutLast("12")).toBe("1");
    expect(withoutLast("")).toBe("");
  });

  it("is a number once there is a digit; nought is one", () => {
    expect(typed("")).toBeNull();
    expect(typed("0")).toBe(0);
    expect(typed("42")).toBe(42);
  });
});
