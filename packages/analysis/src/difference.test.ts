import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { compareGames } from './difference.ts';
import { computeFigures } from './figures.ts';
import { Fraction } from './fraction.ts';
import { repeated } from './repeated-bet.ts';
import { sessionRates } from './session-rates.ts';
import { decisionsToSurety, rollsToSurety } from './surety.ts';
import { given } from './testing/every-sequence.ts';
import { evenMoney, gameOf, wagerOf } from './testing/tables.ts';

const nz = gameOf(snakeEyesNz);

describe('the difference of two games', () => {
  test('nz/4.9(hardways-6) a hard 6 that pays 8 to 1 rather than 9 costs a further eleventh', () => {
    const { options, moved, same, onlyBefore, onlyAfter } = compareGames(
      nz,
      gameOf(snakeEyesNz, { 'hard-6': '8', field: '2' }),
    );
    expect(options.map(({ option }) => option)).toEqual(['field', 'hard-6']);
    expect(moved.map(({ wager, edge, edgePerRoll }) => [wager, String(edge), String(edgePerRoll)])).toEqual([
      ['hard-6', '1/11', '1/36'],
      ['field', '1/36', '1/36'],
    ]);
    const [hard6] = moved;
    expect([hard6?.before.edge, hard6?.after.edge].map(String)).toEqual(['1/11', '2/11']);
    expect(hard6?.odds).toEqual({ before: ['9 to 1'], after: ['8 to 1'] });
    expect(same).toHaveLength(13);
    expect([onlyBefore, onlyAfter]).toEqual([[], []]);
  });

  test('nz/4.9(field-2) columns of the Field with one edge differ all the same', () => {
    const [second, third] = ['2', '3'].map((field) => gameOf(snakeEyesNz, { field }));
    const { moved } = compareGames(second ?? nz, third ?? nz);
    expect(moved.map(({ wager, edge }) => [wager, edge.isZero])).toEqual([['field', true]]);
  });

  test('two packs are compared where their wagers have one id', () => {
    const { moved, same, onlyBefore, onlyAfter } = compareGames(nz, gameOf(snakeEyesNsw));
    expect(moved.length + same.length + onlyBefore.length).toBe(Object.keys(nz.wagers).length);
    expect(moved.find(({ wager }) => wager === 'hard-4')?.edge).toEqual(Fraction.parse('-1/18'));
    const other = compareGames(gameOf(doubleDice), nz);
    expect(other.onlyBefore.map(({ wager }) => wager)).toContain('bonus');
    expect(other.onlyAfter.map(({ wager }) => wager)).toContain('hard-6');
    expect(onlyAfter).toEqual([]);
  });

  test('a game does not differ from itself', () => {
    expect(compareGames(nz, nz)).toMatchObject({ options: [], moved: [], onlyBefore: [], onlyAfter: [] });
  });
});

describe('surety', () => {
  test('nz/4.9(field-2) the house is two deviations up on the Field after 6,764 rolls', () => {
    const field = wagerOf(nz, 'field');
    const { variance, edge } = computeFigures(field);
    const exact = variance.over(edge.times(edge)).times(Fraction.of(4)).toNumber();
    expect(Number(decisionsToSurety(field, 2))).toBe(Math.ceil(exact));
    expect(given(rollsToSurety([repeated(field, 5_00)], 2))).toBe(decisionsToSurety(field, 2));
    expect(decisionsToSurety(field, 2)).toBe(6764n);
  });

  test('a roll more and it is so, a roll less and it is not', () => {
    const bets = [repeated(wagerOf(nz, 'hard-6'), 5_00), repeated(wagerOf(nz, 'any-7'), 5_00)];
    const rolls = Fraction.of(given(rollsToSurety(bets, 3)) ?? 0n);
    const { mean, variance } = given(sessionRates(bets));
    // The win of n rolls is three deviations where n times the square of the mean is nine variances.
    const enough = variance.times(Fraction.of(9)).over(mean.times(mean));
    expect(rolls.compare(enough)).toBeGreaterThanOrEqual(0);
    expect(rolls.minus(Fraction.one).compare(enough)).toBe(-1);
  });

  test('never comes without an edge', () => {
    expect(decisionsToSurety(evenMoney([2, 6, 7, 8, 12]), 2)).toBeUndefined();
    expect(() => decisionsToSurety(evenMoney([7]), 0)).toThrow('not a number of deviations');
  });
});
