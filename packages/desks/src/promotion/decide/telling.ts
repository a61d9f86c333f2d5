import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import { type OfType, tellingWays } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion } from '../promotion.ts';

/** An attempt to tell a winner. Any way is written down; only four of them count. */
export function logTelling(
  { winners }: Promotion,
  { prize, way, outcome, by, at }: OfType<'LogTelling'>,
): Ruling<PromotionEvent> {
  if (!winners.some((winner) => winner.prize === prize))
    return refuse('NO_SUCH_WINNER', 'nsw/10.8', `Nobody has won '${prize}' yet. Draw it first.`);

  const clause = tellingWays[way];
  const counts = clause !== undefined;
  return happened({
    type: 'TellingLogged',
    prize,
    way,
    outcome,
    counts,
    clause: clause ?? 'nsw/10.8',
    by,
    at,
  });
}
