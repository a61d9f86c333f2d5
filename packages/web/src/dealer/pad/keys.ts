import { isPips, type Pips } from '@dicepit/engine';

/** What a key of a keyboard or of a plain number pad does at the dealer's pad. */
export type PadKey =
  | { readonly is: 'face'; readonly pips: Pips }
  | { readonly is: 'digit'; readonly digit: string }
  | { readonly is: 'enter' | 'clear' | 'back' | 'no roll' | 'confirm late bet' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * 1 to 6 are faces, Enter enters or takes the next step, Delete (also the point of a number pad) clears, Backspace
 * takes the last face back, 0 asks for no roll, + confirms a late bet.
 */
export function padKeyOf({ key, code, altKey, ctrlKey, metaKey }: Pressed): PadKey | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  // Without its lock a number pad moves a cursor; where the key lies says what the dealer means.
  const digit = /^Numpad([1-6])$/.exec(code)?.[1] ?? key;
  const pips = Number(digit);
  if (digit !== '' && isPips(pips)) return { is: 'face', pips };
  if (key === 'Enter') return { is: 'enter' };
  if (key === '0' || code === 'Numpad0') return { is: 'no roll' };
  if (key === 'Delete' || code === 'NumpadDecimal') return { is: 'clear' };
  if (key === 'Backspace') return { is: 'back' };
  return key === '+' ? { is: 'confirm late bet' } : undefined;
}

/** The digit that a key of a keyboard or of a number pad stands for, where totals are keyed. */
export const digitOf = ({ key, code, altKey, ctrlKey, metaKey }: Pressed): string | undefined =>
  altKey || ctrlKey || metaKey
    ? undefined
    : (/^\d$/.exec(key)?.[0] ?? (code === 'Numpad0' ? '0' : undefined));
