import { describe, expect, it } from "vitest";
import type { FromServer, Hinted, Line, Move, Refused, Seen } from "../wire.ts";
import { someRoom, someView } from "./fakes.ts";
import { dropped, hear, mayAct, NOTHING, opened, type Screen } from "./screen.ts";

const MOVE: Move = { kind: "move", id: "m1", seen: 5, move: { do: "play", card: "G2" } };
const WELCOME: FromServer = {
  kind: "welcome",
  protocol: 1,
  person: "ada",
  name: "Ada",
  colour: "#b4341f",
  token: null,
};

function having(screen: Screen, ...messages: FromServer[]): Screen {
  return messages.reduce((now, message) => hear(now, message, 1000), screen);
}

function refused(about: string, code: string, id: string | null = null): Refused {
  return { kind: "refused", about, id, code, text: "No.", facts: {} };
}

function line(n: number, text = "hello"): Line {
  return { kind: "line", n, person: "bo", name: "Bo", colour: "", seat: 1, channel: "table", text, at: n };
}

const PLAYING = having(NOTHING, WELCOME, someRoom(), someView(5));

describe("what a page knows of its table", () => {
  it("knows who we are once we are let in", () => {
    const screen = having(NOTHING, WELCOME);
    expect(screen.me).toBe("ada");
    expect(screen.face).toEqual({ name: "Ada", colour: "#b4341f" });
    expect(screen.live).toBe(true);
  });

  it("shows the newest view, and none that comes late", () => {
    expect(having(PLAYING, someView(7), someView(6)).view?.version).toBe(7);
    // The server may show the same state again, with other clocks.
    const again = { ...someView(7), clocks: [{ seat: 0, left: 9 }] };
    expect(having(PLAYING, someView(7), again).view?.clocks).toHaveLength(1);
  });

  it("keeps nothing of an earlier view: in Foxy remembering is the game", () => {
    const before = having(PLAYING, someView(6, { hand: ["R11"] }));
    expect(JSON.stringify(having(before, someView(7, { hand: ["B4"] })))).not.toContain("R11");
  });

  it("forgets the last game when another one gathers", () => {
    expect(having(PLAYING, someRoom({ phase: "over" })).view).not.toBeNull();
    expect(having(PLAYING, someRoom({ phase: "gathering" })).view).toBeNull();
  });

  it("puts lines of chat in order, each once", () => {
    const screen = having(PLAYING, line(3), line(1), line(3, "better"), line(2));
    expect(screen.lines.map((each) => each.n)).toEqual([1, 2, 3]);
    expect(screen.lines[2]?.text).toBe("better");
  });

  it("takes no notice of what a newer server says besides", () => {
    expect(hear(PLAYING, { kind: "weather" } as unknown as FromServer, 0)).toBe(PLAYING);
    expect(having(PLAYING, { kind: "nudged", seat: 0 })).toBe(PLAYING);
  });

  it("is lost where no way leads back, and only there", () => {
    expect(having(PLAYING, { kind: "closed", code: "gone", text: "" }).lost).toBe("gone");
    expect(having(PLAYING, { kind: "closed", code: "forgotten", text: "" }).lost).toBe("forgotten");
    expect(having(PLAYING, { kind: "closed", code: "restart", text: "" }).lost).toBe("");
    expect(having(NOTHING, refused("hello", "no-such-table")).lost).toBe("no-such-table");
    // This is how the server answers when it is only asked whether the line still stands.
    expect(having(PLAYING, refused("hello", "hello-once")).lost).toBe("");
  });
});

