import type { LiveTable } from '@dicepit/client';
import { phaseOf, type Table } from '@dicepit/engine';
import type { SeenEntry } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenHome, theDealer } from '../../../games/src/testing/given-table.ts';
import type { EntryListener, OpenTable } from '../live/table.ts';
import { presentTable } from './present-table.ts';
import { cupPace, handPace, type Pace } from './presenter.ts';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

/** How fast the dice of a throw move on a phone that has followed the table before it. */
function paceOfThrow(pack: string, before: Table, thrown: Table): Pace | undefined {
  const seen = (table: Table, version: number): LiveTable => ({
    id: 't-1',
    title: 'T',
    pack,
    version,
    phase: phaseOf(table),
    dice: null,
    you: { person: 'ann', roles: ['player'] },
    house: [],
    staffed: 'house',
    kind: 'banked',
    table,
  });
  let hear: EntryListener = () => undefined;
  const followed: Pick<OpenTable, 'live' | 'onEntry'> = {
    live: signal<LiveTable | undefined>(seen(before, 1)),
    onEntry: (heard) => {
      hear = heard;
      return () => undefined;
    },
  };
  // Of an open table it is only followed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const presented = presentTable(followed as OpenTable);
  const event: SeenEntry['event'] = { type: 'Withheld' };
  hear({ version: 2, event }, seen(thrown, 2), seen(before, 1));
  const pace = presented.dice.value?.pace;
  presented.stop();
  return pace;
}

test('two dice that the dealer throws, because nobody takes them, fly as two dice do', () => {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob', 'cy'], {
    policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  });
  at.offers();
  at.declines(1);
  at.offers();
  at.takes(2);
  at.bets(2, { eight: 10_00 });
  at.bets(3, { 'hard-6': 10_00 });
  at.given(2, { type: 'GiveUpDice', seat: 2 });
  at.offers();
  at.declines(3);
  at.given(theDealer, { type: 'OfferDice' });
  const before = at.table();
  at.throws();
  expect(at.table().roll?.thrower).toBe('dealer');
  expect(paceOfThrow('snake-eyes-nz', before, at.table())).toEqual(handPace);
});

test('three dice come out of a cup, whoever throws them', () => {
  const at = givenHome('wonder-dice', ['ann', 'bob']);
  at.bets(1, { field: 5_00 });
  const before = at.table();
  at.throws();
  const thrown = at.table();
  expect(paceOfThrow('wonder-dice', before, thrown)).toEqual(cupPace);
  // So it is at a game of one's own, where a player may throw them.
  const byAnn: Table =
    thrown.roll === undefined ? thrown : { ...thrown, roll: { ...thrown.roll, thrower: 1 } };
  expect(byAnn.roll?.thrower).toBe(1);
  expect(paceOfThrow('wonder-dice', before, byAnn)).toEqual(cupPace);
});
