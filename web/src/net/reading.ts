// Up to which line of its chat somebody has read at a table: kept, so that a reload makes nothing new again.

export function readUpTo(table: string): number {
  try {
    return Number(sessionStorage.getItem(`read ${table}`) ?? 0);
  } catch {
    return 0; // without storage all is new, as it is to who comes for the first time
  }
}

export function keepReadUpTo(table: string, line: number): void {
  try {
    sessionStorage.setItem(`read ${table}`, String(line));
  } catch {
    // as above
  }
}
