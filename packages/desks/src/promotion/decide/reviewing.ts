import { accept } from '../../ruling.ts';
import { barredIn, type Prescribed } from '../barred.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import { hitsIn, isSameHit, openHits } from '../prize-words.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank, type Terms } from '../terms.ts';

/** Somebody decides what words in the terms mean, or in terms that are proposed. The last word counts. */
export function reviewPrize(promotion: Promotion, command: OfType<'ReviewPrize'>): PromotionRuling {
  const { prize, text, why, finding, reason, prescribed = [], by, at } = command;
  const texts = [promotion.terms, ...promotion.amendments.map((amendment) => amendment.terms)];
  const hit = texts.flatMap((terms) => hitsIn(terms, prescribed)).find((each) => isSameHit(each, command));
  if (hit === undefined) return refuse({ code: 'NO_SUCH_HIT', clause: 'nsw/10.5' });
  if (isBlank(reason)) return refuse({ code: 'REASON_MISSING', case: 'review', clause: hit.clause });

  return accept({ type: 'PrizeReviewed', prize, text, why, finding, reason, clause: hit.clause, by, at });
}

/** Words that may name something barred, and that nobody has looked at or somebody has not allowed. */
export function notReviewed(promotion: Promotion, terms: Terms, prescribed: readonly Prescribed[]) {
  const [hit] = openHits(promotion, terms, prescribed);
  if (hit === undefined) return undefined;
  return hit.review === undefined
    ? refuse({ code: 'HIT_UNDECIDED', clause: hit.clause, words: hit.words, why: hit.why })
    : refuse({ code: 'PRIZE_IS_BARRED', case: 'found', clause: hit.clause, words: hit.words, why: hit.why });
}

/** Why prizes are neither drawn nor handed over as they stand: what is prescribed since bars them as well. */
export function barredNow(promotion: Promotion, prescribed: readonly Prescribed[] | undefined) {
  if (prescribed === undefined) return undefined;
  const { terms } = promotion;
  const barred = barredIn(terms, prescribed);
  if (barred !== undefined) return refuse(barred);
  return notReviewed(promotion, terms, prescribed);
}
