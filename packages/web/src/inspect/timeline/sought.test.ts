import { expect, test } from 'vitest';
import { isNarrowed, kindsIn, soughtIn, toggled } from './sought.ts';

test('an address asks for what the timeline knows, and for nothing else', () => {
  expect(soughtIn({ table: 'nz-1', kinds: '', clause: 'nz/6.3', colour: 'red' })).toEqual({
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
