import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { asDecider } from './as-decider.ts';
import { eachItsOwn } from './each-its-own.ts';
import { leaveUp, martingale, press } from './library.ts';
import { type Decider, flat, type Strategy } from './strategy.ts';

const opened = snakeEyesNz.open();
if (!opened.ok) throw new Error('the pack does not open');
const { game } = opened;
const field = { wager: 'field', stake: 5_00 };
const hard6 = { wager: 'hard-6', stake: 1_00 };
const run = { seed: 'each', sessions: 500 };
const play = (strategy: Strategy | undefined) =>
  simulate({ game, bets: [field, hard6], strategy, rolls: 60 }, run);

describe('a strategy to each bet', () => {
  test('that are all flat is flat', () => {
    expect(play(eachItsOwn([flat([field]), flat([hard6])]))).toEqual(play(undefined));
  });

  test('moves each bet by its own wins and losses, as it would alone', () => {
    const together = play(eachItsOwn([martingale([field], 3), press([hard6], 2)]));
    const alone = [
      simulate({ game, bets: [field], strategy: martingale([field], 3), rolls: 60 }, run),
      simulate({ game, bets: [hard6], strategy: press([hard6], 2), rolls: 60 }, run),
    ];
    expect(together.perWager).toEqual(alone.flatMap(({ perWager }) => perWager));
    expect(together.final.mean.estimate).toBeCloseTo(
      alone.reduce((sum, { final }) => sum + final.mean.estimate, 0),
      8,
    );
  });

  test('is the same whether it is compiled or asked', () => {
    const own = eachItsOwn([martingale([field], 3), leaveUp([hard6])]);
    const { final, perWager } = play(asDecider(own));
    expect({ mean: final.mean, perWager }).toEqual({
      mean: play(own).final.mean,
      perWager: play(own).perWager,
    });
  });

  test('lets one leave and the others play on, until all have left', () => {
    const leaves = (after: number, stake: number): Decider => ({
      kind: 'decider',
      name: 'leaves',
      opens: [],
      decide: ({ rolls }, memory) => (rolls === after ? 'leaves' : { stakes: [stake], memory }),
    });
    const result = play(eachItsOwn([leaves(3, 5_00), leaves(10, 1_00)]));
    expect(result.left.sessions).toBe(run.sessions);
    expect(result.rolls).toBe(10 * run.sessions);
    const [onField, onHard6] = result.perWager;
    expect((onField?.won ?? 0) + (onField?.lost ?? 0)).toBe(3 * run.sessions);
    expect((onHard6?.won ?? 0) + (onHard6?.lost ?? 0) + (onHard6?.stood ?? 0)).toBe(10 * run.sessions);
  });
});
