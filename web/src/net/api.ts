// HTTP: finding and making tables, being somebody.

import type {
  Face,
  GameListed,
  Me,
  Myself,
  OpenTable,
  OwnLink,
  Problem,
  TableFound,
  TableListed,
  TableSummary,
} from "../wire.ts";

/** Something that the server refused, or no answer at all (`offline`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly facts: Problem["facts"] = {},
  ) {
    super(text);
  }
}

let told = 0;

/** What time it was at the server when it last answered, in milliseconds since 1970 and to the second. */
export function serverTime(): number {
  return told;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const how: RequestInit = { method };
  if (body !== undefined) {
    how.headers = { "content-type": "application/json" };
    how.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refusal("offline", "The server does not answer.");
  }
  told = Date.parse(answer.headers.get("date") ?? "") || told;
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = said as Problem | null;
    throw new Refusal(problem?.code ?? "fault", problem?.text ?? String(answer.status), problem?.facts);
  }
  return said as T;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  become: (face: Face) => ask<Myself>("POST", "/api/me", face),
  forget: () => ask<void>("DELETE", "/api/me"),
  link: () => ask<OwnLink>("GET", "/api/me/link"),
  newLink: () => ask<OwnLink>("POST", "/api/me/link"),
  beHere: (secret: string) => ask<Myself>("POST", "/api/me/here", { secret }),
  tables: () => ask<TableListed[]>("GET", "/api/me/tables"),
  games: () => ask<GameListed[]>("GET", "/api/me/games"),
  open: (table: OpenTable) => ask<TableFound>("POST", "/api/tables", table),
  table: (key: string) => ask<TableSummary>("GET", `/api/tables/${encodeURIComponent(key)}`),
  /** A game's standard deck and board. */
  box: (game: string) => ask<unknown>("GET", `/api/boxes/${encodeURIComponent(game)}`),
  find: (code: string) => ask<TableFound>("GET", `/api/codes/${encodeURIComponent(code)}`),
};
