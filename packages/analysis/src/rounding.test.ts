import { doubleDice, snakeEyesNsw, snakeEyesNz, wonderDice } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { roundedWagers, roundingWarnings } from './rounding.ts';
import { gameOf } from './testing/tables.ts';

const optionOne = gameOf(snakeEyesNsw, { table: '1' });
const optionTwo = gameOf(snakeEyesNsw, { table: '2' });

describe('Snake Eyes in New South Wales, option one', () => {
  test.each([
    // stake, chip, wager, paid, edge, effect
    [1_00, 1_00, 'hard-4', 8_00, '0', 'erases'],
    [1_00, 1_00, 'hard-10', 8_00, '0', 'erases'],
    [1_00, 1_00, 'hard-6', 10_00, '0', 'erases'],
    [1_00, 1_00, 'hard-8', 10_00, '0', 'erases'],
    [5_00, 25_00, 'hard-4', 50_00, '-2/9', 'reverses'],
    [3_00, 1_00, 'hard-4', 23_00, '1/27', 'moves'],
    [1, null, 'hard-4', 8, '0', 'erases'],
  ] as const)('nsw/6.5 a stake of %i paid in chips of %i: %s', (stake, chip, wager, paid, edge, effect) => {
    const warning = roundingWarnings(optionOne, { stake, chip }).find((each) => each.wager === wager);
    expect(warning).toMatchObject({ clause: 'nsw/6.5', stake, chip, effect, odds: [{ paid }] });
    expect(warning?.rounded.edge.toString()).toBe(edge);
    expect(warning?.exact.edge.toString()).toBe(wager === 'hard-4' || wager === 'hard-10' ? '1/18' : '1/22');
  });

  test('nsw/6.5 $1 in $1 chips warns of the hardways and of nothing else', () => {
    const warned = roundingWarnings(optionOne, { stake: 1_00, chip: 1_00 }).map(({ wager }) => wager);
    expect(warned).toEqual(['hard-4', 'hard-6', 'hard-8', 'hard-10']);
  });

  test.each([
    [2_00, 1_00],
    [1_00, 50],
    [50_00, 25_00],
    [2, null],
  ])('nsw/6.5 a stake of %i in chips of %i is payable exactly and earns no warning', (stake, chip) => {
    expect(roundingWarnings(optionOne, { stake, chip })).toEqual([]);
  });
});

test('nsw/6.5 option two is moved only by a chip larger than the stake', () => {
  expect(roundingWarnings(optionTwo, { stake: 1_00, chip: 1_00 })).toEqual([]);
  const warnings = roundingWarnings(optionTwo, { stake: 5_00, chip: 25_00 });
  const field = warnings.find(({ wager }) => wager === 'field');
  expect(field?.odds.map(({ odds, rounded }) => `${odds}: ${rounded.toString()}`)).toEqual([
    '1 to 1: 5',
    '3 to 1: 5',
    '2 to 1: 5',
  ]);
  // 16 ways at 5 to 1 against 20 ways that lose.
  expect(field?.rounded.edge.toString()).toBe('-5/3');
  expect(field?.effect).toBe('reverses');
});

test('the other packs pay every sum exactly and earn no warning', () => {
  for (const pack of [snakeEyesNz, doubleDice, wonderDice])
    expect(roundingWarnings(gameOf(pack), { stake: 5_00, chip: 25_00 })).toEqual([]);
});

test('a stake or a chip of nothing is our own mistake', () => {
  expect(() => roundedWagers(optionOne, { stake: 0, chip: 1_00 })).toThrow('not payable');
  expect(() => roundedWagers(optionOne, { stake: 1_00, chip: 0 })).toThrow('not payable');
});
