import { packs, tableRules } from '@dicepit/games';
import { check, routes } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { aSetup, givenTable, operator } from '../../../games/src/testing/given-table.ts';
import {
  approvalFields,
  type Draft,
  dealerOf,
  firstDraft,
  freeTitle,
  lacking,
  paceNamed,
  paces,
  tableOf,
} from './start-draft.ts';

const draft = (changes: Partial<Draft>): Draft => ({ ...firstDraft, ...changes });

describe('a table that the host has thought of', () => {
  test.each(
    packs.flatMap(({ id: pack }) => (['virtual', 'physical'] as const).map((dice) => [pack, dice] as const)),
  )('of %s with %s dice is one that the pit takes', (pack, dice) => {
    const table = tableOf(draft({ pack, dice, housePlayers: 2, adults: true }), 'One', ['Moss', 'Ines']);
    expect(check(routes.addTable.body, table)).toEqual({ ok: true, value: table });
    expect(table).toMatchObject({ title: 'One', housePlayers: [{ name: 'Moss' }, { name: 'Ines' }] });
  });

  test('is dealt by people where the software cannot, whatever was chosen', () => {
    expect(dealerOf(draft({ staff: 'house' }))).toBe('house');
    expect(dealerOf(draft({ staff: 'people' }))).toBe('people');
    expect(dealerOf(draft({ dice: 'physical' }))).toBe('people');
    expect(dealerOf(draft({ mode: 'strict' }))).toBe('people');
    expect(dealerOf(draft({ mode: 'training' }))).toBe('people');
  });

  test.each([
    ['at home a bet outside the limits is refused', { mode: 'home' }, 'refuse'],
    ['in a casino it lies, and the dealer sees it flagged', { mode: 'strict' }, 'flag'],
    ['the host has the choice', { mode: 'home', outsideLimits: 'flag' }, 'flag'],
    ['the software deals, and refuses it', { dice: 'virtual' }, undefined],
    ['the rules of the game refuse it', { pack: 'double-dice', outsideLimits: 'flag' }, undefined],
  ] as const)('%s', (_, changes, limitsAtEntry) => {
    const table = tableOf(draft({ dice: 'physical', ...changes }), 'One', []);
    expect('policies' in table ? table.policies?.limitsAtEntry : undefined).toBe(limitsAtEntry);
  });

  test('has both limits or the usual ones', () => {
    expect(tableOf(draft({ minimum: '2', maximum: '50,50' }), 'One', [])).toMatchObject({
      limits: { minimum: 2_00, maximum: 50_50 },
    });
    expect(tableOf(draft({ minimum: '2' }), 'One', [])).not.toHaveProperty('limits');
  });

  test('of the party has as many chips as were typed, or credit', () => {
    const party = { pack: 'snake-eyes-party' } as const;
    expect(tableOf(draft(party), 'One', [])).toMatchObject({ startingChips: 60 });
    expect(tableOf(draft({ ...party, partyChips: '' }), 'One', [])).toMatchObject({ startingChips: null });
  });

  test('wonder/chips-4 has chips in the steps that were typed, where chips are of an own colour', () => {
    const typed = (pack: 'wonder-dice' | 'snake-eyes-nz', adults = false) =>
      tableOf(draft({ pack, chipStep: '0.50', adults }), 'One', []);
    expect(typed('wonder-dice')).toMatchObject({ policies: { chipStep: 50 } });
    expect(typed('wonder-dice', true)).toMatchObject({ policies: { chipStep: 50, age: 18 } });
    expect(typed('snake-eyes-nz')).not.toHaveProperty('policies');
  });

  const approval = {
    instrument: 'Order 1',
    body: 'The Authority',
    operator: 'The Star',
    venue: 'Sydney',
    from: '2019-03-15',
  };

  // Whatever the rules ask for before a table opens, the wizard has a place for.
  test.each(
    Object.keys(tableRules).flatMap((pack) =>
      (['home', 'fun', 'strict', 'training'] as const).map((mode) => [pack, mode] as const),
    ),
  )('nsw/order-1 of %s in mode %s can be opened once nothing is lacking', (pack, mode) => {
    const id = packs.find((each) => each.id === pack)?.id ?? 'snake-eyes-nz';
    const chosen = draft({ pack: id, mode });
    const lacks = pack === 'snake-eyes-nsw' && mode === 'strict';
    expect(lacking(chosen)).toEqual(lacks ? approvalFields : []);
    const body = tableOf({ ...chosen, approval }, 'One', []);
    expect(check(routes.addTable.body, body)).toEqual({ ok: true, value: body });
    const at = givenTable(pack);
    const own = 'approval' in body ? { approval: body.approval } : {};
    at.given(operator, { type: 'SetUpTable', setup: aSetup(pack, { mode, ...own }) });
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
    at.when(operator, { type: 'OpenTable' }).thenFirst({ type: 'OpeningBegun' });
  });

  test('has a title of its own', () => {
    expect(freeTitle('Double Dice', [])).toBe('Double Dice');
    expect(freeTitle('Double Dice', ['Double Dice', 'Double Dice 2'])).toBe('Double Dice 3');
  });
});

test('a pace is known again by its name', () => {
  expect([paceNamed(paces.calm), paceNamed(paces.quick)]).toEqual(['calm', 'quick']);
  expect(paceNamed({ ...paces.calm, betting: 1 })).toBeUndefined();
});
