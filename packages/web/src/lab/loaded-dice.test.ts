import { describe, expect, test } from 'vitest';
import { dieOf, loadedAnswer } from './exact-answers.ts';
import { fairWeights, usual } from './lab-settings.ts';

const asked = { ...usual('snake-eyes-nz'), weights: fairWeights, allLoaded: true };

describe('loaded dice', () => {
  test('fair ones change nothing, and nothing is to be shown', () => {
    const answer = loadedAnswer(asked);
    if (!answer.ok) throw new Error(answer.unanswered.code);
    const { wagers, best, faces, rolls } = answer.value;
    for (const { fair, loaded } of wagers) expect(loaded).toEqual(fair);
    expect([best, faces]).toEqual([undefined, undefined]);
    expect(rolls.flat()).toEqual(Array.from({ length: 36 }, () => 1 / 36));
  });

  test('a heavy six makes boxcars come, and one loaded die takes longer to be found than two', () => {
    const heavy = { ...asked, weights: [100, 100, 100, 100, 100, 130] } as const;
    const both = loadedAnswer(heavy);
    const one = loadedAnswer({ ...heavy, allLoaded: false });
    if (!both.ok || !one.ok) throw new Error('unanswered');
    expect(dieOf(heavy.weights)[5].toString()).toBe('13/63');
    expect(both.value.rolls[5]?.[5]).toBeCloseTo((13 / 63) ** 2, 12);
    expect(one.value.rolls[5]?.[0]).toBeCloseTo((13 / 63) * (1 / 6), 12);
    const twelve = both.value.wagers.find(({ wager }) => wager === 'craps-12');
    expect(twelve?.loaded?.value).toBeLessThan(twelve?.fair.value ?? 0);
    expect(one.value.best?.times).toBeGreaterThan(both.value.best?.times ?? Number.POSITIVE_INFINITY);
  });

  test('a bet that such dice never decide says so', () => {
    const answer = loadedAnswer({ ...asked, weights: [100, 0, 0, 0, 0, 0] });
    if (!answer.ok) throw new Error(answer.unanswered.code);
    expect(answer.value.wagers.find(({ wager }) => wager === 'hard-6')?.loaded).toBeUndefined();
  });

  test('three dice have no square of rolls', () => {
    const answer = loadedAnswer({ ...asked, ...usual('wonder-dice') });
    expect(answer.ok && answer.value.rolls).toEqual([]);
  });
});
