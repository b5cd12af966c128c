// A number on its way into the box: what is typed, until it is written.

/** The most that fits into a box. */
const LONGEST = 2;

/** Add a digit; null if there is no room for it. */
export function withDigit(draft: string, digit: string): string | null {
  if (draft === "0") return digit;
  return draft.length < LONGEST ? draft + digit : null;
}

export function withoutLast(draft: string): string {
  return draft.slice(0, -1);
}

export function typed(draft: string): number | null {
  return draft === "" ? null : Number(draft);
}
