import { expect, test } from 'vitest';
import { addressOfClause } from './clause-address.ts';

test.each([
  ['nz/6.3(b)', './rules/snake-eyes-nz#nz/6.3(b)', 'NZ 6.3(b)'],
  ['nsw/7.5', './rules/snake-eyes-nsw#nsw/7.5', 'NSW 7.5'],
  ['double/8.2#5', './rules/double-dice#double/8.2%235', 'Double Dice 8.2'],
  ['wonder/bets-1', './rules/wonder-dice#wonder/bets-1', 'Wonder Dice, Bets 1'],
  ['party/setup-1', './rules/snake-eyes-party#party/setup-1', 'Party, Setup 1'],
])('%s has an address and a reading', (clause, href, written) => {
  expect(addressOfClause(clause)).toEqual({ href, written });
});

test('whoever comes from a roll brings it along', () => {
  expect(addressOfClause('nz/4.9', { table: 'nz-1', roll: 118 }).href).toBe(
    './rules/snake-eyes-nz?table=nz-1&roll=118#nz/4.9',
  );
});
