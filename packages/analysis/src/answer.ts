/** What an exact method gives back: an answer, or why it gives none. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly unanswered: Unanswered };

/**
 * Why a question has no exact answer here. Too large is said before the work begins, from what the question
 * would hold; a goal is needed where the bets favour the player and the bankroll may grow without end; dice
 * that are loaded enough may never decide a bet; no wager may be left to mix; and no bankroll or stake may meet
 * a target.
 */
export type Unanswered =
  | {
      readonly code: 'TOO_LARGE';
      readonly holds: 'stages' | 'results' | 'bits' | 'steps' | 'places' | 'ways' | 'mixes';
      readonly size: number;
      readonly most: number;
    }
  | { readonly code: 'GOAL_NEEDED' }
  | { readonly code: 'NO_MIX' }
  | { readonly code: 'NEVER_DECIDED'; readonly wager: string }
  | { readonly code: 'NOT_REACHED'; readonly target: number; readonly nearest: number };

/** The sentence for a person: what is too much, both numbers, and the way out. */
export function explainUnanswered(unanswered: Unanswered): string {
  if (unanswered.code === 'GOAL_NEEDED')
    return 'These bets do not wear a bankroll down; it may grow without end. Name a goal at which to stop.';
  if (unanswered.code === 'NO_MIX')
    return 'No wager keeps within that edge. Allow a higher one, or name other wagers.';
  if (unanswered.code === 'NEVER_DECIDED')
    return `These dice may leave a bet on ${unanswered.wager} up for ever. Give each face it waits for a chance.`;
  if (unanswered.code === 'NOT_REACHED')
    return `Nothing within reach comes to ${unanswered.target}; the nearest is ${unanswered.nearest}. Choose another target.`;
  const { size, most, holds } = unanswered;
  const [asked, limit] = [size, most].map((figure) => figure.toExponential(1));
  return `An exact answer would hold ${asked} ${holds}, more than ${limit}. ${wayOut[holds]}`;
}

export const answered = <Value>(value: Value): Answer<Value> => ({ ok: true, value });

export const unanswered = (why: Unanswered): { readonly ok: false; readonly unanswered: Unanswered } => ({
  ok: false,
  unanswered: why,
});

const wayOut: Readonly<Record<Extract<Unanswered, { code: 'TOO_LARGE' }>['holds'], string>> = {
  stages: 'Ask about fewer bets of several stages together.',
  results: 'Stake amounts with a larger common divisor, or ask about fewer rolls.',
  bits: 'Ask about fewer rolls, or stake amounts with a larger common divisor.',
  steps: 'Ask about fewer rolls or fewer bets.',
  ways: 'Give the dice chances with smaller denominators.',
  mixes: 'Ask about fewer wagers together, or a total of fewer units.',
  places: 'Choose a goal nearer to the bankroll, or stakes that are larger parts of it.',
};
