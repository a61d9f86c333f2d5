import type { RefusalIn } from '@dicepit/engine';
import { accept } from '../../ruling.ts';
import { NOTICE_BEFORE_START_MS } from '../clocks.ts';
import type { OfType } from '../command.ts';
import { completeness, type MissingTerm } from '../completeness.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { type missingTerms, refuse } from '../refusals.ts';
import { hasStarted } from '../stage.ts';
import type { Terms } from '../terms.ts';
import { withoutReference, wrongTerms } from './drafting.ts';
import { notReviewed } from './reviewing.ts';

export function notifyAuthority(
  promotion: Promotion,
  { reference, prescribed, by, at }: OfType<'NotifyAuthority'>,
): PromotionRuling {
  const { terms, notice } = promotion;
  if (notice !== undefined) return refuse({ code: 'ALREADY_NOTIFIED', clause: 'nsw/10.9' });
  const wrong =
    incompleteTerms(terms) ?? wrongTerms(terms, prescribed) ?? notReviewed(promotion, terms, prescribed);
  if (wrong !== undefined) return wrong;

  return accept({ type: 'AuthorityNotified', terms, reference, clause: 'nsw/10.9', by, at });
}

export function openPromotion(
  promotion: Promotion,
  { start, prescribed, commitment, by, at }: OfType<'OpenPromotion'>,
): PromotionRuling {
  const { terms, notice, marketing, channels, method, versions, opening } = promotion;
  if (hasStarted(promotion, at)) return refuse({ code: 'ALREADY_STARTED', clause: 'nsw/10.9.1' });
  const wrong =
    incompleteTerms(terms) ?? wrongTerms(terms, prescribed) ?? notReviewed(promotion, terms, prescribed);
  if (wrong !== undefined) return wrong;
  if (marketing.length === 0) return refuse({ code: 'NO_MARKETING', clause: 'nsw/10.6' });
  const bare = withoutReference(marketing);
  if (bare !== undefined) return bare;
  if (channels.length === 0) return refuse({ code: 'NO_CHANNEL', clause: 'nsw/10.6#2' });
  if (notice === undefined) return refuse({ code: 'NOT_NOTIFIED', clause: 'nsw/10.9' });
  const earliest = notice.at + NOTICE_BEFORE_START_MS;
  if (start < earliest) return refuse({ code: 'TOO_SOON_AFTER_NOTICE', clause: 'nsw/10.9', earliest });
  if (start < at) return refuse({ code: 'START_HAS_PASSED', clause: 'nsw/10.9' });
  if (terms.entriesClose !== null && terms.entriesClose <= start)
    return refuse({ code: 'CLOSES_BEFORE_START', clause: 'nsw/10.7.6', closes: terms.entriesClose });
  if (method === 'prize draw' && commitment === undefined)
    return refuse({ code: 'NO_COMMITMENT', clause: 'nsw/10.7.1' });

  return accept({
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
  return refuse({ code: 'TERMS_INCOMPLETE', clause: first.clause, missing: missing.map(toTelling) });
}

function toTelling({
  clause,
  term,
  prize,
  item,
}: MissingTerm): RefusalIn<typeof missingTerms, Pick<MissingTerm, 'clause'>> {
  const code = 'TERM_MISSING';
  if (prize === undefined) return { code, case: 'promotion', clause, term };
  if (item === undefined) return { code, case: 'prize', clause, term, prize };
  return { code, case: 'item', clause, term, prize, item };
}
