import { settings } from '../../settings/settings.ts';
import { isMyThrow } from '../status/status.ts';
import { throwNow } from '../view/throw-dock.tsx';
import { type ActName, act } from './acting.ts';
import { chipsOf } from './chips.ts';
import type { Desk } from './desk.ts';

const acts: Readonly<Record<string, ActName>> = {
  z: 'undo',
  y: 'redo',
  c: 'clear',
  r: 'repeat',
  d: 'double',
};

/** Single keys give the commands of the dock, where they are switched on and nobody is writing. */
export function listenToKeys(desk: Desk): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (!settings.value.keys || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    const isBusy =
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog:modal') !== null;
    if (isBusy || desk.sight.peek()?.mine === undefined) return;
    if (does(desk, key.toLowerCase())) event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

function does(desk: Desk, key: string): boolean {
  const sight = desk.sight.peek();
  if (sight === undefined) return false;
  const name = acts[key];
  const chip = /^[1-9]$/.test(key) ? chipsOf(sight)[Number(key) - 1] : undefined;
  if (chip !== undefined) desk.chosen.value = chip;
  else if (name !== undefined) void act(desk, name);
  else if (key === 't' && isMyThrow(sight)) void throwNow(desk);
  else if (key === '/') desk.sheet.value = { is: 'typed' };
  else return false;
  return true;
}
