import {
  balanceOf,
  type Cents,
  callInForce,
  type HouseLanguages,
  type HouseWording,
  openGame,
  ownWords,
  SUPERVISOR_CALLED,
  type Table,
  toCalledTotal,
  voidCalled,
} from '@dicepit/engine';
import { findPack, findThrower } from '@dicepit/games';
import { hashOfEnds, type SignedHeads, toWords } from '@dicepit/proof';
import type { GuestFacts, HostTable, Overview, StafferFacts } from '@dicepit/wire';
import { type Account, cageStream, issuedTo, newAccount } from '../cage/account.ts';
import { eveningOf } from '../evening/evening.ts';
import {
  lawIn,
  moneyOf,
  nameIn,
  pausingIn,
  reactionsOn,
  type TableKnown,
  tableCard,
  teamsIn,
  wordingNow,
} from '../floor/facts.ts';
import { FLOOR, type Floor, type FloorTable, tablesShown } from '../floor/floor.ts';
import { claimFacts } from '../people/facts.ts';
import { isExcluded, PEOPLE, type People, type Person } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers } from '../pit/result.ts';
import { type PitTable, rulesOf, tableStream } from '../table/pit-table.ts';
import { chooseAddress, joinFactsOf, type Where } from './addresses.ts';

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
    ({ table }, place): NamedTable => ({
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
    rematch: (await eveningOf(pit).figures())?.rematch ?? null,
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
    reactions: reactionsOn(floor),
    pauseWhenAway: floor.settings.pauseWhenAway ?? false,
    fundraiser: floor.settings.fundraiser ?? null,
    teams: teamsIn(floor),
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

function staffIn(people: People, presence: Presence, tables: readonly NamedTable[]): readonly StafferFacts[] {
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
    words: toWords(hashOfEnds(heads)),
    at,
    entries: heads.reduce((sum, { version }) => sum + version, 0),
  };
}

/** A table as the host sees it from afar. */
export function hostTable(floor: FloorTable, known: TableKnown, wording: HouseWording): HostTable {
  const { state } = known;
  const standing =
    state.is === 'banked'
      ? atBank(state.table, { pack: floor.pack, house: wording[floor.pack] ?? {} })
      : atParty(state);
  return {
    card: tableCard(floor, known),
    dice: findPack(floor.pack)?.dice ?? 2,
    ...standing,
    pace: floor.house,
  };
}

type Seen = Pick<HostTable, 'rolled' | 'call' | 'shooter' | 'halted' | 'calling'>;

type Called = { readonly pack: string; readonly house: HouseLanguages };

function atBank(table: Table, called: Called): Seen {
  const { rolled, shooter, halt, seats, incidents } = table;
  const nameAt = (seat: number): string | null => seats.get(seat)?.name ?? null;
  return {
    rolled,
    call: lastCall(table, called),
    shooter: shooter.is.kind === 'seat' ? nameAt(shooter.is.seat) : null,
    halted: halt?.cause ?? null,
    calling: incidents.find(({ kind }) => kind === SUPERVISOR_CALLED)?.at ?? null,
  };
}

function atParty(state: PitTable): Seen {
  if (state.is !== 'party') return { rolled: 0, call: null, shooter: null, halted: null, calling: null };
  const { table } = state;
  const thrower = findThrower(table);
  return {
    rolled: table.games,
    call: null,
    shooter: thrower === undefined ? null : (table.seats.get(thrower)?.name ?? null),
    halted: null,
    calling: null,
  };
}

/** What was called last, and what the house says instead where it has words of its own. */
function lastCall(table: Table, { pack, house }: Called): HostTable['call'] {
  const { setup } = table;
  const call = callInForce(table);
  const rules = rulesOf({ pack });
  const game = rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
  if (call === undefined || game === undefined) return null;
  const { outcome, thrower, standing } = call;
  const called =
    outcome.kind === 'void' ? voidCalled(game) : toCalledTotal(game, outcome.roll, thrower, standing);
  return { called, house: ownWords(house, called) };
}

type Place = GuestFacts['seats'][number];

/**
 * Where the guests' chips are. What went from accounts to tables and is neither in a rack nor on a layout any more,
 * the tables have won; chips that somebody bought with cash at a table make it so much less.
 */
function bankOf(
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
    donations: total(accounts, (account) => issuedTo(account).donated),
  };
}

/** Chips of a party are counted in whites, and are nobody's money. */
const bankedIn = (places: readonly Place[]): readonly Place[] => places.filter(({ whites }) => !whites);

const atPlace = ({ rack, bets }: Place): Cents => rack + bets;

const total = <Item>(items: readonly Item[], of: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + of(item), 0);

// The guests, and where they sit.

/** A table by its id, as it stands. */
type NamedTable = { readonly table: string; readonly state: PitTable };

/** Everybody's places over some tables, by person, with what lies there. */
function placesAt(tables: readonly NamedTable[]): ReadonlyMap<string, readonly Place[]> {
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

type Guesting = {
  readonly presence: Presence;
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly now: number;
  readonly startedAt: number;
};

/** Somebody who plays, as the host sees them. */
function guestFacts(person: Person, among: Guesting): GuestFacts {
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
const topUpsOf = ({ issues }: Account): number =>
  Math.max(0, [...issues.values()].filter(({ reversed }) => !reversed).length - 1);

/** A late bet that nobody has answered lies on the layout as well. */
const betsOf = ({ betting }: Table, seat: number): Cents =>
  [...betting.bets, ...betting.late]
    .filter((bet) => bet.seat === seat)
    .reduce((sum, { chips }) => sum + chips, 0);

/** Answers for the host's own page. Who may ask has been looked at before. */
export const hostHandlers = (
  pit: Pit,
  overseeing: Overseeing,
): Handlers<'readOverview' | 'chooseAddress' | 'readSettlingUp'> => ({
  readOverview: async () => done(await overviewOf(pit, overseeing)),
  readSettlingUp: async () => done(await eveningOf(pit).settlingUp(await overseeing.heads())),
  chooseAddress: ({ body }) => chooseAddress(pit, overseeing.where, body.address),
});
