// How cards and tokens travel from where they were to where they are now.

import { crossfade, fly } from "svelte/transition";
import { motion } from "../settings.svelte.ts";

/** What stands at one place and appears at another flies there: `in:arrive={{ key }}` and `out:leave={{ key }}`. */
export const [leave, arrive] = crossfade({
  duration: (distance) => motion(140 + distance * 0.4),
  fallback: (node) => fly(node, { y: -18, duration: motion(180) }),
});

/** For `animate:flip`, when neighbours close a gap. */
export const settle = { duration: (distance: number): number => motion(80 + distance) };
