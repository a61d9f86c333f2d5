import { describe, expect, test } from 'vitest';
import { type CitingEntry, entriesOfRoll, usesOf } from './used.ts';

const at = (version: number, event: CitingEntry['event']): CitingEntry => ({ version, event });

const evening: readonly CitingEntry[] = [
  at(1, { type: 'DiceThrown', roll: 1, clause: 'nz/5.5' }),
  at(2, { type: 'RollVoided', clause: 'nz/6.3(b)' }),
  at(3, { type: 'BetPlaced', clause: 'nz/4.2' }),
  at(4, { type: 'DiceThrown', roll: 2, clause: 'nz/5.5' }),
  at(5, { type: 'FacesDrawn' }),
  at(6, { type: 'Withheld' }),
  at(7, {
    type: 'RollSettled',
    clause: 'nz/6.9',
    settlements: [
      { clause: 'nz/4.1(a)(i)', says: '$5 at 9 to 1 wins $45' },
      { clause: 'nz/4.1(c)', says: '$10 is lost' },
    ],
  }),
];

describe('the clauses that a roll rests on', () => {
  test('a roll runs from its throw to the next', () => {
    expect(entriesOfRoll(evening, '1').map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(entriesOfRoll(evening, '2').map(({ version }) => version)).toEqual([4, 5, 6, 7]);
    expect(entriesOfRoll(evening, '3')).toEqual([]);
  });

  test('every settled bet is a line of its own, and what cites nothing is none', () => {
    const told = new Map([[4, 'Ann throws.']]);
    expect(usesOf(entriesOfRoll(evening, '2'), told)).toEqual([
      { clause: 'nz/5.5', says: 'Ann throws.' },
      { clause: 'nz/4.1(a)(i)', says: '$5 at 9 to 1 wins $45' },
      { clause: 'nz/4.1(c)', says: '$10 is lost' },
    ]);
  });
});
