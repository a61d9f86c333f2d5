import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../engine/src/testing/given-sheet.ts';
import { compared, countsOf } from '../testing/every-roll.ts';
import { doubleDice } from './pack.ts';

const boxes: Readonly<Record<string, readonly [clause: string, ...totals: readonly number[]]>> = {
  'number-2-5': ['odds(number-line-2-5)', 2, 5],
  'number-3-4': ['odds(number-line-3-4)', 3, 4],
  'number-6': ['odds(number-line-six)', 6],
  'number-8': ['odds(number-line-eight)', 8],
  'number-10-11': ['odds(number-line-10-11)', 10, 11],
  'number-9-12': ['odds(number-line-9-12)', 9, 12],
};

/** The text of 7 to 9 and its table of odds read with a pencil. */
const oracle =
  ([four = 5, five = 10, six = 20]: readonly number[]) =>
  (wager: string, stage: string, [a = 0, b = 0]: readonly number[]): string => {
    const seven = a + b === 7;
    const box = boxes[wager];

    if (box !== undefined) {
      if (box.includes(a + b)) return `wins 1 to 1 by ${box[0]}`;
      return seven ? 'loses by 8.2#3' : 'stands by 8.2#4';
    }
    if (wager.startsWith('double-')) {
      const pips = Number(wager.slice('double-'.length));
      if (a === pips && b === pips) return `wins 5 to 1 by odds(double-line-${pips})`;
      return seven ? 'loses by 8.3#3' : 'stands by 8.3#4';
    }
    if (wager === 'any-7') return seven ? 'wins 4 to 1 by 8.1' : 'loses by 8.1#2';
    if (wager === 'shooters-bet') {
      if (seven) return 'loses by 7.4';
      return stage === 'throw4' ? 'wins 1 to 1 by 7.5' : `moves to throw${Number(stage.slice(5)) + 1} by 7.3`;
    }
    // The bonus: so many good throws lie behind the stage, four to a set.
    const [set = 0, thrown = 0] = (stage.match(/\d/g) ?? []).map(Number);
    const good = (set - 1) * 4 + thrown - 1;
    if (seven && good < 16) return 'loses by 9.3';
    if (seven && good < 20) return `wins ${four} to 1 by 9.4`;
    if (seven) return `wins ${five} to 1 by 9.5`;
    if (good === 23) return `wins ${six} to 1 by 9.6`;
    const next = good + 1;
    return `moves to set${Math.floor(next / 4) + 1}throw${(next % 4) + 1} by odds(bonus-final-count)`;
  };

