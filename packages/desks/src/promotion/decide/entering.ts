import { writeMoney } from '@dicepit/engine';
import { listDigest } from '@dicepit/proof';
import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import { entriesIn, entriesOf } from '../entry-list.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { hasClosedEntries, hasStarted } from '../stage.ts';
import { locked } from './integrity.ts';
import { written } from './opening.ts';

export function enter(promotion: Promotion, command: OfType<'Enter'>): Ruling<PromotionEvent> {
  const { person, by, at } = command;
  const { entries, opening, terms } = promotion;
  if (by.role === 'player' && person !== by.person)
    return refuse('NOT_YOUR_ENTRY', 'nsw/10.7.3', 'Everybody enters for himself or herself.');
  if (opening === undefined || !hasStarted(promotion, at))
    return refuse('NOT_STARTED', 'nsw/10.9', 'The promotion has not started. Come back when it has.');
  const stopped = locked(promotion, 'promotion');
  if (stopped !== undefined) return stopped;
  if (hasClosedEntries(promotion, at))
    return refuse(
      'ENTRIES_ARE_CLOSED',
      'nsw/10.7.6',
      `Entries closed at ${written(terms.entriesClose ?? at)}. There is no entering any more.`,
    );
  const unfit = notEligible(promotion, command);
  if (unfit !== undefined) return unfit;

  const entry = `e-${entries.count + 1}`;
  return happened({ type: 'Entered', entry, person, clause: 'nsw/10.7.3', by, at });
}

/** From here on nobody enters: the list is what prizes are drawn from. */
export function fixEntries(promotion: Promotion, { by, at }: OfType<'FixEntries'>): Ruling<PromotionEvent> {
  const { entries, list } = promotion;
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  if (list !== undefined)
    return refuse('LIST_IS_FIXED', 'nsw/10.7.6', 'The list of entries is fixed already.');
  if (!hasStarted(promotion, at) || !hasClosedEntries(promotion, at))
    return refuse(
      'ENTRIES_ARE_OPEN',
      'nsw/10.7.6',
      'Entries are still taken, or have not begun. Fix the list after they close.',
    );

  return happened({
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
    return refuse(
      'NOT_ELIGIBLE',
      'nsw/10.7.3',
      `This is for ${memberships.join(' or ')} members, by its terms: ${eligibility.words}`,
    );
  if (eligibility.present && !isPresent)
    return refuse('NOT_PRESENT', 'nsw/10.7.3', 'Whoever enters has to be in the casino. Enter there.');
  if (entriesOf(entries, person).length >= eligibility.entries)
    return refuse(
      'ENTERED_ALREADY',
      'nsw/10.7.3',
      `Everybody has ${eligibility.entries === 1 ? 'one entry' : `${eligibility.entries} entries`} at the most.`,
    );
  const needed = bet.required ? (bet.cents ?? 0) : 0;
  if (largestWager < needed)
    return refuse(
      'BET_TOO_SMALL',
      'nsw/10.7.4',
      `A bet of ${writeMoney(needed)} is needed, and the largest on record is ${writeMoney(largestWager)}.`,
    );
  return undefined;
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
