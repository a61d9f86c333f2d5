import { expect, test } from 'vitest';
import { givenSince } from './gifts.ts';

const by = { person: 'olga', role: 'operator' } as const;
const line = (entry: number, type: string, cents: number) => ({ entry, type, cents, balance: 0, by, at: 0 });
const lines = [
  line(1, 'AccountOpened', 500_00),
  line(2, 'ChipsIssued', 50_00),
  line(3, 'BoughtIn', -550_00),
  line(4, 'ChipsIssued', 100_00),
  line(5, 'ChipsIssued', 20_00),
];

test.each([
  ['of a page that has just been opened, the latest gift alone', 0, 20_00, 5],
  ['all gifts that came since the last one heard of', 2, 120_00, 5],
  ['nothing twice', 5, 0, 5],
])('%s', (_, seen, cents, entry) => {
  expect(givenSince({ lines }, seen)).toEqual({ cents, entry });
  expect(givenSince({ lines: lines.toReversed() }, seen)).toEqual({ cents, entry });
});
