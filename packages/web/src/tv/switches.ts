import { asked } from './said.ts';

/** Everything that a screen can be heard of; each has a switch. */
export const kinds = ['dice', 'chips', 'call', 'win', 'last call', 'join', 'voice'] as const;

export type Kind = (typeof kinds)[number];

const KEY = 'dicepit-tv-sounds';

/** Kinds that the address leaves out: `?mute=chips,dice,last-call`, or all of them by `?mute=all`. */
const muted = asked('mute').replace(/-/g, ' ').split(',');

/** Whether something is to be heard once somebody has pressed OK. */
export const wantsSound = muted.indexOf('all') < 0;

let chosen: Readonly<Record<string, boolean>> = kept();

/** What the address says goes before what was chosen here; a voice is heard only where somebody wants one. */
export function isOn(kind: Kind): boolean {
  if (muted.indexOf(kind) >= 0) return false;
  if (kind === 'voice' && asked('voice') !== '') return asked('voice') === 'on';
  const choice = chosen[kind];
  return choice === undefined ? kind !== 'voice' : choice;
}

/** Whether the address has decided about it already. */
export const isSettled = (kind: Kind): boolean =>
  muted.indexOf(kind) >= 0 || (kind === 'voice' && asked('voice') !== '');

/** Whether there was sound when this page was last open. */
export const wasSounding = (): boolean => chosen['sound'] === true;

export function choose(kind: Kind | 'sound', on: boolean): void {
  chosen = Object.assign({}, chosen, { [kind]: on });
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A set that keeps nothing asks again after it was switched off.
  }
}

function kept(): Readonly<Record<string, boolean>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) || '{}');
    const found: Record<string, boolean> = {};
    if (typeof read !== 'object' || read === null) return found;
    for (const [kind, on] of Object.entries(read)) if (typeof on === 'boolean') found[kind] = on;
    return found;
  } catch {
    return {};
  }
}
