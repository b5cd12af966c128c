// A few soft tones, made on the spot: nothing to load, and nothing at all until somebody wants sound.

import { settings } from "../settings.svelte.ts";

export type Sound = "tap" | "card" | "turn" | "good" | "bad" | "step" | "win";

/** Frequencies in hertz, one after the other; how long each sounds, in seconds; how loud. */
const TONES: Record<Sound, { notes: number[]; each: number; loud: number }> = {
  tap: { notes: [420], each: 0.04, loud: 0.05 },
  card: { notes: [260, 200], each: 0.045, loud: 0.07 },
  step: { notes: [520], each: 0.06, loud: 0.05 },
  turn: { notes: [587, 784], each: 0.13, loud: 0.09 },
  good: { notes: [523, 659, 784], each: 0.09, loud: 0.08 },
  bad: { notes: [330, 262], each: 0.16, loud: 0.07 },
  win: { notes: [523, 659, 784, 1047], each: 0.14, loud: 0.09 },
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // Until the first touch browsers let nothing sound, and complain.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { notes, each, loud } = TONES[sound];
  notes.forEach((frequency, at) => {
    if (!context) return;
    const begin = context.currentTime + at * each;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + each * 1.6);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + each * 1.7);
  });
}
