import {
  authority,
  decideTable,
  everyRole,
  evolveTable,
  newTable,
  openGame,
  type Phase,
  type Role,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tellEventInEnglish } from '../../words/src/english.ts';
import { chanceFrom } from './house-players/chance.ts';
import { tableRules } from './rows.ts';
import { wrongAnswer } from './testing/walk/faults.ts';
import { makers } from './testing/walk/makers.ts';
import { made, neverEnding, type Walked, walk } from './testing/walk/walk.ts';
import { registers } from './texts.ts';

/** Walks to a pack, and commands to a walk: a hundred thousand commands in all. */
const WALKS = 50;
const COMMANDS = 2_000;

/** Seeds that found a fault stay here: a correction gave a bet that had been moved the stage of its old wager. */
const remembered: Readonly<Record<string, readonly number[]>> = {
  'snake-eyes-nz': [121, 186],
  'snake-eyes-nsw': [172, 183, 2047],
  'double-dice': [191, 238],
};

const accepted = new Map<string, number>();

test('every command of a table can be made up', () => {
  expect(Object.keys(makers).sort()).toEqual(Object.keys(authority).sort());
});

describe.each(Object.entries(tableRules))('a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const seeds = [...Array.from({ length: WALKS }, (_, index) => index + 1), ...(remembered[pack] ?? [])];
  const phases = new Map<Phase, Table>();
  const walks: Walked[] = [];

  /** Every command by every role at tables that the walks came to, as a walk makes them up. */
  function answers(table: Table, role: Role) {
    const setup = table.setup ?? { ...tableSetup(pack), table: 't1' };
    const game = openGame(rules, setup);
    if (game === undefined) throw new Error(`${pack} refuses the options of its walks`);
    const chance = chanceFrom(role.length);
    return Object.keys(makers).flatMap((type) =>
      [false, true].map((wild) => {
        const command = made({ rules, table, setup, game, now: table.since + 1_000, chance, wild }, type);
        const decided = decideTable(rules, table, { ...command, by: { ...command.by, role } });
        return { type, decided, wrong: wrongAnswer(decided, clauses) };
      }),
    );
  }

  test.each(seeds)(
    'holds on walk %i: chips add up, answers cite, and the stream gives the table again',
    (seed) => {
      const walked = walk({ rules, clauses, seed, commands: COMMANDS });
      expect(walked.events.reduce(evolveTable, newTable)).toEqual(walked.table);
      expect(walked.events.map(asRecorded).reduce(evolveTable, newTable)).toEqual(walked.table);
      walks.push(walked);
      for (const [phase, table] of walked.phases) phases.set(phase, table);
      for (const [type, times] of walked.accepted) accepted.set(type, (accepted.get(type) ?? 0) + times);
    },
  );

  test('comes to every phase it has on its walks', () => {
    const all: readonly Phase[] = [
      'closed',
      'opening',
      'halted',
      'offering the dice',
      'betting',
      'dice out',
      'at rest',
      'called',
    ];
    const has = all.filter((phase) => rules.procedure.shooter !== undefined || phase !== 'offering the dice');
    expect([...phases.keys()].sort()).toEqual([...has].sort());
  });

  test('answers every command of every role in every phase with an event or a refusal that cites', () => {
    const wrong = [['no table yet', newTable] as const, ...phases].flatMap(([phase, table]) =>
      everyRole.flatMap((role) =>
        answers(table, role).flatMap(({ type, wrong }) =>
          wrong === undefined ? [] : [`${phase}, ${role}, ${type}: ${wrong}`],
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('can tell every event of its walks in words', () => {
    const told = walks.flatMap(({ events, table }) =>
      events.map((event) => tellEventInEnglish(event, table, undefined)),
    );
    expect(told.filter((words) => words.length < 6 || /undefined|NaN|\[object/.test(words))).toEqual([]);
  });

  test('takes no command from the inspector, who sees and never acts', () => {
    const taken = [...phases.values()].flatMap((table) =>
      answers(table, 'inspector').flatMap(({ type, decided }) => (decided.ok ? [type] : [])),
    );
    expect(taken).toEqual([]);
  });

  test('lets every bet come to an end, wherever a walk has left it', () => {
    const stuck = walks.flatMap(({ table, now }, index) =>
      neverEnding({ rules, table, now, seed: index + 1 }).map((bet) => `${bet} of walk ${seeds[index]}`),
    );
    expect(stuck).toEqual([]);
  });

  test('tells no face while the dice are in the air, and records none with the throw', () => {
    const flying = phases.get('dice out');
    expect(flying?.roll?.faces.filter((face) => face !== undefined)).toEqual([]);
    const thrown = walks.flatMap(({ events }) => events.filter(({ type }) => type === 'DiceThrown'));
    expect(thrown.length).toBeGreaterThan(100);
    expect(thrown.filter(tellsFaces)).toEqual([]);
  });
});

test('every command is accepted somewhere on the walks', () => {
  expect(Object.keys(authority).filter((type) => !accepted.has(type))).toEqual([]);
});

/** An event as it comes back from a file. */
const asRecorded = (event: TableEvent): TableEvent => JSON.parse(JSON.stringify(event));

const tellsFaces = (event: TableEvent): boolean => 'faces' in event;

const tableSetup = (pack: string) => ({
  pack,
  options: {},
  mode: 'home' as const,
  dice: 'virtual' as const,
  seats: 6,
  policies: { limitsAtEntry: 'refuse' as const, betsInRunOut: false, betsAfterVoidRound: false },
});
