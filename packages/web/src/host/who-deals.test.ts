import type { HostTable, StafferFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { dealtAt, whoDeals } from './who-deals.ts';

const table = (card: Partial<HostTable['card']>): HostTable => ({
  card: {
    table: 't-1',
    title: 'Long table',
    pack: 'snake-eyes-nz',
    kind: 'banked',
    phase: 'betting',
    seats: 8,
    taken: 0,
    house: 0,
    dice: 'virtual',
    mode: 'home',
    staffed: 'people',
    limits: null,
    version: 1,
    ...card,
  },
  dice: 2,
  rolled: 0,
  call: null,
  shooter: null,
  halted: null,
  calling: null,
  pace: null,
});

const staffer = (name: string, as: StafferFacts['tables'][number]['as'], at = 't-1'): StafferFacts => ({
  person: `p-${name}`,
  name,
  roles: [as],
  tables: [{ table: at, as }],
  here: true,
  host: false,
  ready: true,
});

describe('who deals at a table', () => {
  test.each([
    ['The software deals', { staffed: 'house' as const }, [staffer('Dora', 'dealer')]],
    ['Dealing: Dora and Ben', {}, [staffer('Dora', 'dealer'), staffer('Ben', 'dealer')]],
    ['Dealing: Dora', {}, [staffer('Dora', 'dealer'), staffer('Eve', 'game-supervisor')]],
    ['Waits for a dealer', {}, [staffer('Dora', 'dealer', 't-2'), staffer('Eve', 'game-supervisor')]],
  ])('%s', (line, card, staff) => {
    expect(whoDeals(table(card), staff)).toBe(line);
  });

  test('is said of open tables with a bank', () => {
    const tables = [table({}), table({ phase: 'closed' }), table({ kind: 'party', phase: 'throwing' })];
    expect(dealtAt(tables)).toEqual([tables[0]]);
  });
});
