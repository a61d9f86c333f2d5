import type { Screen } from '@dicepit/wire';
import { playCall } from '../sound/call.ts';
import { playChips } from '../sound/chips.ts';
import { playDice } from '../sound/dice.ts';
import { playJoin } from '../sound/join.ts';
import { playLastCall } from '../sound/last-call.ts';
import { playWin } from '../sound/win.ts';
import type { Heard } from './heard.ts';
import { isOn } from './switches.ts';
import { speakCall } from './voice.ts';

const players: Readonly<Record<Heard['kind'], typeof playDice>> = {
  dice: playDice,
  chips: playChips,
  call: playCall,
  win: playWin,
  'last call': playLastCall,
  join: playJoin,
};

let context: AudioContext | undefined;

export const isSounding = (): boolean => context !== undefined && context.state === 'running';

/** Makes sound possible: a browser asks for a tap or a press before anything is heard. */
export const wakeSound = (): Promise<void> =>
  quietly(() => (context = context || new AudioContext()).resume());

export const endSound = (): Promise<void> =>
  quietly(() => (context === undefined ? Promise.resolve() : context.suspend()));

/** A set without sound goes on without: everything stands on the screen as well. */
function quietly(change: () => Promise<void>): Promise<void> {
  try {
    return change().catch(() => undefined);
  } catch {
    return Promise.resolve();
  }
}

/** Plays what has just become so, and says the call where a voice is wanted. */
export function play(heard: readonly Heard[], screen: Screen): void {
  for (const { kind } of heard) {
    if (isOn(kind)) sample(kind);
    if (kind === 'call' && isOn('voice') && isSounding()) speakCall(screen);
  }
}

/** One sound by itself, as whoever switches it on hears it. */
export function sample(kind: Heard['kind']): void {
  if (context === undefined || context.state !== 'running') return;
  players[kind](context, context.currentTime + (kind === 'win' ? 0.4 : 0));
}
