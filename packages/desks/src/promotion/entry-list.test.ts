import { expect, test } from 'vitest';
import { type EntryList, entriesIn, findEntries, noEntries, withEntry } from './entry-list.ts';

test.each([0, 1, 249, 250, 251, 1_000])('a list of %i entries keeps all of them in order', (count) => {
  const made = Array.from({ length: count }, (_, at) => ({
    entry: `e-${at + 1}`,
    person: `p-${at % 7}`,
    at,
  }));
  const list = made.reduce<EntryList>(withEntry, noEntries);
  expect(list.count).toBe(count);
  expect(entriesIn(list)).toEqual(made);
  expect(findEntries(list, 'p-3')).toEqual(made.filter(({ person }) => person === 'p-3'));
});

test('a list is not changed by what is added to it', () => {
  const one = withEntry(noEntries, { entry: 'e-1', person: 'p-ann', at: 1 });
  withEntry(one, { entry: 'e-2', person: 'p-ben', at: 2 });
  expect(entriesIn(one)).toHaveLength(1);
});
