// A view of the Duet for tests: what is not said is as it is in the middle of a first round at level 1.

import type { DuetTable, DuetView } from "../wire.ts";

export function viewOf(view: Partial<DuetView> = {}, table: Partial<DuetTable> = {}): DuetView {
  return {
    viewer: 0,
    level: 1,
    asked: "play",
    asked_of: [0],
    hand: [],
    given: null,
    has_given: [false, false],
    legal: [],
    offer: null,
    last: [],
    seen: [],
    ...view,
    table: {
      round: 1,
      leader: 1,
      trick: [],
      decree: "R4",
      tracker: 0,
      gems: [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1],
      reserve: 10,
      covered: [0, 0],
      forest: 4,
      counts: [6, 6],
      ...table,
    },
  };
}
