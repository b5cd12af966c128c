import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, ToServer } from "../wire.ts";
import { Refusal } from "./api.ts";
import { someRoom, someView } from "./fakes.ts";
import { type Listening, Session } from "./session.svelte.ts";

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get newest(): Line {
    return Line.all.at(-1) as Line;
  }
  readyState = 0;
  sent: ToServer[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  /** A dead line takes its time to close: `onclose` is the test's to call. */
  close(): void {
    this.readyState = 2;
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  tell(...messages: object[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  kinds(): string[] {
    return this.sent.map((message) => message.kind);
  }
}

const WELCOME = { kind: "welcome", protocol: 1, person: "ada", name: "Ada", colour: "", token: null };
let heard: { refused: string[]; nudged: number; lines: number[]; unsent: number };
const listening: Listening = {
  refused: (refused) => heard.refused.push(refused.code),
  nudged: () => (heard.nudged += 1),
  line: (line) => heard.lines.push(line.n),
  unsent: () => (heard.unsent += 1),
};
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard = { refused: [], nudged: 0, lines: [], unsent: 0 };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "den" });
  session = new Session("key", listening);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function come(...messages: (FromServer | object)[]): Promise<Line> {
  session.open();
  await vi.advanceTimersByTimeAsync(0);
  return Line.newest.open().tell(WELCOME, ...messages);
}

/** Wait until the session has come back by itself. */
async function comeBack(...messages: object[]): Promise<Line> {
  const before = Line.all.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.all.length).toBe(before + 1);
  return Line.newest.open().tell(WELCOME, ...messages);
}

const PLAY = { do: "play", card: "G2" } as const;

describe("a session", () => {
  it("says hello first", async () => {
    const line = await come();
    expect(line.sent).toEqual([{ kind: "hello", table: "key" }]);
    expect(session.live).toBe(true);
  });

  it("makes a move once, however often it is tapped", async () => {
    const line = await come(someRoom(), someView(5));
    session.move(PLAY);
    session.move(PLAY);
    expect(line.kinds()).toEqual(["hello", "move"]);
  });

  it("sends a move again under its id over a new line", async () => {
    const line = await come(someRoom(), someView(5));
    session.move(PLAY);
    line.break();
    expect(session.live).toBe(false);
    const next = await comeBack(someRoom(), someView(5));
    expect(next.sent[1]).toEqual(line.sent[1]);
    next.tell({ kind: "accepted", id: session.waiting?.id, version: 6 }, someView(6));
    expect(session.mayAct).toBe(true);
  });

  it("keeps a move that is made while the line is down", async () => {
    (await come(someRoom(), someView(5))).break();
    session.move(PLAY);
    const next = await comeBack();
    expect(next.kinds()).toEqual(["hello", "move"]);
  });

  it("asks again for what the room does not show when it is back", async () => {
    const between = someRoom({ awaits_ready: true });
    const line = await come(between);
    session.send("ready");
    expect(line.kinds()).toEqual(["hello", "ready"]);
    line.break();
    expect((await comeBack(between)).kinds()).toEqual(["hello", "ready"]);
  });

  it("does not ask again for what is done", async () => {
    const line = await come(someRoom({ awaits_ready: true }));
    session.send("ready");
    line.break();
    expect((await comeBack(someRoom({ awaits_ready: true, ready: [0] }))).kinds()).toEqual(["hello"]);
  });

  it("says so when something is not sent, and never will be", async () => {
    (await come(someRoom())).break();
    session.send("end", {});
    expect(heard.unsent).toBe(1);
    expect((await comeBack(someRoom())).kinds()).toEqual(["hello"]);
  });

  it("notices a line that died without a word, also where closing it takes long", async () => {
    await come(someRoom(), someView(5));
    session.move(PLAY);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(Line.all).toHaveLength(2);
  });

  it("asks after a long silence whether the line still stands", async () => {
    const line = await come(someRoom());
    await vi.advanceTimersByTimeAsync(26_000);
    expect(line.kinds()).toEqual(["hello", "hello"]);
    line.tell({ kind: "refused", about: "hello", id: null, code: "hello-once", text: "", facts: {} });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.live).toBe(true);
    expect(heard.refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it("finds out quickly when the page wakes up", async () => {
    await come(someRoom());
    session.check();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(Line.all).toHaveLength(2);
  });

  it("comes back at once when the network does", async () => {
    (await come(someRoom())).break();
    session.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(2);
  });

  it("hears nothing more from a line that it has let go", async () => {
    const old = await come(someRoom(), someView(5));
    old.break();
    await comeBack(someRoom(), someView(7));
    old.tell(someView(99));
    expect(session.view?.version).toBe(7);
  });

  it("tells of a line of chat once, and not of those that were there before", async () => {
    const said = (n: number): object => ({ kind: "line", n, person: "bo", name: "", colour: "", text: "hi", at: n });
    session = new Session("key", listening, false, async () => 2);
    const line = await come(someRoom(), said(1));
    line.tell(said(2));
    line.break();
    await comeBack(someRoom(), said(1), said(2), said(3));
    expect(heard.lines).toEqual([2, 3]);
  });

  it("becomes somebody before it comes, and waits for a server that does not answer", async () => {
    const introduce = vi.fn().mockRejectedValueOnce(new Refusal("offline", "")).mockResolvedValue(0);
    session = new Session("key", listening, false, introduce);
    session.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(0);
    expect(session.tries).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.all).toHaveLength(1);
    expect(introduce).toHaveBeenCalledTimes(2);
  });

  it("stays away from a table that is gone, until it is asked to try again", async () => {
    const line = await come(someRoom());
    line.tell({ kind: "closed", code: "gone", text: "" });
    line.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(1);
    expect(session.lost).toBe("gone");
    session.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(2);
  });

  it("passes on that the table waits", async () => {
    await come(someRoom(), { kind: "nudged", seat: 0 });
    expect(heard.nudged).toBe(1);
  });

  it("adds randomness once to each shuffle", async () => {
    const pledge = { deal: 0, commitment: "c0", given: [], wanted: true };
    const line = await come(someRoom({ pledge }), someRoom({ pledge, watchers: 1 }));
    expect(line.kinds()).toEqual(["hello", "randomness"]);
    expect(line.sent[1]).toMatchObject({ deal: 0, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
