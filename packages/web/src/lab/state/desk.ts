import { computed, effect, signal } from '@preact/signals';
import { gameOf, type Lab } from './lab.ts';
import { readLink, writeLink } from './link.ts';

const begun = readLink(location.hash);

/** What is set on the page. */
export const lab = signal<Lab>(begun.lab);

/** What of the link could not be read; somebody is told, and may dismiss it. */
export const unread = signal<readonly string[]>(begun.unread);

/** The game that is studied, and the one that it is held against. */
export const game = computed(() => gameOf(lab.value));
export const otherGame = computed(() => gameOf(lab.value.against));

export const change = (changes: Partial<Lab>): void => {
  lab.value = { ...lab.value, ...changes };
};

/** A moment after the last change: browsers do not let an address be rewritten at every turn of a slider. */
const AFTER = 250;

/** Keeps the address as the page is set, and the page as an address that somebody pastes. */
export function keepLink(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const link = writeLink(lab.value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.hash !== link)
        history.replaceState(null, '', `${location.pathname}${location.search}${link}`);
    }, AFTER);
  });
  addEventListener('hashchange', () => {
    const read = readLink(location.hash);
    lab.value = read.lab;
    unread.value = read.unread;
  });
}

/** The whole address, as it is now. */
export const linkNow = (): string =>
  `${location.origin}${location.pathname}${location.search}${writeLink(lab.value)}`;