describe("a move", () => {
  const waiting: Screen = { ...PLAYING, waiting: MOVE };

  it("may be made when something is asked, by who plays, while the line stands", () => {
    expect(mayAct(PLAYING)).toBe(true);
    expect(mayAct(dropped(PLAYING))).toBe(false);
    expect(mayAct(having(PLAYING, someView(6, { legal: [] })))).toBe(false);
    expect(mayAct(having(PLAYING, someRoom({ seat: null })))).toBe(false);
    expect(mayAct(having(PLAYING, someRoom({ phase: "paused" })))).toBe(false);
    expect(mayAct(waiting)).toBe(false);
  });

  it("is done when it is accepted and the view holds it", () => {
    const kept = having(waiting, { kind: "accepted", id: "m1", version: 6 });
    expect(kept.waiting).toBeNull();
    expect(mayAct(kept)).toBe(false); // the view on the screen is that of before
    expect(mayAct(having(kept, someView(6)))).toBe(true);
  });

  it("is not done by an answer to another one", () => {
    expect(having(waiting, { kind: "accepted", id: "m0", version: 6 }).waiting).toBe(MOVE);
    expect(having(waiting, refused("move", "stale", "m0")).waiting).toBe(MOVE);
  });

  it("frees the hand when it is refused", () => {
    const free = having(waiting, refused("move", "must-follow", "m1"));
    expect(free.waiting).toBeNull();
    expect(mayAct(free)).toBe(true);
  });

  it("that is sent again over a new line counts once, and the view that came with the line is enough", () => {
    const back = having(opened(dropped(waiting)), WELCOME, someRoom(), someView(9));
    expect(back.waiting).toBe(MOVE);
    const answered = having(back, { kind: "accepted", id: "m1", version: 12 });
    expect(answered.waiting).toBeNull();
    expect(mayAct(answered)).toBe(true);
  });
});

describe("a line of chat", () => {
  const saying: Screen = {
    ...PLAYING,
    said: [
      { id: "s1", text: "one" },
      { id: "s2", text: "two" },
    ],
  };

  it("is on its way until it is accepted", () => {
    expect(having(saying, { kind: "accepted", id: "s1", version: 5 }).said).toEqual([{ id: "s2", text: "two" }]);
  });

  it("is given back when it is refused", () => {
    const screen = having(saying, refused("say", "silence-game", "s2"));
    expect(screen.said).toEqual([{ id: "s1", text: "one" }]);
    expect(screen.unsaid).toBe("two");
  });
});

describe("a hint", () => {
  const HINT: Hinted = { kind: "hinted", version: 5, move: { do: "play", card: "G2" }, code: "best", facts: {} };
  const asking: Screen = { ...PLAYING, hint: "asked" };

  it("is kept while its question stands, whatever others do", () => {
    expect(having(asking, HINT).hint).toEqual(HINT);
    expect(having(asking, someView(6), HINT, someView(7)).hint).toEqual(HINT);
  });

  it("goes with its question", () => {
    const other = someView(6, { legal: [{ do: "play", card: "R3" }] });
    expect(having(asking, HINT, other).hint).toBeNull();
    expect(having(asking, HINT, someView(6, { legal: [] })).hint).toBeNull();
    expect(having(asking, HINT, someRoom({ phase: "gathering" })).hint).toBeNull();
  });

  it("leaves nothing behind in Foxy, where the next turn asks for the same numbers", () => {
    const turn = (version: number, now: number): Seen => {
      const game = {
        viewer: 0,
        table: { turn: now, card: "fox" },
        legal: [{ do: "estimate", min: 0, max: 99, may_circle: true }],
      };
      return { ...someView(version), game: game as unknown as Seen["game"] };
    };
    const first = having(PLAYING, turn(6, 1), {
      ...HINT,
      version: 6,
      move: { do: "estimate", value: 77 },
      facts: { hen: 77 },
    });
    expect(JSON.stringify(having(first, turn(7, 1)))).toContain("77");
    expect(JSON.stringify(having(first, turn(8, 2)))).not.toContain("77");
  });

  it("is not waited for any more when it is refused, or when the line was another one", () => {
    expect(having(asking, refused("hint", "stale")).hint).toBeNull();
    expect(opened(dropped(asking)).hint).toBeNull();
  });

  it("that comes after the move, or for another question, is of no use", () => {
    expect(having({ ...PLAYING, waiting: MOVE }, HINT).hint).toBeNull();
    expect(having(PLAYING, someView(6, { legal: [] }), HINT).hint).toBeNull();
  });
});
