import { type Sounds, settings } from '../settings/settings.ts';
import { playCall, playChips, playDice, playLanding, playMoment, playWin, type Tune } from './synth.ts';

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

/** Dice fall onto their faces: heard where dice are. */
export function playRest(): void {
  if (settings.value.sounds.dice && context?.state === 'running') playLanding(context, context.currentTime);
}

/** What a room stops for, heard where wins are. */
export function playTune(tune: Tune): void {
  if (settings.value.sounds.win && context?.state === 'running')
    playMoment(context, context.currentTime, tune);
}
