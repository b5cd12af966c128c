// What somebody types or pastes to come to a table: a short code in any spelling, or a link, alone or in a message.

/** Codes have none of those that look like others: no 0 and O, no 1 and I. */
const CODE = "[A-HJ-NP-Z2-9]";
const LENGTH = 6;

export type Wanted =
  /** A code or a table's secret; the server takes either. */
  | { table: string }
  /** Somebody's own link, which makes them themselves on another device. */
  | { self: string }
  | { problem: Problem; given: number };
export type Problem = "empty" | "length" | "letters";

export function read(text: string): Wanted {
  const link = /\/t\/([\w-]+)/.exec(text);
  if (link?.[1]) return { table: link[1] };
  const self = /\/me#([\w.=-]+)/.exec(text);
  if (self?.[1]) return { self: self[1] };
  const secret = text.trim();
  if (/^[\w-]{22}$/.test(secret)) return { table: secret };
  return code(text);
}

function code(text: string): Wanted {
  // A telephone's keyboard may give full-width letters or a long dash, and a message some words around the code.
  const plain = text.normalize("NFKC");
  const letters = plain.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (!letters) return { problem: "empty", given: 0 };
  if (letters.length !== LENGTH) {
    const inside = new RegExp(`(?<![\\p{L}\\p{N}])(${CODE}{3})[\\s·–-]?(${CODE}{3})(?![\\p{L}\\p{N}])`, "u").exec(
      plain,
    );
    if (inside) return { table: `${inside[1]}${inside[2]}` };
    return { problem: "length", given: letters.length };
  }
  return new RegExp(`^${CODE}{${LENGTH}}$`).test(letters)
    ? { table: letters }
    : { problem: "letters", given: letters.length };
}
