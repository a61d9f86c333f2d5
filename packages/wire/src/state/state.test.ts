import { describe, expect, test } from 'vitest';
import { plainState, readState, stateFrom, writeState } from './state.ts';

const back = (value: unknown): unknown => readState<unknown>(writeState(value));

describe('a state as text', () => {
  test.each([
    [
      'a map by numbers',
      new Map([
        [1, { a: 1 }],
        [2, { a: 2 }],
      ]),
    ],
    ['a map in a map', new Map([['x', new Map([['y', [1]]])]])],
    ['a set', new Set(['a', 'b'])],
    ['undefined in a field', { a: undefined, b: 1 }],
    ['undefined in a list', [1, undefined, 6]],
    ['undefined by itself', undefined],
    ['the clock of a new table', { clock: Number.MIN_SAFE_INTEGER }],
    ['an object that looks like a map', { $map: [[1, 2]] }],
    ['an object that looks like nothing', { $undefined: true, $object: { $set: [] } }],
    ['an empty object and an empty map', [{}, new Map(), [], null]],
    ['a field called __proto__', JSON.parse('{"__proto__":{"a":1}}')],
  ])('%s comes back', (_, value) => {
    expect(back(value)).toStrictEqual(value);
    expect(stateFrom<unknown>(plainState(value))).toStrictEqual(value);
  });

  test.each([
    ['a function', () => 1],
    ['a number without end', Number.POSITIVE_INFINITY],
    ['no number', Number.NaN],
    ['a bigint', 1n],
  ])('%s is our own mistake', (_, value) => {
    expect(() => writeState({ value })).toThrow(/Broken invariant/);
  });

  test('a mark that means nothing is not read as something else', () => {
    expect(() => back(null)).not.toThrow();
    expect(() => readState('{"$date":1}')).toThrow(/Broken invariant: \$date/);
  });
});
