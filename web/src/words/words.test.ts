import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { chosenLanguage, date, LANGUAGES, list, number, say, speak, t } from "./words.svelte.ts";

const page = { documentElement: { lang: "" } };

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { languages: ["de", "fr-CA"] });
  settings.language = "en";
});
afterEach(() => vi.unstubAllGlobals());

test("the page speaks what the browser asks for first, of what it can", () => {
  expect(chosenLanguage("", ["fr-CA", "en"])).toBe("fr");
  expect(chosenLanguage("", ["de-CH", "it-CH", "fr"])).toBe("it");
  expect(chosenLanguage("", ["ja", "EN-us"])).toBe("en");
  expect(chosenLanguage("", ["ja"])).toBe("en");
  expect(chosenLanguage("", [])).toBe("en");
});

test("what somebody has chosen goes before the browser, and a language that we lost does not", () => {
  expect(chosenLanguage("it", ["fr"])).toBe("it");
  expect(chosenLanguage("tlh", ["fr"])).toBe("fr");
  expect(chosenLanguage("toString", ["fr"])).toBe("fr");
});

test("words come in the language chosen, and the page says which it is", async () => {
  for (const [language, word] of [
    ["en", "Close"],
    ["fr", "Fermer"],
    ["it", "Chiudi"],
  ] as const) {
    settings.language = language;
    await speak("common");
    expect(t("close")).toBe(word);
    expect(page.documentElement.lang).toBe(language);
  }
});

test("who changes the language twice in a moment gets the second one", async () => {
  settings.language = "fr";
  const first = speak("common");
  settings.language = "it";
  await Promise.all([first, speak("common")]);
  expect(t("close")).toBe("Chiudi");
});

test("every language that there are words in can be chosen, and no other", () => {
  const files = Object.keys(import.meta.glob("../../../src/foxden/locale/*/*.ftl", { query: "?raw" }));
  const spoken = new Set(files.map((file) => file.split("/").at(-2)));
  expect([...spoken].sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test("what cannot be said shows its id, and says so on the console", async () => {
  await speak("common");
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(t("no-such-words")).toBe("no-such-words");
  expect(complained).toHaveBeenCalledOnce();
  expect(say("no-such-words")).toBeNull();
  expect(complained).toHaveBeenCalledOnce();
});

test("numbers have a real minus and the language's signs", () => {
  expect(number(-80)).toBe("−80");
  expect(number(0.5, { style: "percent" })).toBe("50%");
  settings.language = "it";
  expect(number(12345.5)).toBe("12.345,5");
});

test("several names are told as one tells them", () => {
  const names = ["Ada", "Bo", "Cleo"];
  expect(list(names)).toBe("Ada, Bo and Cleo");
  settings.language = "fr";
  expect(list(names)).toBe("Ada, Bo et Cleo");
  settings.language = "it";
  expect(list(names)).toBe("Ada, Bo e Cleo");
});

test("days are told in the language, as the browser's variant of it does", () => {
  const noon = new Date(2025, 6, 14, 12).getTime();
  settings.language = "it";
  expect(date(noon)).toBe("14 lug 2025, 12:00");
  settings.language = "en";
  expect(date(noon)).toBe("14 Jul 2025, 12:00");
  vi.stubGlobal("navigator", { languages: ["en-US@posix", "en-US"] });
  expect(date(noon)).toMatch(/^Jul 14, 2025/);
});
