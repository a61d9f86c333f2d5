import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { words } from '../words/words.ts';
import { announce } from './announcer.tsx';

/** Long enough to be read twice. */
const STAYS = 7_000;

type Toast = { readonly text: string; readonly number: number; readonly icon: 'check' | 'warn' };

const toast = signal<Toast | undefined>(undefined);

/** Says something in passing, on the screen and aloud: one at a time, and the newest counts. */
export const toastWith = (text: string): void => say(text, 'check');

/** Says why something is not done. */
export const toastWhyNot = (text: string): void => say(text, 'warn');

function say(text: string, icon: Toast['icon']): void {
  announce(text);
  toast.value = { text, number: (toast.peek()?.number ?? 0) + 1, icon };
}

export function Toasts() {
  const shown = toast.value;
  const number = shown?.number;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => (toast.value = undefined), STAYS);
    return () => clearTimeout(timer);
  }, [number]);
  if (shown === undefined) return null;
  return (
    <aside class="toast" aria-label={words.value.shell.notice}>
      <Icon name={shown.icon} />
      <span>{shown.text}</span>
      <button
        type="button"
        class="iconbtn"
        aria-label={words.value.shell.dismiss}
        onClick={() => (toast.value = undefined)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
