import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
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
    const warning = roundingWarnings(optionOne, { stake, chips: [chip ?? 1] }).find(
      (each) => each.wager === wager,
    );
    expect(warning).toMatchObject({ clause: 'nsw/6.5', stake, chips: [chip ?? 1], effect, odds: [{ paid }] });
    expect(warning?.rounded.edge.toString()).toBe(edge);
    expect(warning?.exact.edge.toString()).toBe(wager === 'hard-4' || wager === 'hard-10' ? '1/18' : '1/22');
  });

  test('nsw/6.5 $1 in $1 chips warns of the hardways and of nothing else', () => {
    const warned = roundingWarnings(optionOne, { stake: 1_00, chips: [1_00] }).map(({ wager }) => wager);
    expect(warned).toEqual(['hard-4', 'hard-6', 'hard-8', 'hard-10']);
  });

  test.each([
    [2_00, 1_00],
    [1_00, 50],
    [50_00, 25_00],
    [2, null],
  ])('nsw/6.5 a stake of %i in chips of %i is payable exactly and earns no warning', (stake, chip) => {
    expect(roundingWarnings(optionOne, { stake, chips: [chip ?? 1] })).toEqual([]);
  });

  test('nsw/6.5 what several chips make together earns no warning, and what they do not make does', () => {
    const warned = (stake: number, ...chips: readonly number[]) =>
      roundingWarnings(optionOne, { stake, chips }).map(({ wager, effect }) => `${wager} ${effect}`);
    expect(warned(5_00, 1_00, 2_50, 5_00, 100_00)).toEqual([]);
    // $3 at 7.5 to 1 is $22.50, which nine chips of $2.50 make; with $1 and $5 alone it is $23.
    expect(warned(3_00, 1_00, 2_50)).toEqual([]);
    expect(warned(3_00, 1_00, 5_00)).toEqual([
      'hard-4 moves',
      'hard-6 moves',
      'hard-8 moves',
      'hard-10 moves',
    ]);
    // $7.50 and $9.50 on a dollar: with $2.50 and $1 the one is exact, and the other too.
    expect(warned(1_00, 1_00, 2_50)).toEqual([]);
    // With $2 and $5 nothing makes $1 or $3: evens on a dollar is paid $2, and the player has the edge.
    expect(warned(1_00, 2_00, 5_00)).toContain('six reverses');
  });
});

test('nsw/6.5 option two is moved only by a chip larger than the stake', () => {
  expect(roundingWarnings(optionTwo, { stake: 1_00, chips: [1_00] })).toEqual([]);
  const warnings = roundingWarnings(optionTwo, { stake: 5_00, chips: [25_00] });
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
    expect(roundingWarnings(gameOf(pack), { stake: 5_00, chips: [25_00] })).toEqual([]);
});

test('a stake or a chip of nothing is our own mistake', () => {
  expect(() => roundedWagers(optionOne, { stake: 0, chips: [1_00] })).toThrow('not payable');
  expect(() => roundedWagers(optionOne, { stake: 1_00, chips: [0] })).toThrow('not payable');
});
