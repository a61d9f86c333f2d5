import type { LiveTable } from '@dicepit/client';
import { newTable, type Table, type TableBet } from '@dicepit/engine';
import { newPartyTable } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { missedBetween } from './welcome-back.ts';

describe('what was missed', () => {
  test('a loss counts, chips that only went onto the layout do not', () => {
    const before = view(10, { rolled: 4, ledger: new Map([['rack:1', 100_00]]) });
    const after = view(17, {
      rolled: 6,
      ledger: new Map([['rack:1', 80_00]]),
      betting: { bets: [bet(1, 10_00), bet(2, 500_00)], late: [], placed: 2 },
    });
    expect(missedBetween(before, after)).toEqual({ rolls: 2, net: -10_00, changed: true });
  });

  test('nothing is said of chips where nobody sits', () => {
    const before = view(3, {}, { person: null, roles: [] });
    expect(missedBetween(before, before)).toEqual({ rolls: 0, net: undefined, changed: false });
  });

  test('a party has chips and no rolls', () => {
    const before = party(5, 12);
    expect(missedBetween(before, party(9, 9))).toEqual({ rolls: 0, net: -3, changed: true });
  });
});

const facts = { id: 't', title: 'T', dice: null, house: [], staffed: 'house', phase: '' } as const;
const you: LiveTable['you'] = { person: 'p-1', roles: ['player'], seat: 1 };

const view = (version: number, change: Partial<Table>, who = you): LiveTable => ({
  ...facts,
  kind: 'banked',
  pack: 'snake-eyes-nz',
  version,
  you: who,
  table: { ...newTable, ...change },
});

const party = (version: number, whites: number): LiveTable => ({
  ...facts,
  kind: 'party',
  pack: 'snake-eyes-party',
  version,
  you,
  table: { ...newPartyTable, ledger: new Map([['rack:1', whites]]) },
});

const bet = (seat: number, chips: number): TableBet => ({
  bet: `b${seat}`,
  seat,
  wager: 'field',
  chips,
  tokens: 0,
  stage: 'up',
  placedBy: 'player',
  flags: [],
});
