// The words of a table under test. They go by the rules they are given and know no pack; tests of packs say which one by
// its name, with the same words in `games/src/testing/given-table.ts`.
//
// Given: `givenTable` (nothing yet), `givenHome` (in play, the house deals), `givenOpening` (people open it step by step),
// `givenCasino` (in play, dora deals and gus supervises), `givenShooter` (seat 1 has the dice and bets are up). Then
// `given(who, command)`, or a small word for what is often done: `bets`, `takes`, `throws`, `rests`, `calls`, `settles`.
// When: `when(who, command)`. Then: `thenEvents`, `thenRefused` and the rest of `given-when-then.ts`, or `expect` of what a
// person at the table could see: `rack`, `bet`, `stakes`, `balance`, `places`, and only where these do not do, `table()`.

import type { Pips } from '../roll.ts';
import type { CommandBody, TableEvent, TableRefusal, TableRules } from '../table/concern.ts';
import { decideTable, evolveTable } from '../table/decide.ts';
import type { By } from '../table/role.ts';
import { statutoryMaximum } from '../table/stakes.ts';
import {
  type Account,
  balanceOf,
  type DiePlace,
  newTable,
  type Setup,
  type Table,
  type TableBet,
} from '../table/table.ts';
import { type Happened, type UnderTest, underTest } from './given-when-then.ts';
import { dealer, gameSupervisor, house, operator, player } from './people.ts';

/** Somebody at a table: a member of staff, a player by name, or whoever sits in a seat. */
type Who = By | string | number;

/** Whoever deals at the table: dora where people do every step, else the house. */
export const theDealer: By = { person: 'whoever deals', role: 'dealer' };

type Words = Omit<UnderTest<Table, CommandBody, TableEvent, TableRefusal, Who>, 'state'>;
type Did = Happened<TableEvent>;

/** A table under test. Its small words are commands that must be accepted, and do first what has to come first. */
export type TableUnderTest = Words & {
  readonly table: () => Table;

  /** A player sits down in a seat and buys chips for $200. */
  readonly sits: (seat: number, name: string) => void;
  /** Bets in one command: `bets('ann', { 'hard-6': 10_00 })`. */
  readonly bets: (who: Who, stakes: Readonly<Record<string, number>>) => Did;
  /** The dealer offers the dice: to whom they went. */
  readonly offers: () => number | undefined;
  readonly declines: (who: Who) => void;
  /** Somebody takes the dice once they are offered, and chooses these where people choose. */
  readonly takes: (who: Who, ...dice: readonly string[]) => void;
  /** Whoever has the dice throws them. */
  readonly throws: () => Did;
  /** The dice come to rest; virtual dice with these faces. */
  readonly rests: (...faces: readonly Pips[]) => Did;
  readonly calls: (...faces: readonly Pips[]) => Did;
  /** The dice are gathered where people do that. */
  readonly gathers: () => void;
  readonly settles: () => Did;
  /** A whole roll, from the hand to the chips. */
  readonly rolls: (...faces: readonly Pips[]) => Did;
  /** A throw that the dealer voids. */
  readonly voids: (reason: string) => Did;

  readonly seat: (who: Who) => number;
  readonly rack: (who: Who) => number;
  readonly balance: (account: Account) => number;
  readonly bet: (who: Who, wager: string) => TableBet;
  /** What lies on the layout, by seat and wager: `{ '1 hard-6': 10_00 }`. */
  readonly stakes: () => Readonly<Record<string, number>>;
  /** Every account but the world outside added up, what came from there, and what lies on the layout. */
  readonly books: () => { readonly inside: number; readonly outside: number; readonly bets: number };
  /** Where each of these dice is. */
  readonly places: (...dice: readonly string[]) => readonly (DiePlace | undefined)[];
};

