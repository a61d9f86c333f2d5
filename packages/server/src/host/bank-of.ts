import type { Cents } from '@dicepit/engine';
import type { GuestFacts, Overview } from '@dicepit/wire';
import type { Account } from '../cage/account.ts';
import { topUpsOf } from './guests-of.ts';

type Place = GuestFacts['seats'][number];

/**
 * Where the guests' chips are. What went from accounts to tables and is neither in a rack nor on a layout any more,
 * the tables have won; chips that somebody bought with cash at a table make it so much less.
 */
export function bankOf(
  accounts: readonly Account[],
  places: ReadonlyMap<string, readonly Place[]>,
): Overview['bank'] {
  const onTables = total(accounts, ({ person }) => total(bankedIn(places.get(person) ?? []), atPlace));
  const gone = total(accounts, ({ atTables }) => total([...atTables.values()], (cents) => cents));
  return {
    issued: total(accounts, ({ issued }) => issued),
    accounts: total(accounts, ({ balance }) => balance),
    onTables,
    house: gone - onTables,
    topUps: total(accounts, topUpsOf),
    donations: total(accounts, donatedTo),
  };
}

/** Top-ups whose reason says so, as the page of the host writes it. */
const donatedTo = ({ lines, issues }: Account): Cents =>
  total(
    lines.filter(
      ({ type, entry, reason }) =>
        type === 'ChipsIssued' && /^donation\b/i.test(reason ?? '') && issues.get(entry)?.reversed === false,
    ),
    ({ cents }) => cents,
  );

/** Chips of a party are counted in whites, and are nobody's money. */
const bankedIn = (places: readonly Place[]): readonly Place[] => places.filter(({ whites }) => !whites);

const atPlace = ({ rack, bets }: Place): Cents => rack + bets;

const total = <Item>(items: readonly Item[], of: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + of(item), 0);
