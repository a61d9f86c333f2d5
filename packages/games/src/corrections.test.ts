import {
  type By,
  balanceOf,
  type CommandBody,
  decideTable,
  evolveTable,
  type Pips,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import {
  type Bets,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenShooter,
  house,
  operator,
  player,
  seniorSupervisor,
} from './testing/given-table.ts';

const firstBets: Readonly<Record<string, Bets>> = {
  'snake-eyes-nz': [
    [1, 'six', 10_00],
    [2, 'any-7', 10_00],
    [3, 'hard-4', 5_00],
    [1, 'field', 5_00],
  ],
  'snake-eyes-nsw': [
    [1, 'hard-6', 5_00],
    [2, 'any-7', 10_00],
    [3, 'hardway-combo', 5_00],
    [4, 'c-and-e', 5_00],
  ],
  'double-dice': [
    [1, 'shooters-bet', 10_00],
    [2, 'any-7', 10_00],
    [3, 'number-6', 5_00],
    [4, 'bonus', 5_00],
  ],
  'wonder-dice': [
    [1, 'number-3', 5_00],
    [2, 'field', 5_00],
    [3, 'any-triple', 5_00],
  ],
};

const pips = fc.constantFrom<Pips>(1, 2, 3, 4, 5, 6);
const staff = fc.constantFrom<By>(
  house,
  dealer,
  gameSupervisor,
  casinoSupervisor,
  seniorSupervisor,
  operator,
);

type Given = readonly [By, CommandBody];

/** What somebody does next, given how the table stands. */
type Step = (table: Table) => readonly Given[];

const people = ['ann', 'bob', 'cy', 'dee', 'eve'];
const at = (seat: number): By => player(people[seat - 1] ?? '');

/** The dice go to whoever will take them. */
const findShooter: Step = ({ shooter: { is } }) =>
  is.kind === 'offered' && is.to !== 'waiting'
    ? [[at(is.to), { type: 'AcceptDice', seat: is.to }]]
    : [[house, { type: 'OfferDice' }]];

/** A roll as far as it gets: thrown, at rest, called, settled. */
const aRoll =
  (faces: readonly Pips[], steps: number): Step =>
  ({ shooter: { is, holding } }) => {
    const by = is.kind === 'seat' ? at(is.seat) : house;
    const whole: readonly Given[] = [
      ...(holding ? [] : [[house, { type: 'PassDice' }] as const]),
      [by, { type: 'ThrowDice', ...(is.kind === 'seat' ? { seat: is.seat } : {}) }],
      [house, { type: 'BringToRest' }],
      [house, { type: 'CallRoll', faces }],
      [house, { type: 'SettleRoll' }],
    ];
    return whole.slice(0, steps);
  };

/** Whatever was left open is closed by the right person. */
const tidyUp: Step = ({ halt, roll }) => [
  ...(halt === undefined
    ? []
    : [[operator, { type: 'LiftHalt', because: 'rectified', words: 'mended' }] as const]),
  [operator, { type: 'RuleFace', face: 4, words: 'plain' }],
  [gameSupervisor, { type: 'RuleFace', face: 4, words: 'plain' }],
  [gameSupervisor, { type: 'AnswerAmendment', approve: true }],
  [house, { type: 'CallNoRoll', reason: roll?.facts[0] ?? 'none', words: 'seen' }],
  [house, { type: 'SettleRoll' }],
];

/** Calls, voids, amendments, overrules, settlements and what comes between them, in any order. */
function anyStep(pack: string): fc.Arbitrary<Step> {
  const dice = pack === 'wonder-dice' ? 3 : 2;
  const faces = fc.array(pips, { minLength: dice, maxLength: dice });
  const wagers = fc.constantFrom(...(firstBets[pack] ?? []).map(([, wager]) => wager));
  const seat = fc.constantFrom(1, 2, 3, 4);
  const reason = fc.constantFrom('die-on-die', 'not-together', 'off-the-mat', 'not-flat', 'fraud', 'nothing');
  const bet = fc.integer({ min: 1, max: 30 }).map((number) => `b${number}`);
  const outcome = fc.oneof({ weight: 3, arbitrary: faces }, fc.constant('void' as const));
  const back = fc.integer({ min: 0, max: 4 });
  const one =
    (given: Given): Step =>
    () => [given];
  const byStaff = (command: fc.Arbitrary<CommandBody>): fc.Arbitrary<Step> =>
    fc.tuple(staff, command).map(one);
  const byHouse = (command: fc.Arbitrary<CommandBody>): fc.Arbitrary<Step> =>
    command.map((body) => one([house, body]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(findShooter) },
    { weight: 8, arbitrary: faces.map((thrown) => aRoll(thrown, 5)) },
    {
      weight: 6,
      arbitrary: fc.tuple(faces, fc.integer({ min: 1, max: 4 })).map(([thrown, n]) => aRoll(thrown, n)),
    },
    { weight: 3, arbitrary: fc.constant(tidyUp) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(seat, wagers)
        .map(([to, wager]) => one([at(to), { type: 'PlaceBets', seat: to, bets: [{ wager, chips: 5_00 }] }])),
    },
    fc.tuple(seat, bet).map(([to, name]) => one([at(to), { type: 'TakeDownBet', seat: to, bet: name }])),
    seat.map((to) => one([at(to), { type: 'GiveUpDice', seat: to }])),
    byHouse(bet.map((name): CommandBody => ({ type: 'SettleBet', bet: name }))),
    byHouse(seat.map((to): CommandBody => ({ type: 'CashOut', seat: to }))),
    byHouse(faces.map((thrown): CommandBody => ({ type: 'AmendEntry', faces: thrown }))),
    byStaff(reason.map((why): CommandBody => ({ type: 'CallNoRoll', reason: why, words: 'seen' }))),
    byStaff(reason.map((why): CommandBody => ({ type: 'RecordFact', reason: why }))),
    byStaff(fc.boolean().map((approve): CommandBody => ({ type: 'AnswerAmendment', approve }))),
    {
      weight: 4,
      arbitrary: byStaff(outcome.map((to) => ({ type: 'OverruleCall', faces: to, words: 'film' }))),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(outcome, back).map(
        ([to, rolls]): Step =>
          ({ rolled }) => [
            [operator, { type: 'OverruleCall', roll: rolled - rolls, faces: to, words: 'film' }],
          ],
      ),
    },
    byStaff(outcome.map((to): CommandBody => ({ type: 'RuleMatter', words: 'power cut', faces: to }))),
    {
      weight: 2,
      arbitrary: fc.tuple(back, fc.constantFrom('refund', 'stand'), fc.constantFrom('fire', 'fraud')).map(
        ([rolls, bets, ground]): Step =>
          ({ rolled }) => {
            const forfeits = ground === 'fraud' ? [2] : [];
            const roll = rolled - rolls;
            const said = { persons: [2], opinion: 'loaded', forfeits };
            return [[casinoSupervisor, { type: 'InvalidateRoll', roll, ground, bets, ...said }]];
          },
      ),
    },
    byStaff(fc.constant<CommandBody>({ type: 'ReportMalfunction', equipment: 'lights', words: 'dark' })),
    byStaff(fc.constantFrom(0, 1).map((die): CommandBody => ({ type: 'DisputeFace', die }))),
  );
}

/** What is wrong with the books of a table; nothing, it is hoped. */
function faultsIn(table: Table, events: readonly TableEvent[]): readonly string[] {
  const { ledger, betting } = table;
  const staked = betting.bets.reduce((sum, { chips }) => sum + chips, 0);
  const total = [...ledger.values()].reduce((sum, cents) => sum + cents, 0);
  const unbalanced = events.filter(
    ({ postings = [] }) => postings.reduce((sum, { cents }) => sum + cents, 0) !== 0,
  );
  const overdrawn = [...ledger].filter(([account, cents]) => account.startsWith('rack:') && cents < 0);
  return [
    ...(total === 0 ? [] : [`the books come to ${total}`]),
    ...(staked === balanceOf(ledger, 'layout')
      ? []
      : [`${staked} staked, ${balanceOf(ledger, 'layout')} on the layout`]),
    ...unbalanced.map(({ type }) => `${type} does not balance`),
    ...overdrawn.map(([account]) => `${account} is overdrawn`),
  ];
}

const cited = /^(?:nz|nsw|double|wonder|policy)\/./;

/** What can be seen of a table that matters for what comes next: chips, bets, and whose turn it is. */
const standing = ({ ledger, betting, thrown, frozen, shooter }: Table) => ({
  ledger: Object.fromEntries([...ledger].toSorted(([a], [b]) => a.localeCompare(b))),
  bets: betting.bets
    .map(({ bet, wager, chips, stage }) => ({ bet, wager, chips, stage }))
    .toSorted((a, b) => a.bet.localeCompare(b.bet)),
  thrown,
  frozen,
  shooter: shooter.is.kind === 'seat' ? shooter.is.seat : shooter.is.kind,
});

describe('a corrected roll', () => {
  const throwsTwo = ['snake-eyes-nz', 'double-dice'] as const;
  test.each(throwsTwo)('%s leaves the table as if the right call had been made at first', (pack) => {
    const roll = fc.tuple(pips, pips);
    fc.assert(
      fc.property(roll, roll, fc.array(roll, { maxLength: 3 }), (wrong, right, before) => {
        fc.pre(wrong.join() !== right.join() && before.every(([a, b]) => a + b !== 7));
        const called = (...outcomes: readonly (readonly Pips[])[]): Table => {
          const table = givenShooter(pack, firstBets[pack] ?? []);
          for (const faces of outcomes) {
            if (pack !== 'double-dice' && table.stakes()['1 field'] === undefined)
              table.bets(1, { field: 5_00 });
            table.rolls(...faces);
          }
          if (outcomes.at(-1) === wrong)
            table.given(operator, { type: 'OverruleCall', faces: right, words: 'the film shows it' });
          return table.table();
        };
        expect(standing(called(...before, wrong))).toEqual(standing(called(...before, right)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('calls, voids, amendments, overrules and settlements in any order', () => {
  test.each(Object.keys(firstBets))('%s conserves chips and never throws', (pack) => {
    const rules = tableRules[pack];
    if (rules === undefined) throw new Error(`no table rules for ${pack}`);
    const start = givenShooter(pack, firstBets[pack] ?? []);
    fc.assert(
      fc.property(fc.array(anyStep(pack), { minLength: 20, maxLength: 120, size: 'max' }), (steps) => {
        let table = start.table();
        let now = start.now();
        for (const step of steps) {
          for (const [by, command] of step(table)) {
            now += 1_000;
            const decided = decideTable(rules, table, { ...command, by, at: now });
            const events = decided.ok ? decided.events : [];
            table = events.reduce(evolveTable, table);
            expect(decided.ok || cited.test(decided.refusal.clause)).toBe(true);
            expect(faultsIn(table, events)).toEqual([]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
