// Nothing that people read may stand in the components: it would be read in one language only.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Attributes that are read out or shown. */
const READ = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);
/** The project's name is the same in every language. */
const NAMES = /\bFoxden\b/g;

interface Part {
  type: string;
  start: number;
  [key: string]: unknown;
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && typeof (value as Part).type === "string";
}

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(NAMES, ""));
}

/** The texts that an expression may come to, as far as they stand in it: `open ? "Close" : t("open")` gives "Close". */
function* textsOf(expression: Part): Generator<string> {
  switch (expression.type) {
    case "Literal":
      if (typeof expression.value === "string") yield expression.value;
      break;
    case "TemplateLiteral":
      for (const piece of expression.quasis as Part[]) yield (piece.value as { raw: string }).raw;
      break;
    case "ConditionalExpression":
      yield* textsOf(expression.consequent as Part);
      yield* textsOf(expression.alternate as Part);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (expression.operator === "+" || expression.type === "LogicalExpression") {
        yield* textsOf(expression.left as Part);
        yield* textsOf(expression.right as Part);
      }
      break;
  }
}

function* shown(part: Part): Generator<string> {
  if (part.type === "Text") yield part.data as string;
  else if (part.type === "ExpressionTag") yield* textsOf(part.expression as Part);
}

/** Go through what is read in a component's markup. */
function* read(value: unknown): Generator<{ at: number; text: string }> {
  if (Array.isArray(value)) {
    for (const each of value) yield* read(each);
    return;
  }
  if (!isPart(value) || value.type.endsWith("Directive")) return;
  if (value.type === "Attribute") {
    if (!READ.has(value.name as string) || value.value === true) return;
    for (const part of [value.value].flat())
      if (isPart(part)) for (const text of shown(part)) yield { at: value.start, text };
    return;
  }
  if (value.type === "Text" || value.type === "ExpressionTag") {
    for (const text of shown(value)) yield { at: value.start, text };
    return;
  }
  for (const [key, inner] of Object.entries(value)) if (key !== "expression" && key !== "test") yield* read(inner);
}

function wordsIn(code: string): string[] {
  return [...read((parse(code, { modern: true }) as unknown as { fragment: Part }).fragment)]
    .filter(({ text }) => isWords(text))
    .map(({ at, text }) => `line ${code.slice(0, at).split("\n").length}: ${text.trim()}`);
}

test.each(Object.entries(sources))("%s holds no words of its own", (_, code) => {
  expect(wordsIn(code)).toEqual([]);
});

test("words are found wherever they would be read", () => {
  const found = (code: string): number => wordsIn(code).length;
  expect(found("<p>Your turn</p>")).toBe(1);
  expect(found('<button aria-label="Close">×</button>')).toBe(1);
  expect(found('<p title={open ? "Close" : t("open")}></p>')).toBe(1);
  expect(found("{#if ready}<p>{`You have`}</p>{/if}")).toBe(1);
  expect(found('{#each cards as card}<i>{card.name || "Somebody"}</i>{/each}')).toBe(1);
  expect(found('<Dialog title="Chat">{t("chat")}</Dialog>')).toBe(1);
  expect(found('<p style:width="{size}px" class:open={true}>{count}</p>')).toBe(0);
  expect(found('<p class="quiet" lang="fr" title="Foxden">{t("your-turn")} · {number} – ×</p>')).toBe(0);
  expect(found('<script>const words = "Your turn";</script><!-- In words -->{#if game === "fool"}{t("a")}{/if}')).toBe(
    0,
  );
});
