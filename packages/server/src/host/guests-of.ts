import { balanceOf, type Cents, type Table } from '@dicepit/engine';
import type { GuestFacts } from '@dicepit/wire';
import { type Account, newAccount } from '../cage/account.ts';
import { isExcluded, type Person } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { PitTable } from '../table/pit-table.ts';

type Place = GuestFacts['seats'][number];

/** A table by its id, as it stands. */
export type NamedTable = { readonly table: string; readonly state: PitTable };

/** Everybody's places over some tables, by person, with what lies there. */
export function placesAt(tables: readonly NamedTable[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const { table, state } of tables) {
    if (state.is === 'unset') continue;
    for (const [seat, { person, ...sitter }] of state.table.seats) {
      const rack = balanceOf(state.table.ledger, `rack:${seat}`);
      const bets = state.is === 'banked' ? betsOf(state.table, seat) : 0;
      const colour = 'colour' in sitter ? sitter.colour?.colour : undefined;
      const place = {
        table,
        seat,
        rack,
        bets,
        whites: state.is === 'party',
        ...(colour === undefined ? {} : { colour }),
      };
      places.set(person, [...(places.get(person) ?? []), place]);
    }
  }
  return places;
}

export type Guesting = {
  readonly presence: Presence;
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly now: number;
  readonly startedAt: number;
};

/** Somebody who plays, as the host sees them. */
export function guestFacts(person: Person, among: Guesting): GuestFacts {
  const { presence, places, accounts, now, startedAt } = among;
  const { name, kind, joinedAt, patience = 1 } = person;
  const account = accounts.get(person.person) ?? newAccount;
  return {
    person: person.person,
    name,
    kind: kind === 'house player' ? 'house' : 'guest',
    here: presence.isHere(person.person),
    since: presence.since(person.person) ?? Math.max(joinedAt, startedAt),
    excluded: isExcluded(person, now),
    joinedAt,
    seats: places.get(person.person) ?? [],
    account: account.balance,
    topUps: topUpsOf(account),
    ...(patience === 1 ? {} : { patience }),
  };
}

/** What was put into an account after the first stack, and not taken out again. */
export const topUpsOf = ({ issues }: Account): number =>
  Math.max(0, [...issues.values()].filter(({ reversed }) => !reversed).length - 1);

/** A late bet that nobody has answered lies on the layout as well. */
const betsOf = ({ betting }: Table, seat: number): Cents =>
  [...betting.bets, ...betting.late]
    .filter((bet) => bet.seat === seat)
    .reduce((sum, { chips }) => sum + chips, 0);