/** A table before anything has happened. */
export function givenTable(rules: TableRules): TableUnderTest {
  const { state: table, ...words } = underTest<Table, CommandBody, TableEvent, TableRefusal, Who>({
    start: newTable,
    decide: (table, command) => decideTable(rules, table, command),
    evolve: evolveTable,
    by: byOf,
  });
  const { given } = words;
  const isVirtual = (): boolean => table().setup?.dice === 'virtual';
  const byHand = (): boolean => table().setup?.mode === 'strict' && !isVirtual();
  const balance = (account: Account): number => balanceOf(table().ledger, account);
  const seat = (who: Who): number => seatOf(table(), who);

  const takes = (who: Who, ...dice: readonly string[]): void => {
    const taker = seat(who);
    const accepts: CommandBody = { type: 'AcceptDice', seat: taker };
    const mayTake = (): boolean =>
      decideTable(rules, table(), { ...accepts, by: byOf(taker, table()), at: words.now() }).ok;
    // Round the table at most once and a little: whoever is asked before them declines.
    for (let asked = 0; asked < 20 && !mayTake(); asked += 1) {
      const other = offeredTo(table());
      if (other === undefined) given(theDealer, { type: 'OfferDice' });
      else given(other, { type: 'DeclineDice', seat: other });
    }
    given(taker, accepts);
    if (byHand()) given(taker, { type: 'ChooseDice', seat: taker, ...(dice.length === 0 ? {} : { dice }) });
  };
  const throws = (): Did => {
    const { is, holding } = table().shooter;
    if (!holding) given(theDealer, { type: 'PassDice' });
    return is.kind === 'seat'
      ? given(is.seat, { type: 'ThrowDice', seat: is.seat })
      : given(theDealer, { type: 'ThrowDice' });
  };
  const rests = (...faces: readonly Pips[]): Did => {
    if (table().roll === undefined) throws();
    return isVirtual()
      ? given(house, { type: 'BringToRest', faces })
      : given(theDealer, { type: 'BringToRest' });
  };
  const calls = (...faces: readonly Pips[]): Did => {
    if (table().roll?.restedAt === undefined) rests(...faces);
    return given(theDealer, { type: 'CallRoll', faces });
  };
  const gathers = (): void => {
    if (!byHand() || rules.procedure.custody.gathering === undefined) return;
    if (table().roll?.collected === false) given(theDealer, { type: 'CollectDice' });
    if (table().roll?.centred === false) given(theDealer, { type: 'CentreDice' });
  };
  const settles = (): Did => {
    gathers();
    return given(theDealer, { type: 'SettleRoll' });
  };

  return {
    ...words,
    table,
    sits: (seat, name) => {
      given(name, { type: 'SitDown', seat, name, born: '1990-01-01' });
      given(theDealer, { type: 'BuyIn', seat, cents: 200_00, from: 'cash', ...chipsFor(rules, seat) });
    },
    bets: (who, stakes) =>
      given(who, {
        type: 'PlaceBets',
        seat: seat(who),
        bets: Object.entries(stakes).map(([wager, chips]) => ({ wager, chips })),
      }),
    offers: () => {
      given(theDealer, { type: 'OfferDice' });
      return offeredTo(table());
    },
    declines: (who) => {
      given(who, { type: 'DeclineDice', seat: seat(who) });
    },
    takes,
    throws,
    rests,
    calls,
    gathers,
    settles,
    rolls: (...faces) => {
      calls(...faces);
      return settles();
    },
    voids: (reason) => {
      if (table().roll === undefined) throws();
      return given(theDealer, { type: 'CallNoRoll', reason });
    },
    seat,
    rack: (who) => balance(`rack:${seat(who)}`),
    balance,
    bet: (who, wager) => {
      const bet = table().betting.bets.find((each) => each.seat === seat(who) && each.wager === wager);
      if (bet === undefined) throw new Error(`seat ${seat(who)} has no bet on ${wager}`);
      return bet;
    },
    stakes: () =>
      Object.fromEntries(table().betting.bets.map(({ seat, wager, chips }) => [`${seat} ${wager}`, chips])),
    books: () => {
      const inside = [...table().ledger].filter(([account]) => !account.startsWith('outside'));
      return {
        inside: inside.reduce((sum, [, cents]) => sum + cents, 0),
        outside: -balance('outside') - balance('outside-tokens'),
        bets: table().betting.bets.reduce((sum, { chips }) => sum + chips, 0),
      };
    },
    places: (...dice) => dice.map((die) => table().dice.dice.get(die)?.place),
  };
}

