// The course of a table, with craps as its proof: the pack is the example's, run by the procedure of a pack of the house.

import { courseSign, decideTable, type Pips, type Table, type TableRules } from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../examples/craps/src/pack.ts';
import { givenShooter as givenShooterBy } from '../../engine/src/testing/given-table.ts';
import { gameSupervisor, operator, rulesOf } from './testing/given-table.ts';

const rules: TableRules = { pack: craps, procedure: rulesOf('snake-eyes-nz').procedure };
const opened = craps.open();
if (!opened.ok) throw new Error('craps refuses its own defaults');
const { game } = opened;

const givenCraps = (
  bets: Parameters<typeof givenShooterBy>[1],
  options: Readonly<Record<string, string>> = {},
) => givenShooterBy(rules, bets, { chips: [1_00, 5_00, 25_00], options });

const stageOf = (table: Table): string | undefined => courseSign(game, table)?.name;

describe('come-out and point', () => {
  test('craps/course-point a point is set, kept by other rolls, and made', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    expect(stageOf(at.table())).toBe('Come-out');
    at.rolls(4, 2);
    expect(stageOf(at.table())).toBe('Point 6');
    expect(at.bet(1, 'pass-line').stage).toBe('point-6');
    at.rolls(4, 4);
    expect(stageOf(at.table())).toBe('Point 6');
    at.rolls(5, 1);
    expect(stageOf(at.table())).toBe('Come-out');
    expect(at.rack(1)).toBe(210_00);
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
  });

  test('craps/shooter a seven on the come-out ends no turn, and one with a point does', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(6, 1);
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    at.bets(1, { 'pass-line': 10_00 });
    at.rolls(4, 2);
    at.rolls(6, 1);
    expect(at.table().shooter.is.kind).not.toBe('seat');
    expect(stageOf(at.table())).toBe('Come-out');
    expect(at.rack(1)).toBe(200_00);
  });

  test('craps/line-opens a line is made before the come-out only', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(4, 2);
    at.when(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'pass-line', chips: 10_00 }] }).thenRefused({
      code: 'WAGER_NOT_NOW',
      clause: 'craps/line-opens',
    });
  });

  test('craps/come-opens a Come bet waits for a point', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.when(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'come', chips: 10_00 }] }).thenRefused({
      code: 'WAGER_NOT_NOW',
      clause: 'craps/come-opens',
    });
  });

  test('craps/line-stays a line with a point is locked, one without is not', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'pass-line', 10_00],
      [3, 'dont-pass', 10_00],
    ]);
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: at.bet(2, 'pass-line').bet });
    at.rolls(4, 2);
    at.when(1, { type: 'TakeDownBet', seat: 1, bet: at.bet(1, 'pass-line').bet }).thenRefused({
      code: 'BET_IS_LOCKED',
      clause: 'craps/line-stays',
    });
    at.given(3, { type: 'TakeDownBet', seat: 3, bet: at.bet(3, 'dont-pass').bet });
    expect(at.stakes()).toEqual({ '1 pass-line': 10_00 });
  });

  test('craps/barred a first twelve gives a bet against the dice back', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'dont-pass', 10_00],
    ]);
    at.rolls(6, 6);
    expect([at.rack(1), at.rack(2)]).toEqual([190_00, 200_00]);
    expect(at.stakes()).toEqual({});
  });

  test('craps/off Place bets and hardways let a come-out pass by', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'place-6', 12_00],
      [3, 'hard-6', 5_00],
    ]);
    at.rolls(6, 1);
    expect(at.stakes()).toEqual({ '2 place-6': 12_00, '3 hard-6': 5_00 });
    at.bets(1, { 'pass-line': 10_00 });
    at.rolls(5, 4);
    at.rolls(3, 3);
    expect([at.rack(2), at.rack(3)]).toEqual([214_00, 245_00]);
  });

  test('a void roll leaves the table where it was', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(4, 2);
    at.voids('die-on-die');
    expect(stageOf(at.table())).toBe('Point 6');
  });
});

describe('several bets of one wager', () => {
  test('craps/come each Come bet rides on a number of its own', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(4, 2);
    at.bets(1, { come: 10_00 });
    at.rolls(5, 4);
    at.bets(1, { come: 15_00 });
    at.bets(1, { come: 5_00 });
    at.rolls(6, 4);
    const comes = at.table().betting.bets.filter(({ wager }) => wager === 'come');
    expect(comes.map(({ stage, chips }) => [stage, chips])).toEqual([
      ['on-9', 10_00],
      ['on-10', 20_00],
    ]);
    at.rolls(6, 3);
    expect(at.table().betting.bets.map(({ stage }) => stage)).toEqual(['point-6', 'on-10']);
    expect(at.rack(1)).toBe(200_00 - 10_00 - 20_00 + 10_00);
  });
});

