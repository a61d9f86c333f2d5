import type { LiveTable } from '@dicepit/client';
import { balanceOf, type Cents } from '@dicepit/engine';
import { effect } from '@preact/signals';
import { toastWith } from '../shell/toasts.tsx';
import { change, words } from '../words/words.ts';
import type { OpenTable } from './table.ts';

/** Less than this is not being away. */
const SHORT_ABSENCE_MS = 1_000;

/** What was missed comes right after the connection: by then all of it is here. */
const CATCH_UP_MS = 400;

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
    if (now - since < SHORT_ABSENCE_MS) return;
    timer = setTimeout(() => {
      const after = live.peek();
      // Whoever has slept through nothing was not away.
      const isNews = after?.version !== before.version || now - from >= SHORT_ABSENCE_MS;
      if (after !== undefined && isNews) toastWith(welcomeText(before, after));
    }, CATCH_UP_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function welcomeText(before: LiveTable, after: LiveTable): string {
  const { rolls, net, changed } = missedBetween(before, after);
  const { back, backWithNet, backQuiet, backParty } = words.value.shell;
  if (!changed) return backQuiet;
  if (after.kind === 'party') return backParty;
  return net === undefined ? back({ rolls }) : backWithNet({ rolls, net: change(net) });
}

/** What happened at a table while a page was away. */
type Missed = {
  readonly rolls: number;
  /** How somebody's chips have changed, those on the layout included; undefined where nobody sits before the page. */
  readonly net: Cents | undefined;
  readonly changed: boolean;
};

/** The difference between two sights of one table. A party counts no rolls; its net is in whites. */
export function missedBetween(before: LiveTable, after: LiveTable): Missed {
  const [then, now] = [worthOf(before), worthOf(after)];
  return {
    rolls: Math.max(0, rollsOf(after) - rollsOf(before)),
    net: then === undefined || now === undefined ? undefined : now - then,
    changed: after.version !== before.version,
  };
}

const rollsOf = (live: LiveTable): number => (live.kind === 'banked' ? live.table.rolled : 0);

function worthOf(live: LiveTable): Cents | undefined {
  const { seat } = live.you;
  if (seat === undefined) return undefined;
  const rack = balanceOf(live.table.ledger, `rack:${seat}`);
  if (live.kind === 'party') return rack;
  const lying = live.table.betting.bets.filter((bet) => bet.seat === seat);
  return lying.reduce((sum, { chips }) => sum + chips, rack);
}
