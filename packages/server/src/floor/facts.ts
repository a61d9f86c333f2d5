import {
  type HouseChip,
  type HouseSettings,
  type HouseWording,
  houseWaitsFor,
  type Limits,
  type Moment,
  phaseOf,
  signInForce,
  usualChips,
} from '@dicepit/engine';
import { bankedPacks, chancesBarredAt, partyWaitsFor } from '@dicepit/games';
import type { Put } from '@dicepit/store';
import type { HouseMoney, PitFacts, TableCard, Waits } from '@dicepit/wire';
import type { Patience } from '../people/event.ts';
import { guestNamesIn, guestsIn, isHousePlayer, PEOPLE, type People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import { codeLetters, lettersBy, plainCode, same } from '../people/secrets.ts';
import type { Pit } from '../pit/pit.ts';
import { type Caller, refused } from '../pit/result.ts';
import {
  absentAt,
  type PitTable,
  rulesOf,
  type SetTable,
  seatOf,
  seatsOf,
  sinceOf,
  tableStream,
} from '../table/pit-table.ts';
import { FLOOR, type Floor, type FloorTable, tablesOn, tablesShown, type WaitExtended } from './floor.ts';
import { heard } from './word-calls.ts';

/** So many names of those who came last have room in the lobby. */
const MAX_NEWCOMERS_SHOWN = 6;

/** What anybody may know of the pit before joining it. */
export async function pitFacts(pit: Pit): Promise<PitFacts> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const { state: people } = await pit.people.current(PEOPLE);
  return {
    name: floor.settings.name,
    chips: floor.settings.chips,
    money: moneyOf(floor),
    claimed: people.host !== undefined,
    locked: floor.locked,
    paused: floor.paused !== undefined,
    pausing: pausingIn(floor, nameIn(people)),
    law: lawIn(floor),
    ...(floor.wording === undefined ? {} : { wording: await wordingNow(pit) }),
    reactions: reactionsOn(floor),
    ...(teamsIn(floor).length === 0 ? {} : { teams: teamsIn(floor) }),
    guests: guestsIn(people),
    came: guestNamesIn(people).slice(0, MAX_NEWCOMERS_SHOWN),
    tables: await tableCards(pit),
    software: floor.software,
    publicKey: floor.publicKey,
    now: pit.ports.now(),
  };
}

/** Whether guests may send reactions to the screens: not where the host has switched them off, nor in a licensed house. */
export const reactionsOn = ({ settings }: Pick<Floor, 'settings'>): boolean =>
  (settings.reactions ?? true) && settings.mode !== 'strict';

/** The teams of the night: only where money is raised. */
export const teamsIn = ({ settings }: Pick<Floor, 'settings'>): readonly string[] =>
  settings.fundraiser == null ? [] : (settings.teams ?? []);

/** The team of somebody, where it is still one. */
export function teamOf(floor: Pick<Floor, 'settings' | 'teamOf'>, person: string): string | undefined {
  const team = floor.teamOf?.get(person);
  return team !== undefined && teamsIn(floor).includes(team) ? team : undefined;
}

/** The chips and the symbol of a pit, as it has chosen them or as they have always been. */
export const moneyOf = (floor: Floor): HouseMoney => ({
  chips: houseChipsOf(floor),
  symbol: floor.settings.symbol ?? null,
});

export const houseChipsOf = ({ settings: { houseChips = usualChips } }: Floor): readonly HouseChip[] =>
  houseChips;

/** That the pit is paused, as everybody is told it: with the name of whoever paused it, where somebody did. */
export function pausingIn(
  { paused }: Pick<Floor, 'paused'>,
  nameOf: (person: string) => string | undefined,
): PitFacts['pausing'] {
  if (paused === undefined) return null;
  const { by, words = null, ...facts } = paused;
  const name = by === undefined ? undefined : nameOf(by);
  return { ...facts, words, ...(name === undefined ? {} : { by: name }) };
}

export const nameIn =
  ({ persons }: People) =>
  (person: string): string | undefined =>
    persons.get(person)?.name;

export const lawIn = ({ settings: { law = '' } }: Floor): string | null => (law === '' ? null : law);

/** A table of the pit. What another node has just added is looked for in the store: its hint may have been lost. */
export async function findTable(
  { floor }: Pick<Pit, 'floor'>,
  table: string,
): Promise<FloorTable | undefined> {
  const known = (await floor.current(FLOOR)).state.tables.get(table);
  return known ?? (await floor.catchUp(FLOOR)).state.tables.get(table);
}

