import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { words } from '../words/words.ts';
import { announce } from './announcer.tsx';
import * as css from './toasts.module.css';

/** Long enough to be read twice; once is enough where another waits. */
const SHOWN_MS = 7_000;
const SHOWN_BEFORE_NEXT_MS = 2_500;

/** More than these have not been read when their turn comes. */
const MAX_QUEUED = 3;

type Toast = { readonly text: string; readonly number: number; readonly icon: 'check' | 'warn' };

/** What is said in passing, the first of them on the screen. */
const toasts = signal<readonly Toast[]>([]);

let said = 0;

/** Says something in passing, aloud and on the screen: one after the other, and the same thing once. */
export const toastWith = (text: string): void => say(text, 'check');

/** Says why something is not done. */
export const toastRefusal = (text: string): void => say(text, 'warn');

function say(text: string, icon: Toast['icon']): void {
  announce(text);
  toasts.value = queued(toasts.peek(), { text, number: ++said, icon });
}

/** The queue with one more: what stands there stays first, and of too many that wait the oldest are left out. */
export function queued(waiting: readonly Toast[], next: Toast): readonly Toast[] {
  const [first, ...rest] = waiting.filter(({ text }, place) => place === 0 || text !== next.text);
  if (first === undefined || (first.text === next.text && rest.length === 0)) return [next];
  return [first, ...[...rest, next].slice(-MAX_QUEUED)];
}

const dismiss = (): void => {
  toasts.value = toasts.peek().slice(1);
};

export function Toasts() {
  const [shown, ...waiting] = toasts.value;
  const number = shown?.number;
  const stays = waiting.length > 0 ? SHOWN_BEFORE_NEXT_MS : SHOWN_MS;
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(dismiss, stays);
    return () => clearTimeout(timer);
  }, [number, stays]);
  if (shown === undefined) return null;
  return (
    <aside class={css.toast} data-part="toast" aria-label={words.value.shell.notice}>
      <Icon name={shown.icon} />
      <span>{shown.text}</span>
      <button type="button" class="iconbtn" aria-label={words.value.shell.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
