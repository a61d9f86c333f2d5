import { answerDrill, askNext, beginDrill, freshMemory, rightAnswer } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { planOf, usualChoice } from './choice.ts';
import { bestIn, memoryOf, nothingKept, readKept, weakIn, withMemory, withScore } from './kept.ts';

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
