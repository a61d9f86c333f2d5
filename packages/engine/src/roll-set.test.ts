import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyRoll, type Roll, roll, writeRoll } from './roll.ts';
import { RollSet, threeDice, twoDice } from './roll-set.ts';

describe('the words for two dice', () => {
  const { double, easy, every, hard, none, over, showing, total, under } = twoDice;

  test.each([
    ['total(7)', total(7), '1-6 2-5 3-4 4-3 5-2 6-1'],
    ['total(2, 12)', total(2, 12), '1-1 6-6'],
    ['total(1)', total(1), ''],
    ['hard(4)', hard(4), '2-2'],
    ['hard(6, 10)', hard(6, 10), '3-3 5-5'],
    ['easy(4)', easy(4), '1-3 3-1'],
    ['easy(8)', easy(8), '2-6 3-5 5-3 6-2'],
    ['double(6)', double(6), '6-6'],
    ['over(10)', over(10), '5-6 6-5 6-6'],
    ['under(4)', under(4), '1-1 1-2 2-1'],
    ['showing(1, 2)', showing(1, 2), '1-1'],
    ['showing(1, 1)', showing(1, 1), '1-2 1-3 1-4 1-5 1-6 2-1 3-1 4-1 5-1 6-1'],
    ['none', none, ''],
  ])('%s', (_name, set, rolls) => {
    expect(set.toString()).toBe(rolls);
  });

  test.each([
    ['every', every, 36],
    ['showing(3, 0)', showing(3, 0), 25],
    ['under(7) and over(7)', under(7).or(over(7)), 30],
  ])('%s has %i', (_name, set, size) => {
    expect(set.size).toBe(size);
  });
});

describe('the words for three dice', () => {
  const { every, over, showing, total, triple, under } = threeDice;

  test.each([
    ['every', every, 216],
    ['triple', triple, 6],
    ['showing(3, 0)', showing(3, 0), 125],
    ['showing(3, 1)', showing(3, 1), 75],
    ['showing(3, 2)', showing(3, 2), 15],
    ['showing(3, 3)', showing(3, 3), 1],
    ['total(3)', total(3), 1],
    ['total(10)', total(10), 27],
    ['over(11)', over(11), 81],
    ['under(10)', under(10), 81],
  ] as const)('%s has %i', (_name, set, size) => {
    expect(set.size).toBe(size);
  });
});

describe('set algebra', () => {
  // A model that shares nothing with the set under test: the written rolls in a JavaScript set.
  const model = fc.uniqueArray(fc.constantFrom(...everyRoll[2].map(writeRoll)));
  const setOf = (rolls: readonly string[]): RollSet =>
    RollSet.where(2, (each) => rolls.includes(writeRoll(each)));
  const written = (set: RollSet): readonly string[] => set.rolls().map(writeRoll);
  const inOrder = (rolls: Iterable<string>): readonly string[] => {
    const held = new Set(rolls);
    return everyRoll[2].map(writeRoll).filter((each) => held.has(each));
  };

  test('or, and, without do what they do to plain lists', () => {
    fc.assert(
      fc.property(model, model, (a, b) => {
        expect(written(setOf(a).or(setOf(b)))).toEqual(inOrder([...a, ...b]));
        expect(written(setOf(a).and(setOf(b)))).toEqual(inOrder(a.filter((each) => b.includes(each))));
        expect(written(setOf(a).without(setOf(b)))).toEqual(inOrder(a.filter((each) => !b.includes(each))));
        expect(setOf(a).size).toBe(a.length);
        expect(setOf(a).isEmpty).toBe(a.length === 0);
      }),
    );
  });

  test('the laws of sets hold', () => {
    const { every, none } = twoDice;
    fc.assert(
      fc.property(model.map(setOf), model.map(setOf), model.map(setOf), (a, b, c) => {
        expect(a.or(b).equals(b.or(a))).toBe(true);
        expect(a.and(b).equals(b.and(a))).toBe(true);
        expect(a.or(b.or(c)).equals(a.or(b).or(c))).toBe(true);
        expect(a.and(b.or(c)).equals(a.and(b).or(a.and(c)))).toBe(true);
        expect(every.without(a.or(b)).equals(every.without(a).and(every.without(b)))).toBe(true);
        expect(every.without(every.without(a)).equals(a)).toBe(true);
        expect(a.and(every.without(a)).equals(none)).toBe(true);
        expect(a.without(b).or(a.and(b)).equals(a)).toBe(true);
      }),
    );
  });

  test('equal sets hold the same rolls, unequal ones do not', () => {
    expect(twoDice.hard(4).equals(twoDice.double(2))).toBe(true);
    expect(twoDice.hard(4).equals(twoDice.double(3))).toBe(false);
    expect(twoDice.none.equals(threeDice.none)).toBe(false);
  });

  test('a roll of other dice is in no set', () => {
    const three: Roll = roll('1-1-1');
    expect(twoDice.every.has(three)).toBe(false);
    expect(threeDice.every.has(roll('1-1'))).toBe(false);
  });

  test('sets of different dice do not meet', () => {
    expect(() => twoDice.every.or(threeDice.every)).toThrow(
      'Broken invariant: a set of 2 dice meets a set of 3 dice',
    );
  });
});
