import { describe, expect, test } from 'vitest';
import { entriesOfRoll, type RollEntry, usesOf } from './roll-uses.ts';

const at = (version: number, event: RollEntry['event']): RollEntry => ({ version, event });

const evening: readonly RollEntry[] = [
  at(1, { type: 'DiceThrown', roll: 1 }),
  at(2, { type: 'RollVoided' }),
  at(3, { type: 'BetPlaced' }),
  at(4, { type: 'DiceThrown', roll: 2 }),
  at(5, { type: 'FacesDrawn' }),
  at(6, { type: 'Withheld' }),
  at(7, { type: 'RollSettled' }),
];

describe('the clauses that a roll rests on', () => {
  test('a roll runs from its throw to the next', () => {
    expect(entriesOfRoll(evening, '1').map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(entriesOfRoll(evening, '2').map(({ version }) => version)).toEqual([4, 5, 6, 7]);
    expect(entriesOfRoll(evening, '3')).toEqual([]);
  });

  test('what other rolls cite is none of it', () => {
    const told = [
      { version: 1, cites: [{ clause: 'nz/5.5', says: 'Ben throws.' }] },
      { version: 4, cites: [{ clause: 'nz/5.5', says: 'Ann throws.' }] },
      { version: 5, cites: [] },
      {
        version: 7,
        cites: [
          { clause: 'nz/4.1(a)(i)', says: 'Hard 6: $5 at 9 to 1 wins $45' },
          { clause: 'nz/4.1(c)', says: 'Hard 8: $10 loses' },
        ],
      },
    ];
    expect(usesOf(entriesOfRoll(evening, '2'), told)).toEqual([
      { clause: 'nz/5.5', says: 'Ann throws.' },
      { clause: 'nz/4.1(a)(i)', says: 'Hard 6: $5 at 9 to 1 wins $45' },
      { clause: 'nz/4.1(c)', says: 'Hard 8: $10 loses' },
    ]);
  });
});
