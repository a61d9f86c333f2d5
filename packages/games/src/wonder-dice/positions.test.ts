import { everyRoll, loses, pack, threeDice, wager, wins } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  calling,
  entering,
  givenSheet,
  placing,
  tableOf,
  takingDown,
  voiding,
} from '../../../engine/src/testing/given-sheet.ts';
import { type Clause, rule } from './clauses.ts';
import { wonderDice } from './pack.ts';
import { gameProcedure } from './procedure.ts';

const table = tableOf(wonderDice);
const positions = [
  'number-1',
  'number-2',
  'number-3',
  'number-4',
  'number-5',
  'number-6',
  'field',
  'high',
  'low',
  'any-triple',
];

/** What $5 on a position comes to on each of several rolls. */
const fates = (position: string, ...rolls: readonly string[]) =>
  rolls.map((dice) => givenSheet(table).bet(position, 5_00).roll(dice)[position]);
const wonOf216 = (position: string) => {
  const bet = givenSheet(table).bet(position, 5_00);
  return everyRoll[3].filter((roll) => bet.roll(roll.join('-'))[position]?.startsWith('wins')).length;
};

describe('the round', () => {
  test('wonder/rules-1 a result is three faces from 1 to 6', () => {
    for (const keyed of ['2-4', '2-4-7', '0-1-2', '1-2-3-4']) {
      givenSheet(table).when(entering(keyed)).thenRefused({
        code: 'NOT_A_ROLL',
        clause: 'wonder/rules-1',
        dice: 3,
      });
    }
    // A total of 12 is over 11.
    givenSheet(table)
      .bets('high')
      .when(entering('2-4-6'))
      .thenEvents({
        type: 'RollCalled',
        settlements: [{ verdict: 'wins' }],
      });
  });

  test('wonder/rules-4 the three faces settle every bet in one step', () => {
    const all = givenSheet(table).bets(...positions);
    expect(all.roll('5-5-2')).toEqual({
      'number-1': 'loses $10',
      'number-2': 'wins $10',
      'number-3': 'loses $10',
      'number-4': 'loses $10',
      'number-5': 'wins $20',
      'number-6': 'loses $10',
      field: 'loses $10',
      high: 'wins $10',
      low: 'loses $10',
      'any-triple': 'loses $10',
    });
    expect(all.thrown('5-5-2').roll('5-5-2')).toEqual({});
  });

  test.each([
    ['wonder/rules-5', 'not-flat', 'number-3', '3-1-6', 'wins $5'],
    ['wonder/void-1', 'left-the-table', 'any-triple', '4-4-4', 'wins $150'],
  ])(
    '%s a die %s voids the roll, and the bet stands for the next',
    (clause, reason, position, dice, fate) => {
      const bet = givenSheet(table).bet(position, 5_00);
      expect(bet.when(voiding(reason)).events).toEqual([
        { type: 'RollVoided', reason, freezes: true, clause },
      ]);
      expect(bet.voided(reason).roll(dice)).toEqual({ [position]: fate });
      bet.voided(reason).when(takingDown(position)).thenRefused('LAYOUT_FROZEN', 'wonder/rules-5');
    },
  );

  test('wonder/rules-3 the end of a turn decides nothing here: the dealer throws, and no turn is anybody’s', () => {
    expect(givenSheet(table).when({ type: 'EndTurn' }).refusal).toEqual({
      code: 'NO_SETS_HERE',
      clause: 'wonder/rules-3',
    });
  });
});