/** The same, unless it was taken away. */
export async function tableOn(pit: Pit, table: string): Promise<FloorTable | undefined> {
  const added = await findTable(pit, table);
  return added === undefined || added.retired ? undefined : added;
}

export const { refusal: noTable } = refused(404, { code: 'NOT_FOUND', case: 'table-in-pit' });

// The cards of tables, as the lobby has them.

/** The cards of the tables that are in the pit now. */
export async function tableCards(pit: Pit): Promise<readonly TableCard[]> {
  const { state } = await pit.floor.current(FLOOR);
  return Promise.all(tablesShown(state).map((table) => cardNow(pit, table)));
}

/** The card of one table as it stands. */
export async function cardNow(pit: Pit, table: FloorTable): Promise<TableCard> {
  const { state, version } = await pit.tables.current(tableStream(table.table));
  const people = (await pit.people.current(PEOPLE)).state;
  return tableCard(table, { state, version, people, presence: pit.presence, now: pit.ports.now() });
}

/** A table as it stands, and those who may sit at it. */
export type TableKnown = {
  readonly state: PitTable;
  readonly version: number;
  readonly people: People;
  readonly presence: Pick<Presence, 'isHere' | 'since'>;
  readonly now: Moment;
};

/** What a sign in the lobby says of a table. */
export function tableCard(
  { table, title, pack, house, extended, demo }: FloorTable,
  { state, version, people, presence, now }: TableKnown,
): TableCard {
  const setup = state.is === 'unset' ? undefined : state.table.setup;
  const limits = limitsIn(state, now);
  const waits =
    house === null
      ? undefined
      : {
          ...waitsOf(house, moreTimeAt(state, extended)),
          ...longerAt(state, people),
          ...absentees(state, presence),
        };
  return {
    table,
    title,
    pack,
    kind: state.is === 'party' ? 'party' : 'banked',
    phase: phaseIn(state),
    seats: setup?.seats ?? 0,
    taken: state.is === 'unset' ? 0 : state.table.seats.size,
    house: housePlayersAt(state),
    dice: setup?.dice ?? 'virtual',
    mode: setup !== undefined && 'mode' in setup ? setup.mode : null,
    staffed: house === null ? 'people' : 'house',
    ...(waits === undefined ? {} : { waits, ...waitingAt(state, waits) }),
    ...(demo === undefined ? {} : { demo }),
    limits: limits === undefined ? null : { minimum: limits.minimum, maximum: limits.maximum },
    version,
  };
}

/** The sign of a table as it binds now; none where nothing is posted. */
function limitsIn(state: PitTable, at: Moment): Limits | undefined {
  const rules = state.is === 'banked' ? rulesOf(state) : undefined;
  return state.is === 'banked' && rules !== undefined
    ? signInForce({ table: state.table, procedure: rules.procedure, at })
    : undefined;
}

function phaseIn(state: PitTable): string {
  switch (state.is) {
    case 'unset':
      return 'closed';
    case 'banked':
      return phaseOf(state.table);
    case 'party':
      return state.table.diceOut ? 'dice out' : state.table.game.phase.is;
  }
}

const housePlayersAt = (state: PitTable): number =>
  [...seatsOf(state).values()].filter(({ person }) => isHousePlayer(person)).length;

// What a table waits for, and for how long.

/** What the table waits for, with the name of whoever can end it. */
function waitingAt(state: PitTable, waits: Waits): Pick<TableCard, 'waiting'> {
  if (state.is === 'unset') return {};
  const wait = state.is === 'party' ? partyWaitsFor(state.table, waits) : houseWaitsFor(state.table, waits);
  if (wait === undefined) return {};
  const name = 'seat' in wait ? state.table.seats.get(wait.seat)?.name : undefined;
  const over = 'over' in wait ? wait.over : undefined;
  return {
    waiting: {
      for: wait.for,
      ...(name === undefined ? {} : { name }),
      ...(over === undefined ? {} : { over }),
    },
  };
}

const waitsOf = ({ answering, betting, throwing }: HouseSettings, until: Moment | undefined): Waits => ({
  answering,
  betting,
  throwing,
  ...(until === undefined ? {} : { until }),
});

/** Until when somebody has more time who asked for it, while the wait lasts that it was asked for. */
function moreTimeAt(state: PitTable, extended: WaitExtended | undefined): Moment | undefined {
  if (extended === undefined || state.is === 'unset') return undefined;
  const more = moreTime(extended, state);
  return more === 0 ? undefined : sinceOf(state) + more;
}

