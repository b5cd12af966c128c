// Handing somebody a link, or a code to read out.

/** Put a text on the clipboard; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  // On a plain http:// address, as in a household, browsers have only the old way.
  if (navigator.clipboard === undefined) return copyTheOldWay(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  const before = document.activeElement;
  // Inside an open dialog nothing outside of it can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hand a link to the device's own ways of sending it. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // who closes the list of ways has changed their mind
  }
}

/** Whether a link leads to the very machine that it is opened on. */
export function leadsHere(link: string): boolean {
  const host = new URL(link).hostname;
  return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}

const CODE_LENGTH = 6;

/** Write a table's code as one reads it out: in two halves. */
export function spelled(code: string): string {
  return code.length === CODE_LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}
