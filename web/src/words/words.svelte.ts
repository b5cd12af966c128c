// Everything that people read. The sentences are in src/foxden/locale, one folder a language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings } from "../settings.svelte.ts";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
/** The files of a language: what every page needs, and what only some do. */
export type Part =
  | "common"
  | "home"
  | "table"
  | "foxy"
  | "fool"
  | "duet"
  | "rules"
  | "rules-foxy"
  | "rules-fool"
  | "rules-duet"
  | "about";

const files = import.meta.glob<string>("../../../src/foxden/locale/*/*.ftl", { query: "?raw", import: "default" });

const parts = new Set<Part>();
let bundle = $state.raw<FluentBundle | null>(null);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** Choose among our languages by what somebody has set, or else by what their browser asks for. */
export function chosenLanguage(set: string, wanted: readonly string[]): Language {
  if (isLanguage(set)) return set;
  const found = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return found ?? "en";
}

function wanted(): readonly string[] {
  return globalThis.navigator?.languages ?? [];
}

export function language(): Language {
  return chosenLanguage(settings.language, wanted());
}

/** How numbers and dates are written: as in the browser's own variant of the present language, if it has one. */
function locale(): string {
  const speaking = language();
  const own = wanted().find((tag) => tag.toLowerCase().split("-")[0] === speaking && /^[a-z]+(-\w+)*$/i.test(tag));
  return own ?? { en: "en-GB", fr: "fr-FR", it: "it-IT" }[speaking];
}

/** Load the words of these parts in the present language, and keep them at hand when it changes. */
export async function speak(...needed: Part[]): Promise<void> {
  for (const part of needed) parts.add(part);
  // Who waits for words does so once: another language changes the words, and nothing has to begin again.
  const speaking = untrack(language);
  const texts = await Promise.all(
    [...parts].map((part) => files[`../../../src/foxden/locale/${speaking}/${part}.ftl`]?.() ?? Promise.resolve("")),
  );
  if (speaking !== untrack(language)) return; // changed meanwhile; who changed it loads those words
  const next = new FluentBundle(untrack(locale), { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = speaking;
}

/** Say something in the person's language. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const said = say(id, facts);
  if (said === null) {
    console.error(`no words for ${id}`);
    return id;
  }
  return said;
}

/** Say something if there are words for it. */
export function say(id: string, facts?: Record<string, FluentVariable>): string | null {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return null;
  const errors: Error[] = [];
  const said = bundle.formatPattern(message.value, facts, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return said;
}

/** Write a number as it is written in the person's language; with a real minus. */
export function number(value: number, how?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), how).format(value).replace("-", "−");
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Name several things: "Ada, Bo and Cleo". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
