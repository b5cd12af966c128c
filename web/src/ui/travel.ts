// How cards and tokens travel from where they were to where they are now.

import { cubicOut } from "svelte/easing";
import { crossfade, fly, type TransitionConfig } from "svelte/transition";
import { motion } from "../settings.svelte.ts";

/** What stands at one place and appears at another flies there: `in:arrive={{ key }}` and `out:leave={{ key }}`. */
export const [leave, arrive] = crossfade({
  duration: (distance) => motion(140 + distance * 0.4),
  fallback: (node) => fly(node, { y: -18, duration: motion(180) }),
});

/** For `animate:flip`, when neighbours close a gap. */
export const settle = { duration: (distance: number): number => motion(80 + distance) };

/** From another place on the screen (`in:`) or to it (`out:`): a card from its player's seat, a trick to its winner's. */
export function between(node: Element, { place }: { place: () => Element | null | undefined }): TransitionConfig {
  const other = place()?.getBoundingClientRect();
  if (!other) return fly(node, { y: -18, duration: motion(180) });
  const here = node.getBoundingClientRect();
  const x = other.x + other.width / 2 - here.x - here.width / 2;
  const y = other.y + other.height / 2 - here.y - here.height / 2;
  return {
    duration: motion(140 + Math.hypot(x, y) * 0.4),
    easing: cubicOut,
    css: (done, left) =>
      `translate: ${x * left}px ${y * left}px; scale: ${0.4 + 0.6 * done}; opacity: ${Math.min(1, done * 2)}`,
  };
}
