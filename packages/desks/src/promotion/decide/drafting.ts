import { happened, type Ruling } from '../../ruling.ts';
import { barredIn, uncategorised } from '../barred.ts';
import { refuse } from '../cited.ts';
import { awardMethods, type MarketingItem, type OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import { wrongAlternative } from '../money.ts';
import type { Promotion } from '../promotion.ts';
import { hasStarted } from '../stage.ts';
import { isBlank, isNone, type Terms } from '../terms.ts';

export function createPromotion(
  promotion: Promotion,
  { promotion: id, title, method, by, at }: OfType<'CreatePromotion'>,
): Ruling<PromotionEvent> {
  const chance = awardMethods.find((each) => each === method);
  if (promotion.promotion !== '')
    return refuse('PROMOTION_EXISTS', 'nsw/10.1', 'There is a promotion of that id. Choose another.');
  if (isBlank(title)) return refuse('TITLE_MISSING', 'nsw/10.1', 'A promotion has a title. Give it one.');
  if (chance === undefined)
    return refuse(
      'NOT_BY_CHANCE',
      'nsw/1.1(promotional-prize)',
      `A promotional prize is awarded by ${awardMethods.join(' or ')}. Choose one of them.`,
    );

  return happened({
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
): Ruling<PromotionEvent> {
  if (hasStarted(promotion, at))
    return refuse(
      'TERMS_ARE_LOCKED',
      'nsw/10.9.1',
      'The promotion has started, and its terms are locked. Propose an amendment.',
    );
  const wrong = wrongTerms(terms, prescribed);
  if (wrong !== undefined) return wrong;
  if (isSameText(terms, promotion.terms))
    return refuse('NOTHING_CHANGED', 'nsw/10.9', 'The terms say this already. The notice stays as it is.');

  return happened({ type: 'TermsChanged', terms, clause: 'nsw/10.6', by, at });
}

export function recordMarketing(
  { opening }: Promotion,
  { item, by, at }: OfType<'RecordMarketing'>,
): Ruling<PromotionEvent> {
  if (isBlank(item.item) || isBlank(item.what))
    return refuse('MARKETING_UNNAMED', 'nsw/10.6', 'Say what it is that advertises the promotion.');
  // Before the opening it may be a draft of a poster; from then on people see it.
  const bare = opening === undefined ? undefined : withoutReference([item]);
  if (bare !== undefined) return bare;

  return happened({ type: 'MarketingRecorded', item, clause: 'nsw/10.6', by, at });
}

export const recordChannel = (
  _: Promotion,
  { channel, by, at }: OfType<'RecordChannel'>,
): Ruling<PromotionEvent> => happened({ type: 'ChannelRecorded', channel, clause: 'nsw/10.6#2', by, at });

/** The first thing that advertises the promotion and does not say where its terms are. */
export function withoutReference(marketing: readonly MarketingItem[]) {
  const bare = marketing.find(({ reference }) => isBlank(reference) || isNone(reference));
  if (bare === undefined) return undefined;
  return refuse(
    'MARKETING_WITHOUT_REFERENCE',
    'nsw/10.6',
    `'${bare.what}' does not refer to the terms. Put the reference on it and record it again.`,
  );
}

/** What no terms may say, whether they are drafted, notified or amended. */
export function wrongTerms(terms: Terms, prescribed: OfType<'ChangeTerms'>['prescribed']) {
  const barred = barredIn(terms, prescribed);
  if (barred !== undefined) return refuse('PRIZE_IS_BARRED', barred.clause, barred.sentence);
  const unknown = uncategorised(terms);
  if (unknown !== undefined)
    return refuse(
      'CATEGORY_UNKNOWN',
      'nsw/10.5',
      `'${unknown.what}' is '${unknown.category}', which is no category of the list. Choose one of it.`,
    );
  const wrong = wrongAlternative(terms);
  if (wrong !== undefined) return refuse(wrong.code, wrong.clause, wrong.sentence);
  const names = terms.prizes.map(({ prize }) => prize);
  if (new Set(names).size < names.length)
    return refuse('PRIZE_TWICE', 'nsw/10.7.11', 'Two prizes have one name. Give each a name of its own.');
  return undefined;
}

/** Both came through the same schema, which puts the fields in one order. */
const isSameText = (one: Terms, other: Terms): boolean => JSON.stringify(one) === JSON.stringify(other);
