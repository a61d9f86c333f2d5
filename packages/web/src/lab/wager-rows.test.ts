import { describe, expect, test } from 'vitest';
import { gameOf, usual } from './lab-settings.ts';
import { paysText, sorted, toWagerRows } from './wager-rows.ts';

const rows = toWagerRows(gameOf(usual('snake-eyes-nz')));
const names = (by: Parameters<typeof sorted>[1]['by'], turned = false): readonly string[] =>
  sorted(rows, { by, turned }).map(({ wager }) => wager);

describe('the table of wagers', () => {
  test('has the exact figures of each', () => {
    const field = rows.find(({ wager }) => wager === 'field');
    expect(field?.figures.win.toString()).toBe('4/9');
    expect(field?.figures.edge.toString()).toBe('1/36');
    expect(paysText(field?.pays ?? [])).toBe('1, 2, 3');
  });

  test('is sorted by any figure, either way', () => {
    expect(names('edge')[0]).toBe('field');
    expect(names('edge').at(-1)).toBe('five');
    expect(names('edge', true)).toEqual(names('edge').toReversed());
    expect(names('win')[0]).toBe('craps-2');
    expect(names('rolls', true)[0]).toBe('hard-10');
    expect(names('name').slice(0, 3)).toEqual(['five', 'six', 'eight']);
    expect(names('deviation')[0]).toBe('five');
  });
});