/** How a table is set up, and the chips of its float or of its house. */
export type Changes = Partial<Setup> & { readonly chips?: readonly number[] };

/** A home table in play: limits posted, the house dealing, and these players seated from seat 1 on with $200 each. */
export function givenHome(
  rules: TableRules,
  players: readonly string[],
  { chips, ...changes }: Changes = {},
): TableUnderTest {
  const at = givenTable(rules);
  at.given(operator, { type: 'SetUpTable', setup: aSetup(rules.pack.id, changes) });
  postsLimits(at, rules);
  const paidIn = chips === undefined ? {} : { paidIn: chips };
  at.given(operator, { type: 'OpenTable', float: 10_000_00, ...paidIn });
  showsAge(at, rules);
  for (const [index, person] of players.entries()) at.sits(index + 1, person);
  return at;
}

/** A casino's table in play: people have opened it, dora deals, gus supervises, and these players have $200 each. */
export function givenCasino(
  rules: TableRules,
  players: readonly string[],
  { chips, ...changes }: Changes = {},
): TableUnderTest {
  const at = givenOpening(rules, changes, chips === undefined ? {} : { chips });
  at.given(dealer, { type: 'StartPlay' });
  for (const [index, person] of players.entries()) at.sits(index + 1, person);
  return at;
}

/** Bets by seat: `[[1, 'hard-6', 10_00]]`. */
export type Bets = readonly (readonly [seat: number, wager: string, chips: number])[];

/** A table in play with five players, where seat 1 has the dice, if players throw, and these bets are up. */
export function givenShooter(
  rules: TableRules,
  bets: Bets,
  { strict = false, ...changes }: Changes & { readonly strict?: boolean } = {},
): TableUnderTest {
  const at = (strict ? givenCasino : givenHome)(rules, ['ann', 'bob', 'cy', 'dee', 'eve'], changes);
  if (rules.procedure.shooter !== undefined) at.takes(1, 'D1', 'D2');
  for (const [seat, wager, chips] of bets) at.bets(seat, { [wager]: chips });
  return at;
}

/** A step of an opening by people, in the order of a day's work. */
type OpeningStep =
  | 'sign-on'
  | 'checklist'
  | 'equipment'
  | 'dice'
  | 'inspection'
  | 'float'
  | 'limits'
  | 'odds';

type Opening = {
  readonly without: readonly OpeningStep[];
  /** How many dice are received; as many as the rules allow, unless said. */
  readonly dice: number;
  /** The values of the chips in the float. */
  readonly chips: readonly number[];
};

