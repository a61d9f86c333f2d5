import { answerDrill, askNext, beginDrill, freshMemory, rightAnswer } from '@dicepit/desks';
import { packIds } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import {
  answersIn,
  bestIn,
  choiceIn,
  type DrillChoice,
  kindsOf,
  memoryOf,
  noEntries,
  nothingKept,
  planOf,
  readKept,
  usualChoice,
  weakIn,
  withMemory,
  withPack,
  withScore,
} from './drill-state.ts';

describe('what is set on the page of drills', () => {
  test('every game has its drills, and a kind that it lacks gives way', () => {
    expect(packIds.map((pack) => kindsOf(pack).length)).toEqual([4, 4, 4, 4, 1]);
    const party = withPack({ ...usualChoice, kind: 'call' }, 'snake-eyes-party');
    expect(party.kind).toBe('throw');
    expect(withPack(party, 'double-dice').kind).toBe('pay');
    expect(withPack({ ...usualChoice, kind: 'call' }, 'double-dice').kind).toBe('call');
  });

  test('an address names what it likes, and what it misnames stays as it was', () => {
    expect(choiceIn('?pack=wonder-dice&kind=no-roll&level=3&questions=20&seconds=60', usualChoice)).toEqual({
      pack: 'wonder-dice',
      kind: 'no-roll',
      level: 3,
      questions: 20,
      seconds: 60,
    });
    expect(choiceIn('?pack=roulette&kind=throw&level=9&questions=-1&seconds=x', usualChoice)).toEqual(
      usualChoice,
    );
  });

  test('no limit of time is none at all', () => {
    expect(planOf(usualChoice, '7')).not.toHaveProperty('seconds');
    expect(planOf({ ...usualChoice, seconds: 60 }, '7')).toMatchObject({ seconds: 60, seed: '7' });
  });
});

const begun = beginDrill(planOf({ ...usualChoice, questions: 5 }, '7'), freshMemory, 0);
const right = answerDrill(begun, begun.question?.asks.map(rightAnswer) ?? [], 900);

describe('what a device keeps of drills', () => {
  test('is read as it was written', () => {
    const kept = withScore(withMemory(nothingKept, usualChoice, right.memory), usualChoice, right);
    const read = readKept(JSON.stringify(kept));
    expect(read).toEqual(kept);
    expect(memoryOf(read, usualChoice).asked).toBe(1);
    expect(bestIn(read, usualChoice)).toEqual({ right: 1, of: 1, longest: 1, quickest: 900 });
    expect(bestIn(read, { ...usualChoice, level: 2 })).toBeUndefined();
  });

  test.each([null, '', 'null', '7', '{"choice":'])('%j is nothing', (text) => {
    expect(readKept(text)).toEqual(nothingKept);
  });

  test('a drill without an answer is no result', () => {
    expect(withScore(nothingKept, usualChoice, begun)).toEqual(nothingKept);
  });

  test('what went wrong is named until it has gone right twice', () => {
    const wrong = answerDrill(begun, [{ is: 'pays', cents: 1 }], 900);
    const topic = begun.question?.topic ?? '';
    expect(weakIn(wrong.memory, [topic])).toEqual([{ topic, times: 1 }]);
    expect(weakIn(wrong.memory, [])).toEqual([]);
    const later = [1, 2].reduce((memory) => {
      const known = memory.known[topic] ?? { box: 0, due: 0, right: 0, wrong: 0 };
      return { ...memory, known: { [topic]: { ...known, box: known.box + 1 } } };
    }, askNext(wrong, 1000).memory);
    expect(weakIn(later, [topic])).toEqual([]);
  });
});

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
