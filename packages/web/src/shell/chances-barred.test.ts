import type { PitFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { chancesBarredFor } from './chances-barred.ts';

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

describe('chances, edges and the way to the odds lab', () => {
  test('nsw/9.1 are not shown to whoever has a seat at the table', () => {
    expect(chancesBarredFor({ seats: [{ table: '2', seat: 3 }] }, pit)).toEqual({
      title: 'Table 2',
      pack: 'snake-eyes-nsw',
      clause: 'nsw/9.1',
    });
  });

  test('are shown to everybody else', () => {
    expect(chancesBarredFor({ seats: [{ table: '1', seat: 3 }] }, pit)).toBeUndefined();
    expect(chancesBarredFor({ seats: [] }, pit)).toBeUndefined();
    expect(chancesBarredFor(undefined, undefined)).toBeUndefined();
  });
});
