import { expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { dealer, house, inPlay, inspector, operator } from '../../testing/at-table.ts';

const table = (dice: 'physical' | 'virtual' = 'virtual'): AtDice =>
  withDice(inPlay('wonder-dice', ['ann', 'bob'], { dice }));

test('wonder/rules-2 the shake closes betting', () => {
  const at = table();
  at.bets(1, 'number-3', 5_00);
  at.throws();
  at.wait(1);
  expect(
    at.doesNot(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] }),
  ).toMatchObject({
    clause: 'wonder/rules-2',
  });
});

test('wonder/rules-3 the dealer shakes and tips, and no player', () => {
  const at = table('physical');
  at.bets(1, 'number-3', 5_00);
  expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({ clause: 'wonder/rules-3' });
  expect(at.doesNot(1, { type: 'ThrowDice' })).toMatchObject({ clause: 'wonder/rules-3' });
  for (const type of ['OfferDice', 'ReportUnable'] as const)
    expect(at.dealRefused({ type })).toMatchObject({ code: 'NO_SHOOTER_HERE', clause: 'wonder/rules-3' });
  expect(at.deals({ type: 'ThrowDice' })[0]).toMatchObject({
    type: 'DiceThrown',
    thrower: 'dealer',
    dice: ['D1', 'D2', 'D3'],
    clause: 'wonder/rules-3',
  });
  expect(at.doesNot(1, { type: 'BringToRest' }).code).toBe('NOT_YOUR_ROLE');
  expect(at.deals({ type: 'BringToRest' })[0]?.type).toBe('DiceRested');
});

test('wonder/bets-2 a round without a bet cannot be shaken, and who has none sits out', () => {
  const at = table();
  expect(at.dealRefused({ type: 'ThrowDice' })).toMatchObject({ code: 'NO_BETS', clause: 'wonder/bets-2' });
  at.bets(1, 'field', 5_00);
  expect(at.deals({ type: 'ThrowDice' })[0]).toMatchObject({ sittingOut: [2] });
});

test('wonder/rules-4 the three faces that lie up settle every bet of the round in one step', () => {
  const at = table();
  at.bets(1, 'number-5', 5_00);
  at.bets(2, 'high', 5_00);
  const events = at.rolls(5, 5, 2);
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
  at.bets(1, 'field', 5_00);
  const thrown = at.throws();
  expect(at.table().roll?.faces).toEqual([undefined, undefined, undefined]);
  expect(at.table().roll?.calls).toEqual([]);
  expect(Object.keys(thrown[0] ?? {}).sort()).toEqual(
    ['at', 'by', 'clause', 'dice', 'roll', 'sittingOut', 'thrower', 'type'].sort(),
  );
  at.give(house, { type: 'BringToRest', faces: [1, 2, 3] });
  expect(at.table().roll?.faces).toEqual([1, 2, 3]);
});

test('wonder/rules-7 nobody at the table has a say in how virtual dice fall', () => {
  const at = table();
  at.bets(1, 'field', 5_00);
  at.throws();
  expect(at.refused(dealer, { type: 'BringToRest', faces: [6, 6, 6] })).toMatchObject({
    code: 'HOUSE_DRAWS_THE_FACES',
    clause: 'wonder/rules-7',
  });
  for (const by of [operator, inspector])
    expect(at.refused(by, { type: 'BringToRest', faces: [6, 6, 6] }).code).toBe('NOT_YOUR_ROLE');
});

test.each([
  ['wonder/rules-6', 'looked-into-cup'],
  ['wonder/rules-7', 'arranged-dice'],
])('%s with a cup of real dice any player may report it: %s', (clause, kind) => {
  const at = table('physical');
  at.does(2, { type: 'ReportIncident', kind, words: 'before the second round' });
  expect(at.table().incidents).toMatchObject([{ kind, clause }]);
});

test('wonder/void-1 a die that leaves the table voids the round, and the dice are shaken again with the bets standing', () => {
  const at = table('physical');
  at.bets(1, 'any-triple', 10_00);
  at.throws();
  expect(at.deals({ type: 'RecordDieOff', die: 'D3' })).toContainEqual(
    expect.objectContaining({ type: 'RollVoided', clause: 'wonder/void-1' }),
  );
  expect(at.table().betting.bets).toMatchObject([{ wager: 'any-triple', chips: 10_00 }]);
  expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', thrower: 'dealer' });
});
