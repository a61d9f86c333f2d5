import { isFace, type KeyAct, keyActs } from './acts.ts';

/** Which key does what on this device; nothing where it is switched off. */
export type ChosenKeys = Readonly<Record<KeyAct, string | null>>;

/** As everybody finds them: the pad has keys, the desk around it has none. */
export const keysAtFirst: ChosenKeys = {
  'face-1': '1',
  'face-2': '2',
  'face-3': '3',
  'face-4': '4',
  'face-5': '5',
  'face-6': '6',
  next: 'Enter',
  clear: 'Delete',
  back: 'Backspace',
  'no-roll': '0',
  'confirm-late': '+',
  'refuse-late': null,
  face: null,
  amend: null,
  overrule: null,
  fault: null,
  supervisor: null,
  shooter: null,
  seats: null,
  dice: null,
  signs: null,
  staff: null,
  more: null,
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The name under which a key is chosen: a letter is the same with Shift and without. */
export const keyNamed = ({ key }: Pick<Pressed, 'key'>): string =>
  key.length === 1 ? key.toLowerCase() : key;

/** Why a key cannot be had for something. */
export type KeyRefusal =
  | { readonly is: 'taken'; readonly by: KeyAct }
  /** The page itself or the browser needs it. */
  | { readonly is: 'not ours' }
  /** Digits are faces and totals; nothing else may look like one. */
  | { readonly is: 'digit' };

export function whyNotKey(chosen: ChosenKeys, act: KeyAct, key: string): KeyRefusal | undefined {
  if (!isKey(key)) return { is: 'not ours' };
  const by = keyActs.find((each) => each !== act && chosen[each] === key);
  if (by !== undefined) return { is: 'taken', by };
  return /^[1-9]$/.test(key) && !isFace(act) ? { is: 'digit' } : undefined;
}

/** What a key of the keyboard does; undefined where it has nothing to do here. */
export function actOf(chosen: ChosenKeys, pressed: Pressed): KeyAct | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const key = keyNamed(pressed);
  return keyActs.find((act) => chosen[act] === key);
}

/** What was kept, as far as it can still be chosen: a clash or an unknown key falls back to the key at first, or to none. */
export function keysFrom(kept: unknown): ChosenKeys {
  if (typeof kept !== 'object' || kept === null) return keysAtFirst;
  const wished = new Map<string, unknown>(Object.entries(kept));
  const chosen: Record<KeyAct, string | null> = { ...keysAtFirst };
  for (const act of keyActs) chosen[act] = null;
  for (const act of keyActs) {
    const key = wished.has(act) ? wished.get(act) : keysAtFirst[act];
    if (typeof key === 'string' && whyNotKey(chosen, act, key) === undefined) chosen[act] = key;
  }
  return chosen;
}

/** Whether every key is as everybody finds it. */
export const areAtFirst = (chosen: ChosenKeys): boolean =>
  keyActs.every((act) => chosen[act] === keysAtFirst[act]);

/**
 * A sign that can be written, or one of the keys beside them. The space bar, Tab and Escape work the page, and L says
 * the last message again on every page.
 */
const isKey = (key: string): boolean =>
  ['Enter', 'Delete', 'Backspace', 'Insert'].includes(key) ||
  (key.length === 1 && key.trim() !== '' && key !== 'l');
