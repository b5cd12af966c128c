// Where the spaces of the path are drawn: a path that winds through the forest, from seat 0's end to seat 1's.

export interface Spot {
  x: number;
  y: number;
}

/** What a finger needs. */
const TARGET = 44;
/** Most spaces beside each other in one winding row; the rulebook's eleven fit on the narrowest phone. */
const IN_A_ROW = 11;
/** From this width on there is room for higher bends. */
const WIDE = 900;
/** The path goes down, back, up and back again, so that neighbours are a finger's width apart also where it is narrow. */
const WAVE = [0, 1, 0, -1] as const;

export interface Shape {
  spots: Spot[];
  /** Across a space, and across the whole scene. */
  stone: number;
  height: number;
}

/** Lay out so many spaces on this width. */
export function layOut(count: number, width: number): Shape {
  const roomy = Math.max(IN_A_ROW, Math.floor(width / 84));
  const rows = Math.ceil(count / roomy);
  const perRow = Math.ceil(count / rows);
  const stone = Math.max(TARGET, Math.min(76, Math.floor(width / (perRow * 1.35))));
  const swing = Math.max(TARGET, stone * (width > WIDE ? 1.45 : 0.98));
  const margin = stone / 2 + 6;
  const step = (width - 2 * margin) / Math.max(1, perRow - 1);
  const rowHeight = 2 * swing + stone * 1.62;
  const spots = Array.from({ length: count }, (_, at): Spot => {
    const row = Math.floor(at / perRow);
    const inRow = row % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow);
    const wave = WAVE[at % WAVE.length] ?? 0;
    return { x: margin + inRow * step, y: row * rowHeight + rowHeight / 2 + stone * 0.08 + wave * swing };
  });
  return { spots, stone, height: rows * rowHeight };
}

/** Draw a soft line through the spots, as the `d` of an SVG path. */
export function trail(spots: readonly Spot[]): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return spots
    .map((spot, at) => {
      const before = spots[at - 1];
      if (!before) return `M${round(spot.x)} ${round(spot.y)}`;
      const middle = round((before.x + spot.x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(spot.y)} ${round(spot.x)} ${round(spot.y)}`;
    })
    .join("");
}
