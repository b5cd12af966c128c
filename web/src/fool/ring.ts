// Where everybody sits on the screen: clockwise, as at a table, with the viewer at the bottom.

export type Side = "left" | "top" | "right";

export interface Place {
  seat: number;
  side: Side;
  /** Along its side, from 0: clockwise. */
  at: number;
}

/** Place those who sit at the other sides of the table. Who only watches looks from the chair before seat 0. */
export function ring(seats: number, viewer: number | null): Place[] {
  const first = viewer === null ? 0 : viewer + 1;
  const count = viewer === null ? seats : seats - 1;
  const beside = sideLength(count);
  return Array.from({ length: count }, (_, step) => {
    const seat = (first + step) % seats;
    if (step < beside) return { seat, side: "left", at: step };
    if (step < count - beside) return { seat, side: "top", at: step - beside };
    return { seat, side: "right", at: step - (count - beside) };
  });
}

/** How many sit on the left, and as many on the right, of so many. */
export function sideLength(count: number): number {
  return count > 5 ? 2 : 1;
}
