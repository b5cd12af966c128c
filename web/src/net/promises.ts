// What the server has promised before each shuffle, kept by the page until the game can be checked.

function promisesOf(game: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`promises ${game}`) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // without storage there is nothing to compare with, and the game goes on
  }
}

export function keepPromise(game: string, deal: number, commitment: string): void {
  const known = promisesOf(game);
  if (known[deal] !== undefined) return; // the first one counts: a promise that changes is none
  try {
    sessionStorage.setItem(`promises ${game}`, JSON.stringify({ ...known, [deal]: commitment }));
  } catch {
    // as above
  }
}

/** The commitments that this page was shown for a game's deals, in order. */
export function promises(game: string): string[] {
  return Object.values(promisesOf(game));
}
