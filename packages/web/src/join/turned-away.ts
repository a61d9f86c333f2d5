import type { ProblemDetails } from '@dicepit/wire';

/** Why somebody was not let in, as far as it decides what they can do about it. */
export type TurnedAway =
  | { readonly is: 'wrong code' }
  | { readonly is: 'locked'; readonly said: string }
  | { readonly is: 'name taken' }
  | { readonly is: 'excluded' }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'away' }
  | { readonly is: 'refused'; readonly title: string; readonly said: string };

/** Where nothing is said about how long, this is long enough for whatever counts the tries. */
const PATIENCE = 30;

export function turnedAway(
  { code, title, detail, status }: Pick<ProblemDetails, 'code' | 'title' | 'detail' | 'status'>,
  after?: number,
): TurnedAway {
  if (status === 0 || code === 'UNAVAILABLE') return { is: 'away' };
  switch (code) {
    case 'WRONG_CREDENTIALS':
    case 'MALFORMED':
      return { is: 'wrong code' };
    case 'PIT_LOCKED':
      return { is: 'locked', said: detail };
    case 'NAME_TAKEN':
      return { is: 'name taken' };
    case 'EXCLUDED':
      return { is: 'excluded' };
    case 'TOO_MANY':
      return { is: 'wait', seconds: Math.max(1, Math.ceil(after ?? PATIENCE)) };
    default:
      return { is: 'refused', title, said: detail };
  }
}
