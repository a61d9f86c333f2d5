import { beginDrill, freshMemory, rightAnswer } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { type DrillChoice, planOf, usualChoice } from './choice.ts';
import { answersIn, noEntries } from './entries.ts';

const asksOf = (choice: Partial<DrillChoice>) =>
  beginDrill(planOf({ ...usualChoice, ...choice }, '4'), freshMemory, 0).question?.asks ?? [];

describe('what stands in the fields of a question', () => {
  test('the first field without an answer is named', () => {
    const asks = asksOf({ level: 2 });
    expect(answersIn(asks, noEntries(asks))).toEqual({ missing: 0 });
    expect(answersIn(asks, ['5', 'loses', ''])).toEqual({ missing: 2 });
    expect(answersIn(asks, ['5', 'loses', 'much'])).toEqual({ missing: 2 });
  });

  test('sums, words of a bet and choices become answers', () => {
    expect(answersIn(asksOf({ level: 2 }), ['5,50', 'loses', 'stays'])).toEqual({
      answers: [{ is: 'pays', cents: 5_50 }, { is: 'loses' }, { is: 'stays' }],
    });
    const asks = asksOf({ kind: 'no-roll' });
    const keys = asks.map(rightAnswer);
    expect(
      answersIn(
        asks,
        keys.map((key) => (key.is === 'chosen' ? key.value : '')),
      ),
    ).toEqual({ answers: keys });
    expect(answersIn(asks, ['must', '6.3'])).toEqual({ missing: 1 });
  });

  test('words that name none of the calls are no choice', () => {
    expect(answersIn(asksOf({ kind: 'call', level: 3 }), ['Hard Nine'])).toEqual({
      answers: [{ is: 'unknown', text: 'hard nine' }],
    });
  });
});
