import { effect, signal } from '@preact/signals';
import type { Desk } from '../desk/desk.ts';
import type { Hint, SlipHint } from './hint-cards.tsx';
import { isTeaching, learn } from './learning.ts';
import { shownByDoing } from './lessons.ts';

/** The cards that hints are written on. They come when somebody is new here, and to nobody else. */
export const hintCards = signal<Cards | undefined>(undefined);

type Cards = { readonly Hint: typeof Hint; readonly SlipHint: typeof SlipHint };

/** Watches over somebody's first bets: whatever they do unasked needs no telling. Gives the way to stop it. */
export function teaching(desk: Desk): () => void {
  const stops = [
    effect(() => {
      const sight = desk.sight.value;
      const hasChosen = desk.chosen.value !== undefined;
      if (isTeaching() && sight !== undefined) learn(shownByDoing(sight, hasChosen));
    }),
    effect(() => {
      if (isTeaching()) void fetchCards();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function fetchCards(): Promise<void> {
  try {
    hintCards.value ??= await import('./hint-cards.tsx');
  } catch {
    // The network is away: the table can be played without.
  }
}
