import {
  type By,
  type CommandBody,
  decideTable,
  evolveTable,
  newTable,
  type Role,
  type Setup,
  type Table,
  type TableEvent,
  type TableRefusal,
} from '@dicepit/engine';
import { tableRules } from '../rows.ts';

/** People at the tables of the tests. */
export const operator: By = { person: 'olga', role: 'operator' };
export const dealer: By = { person: 'dora', role: 'dealer' };
export const gameSupervisor: By = { person: 'gus', role: 'game-supervisor' };
export const casinoSupervisor: By = { person: 'cas', role: 'casino-supervisor' };
export const seniorSupervisor: By = { person: 'sen', role: 'senior-casino-supervisor' };
export const inspector: By = { person: 'ines', role: 'inspector' };
export const house: By = { person: 'house', role: 'dealer' };
export const player = (person: string): By => ({ person, role: 'player' satisfies Role });

/** A table under test: it gives commands and keeps what happened. */
export type AtTable = {
  readonly table: () => Table;
  readonly events: () => readonly TableEvent[];
  /** Gives a command that must be accepted. */
  readonly give: (by: By, command: CommandBody) => readonly TableEvent[];
  /** Gives a command that must be refused, and changes nothing. */
  readonly refused: (by: By, command: CommandBody) => TableRefusal;
  /** Lets time pass, in milliseconds. */
  readonly wait: (milliseconds: number) => void;
  readonly now: () => number;
};

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

/** A table of a pack before anything has happened. */
export function atTable(pack: string): AtTable {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  let table: Table = newTable;
  let now = Date.UTC(2026, 4, 10, 12);
  const events: TableEvent[] = [];
  const decide = (by: By, command: CommandBody) => decideTable(rules, table, { ...command, by, at: now });
  return {
    table: () => table,
    events: () => events,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    give: (by, command) => {
      const decided = decide(by, command);
      if (!decided.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decided.refusal)}`);
      table = decided.events.reduce(evolveTable, table);
      events.push(...decided.events);
      return decided.events;
    },
    refused: (by, command) => {
      const decided = decide(by, command);
      if (decided.ok)
        throw new Error(`${command.type} was accepted: ${decided.events.map(({ type }) => type).join(', ')}`);
      return decided.refusal;
    },
  };
}

/** A home table in play: limits posted, the house dealing, and these players seated from seat 1 on with $200 each. */
export function inPlay(
  pack: string,
  players: readonly string[],
  changes: Partial<Setup> = {},
  chips?: readonly number[],
): AtTable {
  const at = atTable(pack);
  at.give(operator, { type: 'SetUpTable', setup: aSetup(pack, changes) });
  at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: mostAt(pack) } });
  const paidIn = chips === undefined ? {} : { paidIn: chips };
  at.give(operator, { type: 'OpenTable', float: 10_000_00, ...paidIn });
  showsAge(at, pack);
  for (const [index, person] of players.entries()) {
    at.give(player(person), { type: 'SitDown', seat: index + 1, name: person, born: '1990-01-01' });
    at.give(house, { type: 'BuyIn', seat: index + 1, cents: 200_00, from: 'cash', ...chipsAt(pack, index) });
  }
  return at;
}

/** Whoever runs a game that is played from an age on shows theirs once. */
function showsAge(at: AtTable, pack: string): void {
  if (tableRules[pack]?.procedure.staff.age !== undefined)
    at.give(operator, { type: 'SignOn', as: 'operator', born: '1990-01-01' });
}

/** How a table of people is set up in the tests: approved, in a pit, with dice to hold. */
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

type Opened = {
  readonly without: readonly OpeningStep[];
  readonly dice: number;
  /** What is in the float. */
  readonly chips: readonly number[];
};

/** A table that people have opened step by step, up to the start of play and without the steps left out. */
export function opened(
  pack: string,
  changes: Partial<Setup> = {},
  { without = [], dice, chips = [100_00, 5_00] }: Partial<Opened> = {},
): AtTable {
  const at = atTable(pack);
  const { procedure } = tableRules[pack] ?? {};
  if (procedure === undefined) throw new Error(`no table rules for ${pack}`);
  const does = (step: OpeningStep): boolean => !without.includes(step);
  const set = Array.from({ length: dice ?? procedure.opening.dice.most }, (_, index) => `D${index + 1}`);
  const setup = aStrictSetup(pack, changes);
  at.give(operator, { type: 'SetUpTable', setup });
  at.give(operator, { type: 'OpenTable' });
  showsAge(at, pack);
  if (does('sign-on')) {
    at.give(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    at.give(gameSupervisor, { type: 'SignOn', as: 'game-supervisor', born: '1990-01-01' });
  }
  if (does('checklist')) {
    for (const { item } of procedure.opening.checklist) {
      at.give(dealer, { type: 'AnswerChecklist', item, yes: true });
      at.give(gameSupervisor, { type: 'AnswerChecklist', item, yes: true });
    }
  }
  if (does('equipment')) {
    for (const { item, needed } of procedure.equipment.items)
      if (needed === 'always' || (needed !== 'optional' && set.length > needed.aboveDice))
        at.give(operator, { type: 'RegisterEquipment', item, reference: 'B7' });
  }
  if (does('dice') && setup.dice === 'physical') {
    at.give(dealer, { type: 'ReceiveDice', dice: set.map((die) => ({ die })) });
    if (does('inspection') && procedure.receiving.inspection !== undefined) {
      const findings = set.map((die) => ({ die, sound: true }));
      at.give(dealer, { type: 'InspectDice', findings });
      at.give(gameSupervisor, { type: 'InspectDice', findings });
    }
  }
  if (does('float') && does('sign-on')) {
    at.give(dealer, { type: 'UnlockFloat' });
    at.give(dealer, {
      type: 'CountFloat',
      chips: chips.map((value) => ({ value, count: value === 100_00 ? 80 : 400 })),
    });
  }
  if (does('limits'))
    at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: mostAt(pack) } });
  if (does('odds')) at.give(operator, { type: 'PostOdds' });
  return at;
}

/** A casino's table in play: people have opened it, dora deals, gus supervises, and these players have $200 each. */
export function inStrictPlay(
  pack: string,
  players: readonly string[],
  changes: Partial<Setup> = {},
  chips?: readonly number[],
): AtTable {
  const at = opened(pack, changes, chips === undefined ? {} : { chips });
  at.give(dealer, { type: 'StartPlay' });
  for (const [index, person] of players.entries()) {
    at.give(player(person), { type: 'SitDown', seat: index + 1, name: person, born: '1990-01-01' });
    at.give(dealer, { type: 'BuyIn', seat: index + 1, cents: 200_00, from: 'cash', ...chipsAt(pack, index) });
  }
  return at;
}

/** The largest bet the tests post: at Wonder Dice no more than the law allows. */
const mostAt = (pack: string): number => (pack === 'wonder-dice' ? 10_00 : 500_00);

/** Wonder Dice is played in a colour of one's own, here at a dollar a chip. */
function chipsAt(pack: string, index: number): { readonly colour?: { colour: string; value: number } } {
  const colour = tableRules[pack]?.procedure.money.colour;
  if (colour?.only !== true) return {};
  return { colour: { colour: colour.colours[index] ?? '', value: 1_00 } };
}
