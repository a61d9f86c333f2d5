import { expect, test } from 'vitest';
import {
  dealer,
  givenHome,
  house,
  inspector,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const table = (dice: 'physical' | 'virtual' = 'virtual'): TableUnderTest =>
  givenHome('wonder-dice', ['ann', 'bob'], { dice });

test('wonder/rules-2 the shake closes betting', () => {
  const at = table();
  at.bets(1, { 'number-3': 5_00 });
  at.throws();
  at.wait(1);
  at.when(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] }).thenRefused({
    clause: 'wonder/rules-2',
  });
});

test('wonder/rules-3 the dealer shakes and tips, and no player', () => {
  const at = table('physical');
  at.bets(1, { 'number-3': 5_00 });
  at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused({ clause: 'wonder/rules-3' });
  at.when(1, { type: 'ThrowDice' }).thenRefused({ clause: 'wonder/rules-3' });
  for (const type of ['OfferDice', 'ReportUnable'] as const)
    at.when(theDealer, { type }).thenRefused('NO_SHOOTER_HERE', 'wonder/rules-3');
  at.when(theDealer, { type: 'ThrowDice' }).thenFirst({
    type: 'DiceThrown',
    thrower: 'dealer',
    dice: ['D1', 'D2', 'D3'],
    clause: 'wonder/rules-3',
  });
  at.when(1, { type: 'BringToRest' }).thenRefused('NOT_YOUR_ROLE');
  at.when(theDealer, { type: 'BringToRest' }).thenFirst('DiceRested');
});

test('wonder/bets-2 a round without a bet cannot be shaken, and who has none sits out', () => {
  const at = table();
  at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_BETS', 'wonder/bets-2');
  at.bets(1, { field: 5_00 });
  at.when(theDealer, { type: 'ThrowDice' }).thenFirst({ sittingOut: [2] });
});

test('wonder/rules-4 the three faces that lie up settle every bet of the round in one step', () => {
  const at = table();
  at.bets(1, { 'number-5': 5_00 });
  at.bets(2, { high: 5_00 });
  const events = at.rolls(5, 5, 2).events;
  expect(events.filter(({ type }) => type === 'RollSettled')).toMatchObject([
    {
      settlements: [
        { wager: 'number-5', verdict: 'wins', winnings: 10_00 },
        { wager: 'high', verdict: 'wins', winnings: 5_00 },
      ],
    },
  ]);
  expect(at.table().recent[0]?.outcome).toEqual({ kind: 'total', roll: [5, 5, 2] });
});

test('wonder/rules-6 between shake and tip no face is anywhere at the table', () => {
  const at = table();
  at.bets(1, { field: 5_00 });
  const thrown = at.throws().events;
  expect(at.table().roll?.faces).toEqual([undefined, undefined, undefined]);
  expect(at.table().roll?.calls).toEqual([]);
  expect(Object.keys(thrown[0] ?? {}).sort()).toEqual(
    ['at', 'by', 'clause', 'dice', 'roll', 'sittingOut', 'thrower', 'type'].sort(),
  );
  at.given(house, { type: 'BringToRest', faces: [1, 2, 3] });
  expect(at.table().roll?.faces).toEqual([1, 2, 3]);
});

test('wonder/rules-7 nobody at the table has a say in how virtual dice fall', () => {
  const at = table();
  at.bets(1, { field: 5_00 });
  at.throws();
  at.when(dealer, { type: 'BringToRest', faces: [6, 6, 6] }).thenRefused(
    'HOUSE_DRAWS_THE_FACES',
    'wonder/rules-7',
  );
  for (const by of [operator, inspector])
    at.when(by, { type: 'BringToRest', faces: [6, 6, 6] }).thenRefused('NOT_YOUR_ROLE');
});

test.each([
  ['wonder/rules-6', 'looked-into-cup'],
  ['wonder/rules-7', 'arranged-dice'],
])('%s with a cup of real dice any player may report it: %s', (clause, kind) => {
  const at = table('physical');
  at.given(2, { type: 'ReportIncident', kind, words: 'before the second round' });
  expect(at.table().incidents).toMatchObject([{ kind, clause }]);
});

test('wonder/void-1 a die that leaves the table voids the round, and the dice are shaken again with the bets standing', () => {
  const at = table('physical');
  at.bets(1, { 'any-triple': 10_00 });
  at.throws();
  at.when(theDealer, { type: 'RecordDieOff', die: 'D3' }).thenAmong({
    type: 'RollVoided',
    clause: 'wonder/void-1',
  });
  expect(at.table().betting.bets).toMatchObject([{ wager: 'any-triple', chips: 10_00 }]);
  at.throws().thenFirst({ type: 'DiceThrown', thrower: 'dealer' });
});
