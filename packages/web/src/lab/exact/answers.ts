import { computed } from '@preact/signals';
import { lab } from '../state/desk.ts';
import { amiss } from '../state/lab.ts';
import { answering } from './asking.ts';
import type { SessionAsked } from './question.ts';

const session = computed<SessionAsked | undefined>(() => {
  const { pack, options, bets, bank, rolls, goal, stopLoss } = lab.value;
  return amiss(lab.value) === undefined ? { pack, options, bets, bank, rolls, goal, stopLoss } : undefined;
});

/** The session that is set on the page, exactly. */
export const sessionAnswer = answering<'session'>(
  computed(() => (session.value === undefined ? undefined : { ask: 'session', session: session.value })),
);

/** The chance to run out, by what is brought. */
export const byBankAnswer = answering<'by-bank'>(
  computed(() => (session.value === undefined ? undefined : { ask: 'by-bank', session: session.value })),
);

/** The wagers by the dice that are set on the page. */
export const loadedDiceAnswer = answering<'loaded'>(
  computed(() => {
    const { pack, options, weights, allLoaded } = lab.value;
    return { ask: 'loaded', dice: { pack, options, weights, allLoaded } };
  }),
);
