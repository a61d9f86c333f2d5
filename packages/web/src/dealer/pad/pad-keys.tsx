import type { NextStep } from '@dicepit/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { pressNext } from '../desk/press-next.ts';
import { sheetOpen } from '../desk/sheet-state.ts';
import { withoutLast } from './faces.ts';
import { keep, keyed, totalKeyed } from './kept.ts';
import { digitOf, type PadKey, padKeyOf } from './keys.ts';
import { keyDigit, keyFace, keysTotals } from './pad-acts.ts';

export type PadKeysProps = { readonly desk: Desk; readonly steps: readonly NextStep[] };

/** The keyboard, or a plain number pad, in the place of the screen. Every key has a button as well. */
export function PadKeys(props: PadKeysProps) {
  // A key is heard by the desk as it is drawn. Effects come later than that, and a quick hand would be before them.
  const drawn = useRef(props);
  drawn.current = props;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { desk, steps } = drawn.current;
      const digit = keysTotals(desk) ? digitOf(event) : undefined;
      // A nought belongs to a ten, and calls no roll otherwise.
      const isOfTotal = digit !== undefined && (digit !== '0' || totalKeyed.peek().digits === '1');
      const key: PadKey | undefined = isOfTotal ? { is: 'digit', digit } : padKeyOf(event);
      if (key === undefined || event.repeat || !settings.value.keys || isElsewhere(event, key)) return;
      event.preventDefault();
      press(desk, steps, key);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return null;
}

function press(desk: Desk, steps: readonly NextStep[], key: PadKey): void {
  switch (key.is) {
    case 'face':
      return keyFace(desk, key.pips);
    case 'digit':
      return keyDigit(desk, key.digit);
    case 'enter':
      return pressNext(desk, steps);
    case 'clear':
      return keep([]);
    case 'back':
      return keep(keysTotals(desk) ? [] : withoutLast(keyed.peek()));
    case 'no roll':
      return desk.table.roll === undefined ? undefined : desk.show({ is: 'no roll' });
    case 'confirm late bet': {
      const [late] = desk.table.betting.late;
      if (late !== undefined) void desk.give({ type: 'ConfirmLateBet', bet: late.bet });
      return undefined;
    }
  }
}

/**
 * Somebody writes, or a sheet is open, or Enter is meant for a button. On a key of the pad Enter means what it means
 * everywhere at the desk: a face that was touched last is not keyed a second time.
 */
function isElsewhere({ target }: KeyboardEvent, { is }: PadKey): boolean {
  if (sheetOpen.value !== undefined || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select') !== null) return true;
  return is === 'enter' && target.closest('button:not(.key), a') !== null;
}
