import { type Sounds, settings } from '../settings/settings.ts';
import { playCall, playChips, playDice, playWin } from './synth.ts';

export type Sound = keyof Sounds;

const players = { dice: playDice, chips: playChips, call: playCall, win: playWin } as const;

let context: AudioContext | undefined;

/** Makes sound possible. A browser asks for a tap before anything is heard, so this is called from one. */
export function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  } catch {
    // A device without sound: the captions carry everything.
  }
}

/** Plays a sound where it is switched on. Whatever it says stands on the screen as well. */
export function play(sound: Sound): void {
  if (!settings.value.sounds[sound]) return;
  wake();
  if (context?.state === 'running') players[sound](context, context.currentTime);
}
