import { describe, expect, test } from 'vitest';
import { colours } from '../../colours.ts';
import {
  aSetup,
  givenHome,
  givenTable,
  house,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const sits = (at: TableUnderTest, person: string, seat: number) =>
  at.given(person, { type: 'SitDown', seat, name: person });

const buys = (seat: number, cents: number, colour?: string, value = 5_00) =>
  ({
    type: 'BuyIn',
    seat,
    cents,
    from: 'cash',
    ...(colour === undefined ? {} : { colour: { colour, value } }),
  }) as const;

/** An open table at which Ann sits without chips. */
function withAnn(): TableUnderTest {
  const at = givenHome('wonder-dice', []);
  sits(at, 'ann', 1);
  return at;
}

describe('own-colour chips', () => {
  test('wonder/chips-1 a bet is made in chips of the own colour, never in value chips', () => {
    const at = withAnn();
    at.given(house, buys(1, 50_00));
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.when('ann', bet).thenRefused('COLOUR_CHIPS_ONLY', 'wonder/chips-1');
    at.when(house, buys(1, 50_00, 'blue')).thenRefused('VALUE_CHIPS_IN_RACK');
    at.given(house, { ...buys(1, 50_00, 'blue'), from: 'chips' });
    expect(at.balance('drop-box')).toBe(50_00);
    at.given('ann', bet);
  });

  test('wonder/chips-1 value chips are exchanged for the colour all at once', () => {
    const at = withAnn();
    at.given(house, buys(1, 52_00));
    at.when(house, { ...buys(1, 50_00, 'blue'), from: 'chips' }).thenRefused('NOT_THE_WHOLE_RACK');
    at.when(house, { ...buys(1, 52_00, 'blue'), from: 'chips' }).thenRefused('NOT_WHOLE_CHIPS');
    at.when(house, { ...buys(1, 52_00), from: 'chips' }).thenRefused('NOTHING_TO_EXCHANGE');
    at.given(house, { ...buys(1, 52_00, 'blue', 2_00), from: 'chips' });
  });

  test('wonder/chips-2 a colour is one player’s at a time', () => {
    const at = withAnn();
    sits(at, 'bob', 2);
    at.given(house, buys(1, 100_00, 'blue'));
    at.when(house, buys(2, 100_00, 'blue')).thenRefused('COLOUR_NOT_FREE', 'wonder/chips-2');
    at.when(house, buys(2, 100_00, 'mauve')).thenRefused('COLOUR_NOT_FREE');
    at.given(house, buys(2, 100_00, 'red'));
  });

  test('wonder/chips-2 with every colour taken nobody buys in or sits down', () => {
    const at = givenHome('wonder-dice', [], { seats: 20 });
    for (const index of [...colours.keys(), colours.length]) sits(at, `p${index}`, index + 1);
    for (const [index, colour] of colours.entries()) at.given(house, buys(index + 1, 10_00, colour));
    at.when(house, buys(colours.length + 1, 10_00, 'blue')).thenRefused('NO_COLOUR_FREE', 'wonder/chips-2');
    at.when('late', { type: 'SitDown', seat: 20, name: 'Late' }).thenRefused(
      'NO_COLOUR_FREE',
      'wonder/chips-2',
    );
    at.given(house, { type: 'ColourOut', seat: 1 });
    sits(at, 'late', 20);
    at.given(house, buys(20, 10_00, 'blue'));
  });

  test('wonder/chips-3 the player names the value, which stays until all chips are handed in', () => {
    const at = withAnn();
    at.when(house, buys(1, 100_00, 'blue')).thenEvents({
      type: 'BoughtIn',
      colour: { colour: 'blue', value: 5_00, chips: 20 },
      clause: 'wonder/chips-1',
    });
    at.when(house, buys(1, 100_00, 'blue', 10_00)).thenRefused('COLOUR_IS_FIXED', 'wonder/chips-3');
    at.when(house, buys(1, 7_00)).thenRefused('NOT_WHOLE_CHIPS', 'wonder/chips-3');
    at.given(house, buys(1, 10_00));
    at.given(house, { type: 'ColourOut', seat: 1 });
    at.given(house, { type: 'CashOut', seat: 1 });
    at.given(house, buys(1, 100_00, 'blue', 10_00));
  });

  test('wonder/chips-3 who has lost every chip names a value anew', () => {
    const at = withAnn();
    at.given(house, buys(1, 5_00, 'blue'));
    at.bets('ann', { high: 5_00 });
    at.when(house, buys(1, 10_00, 'blue', 2_00)).thenRefused('COLOUR_IS_FIXED');
    at.rolls(1, 2, 3);
    at.given(house, buys(1, 10_00, 'blue', 2_00));
  });

  test.each([1_00, 5_00, 10_00])(
    'wonder/chips-4 a chip may be worth one to ten dollars: %i cents',
    (value) => {
      withAnn()
        .when(house, buys(1, 100_00, 'blue', value))
        .thenEvents({ colour: { value } });
    },
  );

  test('wonder/chips-4 $2.50 is inside $1 to $10: whole dollars are what the table was set up for', () => {
    expect(withAnn().when(house, buys(1, 100_00, 'blue', 2_50)).refusal).toEqual({
      code: 'CHIP_VALUE_OFF_STEP',
      clause: 'policy/chip-value',
      value: 2_50,
      step: 1_00,
    });
    const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const stepping = (chipStep: number) => {
      const at = givenHome('wonder-dice', [], { policies: { ...policies, chipStep } });
      sits(at, 'ann', 1);
      return at;
    };
    const at = stepping(50);
    at.when(house, buys(1, 100_00, 'blue', 2_50)).thenEvents({ colour: { value: 2_50, chips: 40 } });
    at.bets('ann', { high: 7_50 });
    at.rolls(6, 6, 5);
    expect(at.balance('rack:1')).toBe(107_50);
    stepping(50)
      .when(house, buys(1, 100_00, 'blue', 2_25))
      .thenRefused('CHIP_VALUE_OFF_STEP');
    stepping(1).given(house, buys(1, 101_00, 'blue', 1_01));
    // The host changes the steps, and not the bounds.
    for (const value of [99, 10_01])
      stepping(1)
        .when(house, buys(1, 100_00, 'blue', value))
        .thenRefused('CHIP_VALUE_NOT_ALLOWED', 'wonder/chips-4');
    givenTable('wonder-dice')
      .when(operator, {
        type: 'SetUpTable',
        setup: aSetup('wonder-dice', { policies: { ...policies, chipStep: 0 } }),
      })
      .thenRefused('SETUP_NOT_ALLOWED');
  });

  test.each([50, 99, 10_01, 11_00, Number.NaN, -1_00, 0])(
    'wonder/chips-4 a chip is worth nothing else: %s cents',
    (value) => {
      withAnn()
        .when(house, buys(1, 100_00, 'blue', value))
        .thenRefused('CHIP_VALUE_NOT_ALLOWED', 'wonder/chips-4');
    },
  );

  test('wonder/bets-5 a chip is worth no more than the largest bet', () => {
    const at = withAnn();
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 5_00 } });
    at.when(house, buys(1, 60_00, 'blue', 6_00)).thenRefused('CHIP_ABOVE_MAXIMUM', 'wonder/bets-5');
    at.given(house, buys(1, 60_00, 'blue', 5_00));
  });

  test('wonder/chips-5 who is finished gets value chips of equal worth, and the colour is free', () => {
    const at = withAnn();
    sits(at, 'bob', 2);
    at.given(house, buys(1, 185_00, 'blue'));
    at.when('ann', { type: 'StandUp', seat: 1 }).thenRefused('COLOUR_CHIPS_LEFT', 'wonder/chips-5');
    at.when(house, { type: 'CashOut', seat: 1 }).thenRefused('COLOUR_OUT_FIRST', 'wonder/chips-5');
    at.when(house, { type: 'MakeChange', seat: 1, cents: 5_00, into: [5_00] }).thenRefused({
      clause: 'wonder/chips-5',
    });
    at.when('ann', { type: 'ColourOut', seat: 1 }).thenEvents({
      type: 'ColouredOut',
      seat: 1,
      colour: 'blue',
      value: 5_00,
      chips: 37,
      cents: 185_00,
      clause: 'wonder/chips-5',
    });
    expect(at.rack('ann')).toBe(185_00);
    at.given(house, buys(2, 10_00, 'blue'));
    at.given('ann', { type: 'CashOut', seat: 1 });
    at.given('ann', { type: 'StandUp', seat: 1 });
  });

  test('wonder/chips-5 chips on the layout come back before a colour is handed in', () => {
    const at = withAnn();
    at.given(house, buys(1, 10_00, 'blue'));
    at.bets('ann', { low: 5_00 });
    at.when('ann', { type: 'ColourOut', seat: 1 }).thenRefused('BETS_ARE_UP');
    at.rolls(1, 2, 3);
    at.given('ann', { type: 'ColourOut', seat: 1 });
    expect(at.rack('ann')).toBe(15_00);
    at.when('ann', { type: 'ColourOut', seat: 1 }).thenRefused('NO_COLOUR');
  });
});
