// Grass and other things that grow in rows, as SVG paths.

/** A strip of pointed blades along the bottom of a scene, `high` units tall; `lean` bends them all. */
export function grass(from: number, to: number, ground: number, high: number, step: number, lean = 2): string {
  let path = `M${from} 310V${ground}`;
  let blade = 0;
  for (let x = from; x < to; x += step) {
    // A fixed unevenness: the same grass every time.
    const tall = high * (0.55 + 0.45 * Math.abs(Math.sin(blade * 2.3 + from)));
    path += `L${x + step / 2 + lean} ${(ground - tall).toFixed(1)}L${x + step} ${ground}`;
    blade += 1;
  }
  return `${path}V310Z`;
}
