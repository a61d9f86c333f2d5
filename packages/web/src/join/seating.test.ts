import type { LiveTable } from '@dicepit/client';
import { ageOn, evolveTable, newTable, type Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { partyOf } from '../party/testing/parties.ts';
import { besides, bornAtLatest, refusalToSit, seatingOf, usualBuyIn, yearsAsked } from './seating.ts';

const facts = {
  id: 't',
  title: 'T',
  version: 1,
  phase: '',
  dice: null,
  you: { person: null, roles: [] },
  staffed: 'house',
} as const;
const party = (names: readonly string[]): LiveTable => ({
  ...facts,
  kind: 'party',
  pack: 'snake-eyes-party',
  house: ['Cy'],
  table: partyOf(names),
});
const banked = (pack: string, policies: Partial<Setup['policies']> = {}): LiveTable => ({
  ...facts,
  kind: 'banked',
  pack,
  house: [],
  table: evolveTable(newTable, {
    type: 'TableSetUp',
    setup: {
      table: 't',
      pack,
      options: {},
      mode: 'fun',
      dice: 'virtual',
      seats: 6,
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false, ...policies },
    },
    clause: 'policy/set-up',
    by: { person: 'hanna', role: 'operator' },
    at: 1,
  }),
});

describe('who sits where', () => {
  const seating = seatingOf(party(['Ann', 'Ben', 'Cy']));

  test('seats are taken or free, and those of the house are marked', () => {
    expect(seating.free).toEqual([4, 5, 6, 7, 8]);
    expect([...seating.taken.values()].map(({ name, isHouse }) => [name, isHouse])).toEqual([
      ['Ann', false],
      ['Ben', false],
      ['Cy', true],
    ]);
  });

  test('a seat is between the nearest on both sides, around the table', () => {
    expect(besides(seating, 4)).toEqual(['Cy', 'Ann']);
    expect(besides({ ...seating, taken: new Map([...seating.taken].slice(0, 1)) }, 5)).toEqual(['Ann']);
    expect(besides({ ...seating, taken: new Map() }, 5)).toEqual([]);
  });
});

describe('sitting down', () => {
  test('the rules say why it has to wait', () => {
    const refusal = refusalToSit(party(['Ann', 'Ben']), { seat: 3, person: 'p', name: 'Cy' }, 2);
    expect(refusal?.code).toBe('GAME_IS_ON');
  });

  test('an age is asked where the table asks for one, and nowhere else', () => {
    expect(yearsAsked(banked('snake-eyes-nz', { age: 18 }))).toBe(18);
    expect(yearsAsked(banked('snake-eyes-nz'))).toBeUndefined();
    expect(yearsAsked(party(['Ann', 'Ben']))).toBeUndefined();
  });

  test('a tick stands for the latest day of birth that makes it true, and not a day later', () => {
    for (const now of [Date.UTC(2026, 10, 15), Date.UTC(2028, 1, 29), Date.UTC(2027, 0, 1)]) {
      const born = bornAtLatest(18, now);
      expect(ageOn(born, now)).toBe(18);
    }
    expect(bornAtLatest(18, Date.UTC(2026, 10, 15))).toBe('2008-11-15');
  });

  test('the welcome is taken along, as far as is usual and in whole chips', () => {
    expect(usualBuyIn(banked('snake-eyes-nz'), 500_00)).toEqual({ cents: 500_00 });
    expect(usualBuyIn(banked('snake-eyes-nz'), 9_000_00)).toEqual({ cents: 500_00 });
    expect(usualBuyIn(banked('snake-eyes-nz'), 12_34)).toEqual({ cents: 12_00 });
    expect(usualBuyIn(banked('snake-eyes-nz'), 99)).toBeUndefined();
    expect(usualBuyIn(party(['Ann', 'Ben']), 500_00)).toBeUndefined();
  });

  test('chips of an own colour come with one that nobody has', () => {
    expect(usualBuyIn(banked('wonder-dice'), 500_00)?.colour?.value).toBeGreaterThan(0);
  });
});
