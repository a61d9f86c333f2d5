import type { Screen } from '@dicepit/wire';
import { asked } from './tv-address.ts';
import type { LaterViews } from './tv-parts.tsx';
import type { Heard } from './tv-streams.ts';
import { callOn, language, locale } from './tv-words.ts';

/** Everything that a screen can be heard of; each has a switch. */
export const soundKinds = ['dice', 'chips', 'call', 'win', 'last call', 'join', 'voice'] as const;

export type SoundKind = (typeof soundKinds)[number];

let context: AudioContext | undefined;
let players: Pick<LaterViews, 'players' | 'playLanding' | 'playMoment'> | undefined;

/** What sounds are played by comes after the first picture. */
export function takePlayers(taken: LaterViews): void {
  players = taken;
}

const isAwake = (): boolean => context !== undefined && context.state === 'running';

/** Nothing is heard before what plays has come. */
export const isSounding = (): boolean => isAwake() && players !== undefined;

/**
 * Makes sound possible: a browser asks for a tap or a press before anything is heard. `changed` is told whenever there is
 * sound from now on, or none any more.
 */
export const wakeSound = (changed: () => void): Promise<void> =>
  quietly(() => {
    if (context === undefined) {
      context = new AudioContext();
      context.addEventListener('statechange', changed);
    }
    return context.resume().then(() => {
      if (isAwake()) choose('sound', true);
      changed();
    });
  });

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
  for (const each of heard) {
    const { kind } = each;
    if (isOn(kind) && players !== undefined && context !== undefined && isSounding()) {
      const now = context.currentTime;
      if (each.kind === 'dice' && each.rests === true) players.playLanding(context, now);
      else if (each.kind === 'win' && each.moment !== undefined)
        players.playMoment(context, now, each.moment);
      else sample(kind);
    }
    if (kind === 'call' && isOn('voice') && isSounding()) speakCall(screen);
  }
}

/** One sound by itself, as whoever switches it on hears it. */
export function sample(kind: Heard['kind']): void {
  if (players === undefined || context === undefined || context.state !== 'running') return;
  players.players[kind](context, context.currentTime + (kind === 'win' ? 0.4 : 0));
}

const STORAGE_KEY = 'dicepit-tv-sounds';

/** Kinds that the address leaves out: `?mute=chips,dice,last-call`, or all of them by `?mute=all`. */
const muted = asked('mute').replace(/-/g, ' ').split(',');

/** Whether something is to be heard once somebody has pressed OK. */
export const wantsSound = muted.indexOf('all') < 0;

let chosen: Readonly<Record<string, boolean>> = kept();

/** What the address says goes before what was chosen here; a voice is heard only where somebody wants one. */
export function isOn(kind: SoundKind): boolean {
  if (muted.indexOf(kind) >= 0) return false;
  if (kind === 'voice' && asked('voice') !== '') return asked('voice') === 'on';
  const choice = chosen[kind];
  return choice === undefined ? kind !== 'voice' : choice;
}

/** Whether the address has decided about it already. */
export const isSettled = (kind: SoundKind): boolean =>
  muted.indexOf(kind) >= 0 || (kind === 'voice' && asked('voice') !== '');

/** Whether there was sound when this page was last open. */
export const wasSounding = (): boolean => chosen['sound'] === true;

export function choose(kind: SoundKind | 'sound', on: boolean): void {
  chosen = Object.assign({}, chosen, { [kind]: on });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // A set that keeps nothing asks again after it was switched off.
  }
}

function kept(): Readonly<Record<string, boolean>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) || '{}');
    const found: Record<string, boolean> = {};
    if (typeof read !== 'object' || read === null) return found;
    for (const [kind, on] of Object.entries(read)) if (typeof on === 'boolean') found[kind] = on;
    return found;
  } catch {
    return {};
  }
}

// A browser looks for its voices when it is first asked for them, and has them a moment later.
if ('speechSynthesis' in window) speechSynthesis.getVoices();

/** The voice of this set in the language of the screen; many sets have none. */
export function voiceHere(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
  return voices.find(({ lang }) => lang.replace('_', '-') === locale) || voices[0];
}

/** Says the call of a screen aloud. Every word of it stands on the screen as well. */
function speakCall(screen: Screen): void {
  const voice = voiceHere();
  const words = callOn(screen);
  if (voice === undefined || words === '') return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
