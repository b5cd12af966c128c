// How a table can be set up: how many seats each game has, its variants, and the presets that choose among them.

import type { Wish } from "../net/wishes.ts";
import type { ChairShown, DuetOptions, FoxyOptions, Room } from "../wire.ts";

export type Options = Room["options"];

interface SetUp {
  seats: number;
  options: Options;
  clock: number | null;
  hints: boolean;
}

const SEATS: Record<string, { fewest: number; most: number }> = {
  foxy: { fewest: 1, most: 100_000 },
  fool: { fewest: 4, most: 8 },
  duet: { fewest: 2, most: 2 },
};

export function seatsOf(game: string): { fewest: number; most: number } {
  return SEATS[game] ?? { fewest: 1, most: 1 };
}

export const FOX_RULES = ["different", "cat", "most_seen", "singles"] as const;
export const LEVELS = [1, 2, 3] as const;
export const PRESETS = ["rulebook", "family", "hard"] as const;
export type Preset = (typeof PRESETS)[number];

const FOXY: Record<Preset, Required<FoxyOptions>> = {
  rulebook: { fox: "different", exact_only: false, announce_last: false },
  family: { fox: "cat", exact_only: false, announce_last: true },
  hard: { fox: "singles", exact_only: true, announce_last: false },
};

/** Give the options of Foxy that a table of so many can have: who plays alone has nobody to announce a number to. */
export function foxyFor(seats: number, options: FoxyOptions): Required<FoxyOptions> {
  const whole = { ...FOXY.rulebook, ...options };
  return seats === 1 ? { ...whole, announce_last: false } : whole;
}

export function foxyPreset(preset: Preset, seats: number): Required<FoxyOptions> {
  return foxyFor(seats, FOXY[preset]);
}

/** Tell which preset these options are; null for a mixture of one's own. */
export function presetOf(options: FoxyOptions, seats: number): Preset | null {
  const whole = { ...FOXY.rulebook, ...options };
  return PRESETS.find((preset) => same(foxyPreset(preset, seats), whole)) ?? null;
}

function same(one: Required<FoxyOptions>, other: Required<FoxyOptions>): boolean {
  return one.fox === other.fox && one.exact_only === other.exact_only && one.announce_last === other.announce_last;
}

export function levelOf(options: Options): number {
  return (options as DuetOptions).level ?? 1;
}

/** Seconds for a decision that are offered; null is no clock. */
export const CLOCKS = [null, 15, 30, 60] as const;
export const OWN_CLOCK = { least: 1, most: 86_400, usual: 90 };

type BotLevel = NonNullable<ChairShown["level"]>;
const BOT_LEVELS: readonly BotLevel[] = ["easy", "normal", "hard"];

/** Give the level of a bot as it will be once the table has done what was asked of it. */
export function botLevel(chair: ChairShown, wishes: readonly Wish[]): BotLevel {
  const wished = wishes.flatMap(({ message }) =>
    message.kind === "bot_level" && message.seat === chair.seat ? [message.level] : [],
  );
  return wished.at(-1) ?? chair.level ?? "normal";
}

export function nextLevel(level: BotLevel): BotLevel {
  return BOT_LEVELS[(BOT_LEVELS.indexOf(level) + 1) % BOT_LEVELS.length] ?? "normal";
}

/** Give the set-up as it will be once the table has done what was asked of it: no tap waits for the server. */
export function setUp(room: Room, wishes: readonly Wish[]): SetUp {
  const shown: SetUp = { seats: room.chairs.length, options: room.options, clock: room.clock, hints: room.hints };
  for (const { message } of wishes) {
    if (message.kind !== "change") continue;
    shown.seats = message.seats ?? shown.seats;
    shown.options = message.options ?? shown.options;
    shown.clock = message.no_clock ? null : (message.clock ?? shown.clock);
    shown.hints = message.hints ?? shown.hints;
  }
  return shown;
}