describe('placing bets', () => {
  test('wonder/bets-1 bets go on whichever positions a player likes', () => {
    const bets = givenSheet(table).bet('field', 1_00).bet('number-6', 2_00);
    expect(bets.roll('6-1-1')).toEqual({ field: 'wins $1', 'number-6': 'wins $2' });
  });

  test('wonder/bets-3 on any number of positions, all ten included', () => {
    const all = positions.reduce((so, position) => so.bet(position, 1_00), givenSheet(table));
    expect(Object.keys(all.roll('1-2-3'))).toEqual(positions);
  });

  test('wonder/positions-1 on the ten positions described, and on no other', () => {
    expect(givenSheet(table).when(placing('total-10')).refusal).toEqual({
      code: 'WAGER_NOT_OFFERED',
      clause: 'wonder/positions-1',
      wager: 'total-10',
      offered: positions,
    });
    for (const position of positions) {
      givenSheet(table).when(placing(position)).thenEvents({ type: 'BetPlaced', wager: position });
    }
  });

  test('wonder/missing-1 exactly ten are offered, and an eleventh is a matter of data', () => {
    expect(wonderDice.wagerIds).toEqual(positions);
    const total10 = wager({
      id: 'total-10',
      name: 'Total 10',
      clause: 'missing-1',
      stages: {
        next: [
          rule('missing-1', threeDice.total(10), wins('6 to 1')),
          rule('missing-1', threeDice.every.without(threeDice.total(10)), loses),
        ],
      },
    });
    const longer = pack<Clause, Record<string, never>>({
      id: 'longer',
      prefix: 'wonder',
      name: 'Wonder Dice with a position more',
      place: 'Nowhere',
      dice: 3,
      options: {},
      cites: { wagers: 'positions-1', options: 'positions-1', takingDown: 'bets-1', dice: 'rules-1' },
      procedure: gameProcedure,
      wagers: () => [total10],
    });
    expect(givenSheet(tableOf(longer)).bets('total-10').roll('1-3-6')).toEqual({ 'total-10': 'wins $60' });
    expect(givenSheet(tableOf(longer)).bets('total-10').roll('1-3-5')).toEqual({ 'total-10': 'loses $10' });
  });

  test('wonder/positions-1 there is nothing to choose', () => {
    expect(wonderDice.open({ field: '1' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_UNKNOWN', clause: 'wonder/positions-1', case: 'none' },
    });
  });
});

describe('Numbers', () => {
  test('wonder/numbers-1 a bet is on one number: 2 wins where 5 loses', () => {
    expect(givenSheet(table).bets('number-2', 'number-5').roll('2-3-4')).toEqual({
      'number-2': 'wins $10',
      'number-5': 'loses $10',
    });
  });

  test('wonder/numbers-2 even money for each matching die, and the stake goes back', () => {
    givenSheet(table)
      .bet('number-4', 5_00)
      .when(calling('4-4-1'))
      .thenEvents({
        settlements: [{ winnings: 10_00, returned: 5_00 }],
      });
  });

  test.each([
    ['wonder/numbers-3', '3-1-6', 'wins $5'],
    ['wonder/numbers-4', '3-3-6', 'wins $10'],
    ['wonder/numbers-5', '3-3-3', 'wins $15'],
    ['wonder/numbers-6', '1-2-4', 'loses $5'],
  ])('%s five dollars on 3 with %s %s', (_clause, dice, fate) => {
    expect(fates('number-3', dice)).toEqual([fate]);
  });
});

describe('Field', () => {
  test('wonder/field-1 wins from 5 to 8 and from 13 to 16, ends and triples included', () => {
    const won = fates('field', '1-1-3', '6-1-1', '6-6-1', '6-6-4', '2-2-2', '5-5-5');
    expect(won).toEqual(Array(6).fill('wins $5'));
  });

  test('wonder/field-2 pays 1 to 1', () => {
    expect(fates('field', '6-5-2')).toEqual(['wins $5']);
  });

  test('wonder/field-3 loses on 3, 4, 9, 10, 11, 12, 17 and 18: on 112 rolls of 216', () => {
    const lost = fates('field', '1-1-1', '1-1-2', '6-2-1', '6-3-1', '6-4-1', '6-5-1', '6-6-5', '6-6-6');
    expect(lost).toEqual(Array(8).fill('loses $5'));
    expect(wonOf216('field')).toBe(104);
  });
});

describe('High and Low', () => {
  test('wonder/high-1 High wins over 11, on 78 rolls of 216', () => {
    expect(fates('high', '6-5-1')).toEqual(['wins $5']);
    expect(wonOf216('high')).toBe(78);
  });

  test('wonder/high-2 High pays 1 to 1', () => {
    expect(fates('high', '6-6-5')).toEqual(['wins $5']);
  });

  test('wonder/high-3 High loses under 12', () => {
    expect(fates('high', '6-4-1', '1-1-2')).toEqual(['loses $5', 'loses $5']);
  });

  test('wonder/high-4 High loses on a triple, whatever its total', () => {
    expect(fates('high', '4-4-4', '5-5-5', '6-6-6')).toEqual(Array(3).fill('loses $5'));
  });

  test('wonder/low-1 Low wins under 10, on 78 rolls of 216', () => {
    expect(fates('low', '1-2-6')).toEqual(['wins $5']);
    expect(wonOf216('low')).toBe(78);
  });

  test('wonder/low-2 Low pays 1 to 1', () => {
    expect(fates('low', '1-1-2')).toEqual(['wins $5']);
  });

  test('wonder/low-3 Low loses over 9', () => {
    expect(fates('low', '4-5-1', '6-6-5')).toEqual(['loses $5', 'loses $5']);
  });

  test('wonder/low-4 Low loses on a triple, whatever its total', () => {
    expect(fates('low', '1-1-1', '2-2-2', '3-3-3')).toEqual(Array(3).fill('loses $5'));
  });

  test('on 10 and 11 both lose', () => {
    expect(givenSheet(table).bets('high', 'low').roll('6-3-1')).toEqual({
      high: 'loses $10',
      low: 'loses $10',
    });
    expect(givenSheet(table).bets('high', 'low').roll('6-4-1')).toEqual({
      high: 'loses $10',
      low: 'loses $10',
    });
  });
});

describe('Any Triple', () => {
  test('wonder/any-triple-1 wins on each triple: on 6 rolls of 216', () => {
    expect(fates('any-triple', '4-4-4')).toEqual(['wins $150']);
    expect(wonOf216('any-triple')).toBe(6);
  });

  test('wonder/any-triple-2 pays 30 to 1', () => {
    expect(fates('any-triple', '2-2-2')).toEqual(['wins $150']);
  });

  test('wonder/any-triple-3 loses when the dice are not all the same', () => {
    expect(fates('any-triple', '4-4-5', '1-2-3')).toEqual(['loses $5', 'loses $5']);
  });
});