/** A table that people have opened step by step, up to the start of play and without the steps left out. */
export function givenOpening(
  rules: TableRules,
  changes: Partial<Setup> = {},
  { without = [], dice, chips = [100_00, 5_00] }: Partial<Opening> = {},
): TableUnderTest {
  const at = givenTable(rules);
  const { procedure } = rules;
  const does = (step: OpeningStep): boolean => !without.includes(step);
  const set = Array.from({ length: dice ?? procedure.opening.dice.most }, (_, index) => `D${index + 1}`);
  const setup = aStrictSetup(rules.pack.id, changes);
  at.given(operator, { type: 'SetUpTable', setup });
  at.given(operator, { type: 'OpenTable' });
  showsAge(at, rules);
  if (does('sign-on')) {
    at.given(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    at.given(gameSupervisor, { type: 'SignOn', as: 'game-supervisor', born: '1990-01-01' });
  }
  if (does('checklist')) {
    for (const { item } of procedure.opening.checklist) {
      at.given(dealer, { type: 'AnswerChecklist', item, yes: true });
      at.given(gameSupervisor, { type: 'AnswerChecklist', item, yes: true });
    }
  }
  if (does('equipment')) {
    for (const { item, needed } of procedure.equipment.items)
      if (needed === 'always' || (needed !== 'optional' && set.length > needed.aboveDice))
        at.given(operator, { type: 'RegisterEquipment', item, reference: 'B7' });
  }
  if (does('dice') && setup.dice === 'physical') {
    at.given(dealer, { type: 'ReceiveDice', dice: set.map((die) => ({ die })) });
    if (does('inspection') && procedure.receiving.inspection !== undefined) {
      const findings = set.map((die) => ({ die, sound: true }));
      at.given(dealer, { type: 'InspectDice', findings });
      at.given(gameSupervisor, { type: 'InspectDice', findings });
    }
  }
  if (does('float') && does('sign-on')) {
    at.given(dealer, { type: 'UnlockFloat' });
    at.given(dealer, {
      type: 'CountFloat',
      chips: chips.map((value) => ({ value, count: value === 100_00 ? 80 : 400 })),
    });
  }
  if (does('limits')) postsLimits(at, rules);
  if (does('odds')) at.given(operator, { type: 'PostOdds' });
  return at;
}

/** Switches the entry equipment on, tested and approved. */
export function withEntry(at: TableUnderTest): TableUnderTest {
  const item = 'entry-equipment';
  at.given(operator, { type: 'RegisterEquipment', item, reference: 'E1' });
  at.given(operator, { type: 'ApproveEquipment', item, approval: 'A-1' });
  at.given(operator, { type: 'AttestEquipment', item, standard: 'GLI-11', version: '3.0' });
  const selfTest = { entry: true, lighting: true };
  at.given(operator, { type: 'SwitchEquipment', item, on: true, selfTest });
  return at;
}

export const aSetup = (pack: string, changes: Partial<Setup> = {}): Setup => ({
  table: 't1',
  pack,
  options: {},
  mode: 'home',
  dice: 'physical',
  seats: 8,
  policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  ...changes,
});

/** How a table of people is set up: approved, in a pit, with dice to hold. */
export const aStrictSetup = (pack: string, changes: Partial<Setup> = {}): Setup =>
  aSetup(pack, {
    mode: 'strict',
    pit: '2',
    approval: {
      instrument: 'Order of 13 March 2019',
      body: 'The Authority',
      operator: 'The Star',
      venue: 'Sydney',
      from: Date.UTC(2019, 2, 15),
    },
    ...changes,
  });

/** A call as somebody might key it, of faces that no die has: `callOf('7-1')`. */
export const callOf = (text: string): CommandBody =>
  // Text becomes a command here, and the table is to refuse what is none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ type: 'CallRoll', faces: text.split('-').map(Number) as Pips[] });

function byOf(who: Who, table: Table): By {
  if (who === theDealer) return table.setup?.mode === 'strict' ? dealer : house;
  if (typeof who === 'string') return player(who);
  return typeof who === 'number' ? player(table.seats.get(who)?.person ?? `nobody at ${who}`) : who;
}

function seatOf({ seats }: Table, who: Who): number {
  if (typeof who === 'number') return who;
  const name = typeof who === 'string' ? who : who.person;
  const seat = [...seats.values()].find(({ person }) => person === name)?.seat;
  if (seat === undefined) throw new Error(`${name} has no seat`);
  return seat;
}

/** The seat that is to say whether it takes the dice. */
function offeredTo({ shooter: { is } }: Table): number | undefined {
  return is.kind === 'offered' && is.to !== 'waiting' ? is.to : undefined;
}

/** The largest bet posted is the law's, where it sets one. */
function postsLimits(at: TableUnderTest, { procedure }: TableRules): void {
  const lawful = statutoryMaximum({ table: at.table(), procedure, at: at.now() });
  at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: lawful ?? 500_00 } });
}

/** Whoever runs a game that is played from an age on shows theirs once. */
function showsAge(at: TableUnderTest, { procedure }: TableRules): void {
  if (procedure.staff.age !== undefined)
    at.given(operator, { type: 'SignOn', as: 'operator', born: '1990-01-01' });
}

/** Where a game is played in a colour of one's own, each seat has another, at a dollar a chip. */
function chipsFor({ procedure }: TableRules, seat: number): { colour?: { colour: string; value: number } } {
  const { colour } = procedure.money;
  if (colour?.only !== true) return {};
  return { colour: { colour: colour.colours[seat - 1] ?? '', value: 1_00 } };
}
