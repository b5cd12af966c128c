// What is told in passing: for the eyes in a note at the edge of the screen, for the ears by a screen reader.

import { untrack } from "svelte";
import type { Refusal } from "../net/api.ts";
import { pause } from "../settings.svelte.ts";
import { say, t } from "../words/words.svelte.ts";

interface Note {
  id: number;
  text: string;
}
interface Shown extends Note {
  since: number;
}

/** So long a note stays, whatever is touched: nobody reads faster. */
const READING = 700;

export const notes: Shown[] = $state([]);
/** What is read out; each line is one of its own, so that the same words twice are heard twice. */
export const heard: Note[] = $state([]);
let count = 0;

/** Show a note for a while. It is read out, too. */
export function tell(text: string): void {
  count += 1;
  const id = count;
  // An effect that tells something does not begin anew because of what it has told.
  untrack(() => {
    const same = notes.findIndex((note) => note.text === text);
    if (same >= 0) notes.splice(same, 1);
    notes.push({ id, text, since: Date.now() });
    if (notes.length > 2) notes.shift();
  });
  const long = 2500 + 60 * text.length;
  setTimeout(() => dismiss(id), Math.max(long, pause(long)));
}

/** Whoever goes on has read what was told: it is not to lie over what they look at next. */
export function dismissRead(): void {
  for (const { id, since } of [...notes]) if (Date.now() - since > READING) dismiss(id);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id);
  if (at >= 0) notes.splice(at, 1);
}

/** Read something out to who cannot see it happen. */
export function announce(text: string): void {
  count += 1;
  untrack(() => {
    heard.push({ id: count, text });
    if (heard.length > 8) heard.shift();
  });
}

/** Say a refusal of the server's in the person's language; in English where it has words of its own. */
export function inWords(refusal: Pick<Refusal, "code" | "facts"> & { text?: string; message?: string }): string {
  const text = refusal.text ?? refusal.message ?? "";
  return say(`refusal-${refusal.code}`, { ...refusal.facts, text }) ?? (text || t("refusal-fault"));
}

/** Do something with the server; if it is refused, say so. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (problem) {
    const refusal = problem as Refusal;
    if (!("code" in refusal)) throw problem;
    tell(inWords(refusal));
    return false;
  }
}
