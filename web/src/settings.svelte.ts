// What a person has set for themselves in this browser.

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["calm", "normal", "fast"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  /** Empty: as the browser says. */
  language: string;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  /** One tap plays a card, without asking for a second. */
  oneTap: boolean;
  /** Fool!: show who would be the Fool. Duet: show where a card would lead. */
  preview: boolean;
}

const KEY = "foxden.settings";
const onPhone = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
const USUAL: Kept = { language: "", theme: "auto", sound: !onPhone, speed: "normal", oneTap: false, preview: true };

const CHOICES: Partial<Record<keyof Kept, readonly unknown[]>> = { theme: THEMES, speed: SPEEDS };

/** Take over what makes sense: an old version may have written something else. */
function understood(stored: unknown): Kept {
  const given = Object.entries(typeof stored === "object" && stored ? stored : {}).filter(
    ([name, value]) =>
      Object.hasOwn(USUAL, name) &&
      typeof value === typeof USUAL[name as keyof Kept] &&
      (CHOICES[name as keyof Kept]?.includes(value) ?? true),
  );
  return { ...USUAL, ...Object.fromEntries(given) };
}

function kept(): Kept {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return { ...USUAL }; // a private window may forbid it
  }
}

export const settings: Kept = $state(kept());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then they hold until the page is closed
  }
  applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = settings.theme;
  // The browser's own bars: of the two colours in index.html, the one that belongs to the theme.
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const of = bar.dataset.theme ?? "";
    const chosen = settings.theme === of ? "all" : "not all";
    bar.media = settings.theme === "auto" ? `(prefers-color-scheme: ${of})` : chosen;
  }
}

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Give how long a motion may take, of what it would like to: nothing for who wants none. */
export function motion(milliseconds: number): number {
  if (still?.matches || settings.speed === "fast") return 0;
  return Math.min(milliseconds, 400);
}

/** Give how long something stays before the next thing follows by itself. */
export function pause(milliseconds: number): number {
  return milliseconds * { calm: 1.8, normal: 1, fast: 0.4 }[settings.speed];
}
