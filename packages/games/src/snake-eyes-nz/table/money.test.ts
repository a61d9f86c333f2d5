import { describe, expect, test } from 'vitest';
import { balance, bets, rackOf } from '../../testing/at-betting.ts';
import {
  type AtTable,
  aSetup,
  atTable,
  gameSupervisor,
  house,
  inPlay,
  operator,
  player,
} from '../../testing/at-table.ts';

/** A casino's table before its opening, with Ann, Bob and Cat seated: people have to bring the equipment. */
function casino(): AtTable {
  const at = atTable('snake-eyes-nz');
  at.give(operator, { type: 'SetUpTable', setup: aSetup('snake-eyes-nz', { mode: 'strict' }) });
  for (const [index, person] of ['ann', 'bob', 'cat'].entries())
    at.give(player(person), { type: 'SitDown', seat: index + 1, name: person });
  return at;
}

const colour = (seat: number, name: string, value: number, cents = 100_00) =>
  ({ type: 'BuyIn', seat, cents, from: 'account', colour: { colour: name, value } }) as const;

const rack = { type: 'RegisterEquipment', item: 'display-rack' } as const;
const buttons = (count: number) => ({ type: 'RegisterEquipment', item: 'marker-buttons', count }) as const;

test('nz/3.1(c) a cash buy-in is posted to the drop box of the table, by its id', () => {
  const at = inPlay('snake-eyes-nz', ['ann']);
  at.give(operator, { type: 'RegisterEquipment', item: 'drop-box', reference: 'B7' });
  const [box, chips] = [balance(at, 'drop-box'), rackOf(at, 'ann')];
  expect(at.give(house, { type: 'BuyIn', seat: 1, cents: 100_00, from: 'cash' })).toMatchObject([
    { type: 'BoughtIn', cents: 100_00, box: 'B7', clause: 'nz/3.1(c)' },
  ]);
  expect([balance(at, 'drop-box') - box, rackOf(at, 'ann') - chips]).toEqual([100_00, 100_00]);
});

describe('chips without a value of their own', () => {
  test('nz/3.1(e) they are not given out before a rack shows colours and values', () => {
    const at = casino();
    at.give(operator, buttons(1));
    expect(at.refused(player('ann'), colour(1, 'blue', 5_00))).toMatchObject({
      code: 'NO_DISPLAY_RACK',
      clause: 'nz/3.1(e)',
    });
    at.give(operator, rack);
    expect(at.give(player('ann'), colour(1, 'blue', 5_00))).toMatchObject([
      { type: 'BoughtIn', colour: { colour: 'blue', value: 5_00, chips: 20 }, clause: 'nz/3.1(e)' },
    ]);
  });

  test('nz/3.1(e)(ii) each colour needs a marker button, and the third waits for a third', () => {
    const at = casino();
    at.give(operator, rack);
    expect(at.refused(player('ann'), colour(1, 'blue', 5_00)).clause).toBe('nz/3.1(e)(ii)');
    at.give(operator, buttons(2));
    at.give(player('ann'), colour(1, 'blue', 5_00));
    at.give(player('bob'), colour(2, 'red', 2_00));
    expect(at.refused(player('cat'), colour(3, 'green', 10_00))).toEqual({
      code: 'NO_MARKER_BUTTON',
      clause: 'nz/3.1(e)(ii)',
      message: '2 colours are marked and there are 2 marker buttons. Register another button first.',
    });
    at.give(player('ann'), colour(1, 'blue', 5_00));
    at.give(operator, buttons(3));
    at.give(player('cat'), colour(3, 'green', 10_00));
  });

  test('nz/3.1(e)(ii) one colour does not stand for two values', () => {
    const at = casino();
    at.give(operator, rack);
    at.give(operator, buttons(5));
    at.give(player('ann'), colour(1, 'blue', 5_00));
    expect(at.refused(player('bob'), colour(2, 'blue', 2_00))).toMatchObject({
      code: 'COLOUR_NOT_FREE',
      clause: 'nz/3.1(e)(ii)',
    });
    expect(at.refused(player('ann'), colour(1, 'blue', 2_00))).toMatchObject({
      code: 'COLOUR_IS_FIXED',
      clause: 'nz/3.1(e)(ii)',
    });
  });

  test('at home the house brings rack and buttons, and value chips are bet as well', () => {
    const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
    bets(at, 'bob', { field: 7_00 });
    at.give(player('ann'), { type: 'CashOut', seat: 1 });
    at.give(player('ann'), colour(1, 'blue', 5_00));
    expect(
      at.refused(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 7_00 }] }).code,
    ).toBe('NOT_WHOLE_CHIPS');
    bets(at, 'ann', { field: 10_00 });
  });

  test('value chips on the layout come back before the player changes to a colour', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    bets(at, 'ann', { field: 200_00 });
    expect(at.refused(player('ann'), colour(1, 'blue', 5_00)).code).toBe('BETS_ARE_UP');
  });

  test('a player who does not sit buys nothing', () => {
    expect(inPlay('snake-eyes-nz', []).refused(gameSupervisor, colour(1, 'blue', 5_00)).code).toBe(
      'NOT_YOUR_ROLE',
    );
    expect(inPlay('snake-eyes-nz', []).refused(house, colour(1, 'blue', 5_00)).code).toBe('NO_SUCH_SEAT');
  });
});
