import type { PitFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { labBarredFor } from './lab-barred.ts';

const card = (table: string, pack: string): PitFacts['tables'][number] => ({
  table,
  title: `Table ${table}`,
  pack,
  kind: 'banked',
  staffed: 'people',
  version: 1,
  mode: 'home',
  dice: 'physical',
  phase: 'betting',
  seats: 8,
  taken: 1,
  limits: null,
});
const pit = { tables: [card('1', 'snake-eyes-nz'), card('2', 'snake-eyes-nsw')] };

describe('the way to the odds lab', () => {
  test('nsw/9.1 is not shown to whoever has a seat at the table', () => {
    expect(labBarredFor({ seats: [{ table: '2', seat: 3 }] }, pit)).toEqual({
      title: 'Table 2',
      pack: 'snake-eyes-nsw',
      clause: 'nsw/9.1',
    });
  });

  test('is shown to everybody else', () => {
    expect(labBarredFor({ seats: [{ table: '1', seat: 3 }] }, pit)).toBeUndefined();
    expect(labBarredFor({ seats: [] }, pit)).toBeUndefined();
    expect(labBarredFor(undefined, undefined)).toBeUndefined();
  });
});
