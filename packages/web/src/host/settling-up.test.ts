import type { SettlingUp } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { settlingCsv } from './settling-up.tsx';

const columns = {
  guest: 'Guest',
  team: 'Team',
  bought: 'Bought',
  toppedUp: 'Topped up',
  donated: 'of it donated',
  net: 'Net',
  cashed: 'Cashed',
  held: 'Still held',
  owes: 'Owes',
};

const nothing = {
  bought: 0,
  toppedUp: 0,
  donated: 0,
  net: 0,
  cashed: 0,
  held: 0,
  owes: 0,
  balanced: true,
};

const guest = (name: string, changes: Partial<typeof nothing> = {}): SettlingUp['guests'][number] => ({
  person: `p-${name}`,
  name,
  ...nothing,
  ...changes,
});

test('the file has a line to a guest and one for all, and no name in it is a formula or breaks a line', () => {
  const guests = [
    guest('=1+1', { bought: 500_00, net: -12_50, cashed: 487_50 }),
    guest('Smith, "Al"', { bought: 500_00, toppedUp: 50_00, donated: 50_00, held: 550_00 }),
  ];
  const all = { ...nothing, bought: 1_000_00, toppedUp: 50_00, net: -12_50, cashed: 487_50, held: 550_00 };
  expect(settlingCsv({ guests, all }, columns).split('\r\n')).toEqual([
    '\ufeffGuest,Bought,Topped up,of it donated,Net,Cashed,Still held,Owes',
    "'=1+1,500.00,0.00,0.00,-12.50,487.50,0.00,0.00",
    '"Smith, ""Al""",500.00,50.00,50.00,0.00,0.00,550.00,0.00',
    ',1000.00,50.00,0.00,-12.50,487.50,550.00,0.00',
    '',
  ]);
});

test('where there are teams the file has a column for them', () => {
  const guests = [{ ...guest('Ann'), team: 'Reds' }, guest('Bob')];
  const lines = settlingCsv({ guests, all: nothing }, columns).split('\r\n');
  expect(lines.slice(0, 4).map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
    '\ufeffGuest,Team,Bought',
    'Ann,Reds,0.00',
    'Bob,,0.00',
    ',,0.00',
  ]);
});

test('the file of a night that nobody came to has its columns and a line of nothing', () => {
  expect(settlingCsv({ guests: [], all: nothing }, columns).split('\r\n')).toHaveLength(3);
});
