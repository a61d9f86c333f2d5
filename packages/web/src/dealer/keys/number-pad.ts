import type { KeyAct } from './acts.ts';
import type { Pressed } from './chosen.ts';

/**
 * What a key of a plain number pad does: it lies where it lies, so that it is not chosen but on or off as a whole.
 * Without its lock a number pad moves a cursor; where the key lies says what the dealer means.
 */
export function actOfNumberPad({ code, altKey, ctrlKey, metaKey }: Pressed): KeyAct | undefined {
  return altKey || ctrlKey || metaKey ? undefined : acts[code];
}

/** Whether a key lies on the number pad. */
export const isOfNumberPad = ({ code }: Pick<Pressed, 'code'>): boolean => code.startsWith('Numpad');

const acts: Readonly<Record<string, KeyAct | undefined>> = {
  Numpad1: 'face-1',
  Numpad2: 'face-2',
  Numpad3: 'face-3',
  Numpad4: 'face-4',
  Numpad5: 'face-5',
  Numpad6: 'face-6',
  NumpadEnter: 'next',
  NumpadDecimal: 'clear',
  Numpad0: 'no-roll',
  NumpadAdd: 'confirm-late',
};

/** The digit that a key of a keyboard or of a number pad stands for, where totals are keyed. */
export const digitOf = ({ key, code, altKey, ctrlKey, metaKey }: Pressed): string | undefined =>
  altKey || ctrlKey || metaKey
    ? undefined
    : (/^\d$/.exec(key)?.[0] ?? (code === 'Numpad0' ? '0' : undefined));
