import { describe, expect, test } from 'vitest';
import {
  aSetup,
  gameSupervisor,
  givenHome,
  givenTable,
  house,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';

/** A casino's table before its opening, with Ann, Bob and Cat seated: people have to bring the equipment. */
function casino(): TableUnderTest {
  const at = givenTable('snake-eyes-nz');
  at.given(operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nz', { mode: 'strict' }) });
  for (const [index, person] of ['ann', 'bob', 'cat'].entries())
    at.given(person, { type: 'SitDown', seat: index + 1, name: person });
  return at;
}

const colour = (seat: number, name: string, value: number, cents = 100_00) =>
  ({ type: 'BuyIn', seat, cents, from: 'account', colour: { colour: name, value } }) as const;

const rack = { type: 'RegisterEquipment', item: 'display-rack' } as const;
const buttons = (count: number) => ({ type: 'RegisterEquipment', item: 'marker-buttons', count }) as const;

test('nz/3.1(c) a cash buy-in is posted to the drop box of the table, by its id', () => {
  const at = givenHome('snake-eyes-nz', ['ann']);
  at.given(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
  const [box, chips] = [at.balance('drop-box'), at.rack('ann')];
  at.when(house, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' }).thenEvents({
    type: 'BoughtIn',
    cents: 100_00,
    box: 'B7',
    clause: 'nz/3.1(c)',
  });
  expect([at.balance('drop-box') - box, at.rack('ann') - chips]).toEqual([100_00, 100_00]);
});

describe('chips without a value of their own', () => {
  test('nz/3.1(e) they are not given out before a rack shows colours and values', () => {
    const at = casino();
    at.given(operator, buttons(1));
    at.when('ann', colour(1, 'blue', 5_00)).thenRefused('NO_DISPLAY_RACK', 'nz/3.1(e)');
    at.given(operator, rack);
    at.when('ann', colour(1, 'blue', 5_00)).thenEvents({
      type: 'BoughtIn',
      colour: { colour: 'blue', value: 5_00, chips: 20 },
      clause: 'nz/3.1(e)',
    });
  });

  test('nz/3.1(e)(ii) each colour needs a marker button, and the third waits for a third', () => {
    const at = casino();
    at.given(operator, rack);
    at.when('ann', colour(1, 'blue', 5_00)).thenRefused({ clause: 'nz/3.1(e)(ii)' });
    at.given(operator, buttons(2));
    at.given('ann', colour(1, 'blue', 5_00));
    at.given('bob', colour(2, 'red', 2_00));
    expect(at.when('cat', colour(3, 'green', 10_00)).refusal).toEqual({
      code: 'NO_MARKER_BUTTON',
      clause: 'nz/3.1(e)(ii)',
      marked: 2,
      buttons: 2,
    });
    at.given('ann', colour(1, 'blue', 5_00));
    at.given(operator, buttons(3));
    at.given('cat', colour(3, 'green', 10_00));
  });

  test('nz/3.1(e)(ii) one colour does not stand for two values', () => {
    const at = casino();
    at.given(operator, rack);
    at.given(operator, buttons(5));
    at.given('ann', colour(1, 'blue', 5_00));
    at.when('bob', colour(2, 'blue', 2_00)).thenRefused('COLOUR_NOT_FREE', 'nz/3.1(e)(ii)');
    at.when('ann', colour(1, 'blue', 2_00)).thenRefused('COLOUR_IS_FIXED', 'nz/3.1(e)(ii)');
  });

  test('at home the house brings rack and buttons, and value chips are bet as well', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.bets('bob', { field: 7_00 });
    at.given('ann', { type: 'CashOut', seat: 1 });
    at.given('ann', colour(1, 'blue', 5_00));
    at.when('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 7_00 }] }).thenRefused(
      'NOT_WHOLE_CHIPS',
    );
    at.bets('ann', { field: 10_00 });
  });

  test('value chips on the layout come back before the player changes to a colour', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.bets('ann', { field: 200_00 });
    at.when('ann', colour(1, 'blue', 5_00)).thenRefused('BETS_ARE_UP');
  });

  test('a player who does not sit buys nothing', () => {
    givenHome('snake-eyes-nz', [])
      .when(gameSupervisor, colour(1, 'blue', 5_00))
      .thenRefused('NOT_YOUR_ROLE');
    givenHome('snake-eyes-nz', [])
      .when(house, colour(1, 'blue', 5_00))
      .thenRefused('NO_SUCH_SEAT');
  });
});
