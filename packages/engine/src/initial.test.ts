import { expect, test } from 'vitest';
import { toInitial } from './table/table.ts';

test.each([
  ['Ben', 'B'],
  ['  åsa', 'Å'],
  ['“Kit”', 'K'],
  ['ßeta', 'ß'],
  ['7 of 9', '7'],
  ['李', '李'],
  ['🎲', '3'],
])('the mark of %s is %s', (name, letter) => {
  expect(toInitial(name, 3)).toBe(letter);
});
