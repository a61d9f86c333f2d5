import { describe, expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { buyingAt, inSteps, proposed, quickSums } from './chips-sheet.tsx';

describe('buying in', () => {
  test('for chips with a value has nothing to choose but the sum', () => {
    expect(buyingAt(atSeat('snake-eyes-nz').view())).toEqual({ unit: 1_00, colours: [], values: [] });
  });

  test('wonder/chips-2 a colour that somebody holds is not offered to another', () => {
    const { at, view } = atSeat('wonder-dice');
    at.given({ person: 'cy', role: 'player' }, { type: 'SitDown', seat: 3, name: 'cy' });
    const { colours, values } = buyingAt({ ...view(), person: 'cy', mine: at.table().seats.get(3) });
    expect(colours).not.toContain('blue');
    expect(colours).toContain('green');
    expect([values[0], values.at(-1)]).toEqual([1_00, 10_00]);
  });

  test('wonder/chips-4 values come in the steps that the host has set the table up in', () => {
    const { at, view } = atSeat('wonder-dice');
    const { setup } = at.table();
    if (setup === undefined) throw new Error('no table');
    const values = (chipStep: number) => {
      const table = { ...at.table(), setup: { ...setup, policies: { ...setup.policies, chipStep } } };
      return buyingAt({ ...view(), table, person: 'cy', mine: undefined }).values;
    };
    expect(values(2_50)).toEqual([2_50, 5_00, 7_50, 10_00]);
    expect(values(75).slice(0, 2)).toEqual([1_50, 2_25]);
  });

  test('wonder/chips-3 whoever holds a colour buys more of it in whole chips', () => {
    expect(buyingAt(atSeat('wonder-dice').view())).toEqual({ unit: 1_00, colours: [], values: [] });
  });

  test('proposes no more than the account holds, in whole chips', () => {
    expect([proposed(1_000_00, 1_00), proposed(37_50, 1_00), proposed(5_00, 3_00)]).toEqual([
      100_00, 37_00, 3_00,
    ]);
    expect(quickSums(100_00, 1_00)).toEqual([20_00, 50_00, 100_00]);
    expect(inSteps(-5_00, 1_00, 10_00)).toBe(0);
  });
});
