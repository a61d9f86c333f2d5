import { describe, expect, test } from 'vitest';
import { faultsOf, readList, readReasons, shrunk, writeList } from './not-yet.ts';

const known = new Set(['a/1', 'a/2', 'a/3', 'a/4']);
const earlier = (listed: readonly string[], registered: readonly string[] = [...known]) => ({
  listed: new Set(listed),
  registered: new Set(registered),
});
const faults = (
  listed: readonly string[],
  notYet: readonly string[],
  ...before: readonly ReturnType<typeof earlier>[]
) => faultsOf({ listed, notYet, known, earlier: before });

describe('the list of what is not yet', () => {
  test('is one clause to a line', () => {
    expect(writeList(['a/1', 'a/2'])).toBe('a/1\na/2\n');
    expect(readList('a/1\na/2\n')).toEqual(['a/1', 'a/2']);
  });

  test('may say why, behind the clause', () => {
    const text = 'a/1 only hands do it\na/2\n';
    expect(readList(text)).toEqual(['a/1', 'a/2']);
    expect(readReasons(text)).toEqual(new Map([['a/1', 'only hands do it']]));
    expect(writeList(['a/1', 'a/2'], readReasons(text))).toBe(text);
  });

  test('is an empty file when nothing is open', () => {
    expect(writeList([])).toBe('');
    expect(readList('')).toEqual([]);
  });

  test('is right when it holds what is open and nothing else', () => {
    expect(faults(['a/1', 'a/3'], ['a/1', 'a/3'])).toEqual([]);
    expect(faults(['a/1'], ['a/1'], earlier(['a/1', 'a/2']), earlier(['a/1', 'a/2', 'a/3']))).toEqual([]);
  });

  test('may not grow when a clause loses its proof', () => {
    expect(faults(['a/1'], ['a/1', 'a/2'])).toEqual([
      'a/2 has lost its proof: no passing test names it, and the list may not grow.',
    ]);
  });

  test('must lose a clause that is proved by now', () => {
    expect(faults(['a/1', 'a/2'], ['a/1'])).toEqual([
      'a/2 is proved by now and must leave the list: npm run clauses -- --write.',
    ]);
  });

  test('may not hold what an earlier version did not, committed or about to be', () => {
    const grew = ['a/2 was not on the list before, and the list may not grow.'];
    expect(faults(['a/1', 'a/2'], ['a/1', 'a/2'], earlier(['a/1']))).toEqual(grew);
    expect(faults(['a/1', 'a/2'], ['a/1', 'a/2'], earlier(['a/1', 'a/2']), earlier(['a/1']))).toEqual(grew);
  });

  test('may gain a clause that comes with its row in a register', () => {
    expect(faults(['a/1', 'a/4'], ['a/1', 'a/4'], earlier(['a/1'], ['a/1', 'a/2', 'a/3']))).toEqual([]);
  });

  test('holds clauses of the registers only, in their order', () => {
    expect(faults(['z/9'], [])).toEqual(['z/9 is on the list and in no register.']);
    expect(faults(['a/2', 'a/1'], ['a/1', 'a/2'])).toEqual([
      'The list is not in register order: npm run clauses -- --write.',
    ]);
    expect(faults(['a/1', 'a/1'], ['a/1'])).toEqual([
      'The list is not in register order: npm run clauses -- --write.',
    ]);
  });

  test('shrinks to what is still open, and never gains', () => {
    expect(shrunk(['a/3', 'a/1', 'a/2'], ['a/1', 'a/3', 'a/4'])).toEqual(['a/1', 'a/3']);
  });
});
