import { hashOfEnds, type SignedHeads, wordsOf } from '@dicepit/proof';
import type { Overview, StafferFacts } from '@dicepit/wire';
import type { Account } from '../cage/account.ts';
import { cageStream } from '../cage/at-table.ts';
import { moneyOf } from '../floor/chips-in-use.ts';
import { lawIn, nameIn, pausingIn } from '../floor/facts.ts';
import { FLOOR, type Floor, tablesShown } from '../floor/floor.ts';
import { wordingNow } from '../floor/wording.ts';
import { claimFacts } from '../people/facts.ts';
import { PEOPLE, type People, type Person } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Pit } from '../pit/pit.ts';
import { tableStream } from '../table/pit-table.ts';
import { joinFactsOf, type Where } from './addresses.ts';
import { bankOf } from './bank-of.ts';
import { guestFacts, placesAt, type Standing } from './guests-of.ts';
import { hostTable } from './table-of.ts';

/** What an overview is made of besides the pit itself. */
export type Overseeing = {
  readonly presence: Presence;
  readonly where: Where;
  readonly began: 'opened' | 'resumed';
  readonly startedAt: number;
  /** The latest signed heads, where any were signed. */
  readonly heads: () => Promise<SignedHeads>;
};

/** The whole night as its host sees it. */
export async function overviewOf(pit: Pit, overseeing: Overseeing): Promise<Overview> {
  const { presence, where, startedAt } = overseeing;
  const { state: floor } = await pit.floor.current(FLOOR);
  const { state: people } = await pit.people.current(PEOPLE);
  const now = pit.ports.now();
  const added = tablesShown(floor);
  const standing = await Promise.all(added.map(({ table }) => pit.tables.current(tableStream(table))));
  const tables = added.map(
    ({ table }, place): Standing => ({
      table,
      state: standing[place]?.state ?? { is: 'unset' },
    }),
  );
  const wording = await wordingNow(pit);
  const players = [...people.persons.values()].filter(({ kind }) => kind !== 'staff');
  const accounts = await accountsOf(pit, players);
  const places = placesAt(tables);
  const guests = players.filter(({ kind }) => kind === 'guest');
  return {
    pit: pitIn(floor, people, overseeing),
    join: await joinFactsOf(pit, where),
    guests: players
      .filter(({ gone }) => !gone)
      .map((person) => guestFacts(person, { presence, places, accounts, now, startedAt })),
    staff: staffIn(people, presence, tables),
    claims: [...people.claims.values()]
      .map((claim) => claimFacts(people, claim, now))
      .filter(({ state }) => state === 'asked'),
    tables: added.map((table, place) =>
      hostTable(
        table,
        { ...(standing[place] ?? { state: { is: 'unset' }, version: 0 }), people, presence, now },
        wording,
      ),
    ),
    // A guest who was sent away has left chips behind, which still count.
    bank: bankOf(
      guests.flatMap(({ person }) => accounts.get(person) ?? []),
      places,
    ),
    trail: trailIn(await overseeing.heads()),
    now,
  };
}

function pitIn(floor: Floor, people: People, { began, startedAt }: Overseeing): Overview['pit'] {
  const { name, chips, startingStack, mostGuests, mode } = floor.settings;
  return {
    name,
    chips,
    money: moneyOf(floor),
    welcome: startingStack,
    mostGuests,
    mode,
    law: lawIn(floor),
    locked: floor.locked,
    paused: pausingIn(floor, nameIn(people)),
    pauseWhenAway: floor.settings.pauseWhenAway ?? false,
    openedAt: floor.openedAt,
    began,
    startedAt,
  };
}

async function accountsOf(pit: Pit, people: readonly Person[]): Promise<ReadonlyMap<string, Account>> {
  const read = people.map(async ({ person }): Promise<[string, Account]> => {
    const { state } = await pit.cages.current(cageStream(person));
    // An account that nothing was ever put into does not say whose it is.
    return [person, { ...state, person }];
  });
  return new Map(await Promise.all(read));
}

function staffIn(people: People, presence: Presence, tables: readonly Standing[]): readonly StafferFacts[] {
  return [...people.persons.values()]
    .filter(({ kind, gone }) => kind === 'staff' && !gone)
    .map(({ person, name, roles, hasPassphrase, until }) => ({
      person,
      name,
      roles,
      here: presence.isHere(person),
      host: person === people.host,
      ready: hasPassphrase,
      tables: tables.flatMap(({ table, state }) => {
        const as = state.is === 'banked' ? state.table.staff.get(person) : undefined;
        return as === undefined ? [] : [{ table, as }];
      }),
      ...(until === undefined ? {} : { until }),
    }));
}

/** One hash for where all streams end, whatever their order: `dicepit verify` says the same words of the same trail. */
function trailIn({ heads, at }: SignedHeads): Overview['trail'] {
  return {
    words: wordsOf(hashOfEnds(heads)),
    at,
    entries: heads.reduce((sum, { version }) => sum + version, 0),
  };
}
