import { registers } from '@dicepit/games/texts';
import { describe, expect, test } from 'vitest';
import { clauseMeant, clausesLike, isNarrowed, kindsIn, timelineQueryIn, toggled } from './timeline-query.ts';

test('an address asks for what the timeline knows, and for nothing else', () => {
  expect(timelineQueryIn({ table: 'nz-1', kinds: '', clause: 'nz/6.3', colour: 'red' })).toEqual({
    table: 'nz-1',
    clause: 'nz/6.3',
  });
});

test('a kind is put in and taken out again', () => {
  const once = toggled({ kinds: 'dice' }, 'no-rolls');
  expect(kindsIn(once)).toEqual(['dice', 'no-rolls']);
  expect(toggled(once, 'dice')).toEqual({ kinds: 'no-rolls' });
});

test('a reason goes with the void rolls', () => {
  expect(toggled({ kinds: 'no-rolls', reason: 'die-on-die' }, 'no-rolls')).toEqual({ kinds: '', reason: '' });
});

test('a page that was turned to narrows nothing', () => {
  expect(isNarrowed({ before: '5~1~pit' })).toBe(false);
  expect(isNarrowed({ before: '5~1~pit', person: 'p-1' })).toBe(true);
});

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