describe('a bet that leans on another', () => {
  test('craps/odds-most odds need a line with a point, and are no more than it carries', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'field', 5_00],
    ]);
    const odds = (seat: number, chips: number) =>
      at.when(seat, { type: 'PlaceBets', seat, bets: [{ wager: 'pass-odds', chips }] });
    odds(1, 10_00).thenRefused({ code: 'NEEDS_ANOTHER_BET', clause: 'craps/odds-most' });
    at.rolls(2, 2);
    odds(2, 10_00).thenRefused({ code: 'NEEDS_ANOTHER_BET', clause: 'craps/odds-most' });
    odds(1, 31_00).thenRefused({ code: 'MORE_THAN_IT_LEANS_ON', most: 30_00 });
    at.bets(1, { 'pass-odds': 20_00 });
    odds(1, 11_00).thenRefused({ code: 'MORE_THAN_IT_LEANS_ON', stake: 31_00 });
    at.bets(1, { 'pass-odds': 10_00 });
    at.rolls(3, 1);
    expect(at.rack(1)).toBe(200_00 + 10_00 + 60_00);
  });

  test('craps/odds-most odds go back when what they lean on is taken down', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'dont-pass', 10_00],
    ]);
    at.rolls(2, 2);
    at.bets(2, { 'dont-pass-odds': 60_00 });
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: at.bet(2, 'dont-pass').bet });
    expect(at.rack(2)).toBe(200_00);
    expect(at.stakes()).toEqual({ '1 pass-line': 10_00 });
  });

  test('craps/off odds behind a Come bet go back when it is decided on a come-out', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(4, 2);
    at.bets(1, { come: 10_00 });
    at.rolls(5, 4);
    at.bets(1, { 'come-odds-9': 20_00 });
    at.rolls(5, 1);
    at.rolls(6, 1);
    expect(at.stakes()).toEqual({});
    expect(at.rack(1)).toBe(200_00 + 10_00 - 10_00);
  });
});

describe('paying', () => {
  test('craps/commission a Buy bet is paid true odds less a twentieth of its stake', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [2, 'buy-4', 20_00],
      [3, 'lay-4', 40_00],
      [4, 'place-6', 5_00],
    ]);
    at.rolls(5, 3);
    const { events } = at.rolls(2, 2);
    const [line] = events.flatMap((event) =>
      event.type === 'RollSettled' ? event.settlements.filter(({ wager }) => wager === 'buy-4') : [],
    );
    expect(line).toMatchObject({ winnings: 39_00, commission: 1_00, returned: 20_00 });
    expect([at.rack(2), at.rack(3)]).toEqual([239_00, 160_00]);
  });

  test('craps/paying $5 at 7 to 6 pays what the chips can make', () => {
    const at = givenCraps([
      [1, 'pass-line', 10_00],
      [4, 'place-6', 5_00],
    ]);
    at.rolls(5, 3);
    at.rolls(4, 2);
    expect(at.rack(4)).toBe(205_00);
  });
});

