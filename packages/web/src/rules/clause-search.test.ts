import { describe, expect, test } from 'vitest';
import { findClauses } from './clause-search.ts';

const clauses = [
  { id: 'nz/4.1', label: '4.1', text: 'A player may make any of the wagers.' },
  {
    id: 'nz/4.1(a)',
    label: '4.1(a)',
    text: 'A Hardways wager wins when its total comes with both dice alike.',
  },
  { id: 'nz/4.10', label: '4.10', text: 'The sign says which Odds a table pays.' },
  { id: 'nz/6.3(b)', label: '6.3(b)', text: `${'x '.repeat(80)}one die lies on the other${' y'.repeat(80)}` },
];
const ids = (typed: string): readonly string[] => findClauses(clauses, typed).map(({ id }) => id);

describe('finding in a book', () => {
  test.each([
    ['4.1', ['nz/4.1', 'nz/4.1(a)']],
    ['4.10', ['nz/4.10']],
    ['nz/6.3', ['nz/6.3(b)']],
    ['HARDWAYS', ['nz/4.1(a)']],
    ['alike wager', ['nz/4.1(a)']],
    ['wager', ['nz/4.1', 'nz/4.1(a)']],
    ['odds', ['nz/4.10']],
    ['dice money', []],
    ['  ', []],
    ['.*', []],
  ])('%j finds %j', (typed, found) => {
    expect(ids(typed)).toEqual(found);
  });

  test('the words around a hit are shown, and cut where they are many', () => {
    const [found] = findClauses(clauses, 'LIES');
    expect(found).toMatchObject({ hit: 'lies' });
    expect(found?.before).toMatch(/^….*one die $/);
    expect(found?.after).toMatch(/^ on the other.*…$/);
    expect(`${found?.before}${found?.hit}${found?.after}`.length).toBeLessThan(130);
  });
});
