import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissRead, notes, tell } from "./notices.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a note stays until it could be read, and then goes with whatever is done next", () => {
  tell("99 is the highest number that can be written.");
  dismissRead();
  expect(notes).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(notes).toHaveLength(1);
  dismissRead();
  expect(notes).toHaveLength(0);
});

test("a note that nobody answers goes by itself", () => {
  tell("The link is copied.");
  vi.advanceTimersByTime(20_000);
  expect(notes).toHaveLength(0);
});
