import { type By, defaultPace, type HouseSettings, type Setup } from '@dicepit/engine';
import type { PartySetup } from '@dicepit/games';
import { verifyDice } from '@dicepit/proof';
import { openMemory, type Store } from '@dicepit/store';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { house, operator, player } from '../../../engine/src/testing/people.ts';
import { FLOOR, type FloorEvent } from '../floor/floor.ts';
import { PEOPLE, type PeopleEvent } from '../people/people.ts';
import { type Pit, pitOver } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import type { Outcome } from '../pit/result.ts';
import { type CommandAnswer, executeCommand } from '../table/execute-command.ts';
import { type AnyBody, type AtTable, rulesOf, type SetTable, tableStream } from '../table/pit-table.ts';
import { sameChance } from './same-chance.ts';

export { dealer, house, operator, player } from '../../../engine/src/testing/people.ts';

const START = Date.UTC(2026, 4, 10, 12);

/** A pit under test, with a clock that stands still until it is moved and entropy that can be taken away. */
export type TestPit = Pit & {
  readonly end: () => void;
  readonly wait: (milliseconds: number) => void;
  readonly failEntropy: (failing: boolean) => void;
  /** Writes to the stream of the pit, as the floor would. */
  readonly floorSays: (event: FloorFact) => Promise<void>;
  /** Gives a command that must be accepted. */
  readonly gives: (table: string, by: By, command: AnyBody) => Promise<readonly AtTable[]>;
  readonly asks: (table: string, by: By, command: AnyBody) => Promise<Outcome<CommandAnswer>>;
  readonly at: (table: string) => Promise<SetTable>;
  /** Every event of a table in the order of its stream. */
  readonly told: (table: string) => Promise<readonly AtTable[]>;
};

type Unstamped<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type FloorFact = Unstamped<FloorEvent>;

/** `clock` is the machine's own for what runs by timers; `ran` is for tests that set it. */
export function aPit(
  store: Store = openMemory(),
  { clock, ran }: { clock?: () => number; ran?: () => number } = {},
): TestPit {
  let now = START;
  let failing = false;
  const pit = pitOver(store, new Uint8Array(32).fill(7), {
    now: clock ?? (() => now),
    ...(ran === undefined ? {} : { ran: () => ({ boot: 'test', ms: ran() }) }),
    entropy: (bytes) => {
      if (failing) throw new Error('the system has no entropy');
      return sameChance(bytes);
    },
  });
  const asks: TestPit['asks'] = (table, by, command) => executeCommand(pit, { table, by, command });
  return {
    ...pit,
    asks,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    failEntropy: (fails) => {
      failing = fails;
    },
    floorSays: async (fact) => {
      const { version } = await pit.floor.catchUp(FLOOR);
      const event = { ...fact, by: operator, at: pit.ports.now() };
      await store.append({ writes: [{ stream: FLOOR, expected: version, texts: [formatEntry(event)] }] });
      await pit.floor.catchUp(FLOOR);
    },
    gives: async (table, by, command) => {
      const outcome = await asks(table, by, command);
      if (!outcome.ok) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.answer.events;
    },
    at: async (table) => {
      const { state } = await pit.tables.catchUp(tableStream(table));
      if (state.is === 'unset') throw new Error(`${table} is not set up`);
      return state;
    },
    told: async (table) => {
      const entries = await store.read(tableStream(table), 0, 100_000);
      return entries.map(({ text }): AtTable => JSON.parse(text).event);
    },
  };
}

const aSetup = (table: string, pack: string, changes: Partial<Setup> = {}): Setup => ({
  table,
  pack,
  options: {},
  mode: 'home',
  dice: 'virtual',
  seats: 6,
  policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  ...changes,
});

const aPartySetup = (table: string, changes: Partial<PartySetup> = {}): PartySetup => ({
  table,
  pack: 'snake-eyes-party',
  dice: 'virtual',
  seats: 4,
  startingChips: 50,
  first: 'first seat',
  ...changes,
});

export type NewTable = { readonly house?: Partial<HouseSettings> | null; readonly setup?: Partial<Setup> };

