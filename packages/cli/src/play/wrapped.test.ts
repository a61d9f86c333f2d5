import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test.each([
  ['short', 10, 'short'],
  ['one two three', 8, 'one two\n  three'],
  ['  one two three', 8, '  one\n    two\n    three'],
  ['averylongwordindeed and', 8, 'averylongwordindeed\n  and'],
  ['one two three', undefined, 'one two three'],
])('%j in %s columns', (line, width, rows) => {
  expect(wrapped(line, width)).toBe(rows);
});

test('colours take no room', () => {
  const { green } = createColors(true);
  expect(wrapped(`${green('one')} two`, 7)).toBe(`${green('one')} two`);
});
