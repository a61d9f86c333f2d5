import { describe, expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { type DrillMemory, freshMemory, nextTopic, remember } from './memory.ts';

const topics = ['a', 'b', 'c'];
const asked = (memory: DrillMemory, ...answers: readonly (readonly [topic: string, right: boolean])[]) =>
  answers.reduce((known, [topic, right]) => remember(known, [{ topic, right }]), memory);
const next = (memory: DrillMemory) => nextTopic(memory, topics, createChance('x', memory.asked));

describe('what was wrong returns sooner', () => {
  test('a mistake is due after two more questions, a right answer after five', () => {
    const memory = asked(freshMemory, ['a', false], ['b', true]);
    expect(memory).toEqual({
      asked: 2,
      known: { a: { box: 0, due: 3, right: 0, wrong: 1 }, b: { box: 1, due: 7, right: 1, wrong: 0 } },
    });
  });

  test('what is new comes until a mistake is due, and then the mistake', () => {
    const wrong = asked(freshMemory, ['a', false]);
    expect(next(wrong)).not.toBe('a');
    expect(next(asked(wrong, ['b', true]))).toBe('c');
    expect(next(asked(wrong, ['b', true], ['c', true]))).toBe('a');
  });

  test('of two that are due the mistake comes first, then whatever waits longest', () => {
    const known = {
      a: { box: 2, due: 1, right: 2, wrong: 0 },
      b: { box: 0, due: 9, right: 0, wrong: 1 },
      c: { box: 2, due: 5, right: 2, wrong: 0 },
    };
    expect(next({ asked: 10, known })).toBe('b');
    expect(nextTopic({ asked: 10, known }, ['a', 'c'], createChance('x', 1))).toBe('a');
  });

  test('each right answer in a row puts it off for longer, and a mistake brings it back', () => {
    const boxes = [1, 2, 3, 4, 5, 6].map((times) =>
      asked(freshMemory, ...Array.from({ length: times }, () => ['a', true] as const)),
    );
    expect(boxes.map(({ known, asked: at }) => (known['a']?.due ?? 0) - at)).toEqual([5, 12, 30, 75, 75, 75]);
    const slipped = asked(boxes[5] ?? freshMemory, ['a', false]);
    expect(slipped.known['a']).toEqual({ box: 0, due: 9, right: 6, wrong: 1 });
  });

  test('one mistake among several parts on a topic is a mistake', () => {
    const memory = remember(freshMemory, [
      { topic: 'a', right: true },
      { topic: 'a', right: false },
      { topic: 'b', right: true },
    ]);
    expect(memory.asked).toBe(1);
    expect([memory.known['a']?.box, memory.known['b']?.box]).toEqual([0, 1]);
  });

  test('a topic by the name of something every object has is a topic like any other', () => {
    expect(nextTopic(freshMemory, ['constructor'], createChance('x', 1))).toBe('constructor');
    expect(remember(freshMemory, [{ topic: 'constructor', right: true }]).known['constructor']?.right).toBe(
      1,
    );
  });
});
