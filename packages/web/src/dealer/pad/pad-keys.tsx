import type { NextStep } from '@dicepit/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import type { Desk } from '../desk/desk.ts';
import { sheetOpen } from '../desk/sheet-state.ts';
import type { KeyAct } from '../keys/acts.ts';
import { actOf, keyNamed } from '../keys/chosen.ts';
import { chosenKeys, hasNumberPad } from '../keys/kept-keys.ts';
import { actOfNumberPad, digitOf, isOfNumberPad } from '../keys/number-pad.ts';
import { press } from '../keys/press.ts';
import { totalKeyed } from './kept.ts';
import { keyDigit, keysTotals } from './pad-acts.ts';

export type PadKeysProps = { readonly desk: Desk; readonly steps: readonly NextStep[] };

/** The keyboard, or a plain number pad, in the place of the screen. Every key has a button as well. */
export function PadKeys(props: PadKeysProps) {
  // A key is heard by the desk as it is drawn. Effects come later than that, and a quick hand would be before them.
  const drawn = useRef(props);
  drawn.current = props;
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { desk, steps } = drawn.current;
      if (event.repeat || !settings.value.keys || isElsewhere(event)) return;
      const meant = meantBy(desk, event);
      if (meant === undefined) return;
      event.preventDefault();
      if ('digit' in meant) keyDigit(desk, meant.digit);
      else press(desk, steps, meant.act);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return null;
}

type Meant = { readonly digit: string } | { readonly act: KeyAct };

/** What a key means just now: a digit of a total where totals are keyed, else whatever was chosen for it. */
function meantBy(desk: Desk, event: KeyboardEvent): Meant | undefined {
  if (isOfNumberPad(event) && !hasNumberPad()) return undefined;
  const digit = keysTotals(desk) ? digitOf(event) : undefined;
  // A nought belongs to a ten, and calls no roll otherwise.
  if (digit !== undefined && (digit !== '0' || totalKeyed.peek().digits === '1')) return { digit };
  const act = isOfNumberPad(event) ? actOfNumberPad(event) : actOf(chosenKeys(), event);
  return act === undefined ? undefined : { act };
}

/**
 * Somebody writes, or a sheet is open, or Enter is meant for a button. On a key of the pad Enter means what it means
 * everywhere at the desk: a face that was touched last is not keyed a second time.
 */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (sheetOpen.value !== undefined || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select') !== null) return true;
  return keyNamed(event) === 'Enter' && target.closest('button:not(.key), a') !== null;
}