/** How long a whole table waits for one player at most, in milliseconds. */
export const MAX_WAIT_MS = 5 * 60_000;

/** What the player whom the table waits for was given, counted from when the wait began, and within its bounds. */
export function moreTime({ since, until }: WaitExtended, state: SetTable): number {
  const from = sinceOf(state);
  return (since ?? from) === from ? Math.min(until - from, MAX_WAIT_MS) : 0;
}

/** The seats of a party whose players are not there; nothing where all are. */
function absentees(state: PitTable, presence: Pick<Presence, 'isHere' | 'since'>): Pick<Waits, 'absent'> {
  const absent = absentAt(state, presence);
  return absent.length === 0 ? {} : { absent };
}

/** The seats that the house waits for longer; nothing where there are none. */
function longerAt(state: PitTable, people: People): Pick<Waits, 'longer'> {
  const patience = patienceAt(state, people);
  return patience.size === 0 ? {} : { longer: Object.fromEntries(patience) };
}

/** The seats of a table for which the house waits longer than for others, each with how many times as long. */
export function patienceAt(state: PitTable, { persons }: People): ReadonlyMap<number, Patience> {
  if (state.is === 'unset') return new Map();
  return new Map(
    [...seatsOf(state)].flatMap(([seat, { person }]) => {
      const { patience = 1 } = persons.get(person) ?? {};
      return patience === 1 ? [] : [[seat, patience] as const];
    }),
  );
}

/** The code that guests join by: a record, and never in a stream. */
type JoinCode = { readonly code: string; readonly since: Moment };

/**
 * Six letters of 24 are 191 million codes: 200 guesses a minute find one in two thousand nights of eight hours, and those of a
 * thousand addresses, with three more each in ten minutes, in eight hundred.
 */
const CODE_LENGTH = 6;

const SHELF = 'codes';

const KEY = 'join';

/** A new code, to be put down together with the entry that says it has changed. */
export function newJoinCode({ ports }: Pick<Pit, 'ports'>): {
  readonly joinCode: JoinCode;
  readonly put: Put;
} {
  const joinCode = { code: lettersBy(ports.entropy, codeLetters, CODE_LENGTH), since: ports.now() };
  return { joinCode, put: { shelf: SHELF, key: KEY, text: JSON.stringify(joinCode) } };
}

export async function readJoinCode({ store }: Pick<Pit, 'store'>): Promise<JoinCode | undefined> {
  const text = await store.record(SHELF, KEY);
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? undefined : (JSON.parse(text) as JoinCode);
}

export async function isJoinCode(pit: Pick<Pit, 'store'>, text: string): Promise<boolean> {
  const joinCode = await readJoinCode(pit);
  return joinCode !== undefined && same(plainCode(text), joinCode.code);
}

/** What the house calls its rolls now: nothing of it that a clause forbids where that clause is kept to the letter. */
export async function wordingNow(pit: Pit): Promise<HouseWording> {
  const { state: floor } = await pit.floor.current(FLOOR);
  return floor.wording === undefined ? {} : heard(floor.wording, await strictPacks(pit, floor));
}

/** The packs whose rules are kept to the letter: all of them where the pit is strict, else those of strict tables. */
export async function strictPacks(pit: Pit, floor: Floor): Promise<ReadonlySet<string>> {
  if (floor.settings.mode === 'strict') return new Set(bankedPacks.map(({ id }) => id));
  const strict = new Set<string>();
  for (const { table, pack } of tablesOn(floor)) {
    const { state } = await pit.tables.current(tableStream(table));
    if (state.is === 'banked' && state.table.setup?.mode === 'strict') strict.add(pack);
  }
  return strict;
}

/** The table that keeps chances from somebody, and by which clause. */
export type ChancesKept = { readonly title: string; readonly pack: string; readonly clause: string };

/**
 * Why somebody is shown no chances, if they are not: they have a seat at a table whose rules bar what analyses the game.
 * One rule for everything that their session can reach: the lab, the rulebooks, the boards of all tables.
 */
export async function chancesKeptFrom(pit: Pit, caller: Caller): Promise<ChancesKept | undefined> {
  if (caller.is === 'nobody') return undefined;
  const { state: floor } = await pit.floor.current(FLOOR);
  for (const { table, title, pack } of tablesOn(floor)) {
    const clause = chancesBarredAt(pack);
    if (clause === undefined) continue;
    const { state } = await pit.tables.current(tableStream(table));
    if (seatOf(state, caller.person) !== undefined) return { title, pack, clause };
  }
  return undefined;
}
