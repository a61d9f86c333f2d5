import { bookCalls, callKey, everyCalled, voidCalled } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { drilled } from '../testing/drilled.ts';
import { isRight, readAnswer, readAnswers } from './answer.ts';
import { payAsk } from './pay.ts';
import type { ChoiceAsk, DrillBet } from './question.ts';

const bet: DrillBet = {
  player: 'Ann',
  isShooter: true,
  wager: 'hard-10',
  name: 'Hard 10',
  stake: 15_00,
  colour: null,
};
const nz = drilled('snake-eyes-nz');
const tens = payAsk(nz, bet, { roll: [5, 5], thrown: 0, topic: 'hard-10' });
const call: ChoiceAsk = {
  form: 'choice',
  topic: 'x',
  about: 'call',
  choices: [...everyCalled(nz.game), voidCalled(nz.game)].map((called) => ({
    value: callKey(called),
    called,
  })),
  typed: true,
  key: 'hard-8',
  clause: 'nz/1',
};
const clause: ChoiceAsk = {
  ...call,
  about: 'clause',
  typed: false,
  key: 'nsw/5.2.3',
  choices: ['nsw/5.3.2', 'nsw/5.2.3'].map((value) => ({ value })),
};

describe('a typed answer', () => {
  test.each([
    ['105', true],
    ['$105.00', true],
    ['105.5', false],
    ['120', false],
    ['loses', false],
    ['s', false],
  ])('%s for a hard ten at seven to one', (text, right) => {
    const answer = readAnswer(tens, text, bookCalls);
    expect(answer && isRight(tens, answer)).toBe(right);
  });

  test.each(['', 'ten', '1e3', '-5', '5.555'])("'%s' is no sum", (text) => {
    expect(readAnswer(tens, text, bookCalls)).toBeUndefined();
  });

  test('chips of an own colour are counted', () => {
    const colour = { colour: 'blue', value: 3_00 };
    const ask = payAsk(
      drilled('wonder-dice'),
      { ...bet, wager: 'number-3', stake: 6_00, colour },
      { roll: [3, 3, 1], thrown: 0, topic: 'number-3' },
    );
    expect(readAnswer(ask, '4', bookCalls)).toEqual({ is: 'pays', cents: 12_00 });
    expect(isRight(ask, { is: 'pays', cents: 12_00 })).toBe(true);
  });

  test.each([
    ['hard eight', true],
    ['8 hard', true],
    ['EIGHT, HARD', true],
    ['eight', false],
    ['eight easy', false],
    ['hard', false],
    ['total-8', false],
  ])('%s for a hard eight', (text, right) => {
    const answer = readAnswer(call, text, bookCalls);
    expect(answer && isRight(call, answer)).toBe(right);
  });

  test('words that name no call stay as they were typed, also where they are the key of one', () => {
    expect(readAnswer(call, 'Void', bookCalls)).toEqual({ is: 'unknown', text: 'void' });
    expect(readAnswer(call, 'total-5', bookCalls)).toEqual({ is: 'unknown', text: 'total-5' });
  });

  test('a clause is chosen by its place, or written with or without its pack', () => {
    for (const text of ['2', 'nsw/5.2.3', '5.2.3'])
      expect(readAnswer(clause, text, bookCalls)).toEqual({ is: 'chosen', value: 'nsw/5.2.3' });
    expect(readAnswer(clause, '3', bookCalls)).toBeUndefined();
  });

  test('several answers stand between commas, one for each question', () => {
    expect(readAnswers([tens, clause], '105, 2', bookCalls)).toHaveLength(2);
    expect(readAnswers([tens, clause], '105', bookCalls)).toBeUndefined();
    expect(readAnswers([tens, clause], '105, 2, 3', bookCalls)).toBeUndefined();
  });
});
