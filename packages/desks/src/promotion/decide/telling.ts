import { happened } from '../../ruling.ts';
import { type OfType, tellingWays } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';

/** An attempt to tell a winner. Any way is written down; only four of them count. */
export function logTelling(
  { winners }: Promotion,
  { prize, way, outcome, by, at }: OfType<'LogTelling'>,
): PromotionRuling {
  if (!winners.some((winner) => winner.prize === prize))
    return refuse({ code: 'NO_SUCH_WINNER', case: 'telling', clause: 'nsw/10.8', prize });

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
