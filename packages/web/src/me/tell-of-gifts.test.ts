import { expect, test } from 'vitest';
import { givenSince } from './tell-of-gifts.ts';

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
  ['the latest gift alone, on a device that has seen nothing and is told of it', undefined, true, 20_00],
  ['nothing, on a device that has seen nothing and is told of nothing', undefined, false, 0],
  ['all gifts that came since it was last looked, while the phone slept too', 3, false, 120_00],
  ['nothing twice', 5, true, 0],
])('%s', (_, seen, isTold, cents) => {
  expect(givenSince({ lines }, seen, isTold)).toBe(cents);
});
