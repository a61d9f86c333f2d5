import { listDigest } from '@dicepit/proof';
import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import { entriesIn, findEntries } from '../entry-list.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { hasClosedEntries, hasStarted } from '../stage.ts';
import { locked } from './integrity.ts';

export function enter(promotion: Promotion, command: OfType<'Enter'>): PromotionRuling {
  const { person, by, at } = command;
  const { entries, opening, terms } = promotion;
  if (by.role === 'player' && person !== by.person)
    return refuse({ code: 'NOT_YOUR_ENTRY', clause: 'nsw/10.7.3' });
  if (opening === undefined || !hasStarted(promotion, at))
    return refuse({ code: 'NOT_STARTED', case: 'entering', clause: 'nsw/10.9' });
  const stopped = locked(promotion, 'promotion');
  if (stopped !== undefined) return stopped;
  if (hasClosedEntries(promotion, at))
    return refuse({ code: 'ENTRIES_ARE_CLOSED', clause: 'nsw/10.7.6', closed: terms.entriesClose ?? at });
  const unfit = notEligible(promotion, command);
  if (unfit !== undefined) return unfit;

  const entry = `e-${entries.count + 1}`;
  return accept({ type: 'Entered', entry, person, clause: 'nsw/10.7.3', by, at });
}

/** From here on nobody enters: the list is what prizes are drawn from. */
export function fixEntries(promotion: Promotion, { by, at }: OfType<'FixEntries'>): PromotionRuling {
  const { entries, list } = promotion;
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  if (list !== undefined) return refuse({ code: 'LIST_IS_FIXED', case: 'fixing', clause: 'nsw/10.7.6' });
  if (!hasStarted(promotion, at) || !hasClosedEntries(promotion, at))
    return refuse({ code: 'ENTRIES_ARE_OPEN', clause: 'nsw/10.7.6' });

  return accept({
    type: 'EntriesFixed',
    count: entries.count,
    digest: listDigest(entriesIn(entries)),
    clause: 'nsw/10.7.6',
    by,
    at,
  });
}

function notEligible(
  { terms, entries }: Promotion,
  { person, membership, isPresent, largestWager }: OfType<'Enter'>,
) {
  const { eligibility, bet } = terms;
  const { memberships } = eligibility;
  if (memberships.length > 0 && !memberships.some((each) => isSame(each, membership)))
    return refuse({ code: 'NOT_ELIGIBLE', clause: 'nsw/10.7.3', memberships, words: eligibility.words });
  if (eligibility.present && !isPresent) return refuse({ code: 'NOT_PRESENT', clause: 'nsw/10.7.3' });
  if (findEntries(entries, person).length >= eligibility.entries)
    return refuse({ code: 'ENTERED_ALREADY', clause: 'nsw/10.7.3', entries: eligibility.entries });
  const needed = bet.required ? (bet.cents ?? 0) : 0;
  if (largestWager < needed)
    return refuse({ code: 'BET_TOO_SMALL', clause: 'nsw/10.7.4', needed, largest: largestWager });
  return undefined;
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
