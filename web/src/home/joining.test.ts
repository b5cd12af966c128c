import { expect, test } from "vitest";
import { spelled } from "../ui/share.ts";
import { read } from "./joining.ts";

test.each(["K7MQ2P", "k7mq2p", " k7m q2p ", "K7M-Q2P", "K7M–Q2P", "k 7 m q 2 p", "K7M.Q2P", "Ｋ７Ｍ Ｑ２Ｐ"])(
  "a code may be typed as %s",
  (text) => expect(read(text)).toEqual({ table: "K7MQ2P" }),
);

const KEY = "3q2-7wAAbCdEfGhIjKlM_w";

test.each([
  `http://192.168.1.7:8420/t/${KEY}`,
  `https://foxes.example.org/t/${KEY}#watch`,
  `foxes.example.org/t/${KEY}?from=chat`,
  `Come and play Fool! https://foxes.example.org/t/${KEY} (it is our turn)`,
  `  ${KEY}\n`,
])("a table is found by its link: %s", (text) => expect(read(text)).toEqual({ table: KEY }));

test.each(["Our table has the code K7M Q2P.", "Code: K7MQ2P", "K7M-Q2P, come!"])(
  "a code is found within a message: %s",
  (text) => expect(read(text)).toEqual({ table: "K7MQ2P" }),
);

test("somebody's own link is not taken for a table", () => {
  expect(read("http://127.0.0.1:8420/me#0a1b2c3d4e5f6071.0.AbC-d_e=")).toEqual({
    self: "0a1b2c3d4e5f6071.0.AbC-d_e=",
  });
});

test.each(["", "   ", "–", "…"])("nothing is nothing: %j", (text) => {
  expect(read(text)).toEqual({ problem: "empty", given: 0 });
});

test("it is told how many letters were given where they are too few or too many", () => {
  expect(read("K7M Q2")).toEqual({ problem: "length", given: 5 });
  expect(read("K7MQ2PX")).toEqual({ problem: "length", given: 7 });
  expect(read("hello there, friend")).toEqual({ problem: "length", given: 16 });
});

test.each(["K7M Q20", "O7MQ2P", "k7mq2i", "1K7MQ2", "K7MÉQ2"])("%s has a letter that is in no code", (text) => {
  expect(read(text)).toEqual({ problem: "letters", given: 6 });
});

test("a code is shown in two halves, which are read as the same code", () => {
  expect(spelled("K7MQ2P")).toBe("K7M Q2P");
  expect(read(spelled("K7MQ2P"))).toEqual({ table: "K7MQ2P" });
});