/** A table on the floor, set up with its limits, run by the house unless people are to run it. */
export async function addTable(
  pit: TestPit,
  table: string,
  pack: string,
  { house: pace = {}, setup = {} }: NewTable = {},
): Promise<void> {
  const settings = pace === null ? null : { ...defaultPace, ...pace };
  await pit.floorSays({ type: 'TableAdded', table, pack, title: table, house: settings, housePlayers: [] });
  await pit.gives(table, operator, { type: 'SetUpTable', setup: aSetup(table, pack, setup) });
  await pit.gives(table, operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
}

export async function addParty(
  pit: TestPit,
  table: string,
  changes: Partial<PartySetup> = {},
  pace: Partial<HouseSettings> = {},
): Promise<void> {
  const pack = 'snake-eyes-party';
  const settings = { ...defaultPace, ...pace };
  await pit.floorSays({ type: 'TableAdded', table, pack, title: table, house: settings, housePlayers: [] });
  await pit.gives(table, operator, { type: 'SetUpTable', setup: aPartySetup(table, changes) });
}

/** Opens a table and seats people from seat 1 on, each with $50 from the account. */
export async function openTable(pit: TestPit, table: string, people: readonly string[]): Promise<void> {
  await pit.gives(table, operator, { type: 'OpenTable', float: 10_000_00 });
  for (const [index, person] of people.entries()) {
    const seat = index + 1;
    await pit.gives(table, player(person), { type: 'SitDown', seat, name: person, born: '1990-01-01' });
    await buysIn(pit, table, person, seat);
  }
}

/** Somebody at a seat buys chips for $50 from the account. */
export async function buysIn(pit: TestPit, table: string, person: string, seat: number): Promise<void> {
  const chips = await chipsAt(pit, table, seat);
  await pit.gives(table, player(person), { type: 'BuyIn', seat, cents: 50_00, from: 'account', ...chips });
}

/** At a table of own colours everybody has one. */
async function chipsAt(
  pit: TestPit,
  table: string,
  seat: number,
): Promise<{ readonly colour?: { readonly colour: string; readonly value: number } }> {
  const own = rulesOf(await pit.at(table))?.procedure.money.colour;
  return own?.only === true ? { colour: { colour: own.colours[seat - 1] ?? '', value: 1_00 } } : {};
}

/** What is wrong with the dice of a table, to somebody who has only its stream. */
export async function faultsOf(pit: TestPit, table: string): Promise<readonly string[]> {
  const { findings } = verifyDice(table, await pit.told(table));
  return findings.map((finding) => `${finding.kind}: ${tellFindingInEnglish(finding)}`);
}

export const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);

/** Brings a throw to its end: the dice rest, are called and settled. */
export async function playsOut(pit: TestPit, table: string): Promise<readonly AtTable[]> {
  const rested = await pit.gives(table, house, { type: 'BringToRest' });
  const { is, table: standing } = await pit.at(table);
  if (is === 'party') return rested;
  const faces = standing.roll?.faces.flatMap((face) => face ?? []) ?? [];
  const called = await pit.gives(table, house, { type: 'CallRoll', faces });
  return [...rested, ...called, ...(await pit.gives(table, house, { type: 'SettleRoll' }))];
}

/** A table of New Zealand at which ann has the dice, with a bet up. */
export async function annShoots(pit: TestPit, people: readonly string[] = ['ann']): Promise<void> {
  await addTable(pit, 'nz-1', 'snake-eyes-nz');
  await openTable(pit, 'nz-1', people);
  await pit.gives('nz-1', player('ann'), {
    type: 'PlaceBets',
    seat: 1,
    bets: [{ wager: 'field', chips: 5_00 }],
  });
  await pit.gives('nz-1', house, { type: 'OfferDice' });
  await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
}

/** Writes to the stream of people, as the host would. */
export async function peopleSay(pit: TestPit, facts: readonly Unstamped<PeopleEvent>[]): Promise<void> {
  const { version } = await pit.people.catchUp(PEOPLE);
  const texts = facts.map((fact) => {
    const event = { ...fact, by: operator, at: pit.ports.now() };
    return formatEntry(event);
  });
  await pit.store.append({ writes: [{ stream: PEOPLE, expected: version, texts }] });
  await pit.people.catchUp(PEOPLE);
}
