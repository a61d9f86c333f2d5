import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import { NOTICE_BEFORE_START } from '../clocks.ts';
import type { OfType } from '../command.ts';
import { completeness } from '../completeness.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { hasStarted } from '../stage.ts';
import type { Terms } from '../terms.ts';
import { withoutReference, wrongTerms } from './drafting.ts';
import { notReviewed } from './reviewing.ts';

export function notifyAuthority(
  promotion: Promotion,
  { reference, prescribed, by, at }: OfType<'NotifyAuthority'>,
): Ruling<PromotionEvent> {
  const { terms, notice } = promotion;
  if (notice !== undefined)
    return refuse('ALREADY_NOTIFIED', 'nsw/10.9', 'The Authority has these terms already. Nothing to send.');
  const wrong =
    incompleteTerms(terms) ?? wrongTerms(terms, prescribed) ?? notReviewed(promotion, terms, prescribed);
  if (wrong !== undefined) return wrong;

  return happened({ type: 'AuthorityNotified', terms, reference, clause: 'nsw/10.9', by, at });
}

export function openPromotion(
  promotion: Promotion,
  { start, prescribed, commitment, by, at }: OfType<'OpenPromotion'>,
): Ruling<PromotionEvent> {
  const { terms, notice, marketing, channels, method, versions, opening } = promotion;
  if (hasStarted(promotion, at))
    return refuse('ALREADY_STARTED', 'nsw/10.9.1', 'The promotion has started already.');
  const wrong =
    incompleteTerms(terms) ?? wrongTerms(terms, prescribed) ?? notReviewed(promotion, terms, prescribed);
  if (wrong !== undefined) return wrong;
  if (marketing.length === 0)
    return refuse('NO_MARKETING', 'nsw/10.6', 'Nothing advertises the promotion yet. Record what does.');
  const bare = withoutReference(marketing);
  if (bare !== undefined) return bare;
  if (channels.length === 0)
    return refuse('NO_CHANNEL', 'nsw/10.6#2', 'Nobody has said how the terms can be had. Record a channel.');
  if (notice === undefined)
    return refuse('NOT_NOTIFIED', 'nsw/10.9', 'The Authority has not been given these terms. Notify it.');
  const earliest = notice.at + NOTICE_BEFORE_START;
  if (start < earliest)
    return refuse(
      'TOO_SOON_AFTER_NOTICE',
      'nsw/10.9',
      `The Authority has to have the terms for 24 hours. Start at ${written(earliest)} or later.`,
    );
  if (start < at)
    return refuse('START_HAS_PASSED', 'nsw/10.9', 'That moment has passed. Start now or later.');
  if (terms.entriesClose !== null && terms.entriesClose <= start)
    return refuse(
      'CLOSES_BEFORE_START',
      'nsw/10.7.6',
      `Entries would close at ${written(terms.entriesClose)}, before they begin. Start earlier, or change it.`,
    );
  if (method === 'prize draw' && commitment === undefined)
    return refuse('NO_COMMITMENT', 'nsw/10.7.1', 'A prize draw needs a committed seed. Try again.');

  return happened({
    type: 'PromotionOpened',
    start,
    // Another start for the same text is no other text.
    version: versions.length + (opening === undefined ? 1 : 0),
    ...(method === 'prize draw' && commitment !== undefined ? { commitment } : {}),
    clause: 'nsw/10.9',
    by,
    at,
  });
}

/** Cites the first term that is missing, and names them all. */
export function incompleteTerms(terms: Terms) {
  const { missing } = completeness(terms);
  const [first] = missing;
  if (first === undefined) return undefined;
  const all = missing.map(({ clause, label }) => `${label} (${clause})`).join(', ');
  return refuse('TERMS_INCOMPLETE', first.clause, `The terms do not say yet: ${all}. Fill them in.`);
}

/** A moment as the trail writes it, without the seconds' parts. */
export const written = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
