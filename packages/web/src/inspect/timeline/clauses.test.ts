import { registers } from '@dicepit/games/texts';
import { describe, expect, test } from 'vitest';
import { clauseMeant, clausesLike } from './clauses.ts';

const all = Object.values(registers).flat();

describe('a clause that somebody types', () => {
  test.each([
    ['nz/6.3(b)', 'nz/6.3(b)'],
    ['NZ 6.3(b)', 'nz/6.3(b)'],
    [' nsw 9.12 ', 'nsw/9.12'],
    ['nz/6.3', 'nz/6.3'],
  ])('%j is %s', (typed, clause) => {
    expect(clauseMeant(all, typed)).toBe(clause);
  });

  test.each(['', 'nz/99', 'six'])('%j is none', (typed) => {
    expect(clauseMeant(all, typed)).toBeUndefined();
  });

  test('is offered with those below it first', () => {
    const offered = clausesLike(all, 'NZ 6.3').map(({ clause }) => clause);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.slice(0, 2).every((clause) => clause.startsWith('nz/6.3'))).toBe(true);
  });

  test('is found by a word of its paragraph', () => {
    expect(clausesLike(all, 'scrutineer').every(({ rule }) => /scrutineer/i.test(rule))).toBe(true);
    expect(clausesLike(all, 'scrutineer')).not.toEqual([]);
  });
});