describe('what a house chooses', () => {
  test.each([
    ['12', [6, 6]],
    ['2', [1, 1]],
    ['3', [2, 1]],
  ] as const)('craps/barred with %s barred a first %j is a push, and the other two win', (bar, barred) => {
    for (const [one, other] of [
      [1, 1],
      [2, 1],
      [6, 6],
    ] as const) {
      const at = givenCraps(
        [
          [1, 'pass-line', 10_00],
          [2, 'dont-pass', 10_00],
        ],
        { bar },
      );
      at.rolls(one, other);
      const pushed = String([one, other]) === String(barred);
      expect([at.rack(1), at.rack(2)]).toEqual([190_00, pushed ? 200_00 : 210_00]);
      expect(at.stakes()).toEqual({});
    }
  });

  test.each([
    ['craps/working-numbers', 'place-come-out', 'place-6', 12_00, 'off'],
    ['craps/working-numbers', 'place-come-out', 'buy-4', 20_00, 'off'],
    ['craps/working-hardways', 'hardways-come-out', 'hard-8', 5_00, 'off'],
    ['craps/working-lays', 'lay-come-out', 'lay-4', 40_00, 'working'],
  ])('%s %s: a seven on the come-out decides %s where it works', (_clause, option, wager, stake, usual) => {
    const after = (options: Readonly<Record<string, string>>) => {
      const at = givenCraps(
        [
          [1, 'pass-line', 10_00],
          [2, wager, stake],
        ],
        options,
      );
      at.rolls(6, 1);
      return at.stakes();
    };
    expect(after({ [option]: 'off' })).toEqual({ [`2 ${wager}`]: stake });
    expect(after({ [option]: 'working' })).toEqual({});
    expect(after({})).toEqual(after({ [option]: usual }));
  });

  test('craps/working-odds odds behind a Come bet lose with it on a come-out where they work', () => {
    const after = (options: Readonly<Record<string, string>>) => {
      const at = givenCraps([[1, 'pass-line', 10_00]], options);
      at.rolls(4, 2);
      at.bets(1, { come: 10_00 });
      at.rolls(5, 4);
      at.bets(1, { 'come-odds-9': 20_00 });
      at.rolls(5, 1);
      at.rolls(6, 1);
      return at.rack(1);
    };
    expect(after({})).toBe(200_00 + 10_00 - 10_00);
    expect(after({ 'come-odds-come-out': 'working' })).toBe(200_00 + 10_00 - 10_00 - 20_00);
  });

  test('craps/buys a number that is not bought is refused by the clause that says so', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]], { buys: '4-10' });
    const buys = (wager: string) =>
      at.when(2, { type: 'PlaceBets', seat: 2, bets: [{ wager, chips: 20_00 }] });
    buys('buy-6').thenRefused({ code: 'WAGER_NOT_OFFERED', clause: 'craps/buys' });
    buys('buy-10').thenEvents({ type: 'BetPlaced' });
  });

  test.each([
    ['win', 39_00, 23_00],
    ['always', 37_14, 21_90],
    ['win-4-10', 39_00, 21_90],
  ])('craps/buy-commission %s: $20 on Buy 4 wins %i cents, and on Buy 6 %i', (taken, four, six) => {
    const at = givenShooterBy(
      rules,
      [
        [1, 'pass-line', 1_00],
        [2, 'buy-4', 20_00],
        [3, 'buy-6', 20_00],
      ],
      {
        chips: [1],
        options: { 'buy-commission': taken },
      },
    );
    at.rolls(5, 4);
    at.rolls(2, 2);
    at.rolls(3, 3);
    expect([at.rack(2) - 200_00, at.rack(3) - 200_00]).toEqual([four, six]);
  });

  test('craps/odds-most so many times the line, by what the house posts', () => {
    for (const [odds, most] of [
      ['1', 10_00],
      ['2', 20_00],
      ['3-4-5', 30_00],
      ['10', 100_00],
    ] as const) {
      const at = givenCraps([[1, 'pass-line', 10_00]], { odds });
      at.rolls(2, 2);
      const takes = (chips: number) =>
        at.when(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-odds', chips }] });
      takes(most + 1_00).thenRefused({ code: 'MORE_THAN_IT_LEANS_ON', most });
      takes(most).thenEvents({ type: 'BetPlaced' });
    }
  });

  test('craps/choices a choice that the house has not is refused', () => {
    for (const [chosen, clause] of [
      [{ bar: '11' }, 'craps/barred'],
      [{ 'field-2': '4' }, 'craps/field-two'],
      [{ 'long-odds': '29' }, 'craps/for-one'],
      [{ crapless: 'yes' }, 'craps/choices'],
    ] as const)
      expect(craps.open(chosen)).toMatchObject({ ok: false, refusal: { clause } });
  });
});

describe('putting a call right', () => {
  test('a point that was misread is another, and the line rides on it', () => {
    const at = givenCraps([[1, 'pass-line', 10_00]]);
    at.rolls(4, 2);
    at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 4], words: 'the die was turned' });
    expect(stageOf(at.table())).toBe('Point 8');
    expect(at.bet(1, 'pass-line').stage).toBe('point-8');
  });
});

test('whatever is rolled, chips are conserved, and only wagers of the stage are taken', () => {
  const pips = fc.constantFrom<Pips>(1, 2, 3, 4, 5, 6);
  const overruled = fc.option(fc.oneof(fc.tuple(pips, pips), fc.constant('void' as const)), {
    nil: undefined,
    freq: 2,
  });
  const tried = [
    'pass-line',
    'dont-pass',
    'come',
    'dont-come',
    'pass-odds',
    'come-odds-6',
    'place-8',
    'buy-4',
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(pips, pips, overruled), { minLength: 1, maxLength: 25 }), (rolls) => {
      const at = givenCraps([]);
      let shooter = 1;
      for (const [one, other, right] of rolls) {
        if (at.table().shooter.is.kind !== 'seat') {
          shooter = shooter === 1 ? 2 : 1;
          at.bets(shooter, { field: 1_00 });
          at.takes(shooter);
        }
        const { is } = at.table().shooter;
        const seat = is.kind === 'seat' ? is.seat : 1;
        const person = at.table().seats.get(seat)?.person ?? '';
        const takes = (wager: string): boolean =>
          decideTable(rules, at.table(), {
            type: 'PlaceBets',
            seat,
            bets: [{ wager, chips: 1_00 }],
            by: { person, role: 'player' },
            at: at.table().clock,
          }).ok;
        for (const wager of ['field', ...tried]) if (takes(wager)) at.bets(seat, { [wager]: 1_00 });
        const hasPoint = at.table().course?.startsWith('point') === true;
        expect([takes('pass-line'), takes('come')]).toEqual([!hasPoint, hasPoint]);
        at.rolls(one, other);
        if (right !== undefined && String(right) !== String([one, other]))
          at.given(operator, { type: 'OverruleCall', faces: right, words: 'the film' });
        const { inside, outside, bets } = at.books();
        expect([inside, at.balance('layout')]).toEqual([outside, bets]);
      }
    }),
    { numRuns: 30 },
  );
});
