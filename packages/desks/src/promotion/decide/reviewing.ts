import { happened, type Ruling } from '../../ruling.ts';
import { barredIn, type Prescribed } from '../barred.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import { hitsIn, isSameHit, openHits } from '../prize-words.ts';
import type { Promotion } from '../promotion.ts';
import { isBlank, type Terms } from '../terms.ts';

/** Somebody decides what words in the terms mean, or in terms that are proposed. The last word counts. */
export function reviewPrize(promotion: Promotion, command: OfType<'ReviewPrize'>): Ruling<PromotionEvent> {
  const { prize, text, why, finding, reason, prescribed = [], by, at } = command;
  const texts = [promotion.terms, ...promotion.amendments.map((amendment) => amendment.terms)];
  const hit = texts.flatMap((terms) => hitsIn(terms, prescribed)).find((each) => isSameHit(each, command));
  if (hit === undefined)
    return refuse(
      'NO_SUCH_HIT',
      'nsw/10.5',
      'The terms that are saved do not say this. Save them, or look again.',
    );
  if (isBlank(reason)) return refuse('REASON_MISSING', hit.clause, 'Say why you decide so.');

  return happened({ type: 'PrizeReviewed', prize, text, why, finding, reason, clause: hit.clause, by, at });
}

/** Words that may name something barred, and that nobody has looked at or somebody has not allowed. */
export function notReviewed(promotion: Promotion, terms: Terms, prescribed: readonly Prescribed[]) {
  const [hit] = openHits(promotion, terms, prescribed);
  if (hit === undefined) return undefined;
  const said = hit.words.join(', ');
  return hit.review === undefined
    ? refuse(
        'HIT_UNDECIDED',
        hit.clause,
        `'${said}' may be ${hit.why}. Look at it, and decide with a reason.`,
      )
    : refuse(
        'PRIZE_IS_BARRED',
        hit.clause,
        `'${said}' was found to be ${hit.why}. Write the terms otherwise.`,
      );
}

/** Why prizes are neither drawn nor handed over as they stand: what is prescribed since bars them as well. */
export function barredNow(promotion: Promotion, prescribed: readonly Prescribed[] | undefined) {
  if (prescribed === undefined) return undefined;
  const { terms } = promotion;
  const barred = barredIn(terms, prescribed);
  if (barred !== undefined) return refuse('PRIZE_IS_BARRED', barred.clause, barred.sentence);
  return notReviewed(promotion, terms, prescribed);
}
