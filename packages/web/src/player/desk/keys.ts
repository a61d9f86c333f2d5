import { nameOfKey } from '../../settings/keys.ts';
import { settings } from '../../settings/settings.ts';
import { isMyThrow } from '../status/status.ts';
import { throwNow } from '../view/throw-dock.tsx';
import { act, isActName } from './acting.ts';
import { chipsOf } from './chips.ts';
import type { Desk } from './desk.ts';

/** Single keys give the commands of the dock, where they are switched on and nobody is writing. */
export function listenToKeys(desk: Desk): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (!settings.value.keys || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    const isBusy =
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog:modal') !== null;
    if (isBusy || desk.sight.peek()?.mine === undefined) return;
    if (does(desk, key)) event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

function does(desk: Desk, key: string): boolean {
  const sight = desk.sight.peek();
  if (sight === undefined) return false;
  const name = nameOfKey(key);
  const chip = /^[1-9]$/.test(key) ? chipsOf(sight)[Number(key) - 1] : undefined;
  if (chip !== undefined) desk.chosen.value = chip;
  else if (name === 'throw' && isMyThrow(sight)) void throwNow(desk);
  else if (name === 'typed') desk.sheet.value = { is: 'typed' };
  else if (name !== undefined && isActName(name)) void act(desk, name);
  else return false;
  return true;
}
