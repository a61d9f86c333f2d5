import type { Screen } from '@dicepit/wire';
import { playCall } from '../sound/call.ts';
import { playChips } from '../sound/chips.ts';
import { playDice } from '../sound/dice.ts';
import { playWin } from '../sound/win.ts';
import { asked, language } from './said.ts';

const players = { dice: playDice, chips: playChips, call: playCall, win: playWin } as const;

type Kind = keyof typeof players;

/** Kinds that the address leaves out: `?mute=chips,dice`, or all of them by `?mute=all`. */
const muted = asked('mute').split(',');

let context: AudioContext | undefined;

/** Whether something is to be heard once somebody has pressed OK. */
export const wantsSound = muted.indexOf('all') < 0;

export const isSounding = (): boolean => context !== undefined && context.state === 'running';

/** Makes sound possible, or silences it again: a browser asks for a press before anything is heard. */
export function toggleSound(): Promise<void> {
  try {
    if (context === undefined) context = new AudioContext();
    return context.state === 'running' ? context.suspend() : context.resume();
  } catch {
    // A set without sound: everything stands on the screen as well.
    return Promise.resolve();
  }
}

/** Whether the call is spoken as well; by `?voice=on`, since a room may have a dealer who calls. */
const speaks = asked('voice') === 'on' && 'speechSynthesis' in window;

/** Says a call aloud in the language of the screen. Every word of it stands on the screen as well. */
function speak(words: string): void {
  if (!speaks || !isSounding()) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = language;
  spoken.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

/** Plays what has just become so. */
export function hear(before: Screen | undefined, now: Screen): void {
  if (before === undefined || before.is !== now.is || now.is === 'lobby' || before.is === 'lobby') return;
  const isOut = (phase: string): boolean => phase === 'dice out' || phase === 'cup shaken';
  if (isOut(now.phase) && !isOut(before.phase)) play('dice');
  if (JSON.stringify(now.call) !== JSON.stringify(before.call) && now.call !== null) {
    play('call');
    speak(now.call.words);
  }
  if (now.is === 'banked' && before.is === 'banked') {
    if (now.pays.length > 0 && before.pays.length === 0) play('win');
    if (now.bets.length > before.bets.length && now.phase !== 'called') play('chips');
  }
  if (now.is === 'party' && before.is === 'party' && now.winner !== null && before.winner === null)
    play('win');
}

function play(kind: Kind): void {
  if (context === undefined || context.state !== 'running' || muted.indexOf(kind) >= 0) return;
  players[kind](context, context.currentTime + (kind === 'win' ? 0.4 : 0));
}
