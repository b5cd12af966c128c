// The forest path: where the tracker would go, what it would find there, and how the path gets shorter.
// The server moves the tracker; this foresees it, to show what a choice would lead to.

/** What lies open of the path. Spaces are counted from the start in the middle, negative toward seat 0's end. */
export interface Path {
  tracker: number;
  /** From seat 0's end to seat 1's. */
  gems: readonly number[];
  /** How many spaces are covered at each end. */
  covered: readonly [number, number];
  /** The forest tokens left. */
  forest: number;
}

export type End = 0 | 1;

export interface Landing {
  /** Negative is toward seat 0's end. */
  steps: number;
  /** Where the tracker stands then. */
  to: number;
  gem: boolean;
  /** The end that it leaves the path at. */
  off: End | null;
  /** Nothing is left to cover that end with, and the game is lost. */
  lost: boolean;
  /** It takes the last gem, and the game is won. */
  won: boolean;
}

export function reachOf(path: Pick<Path, "gems">): number {
  return Math.floor(path.gems.length / 2);
}

export function spacesOf(path: Pick<Path, "gems">): number[] {
  const reach = reachOf(path);
  return path.gems.map((_, at) => at - reach);
}

/** The last open space of each end. */
export function endsOf(path: Pick<Path, "gems" | "covered">): [number, number] {
  const reach = reachOf(path);
  return [path.covered[0] - reach, reach - path.covered[1]];
}

export function isCovered(path: Pick<Path, "gems" | "covered">, space: number): boolean {
  const [low, high] = endsOf(path);
  return space < low || space > high;
}

export function gemsAt(path: Pick<Path, "gems">, space: number): number {
  return path.gems[space + reachOf(path)] ?? 0;
}

export function gemsLeft(path: Pick<Path, "gems">): number {
  return path.gems.reduce((sum, gems) => sum + gems, 0);
}

/** Foresee where so many steps lead. */
export function landing(path: Path, steps: number): Landing {
  const to = path.tracker + steps;
  const [low, high] = endsOf(path);
  if (to >= low && to <= high) {
    const gem = gemsAt(path, to) > 0;
    return { steps, to, gem, off: null, lost: false, won: gem && gemsLeft(path) === 1 };
  }
  const off = to < low ? 0 : 1;
  const lost = path.forest === 0;
  return { steps, to: lost ? path.tracker : 0, gem: false, off, lost, won: false };
}

export interface Covering {
  end: End;
  /** The space that is covered, and how many gems move from there to the next one. */
  space: number;
  gems: number;
  toward: number;
  /** Where a tracker that stands there is sent; null if it stands elsewhere. */
  sent: number | null;
}

/** Foresee what a forest token between rounds would do at this end. */
export function covering(path: Path, end: End): Covering {
  const ends = endsOf(path);
  const space = ends[end];
  const toward = space + (end === 0 ? 1 : -1);
  return {
    end,
    space,
    gems: gemsAt(path, space),
    toward,
    sent: path.tracker === space ? ends[(1 - end) as End] : null,
  };
}

/** How many gems each space gets between rounds: those of covered plus signs go to the last open space. */
export function growth(path: Pick<Path, "gems" | "covered">, plus: readonly number[]): Map<number, number> {
  const [low, high] = endsOf(path);
  const added = new Map<number, number>();
  for (const sign of plus) {
    const space = Math.min(Math.max(sign, low), high);
    added.set(space, (added.get(space) ?? 0) + 1);
  }
  return added;
}
