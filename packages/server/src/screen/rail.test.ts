import { newTable, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { dealerAt } from './banked-screen.ts';

const nameOf = (person: string): string | undefined => (person === 'p-dora' ? 'Dora' : undefined);
const shown = { nameOf, card: { table: 'nz-1', title: 'Table 1', pack: 'snake-eyes-nz', house: null } };
const dealtBy = (...people: readonly string[]): Table => ({
  ...newTable,
  staff: new Map(people.map((person) => [person, 'dealer'])),
});

describe('who stands at the place of the dealer', () => {
  test('whoever has signed on, though the house has opened the table', () => {
    expect(dealerAt(dealtBy('house', 'p-dora'), shown)).toBe('Dora');
  });

  test('nobody by name where the house alone is there', () => {
    expect(dealerAt(dealtBy('house'), shown)).toBeNull();
  });

  test('whoever has the dice in keeping, where nobody has signed on', () => {
    expect(dealerAt({ ...newTable, custodian: 'p-dora' }, shown)).toBe('Dora');
  });
});
