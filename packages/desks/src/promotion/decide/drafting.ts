import { accept } from '../../ruling.ts';
import { barredIn, uncategorised } from '../barred.ts';
import type { MarketingItem, OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import { wrongAlternative } from '../money.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { hasStarted } from '../stage.ts';
import { awardMethods, isBlank, isNone, type Terms } from '../terms.ts';

export function createPromotion(
  promotion: Promotion,
  { promotion: id, title, method, by, at }: OfType<'CreatePromotion'>,
): PromotionRuling {
  const chance = awardMethods.find((each) => each === method);
  if (promotion.promotion !== '') return refuse({ code: 'PROMOTION_EXISTS', clause: 'nsw/10.1' });
  if (isBlank(title)) return refuse({ code: 'TITLE_MISSING', clause: 'nsw/10.1' });
  if (chance === undefined)
    return refuse({ code: 'NOT_BY_CHANCE', clause: 'nsw/1.1(promotional-prize)', methods: awardMethods });

  return accept({
    type: 'PromotionDrafted',
    promotion: id,
    title,
    method: chance,
    clause: 'nsw/1.1(promotional-prize)',
    by,
    at,
  });
}

export function changeTerms(
  promotion: Promotion,
  { terms, prescribed, by, at }: OfType<'ChangeTerms'>,
): PromotionRuling {
  if (hasStarted(promotion, at)) return refuse({ code: 'TERMS_ARE_LOCKED', clause: 'nsw/10.9.1' });
  const wrong = wrongTerms(terms, prescribed);
  if (wrong !== undefined) return wrong;
  if (isSameText(terms, promotion.terms)) return refuse({ code: 'NOTHING_CHANGED', clause: 'nsw/10.9' });

  return accept({ type: 'TermsChanged', terms, clause: 'nsw/10.6', by, at });
}

export function recordMarketing(
  { opening }: Promotion,
  { item, by, at }: OfType<'RecordMarketing'>,
): PromotionRuling {
  if (isBlank(item.item) || isBlank(item.what))
    return refuse({ code: 'MARKETING_UNNAMED', clause: 'nsw/10.6' });
  // Before the opening it may be a draft of a poster; from then on people see it.
  const bare = opening === undefined ? undefined : withoutReference([item]);
  if (bare !== undefined) return bare;

  return accept({ type: 'MarketingRecorded', item, clause: 'nsw/10.6', by, at });
}

export const recordChannel = (_: Promotion, { channel, by, at }: OfType<'RecordChannel'>): PromotionRuling =>
  accept({ type: 'ChannelRecorded', channel, clause: 'nsw/10.6#2', by, at });

/** The first thing that advertises the promotion and does not say where its terms are. */
export function withoutReference(marketing: readonly MarketingItem[]) {
  const bare = marketing.find(({ reference }) => isBlank(reference) || isNone(reference));
  if (bare === undefined) return undefined;
  return refuse({ code: 'MARKETING_WITHOUT_REFERENCE', clause: 'nsw/10.6', what: bare.what });
}

/** What no terms may say, whether they are drafted, notified or amended. */
export function wrongTerms(terms: Terms, prescribed: OfType<'ChangeTerms'>['prescribed']) {
  const barred = barredIn(terms, prescribed);
  if (barred !== undefined) return refuse(barred);
  const unknown = uncategorised(terms);
  if (unknown !== undefined)
    return refuse({
      code: 'CATEGORY_UNKNOWN',
      clause: 'nsw/10.5',
      what: unknown.what,
      category: unknown.category,
    });
  const wrong = wrongAlternative(terms);
  if (wrong !== undefined) return refuse(wrong);
  const names = terms.prizes.map(({ prize }) => prize);
  if (new Set(names).size < names.length) return refuse({ code: 'PRIZE_TWICE', clause: 'nsw/10.7.11' });
  return undefined;
}

/** Both came through the same schema, which puts the fields in one order. */
const isSameText = (one: Terms, other: Terms): boolean => JSON.stringify(one) === JSON.stringify(other);
