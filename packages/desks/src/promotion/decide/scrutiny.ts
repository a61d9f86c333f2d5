import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import { LARGE_PRIZE, needsScrutineer } from '../money.ts';
import { isDrawn, type Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank } from '../terms.ts';

export function nominateScrutineer(
  { winners }: Promotion,
  { person, isScrutineer, by, at }: OfType<'NominateScrutineer'>,
): PromotionRuling {
  if (!isScrutineer) return refuse({ code: 'NOT_A_SCRUTINEER', clause: 'nsw/10.2' });
  if (winners.length > 0) return refuse({ code: 'ALREADY_DRAWN', case: 'nominating', clause: 'nsw/10.2' });

  return accept({ type: 'ScrutineerNominated', person, clause: 'nsw/10.2', by, at });
}

export function attest(promotion: Promotion, { when, words, by, at }: OfType<'Attest'>): PromotionRuling {
  const { scrutineer, list, attested, winners } = promotion;
  if (by.person !== scrutineer) return refuse({ code: 'NOT_NOMINATED', clause: 'nsw/10.2' });
  if (attested[when] !== undefined) return refuse({ code: 'ATTESTED_ALREADY', clause: 'nsw/10.2' });
  if (when === 'before' && list === undefined)
    return refuse({ code: 'LIST_NOT_FIXED', case: 'attesting', clause: 'nsw/10.2' });
  if (when === 'before' && winners.length > 0)
    return refuse({ code: 'ALREADY_DRAWN', case: 'attesting', clause: 'nsw/10.2' });
  if (when === 'after' && !isDrawn(promotion))
    return refuse({ code: 'NOT_DRAWN', case: 'attesting', clause: 'nsw/10.2' });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'attesting', clause: 'nsw/10.2' });

  return accept({ type: 'Attested', when, words, clause: 'nsw/10.2', by, at });
}

/** A draw that nobody watches although somebody must. */
export function notOverseen(
  { terms, scrutineer, attested }: Promotion,
  { isScrutineerHere, by }: Pick<OfType<'RunDraw'>, 'isScrutineerHere' | 'by'>,
) {
  if (!needsScrutineer(terms)) return undefined;
  if (scrutineer === undefined)
    return refuse({ code: 'SCRUTINEER_NEEDED', clause: 'nsw/10.2', above: LARGE_PRIZE });
  // Nobody oversees what they do themselves.
  if (by.person === scrutineer) return refuse({ code: 'SCRUTINEER_DRAWS', clause: 'nsw/10.2' });
  if (!isScrutineerHere) return refuse({ code: 'SCRUTINEER_AWAY', clause: 'nsw/10.2' });
  if (attested.before === undefined)
    return refuse({ code: 'NOT_ATTESTED', case: 'before', clause: 'nsw/10.2' });
  return undefined;
}
