import type { LiveTable } from '@dicepit/client';
import { effect } from '@preact/signals';
import { missedBetween } from '../live/missed.ts';
import type { OpenTable } from '../live/table.ts';
import { change } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { toastWith } from './toasts.tsx';

/** Less than this is not being away. */
const SHORT = 1_000;

/** What was missed comes right after the connection: by then all of it is here. */
const SETTLING = 400;

/** Says what has happened whenever a table is back after the connection was lost; gives the way to stop it. */
export function welcomeBack({ connection, live }: OpenTable): () => void {
  let away: { readonly since: number; readonly from: number; readonly sight: LiveTable } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const state = connection.value;
    const sight = live.peek();
    const now = Date.now();
    if (state.is === 'reconnecting' && sight !== undefined) away ??= { since: state.since, from: now, sight };
    if (state.is !== 'live' || away === undefined) return;
    const { since, from, sight: before } = away;
    away = undefined;
    if (now - since < SHORT) return;
    timer = setTimeout(() => {
      const after = live.peek();
      // Whoever has slept through nothing was not away.
      const isNews = after?.version !== before.version || now - from >= SHORT;
      if (after !== undefined && isNews) toastWith(saidOf(before, after));
    }, SETTLING);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function saidOf(before: LiveTable, after: LiveTable): string {
  const { rolls, net, changed } = missedBetween(before, after);
  const { back, backWithNet, backQuiet, backParty } = words.value.shell;
  if (!changed) return backQuiet;
  if (after.kind === 'party') return backParty;
  return net === undefined ? back({ rolls }) : backWithNet({ rolls, net: change(net) });
}
