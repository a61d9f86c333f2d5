import { describe, expect, test } from 'vitest';
import { clausesNamed } from './naming.ts';

const known = new Set(['nz/6.3', 'nz/6.3(b)', 'nz/6.3(b)#2', 'nz/6', 'double/odds(bonus-4)', 'nz/6.3-tail']);

describe('the clauses a title names', () => {
  test.each([
    ['nz/6.3 a die off the table', ['nz/6.3']],
    ['void rolls nz/6.3(b) one die on the other', ['nz/6.3(b)']],
    ['nz/6.3(b)#2 and nothing shorter', ['nz/6.3(b)#2']],
    ['nz/6.3, nz/6.3(b): both', ['nz/6.3', 'nz/6.3(b)']],
    ['nz/6.3;double/odds(bonus-4)', ['nz/6.3', 'double/odds(bonus-4)']],
    ['as the text has it in nz/6.3.', ['nz/6.3']],
    ['nz/6.3-tail is a clause of its own', ['nz/6.3-tail']],
    ['nz/6.3 twice is once: nz/6.3', ['nz/6.3']],
    ['nz/6.3(c) is not known', []],
    ['nz/6.30', []],
    ['snz/6.3', []],
    ['(nz/6.3)', []],
    ['6.3(b) without its pack', []],
    ['', []],
  ])('%j', (title, clauses) => {
    expect(clausesNamed(title, known)).toEqual(clauses);
  });
});
