import type { RefusalIn, RefusalTable } from '@dicepit/engine';

/** What an exact method gives back: an answer, or why it gives none. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly unanswered: Unanswered };

const tooLarge = { size: 'size', most: 'size' } as const;

/**
 * Why a question has no exact answer here. Too large is said before the work begins, from what the question
 * would hold; a goal is needed where the bets favour the player and the bankroll may grow without end; dice
 * that are loaded enough may never decide a bet; no wager may be left to mix; and no bankroll or stake may meet
 * a target.
 */
export const unansweredLines = {
  'TOO_LARGE.stages': tooLarge,
  'TOO_LARGE.results': tooLarge,
  'TOO_LARGE.bits': tooLarge,
  'TOO_LARGE.steps': tooLarge,
  'TOO_LARGE.places': tooLarge,
  'TOO_LARGE.ways': tooLarge,
  'TOO_LARGE.mixes': tooLarge,
  GOAL_NEEDED: {},
  NO_MIX: {},
  NEVER_DECIDED: { wager: 'text' },
  NOT_REACHED: { target: 'count', nearest: 'count' },
} as const satisfies RefusalTable;

export type Unanswered = RefusalIn<typeof unansweredLines, unknown>;

export const answered = <Value>(value: Value): Answer<Value> => ({ ok: true, value });

export const unanswered = (why: Unanswered): { readonly ok: false; readonly unanswered: Unanswered } => ({
  ok: false,
  unanswered: why,
});