describe('every wager of Double Dice on every throw', () => {
  test.each([[[5, 10, 20]], [[5.25, 10, 20]], [[5, 12.5, 20]], [[5, 10, 1000]], [[7, 14, 30]]])(
    'agrees with the text with the bonus at %j',
    (odds) => {
      const { game } = tableOf(doubleDice, { 'bonus-odds': odds.join(',') });
      // Thirteen wagers of one stage, the Shooter's Bet of four and the bonus of twenty-four.
      expect(compared(game, oracle(odds))).toEqual({ asked: (13 + 4 + 24) * 36, wrong: [] });
    },
  );

  test('agrees with the text without the bonus', () => {
    const { game } = tableOf(doubleDice, { bonus: 'off' });
    expect(compared(game, oracle([]))).toEqual({ asked: (13 + 4) * 36, wrong: [] });
  });

  // How many throws a clause decides, of all its boxes and stages together, counted with the pencil as well.
  test.each([
    ['double/7.4', "a seven on any of the four throws loses the Shooter's Bet", 4 * 6],
    ['double/7.3', "the first three throws without a seven keep the Shooter's Bet", 3 * 30],
    ['double/7.5', "the fourth throw without a seven pays the Shooter's Bet 1 to 1", 30],
    ['double/8.1', 'Any Seven wins on a seven', 6],
    ['double/8.1#2', 'Any Seven loses to every other total', 30],
    ['double/8.2#3', 'a Number Line box loses to a seven and to nothing else', 6 * 6],
    ['double/8.2#4', 'every total of no box of its own leaves a Number Line box as it is', 6 * 25],
    ['double/8.3#3', 'a Double Line box loses to a seven and to nothing else', 6 * 6],
    ['double/8.3#4', 'every result but its double and a seven leaves a Double Line box as it is', 6 * 29],
    ['double/8.2 double/odds(number-line-2-5)', 'the box wins on 2 and on 5', 5],
    ['double/odds(number-line-3-4)', 'the box wins on 3 and on 4', 5],
    ['double/odds(number-line-six)', 'the box wins on 6', 5],
    ['double/odds(number-line-eight)', 'the box wins on 8', 5],
    ['double/odds(number-line-10-11)', 'the box wins on 10 and on 11', 5],
    ['double/odds(number-line-9-12)', 'the box wins on 9 and on 12', 5],
    ['double/8.3 double/odds(double-line) double/odds(double-line-1)', 'the box pays 5 to 1 on 1-1', 1],
    ['double/odds(double-line-2)', 'the box pays 5 to 1 on 2-2', 1],
    ['double/odds(double-line-3)', 'the box pays 5 to 1 on 3-3', 1],
    ['double/odds(double-line-4)', 'the box pays 5 to 1 on 4-4', 1],
    ['double/odds(double-line-5)', 'the box pays 5 to 1 on 5-5', 1],
    ['double/odds(double-line-6)', 'the box pays 5 to 1 on 6-6', 1],
    ['double/9.3', 'a seven in any of the first sixteen throws loses the bonus', 16 * 6],
    ['double/9.4', 'a seven after four wins and before the fifth pays the bonus', 4 * 6],
    ['double/9.5', 'a seven after five wins and before the sixth pays the bonus', 4 * 6],
    ['double/9.6', 'the twenty-fourth throw without a seven pays the bonus', 30],
  ])('%s %s', (clauses, _says, throws) => {
    const clause = clauses.slice(clauses.lastIndexOf('/') + 1);
    const { game } = tableOf(doubleDice);
    expect(compared(game, oracle([]), clause)).toEqual({ asked: throws, wrong: [] });
  });

  test("the Shooter's Bet has a stage to each of four throws", () => {
    const { game } = tableOf(doubleDice);
    const stages = ['throw1', 'throw2', 'throw3', 'throw4'];
    expect(Object.keys(game.wagers['shooters-bet']?.stages ?? {})).toEqual(stages);
    expect(stages.map((stage) => countsOf(game, 'shooters-bet', stage))).toEqual([
      { wins: 0, loses: 6, stands: 0, moves: 30 },
      { wins: 0, loses: 6, stands: 0, moves: 30 },
      { wins: 0, loses: 6, stands: 0, moves: 30 },
      { wins: 30, loses: 6, stands: 0, moves: 0 },
    ]);
  });

  test('the bonus has a stage to each of twenty-four throws, and a seven decides it in every one', () => {
    const { game } = tableOf(doubleDice);
    const stages = Object.keys(game.wagers['bonus']?.stages ?? {});
    const sets = [1, 2, 3, 4, 5, 6];
    expect(stages).toEqual(sets.flatMap((set) => [1, 2, 3, 4].map((thrown) => `set${set}throw${thrown}`)));
    const counts = stages.map((stage) => countsOf(game, 'bonus', stage));
    expect(counts.filter(({ loses }) => loses === 6)).toHaveLength(16);
    expect(counts.filter(({ wins }) => wins === 6)).toHaveLength(7);
    expect(counts.filter(({ wins }) => wins === 36)).toHaveLength(1);
    expect(counts.slice(0, 23).every(({ moves }) => moves === 30)).toBe(true);
  });

  test('any seven: 6 of 36 win, 30 lose', () => {
    const { game } = tableOf(doubleDice);
    expect(countsOf(game, 'any-7', 'next')).toEqual({ wins: 6, loses: 30, stands: 0, moves: 0 });
  });
});
