import { type Game, type Pack, roll } from '@dicepit/engine';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AtTable } from '../table/pit-table.ts';
import { evolveRecord, lastOf, newRecord, totalsOf } from './banked-screen.ts';

const stamp = { by: { person: 'dora', role: 'dealer' }, at: 0, clause: 'nz/5.6' } as const;
const thrown = (number: number): AtTable => ({
  ...stamp,
  type: 'DiceThrown',
  roll: number,
  thrower: 1,
  dice: ['d1', 'd2'],
});
const called = (dice: string): AtTable => ({
  ...stamp,
  type: 'RollCalled',
  roll: roll(dice),
  total: roll(dice).reduce<number>((sum, pips) => sum + pips, 0),
  as: 'dealer',
});
const voided: AtTable = { ...stamp, type: 'RollVoided', reason: 'die-on-die', freezes: false };
const overruled = (number: number, was: string, now: string): AtTable => ({
  ...stamp,
  type: 'CallOverruled',
  roll: number,
  was: { kind: 'total', roll: roll(was) },
  outcome: { kind: 'total', roll: roll(now) },
  over: stamp.by,
  words: 'misread',
});

function gameIn(pack: Pack): Game {
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${pack.id} does not open by its defaults`);
  return opened.game;
}

const recordOf = (...events: readonly AtTable[]) => events.reduce(evolveRecord, newRecord);
const totals = (...events: readonly AtTable[]) => recordOf(...events).last.map(({ total }) => total);

describe('the results that a board lists', () => {
  test('nz/3.4(b) rolls 8, void and 7 are listed as 7 and then 8, and the void roll as nothing', () => {
    expect(totals(thrown(1), called('5-3'), thrown(2), voided, thrown(3), called('6-1'))).toEqual([7, 8]);
  });

  test('nz/3.4(b) a roll that was thrown and not called is no result', () => {
    expect(totals(thrown(1), called('5-3'), thrown(2))).toEqual([8]);
  });

  test('nsw/2.6.2 of twelve called rolls the latest stands first from its call on, and a void roll does not appear', () => {
    const rolls = Array.from({ length: 12 }, (_, index) => [thrown(index + 1), called('2-1')]).flat();
    const listed = totals(...rolls.slice(0, -1), called('6-6'), thrown(13), voided);
    expect(listed).toHaveLength(12);
    expect(listed[0]).toBe(12);
  });

  test('a roll that was called and is then voided is taken back', () => {
    const record = recordOf(thrown(1), called('5-3'), voided);
    expect(record.last).toEqual([]);
    expect(record.totals.get(8)).toBe(0);
  });

  test('an overruled call counts as what it was overruled to, however long ago it was', () => {
    const record = recordOf(thrown(1), called('5-3'), thrown(2), called('6-1'), overruled(1, '5-3', '5-4'));
    expect(record.last.map(({ total }) => total)).toEqual([7, 9]);
    expect([...record.totals].filter(([, count]) => count > 0)).toEqual([
      [7, 1],
      [9, 1],
    ]);
  });

  test('twenty are listed and all are counted', () => {
    assert(
      property(integer({ min: 0, max: 60 }), (count) => {
        const events = Array.from({ length: count }, (_, index) => [thrown(index + 1), called('4-4')]).flat();
        const record = recordOf(...events);
        expect(lastOf(record, gameIn(snakeEyesNz))).toHaveLength(Math.min(20, count));
        expect(record.totals.get(8) ?? 0).toBe(count);
      }),
    );
  });

  test('each total says how many results ago it came, after a correction too', () => {
    const events = ['5-3', '6-1', '2-1', '5-3', '4-1'].flatMap((dice, index) => [
      thrown(index + 1),
      called(dice),
    ]);
    const sinceEach = (...more: readonly AtTable[]) =>
      Object.fromEntries(
        totalsOf(recordOf(...events, ...more), gameIn(snakeEyesNz)).map(({ total, since }) => [total, since]),
      );
    expect(sinceEach()).toMatchObject({ 5: 0, 8: 1, 3: 2, 7: 3, 12: null });
    expect(sinceEach(overruled(4, '5-3', '6-6'))).toMatchObject({ 5: 0, 12: 1, 8: 4 });
    expect(sinceEach(thrown(6), voided)).toMatchObject({ 5: 0 });
  });

  test('nsw/2.6.2 the house shows what the dice have shown, and no chance beside it', () => {
    const totalled = totalsOf(recordOf(thrown(1), called('5-3')), gameIn(snakeEyesNsw));
    expect(totalled.find(({ total }) => total === 8)).toEqual({
      total: 8,
      count: 1,
      expected: null,
      since: 0,
    });
  });
});
