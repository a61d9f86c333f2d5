import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { automaticLayout } from '@dicepit/layout';
import type { PitFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { addOwnPack } from '../../../games/src/testing/own-pack.ts';
import { addressOfClause, chancesBarredFor } from './clauses.tsx';

test.each([
  ['nz/6.3(b)', './rules/snake-eyes-nz#nz/6.3(b)', 'NZ 6.3(b)'],
  ['nsw/7.5', './rules/snake-eyes-nsw#nsw/7.5', 'NSW 7.5'],
  ['double/8.2#5', './rules/double-dice#double/8.2%235', 'Double Dice 8.2'],
  ['wonder/bets-1', './rules/wonder-dice#wonder/bets-1', 'Wonder Dice, Bets 1'],
  ['party/setup-1', './rules/snake-eyes-party#party/setup-1', 'Party, Setup 1'],
])('%s has an address and a reading', (clause, href, written) => {
  expect(addressOfClause(clause)).toEqual({ href, written });
});

test('a clause is in the rulebook of the pack it is cited in, where that has its prefix', () => {
  const own = 'snake-eyes-nz@0123456789ab';
  addOwnPack({ ...snakeEyesNz, id: own }, automaticLayout(snakeEyesNz));
  const addressIn = (clause: string, pack?: string) => addressOfClause(clause, { pack }).href;
  expect(addressIn('nz/4.9', own)).toBe('./rules/snake-eyes-nz%400123456789ab#nz/4.9');
  expect(addressIn('nz/4.9', 'snake-eyes-nz')).toBe('./rules/snake-eyes-nz#nz/4.9');
  expect(addressIn('nz/4.9', 'double-dice')).toBe('./rules/snake-eyes-nz#nz/4.9');
  expect(addressIn('nz/4.9', 'gone@0123456789ab')).toBe('./rules/snake-eyes-nz#nz/4.9');
  expect(addressIn('nz/4.9')).toBe('./rules/snake-eyes-nz#nz/4.9');
});

test('whoever comes from a roll brings it along', () => {
  expect(addressOfClause('nz/4.9', { from: { table: 'nz-1', roll: 118 } }).href).toBe(
    './rules/snake-eyes-nz?table=nz-1&roll=118#nz/4.9',
  );
});

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
