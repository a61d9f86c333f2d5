import { describe, expect, test } from 'vitest';
import { colours } from '../../colours.ts';
import { balance, bets, rackOf, rolls } from '../../testing/at-betting.ts';
import { type AtTable, aSetup, atTable, house, inPlay, operator, player } from '../../testing/at-table.ts';

const sits = (at: AtTable, person: string, seat: number) =>
  at.give(player(person), { type: 'SitDown', seat, name: person });

const buys = (seat: number, cents: number, colour?: string, value = 5_00) =>
  ({
    type: 'BuyIn',
    seat,
    cents,
    from: 'cash',
    ...(colour === undefined ? {} : { colour: { colour, value } }),
  }) as const;

/** An open table at which Ann sits without chips. */
function withAnn(): AtTable {
  const at = inPlay('wonder-dice', []);
  sits(at, 'ann', 1);
  return at;
}

describe('own-colour chips', () => {
  test('wonder/chips-1 a bet is made in chips of the own colour, never in value chips', () => {
    const at = withAnn();
    at.give(house, buys(1, 50_00));
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    expect(at.refused(player('ann'), bet)).toMatchObject({
      code: 'COLOUR_CHIPS_ONLY',
      clause: 'wonder/chips-1',
    });
    expect(at.refused(house, buys(1, 50_00, 'blue')).code).toBe('VALUE_CHIPS_IN_RACK');
    at.give(house, { ...buys(1, 50_00, 'blue'), from: 'chips' });
    expect(balance(at, 'drop-box')).toBe(50_00);
    at.give(player('ann'), bet);
  });

  test('wonder/chips-1 value chips are exchanged for the colour all at once', () => {
    const at = withAnn();
    at.give(house, buys(1, 52_00));
    expect(at.refused(house, { ...buys(1, 50_00, 'blue'), from: 'chips' }).code).toBe('NOT_THE_WHOLE_RACK');
    expect(at.refused(house, { ...buys(1, 52_00, 'blue'), from: 'chips' }).code).toBe('NOT_WHOLE_CHIPS');
    expect(at.refused(house, { ...buys(1, 52_00), from: 'chips' }).code).toBe('NOTHING_TO_EXCHANGE');
    at.give(house, { ...buys(1, 52_00, 'blue', 2_00), from: 'chips' });
  });

  test('wonder/chips-2 a colour is one player’s at a time', () => {
    const at = withAnn();
    sits(at, 'bob', 2);
    at.give(house, buys(1, 100_00, 'blue'));
    expect(at.refused(house, buys(2, 100_00, 'blue'))).toMatchObject({
      code: 'COLOUR_NOT_FREE',
      clause: 'wonder/chips-2',
    });
    expect(at.refused(house, buys(2, 100_00, 'mauve')).code).toBe('COLOUR_NOT_FREE');
    at.give(house, buys(2, 100_00, 'red'));
  });

  test('wonder/chips-2 with every colour taken nobody buys in or sits down', () => {
    const at = inPlay('wonder-dice', [], { seats: 20 });
    for (const index of [...colours.keys(), colours.length]) sits(at, `p${index}`, index + 1);
    for (const [index, colour] of colours.entries()) at.give(house, buys(index + 1, 10_00, colour));
    expect(at.refused(house, buys(colours.length + 1, 10_00, 'blue'))).toMatchObject({
      code: 'NO_COLOUR_FREE',
      clause: 'wonder/chips-2',
    });
    expect(at.refused(player('late'), { type: 'SitDown', seat: 20, name: 'Late' })).toMatchObject({
      code: 'NO_COLOUR_FREE',
      clause: 'wonder/chips-2',
    });
    at.give(house, { type: 'ColourOut', seat: 1 });
    sits(at, 'late', 20);
    at.give(house, buys(20, 10_00, 'blue'));
  });

  test('wonder/chips-3 the player names the value, which stays until all chips are handed in', () => {
    const at = withAnn();
    expect(at.give(house, buys(1, 100_00, 'blue'))).toMatchObject([
      { type: 'BoughtIn', colour: { colour: 'blue', value: 5_00, chips: 20 }, clause: 'wonder/chips-1' },
    ]);
    expect(at.refused(house, buys(1, 100_00, 'blue', 10_00))).toMatchObject({
      code: 'COLOUR_IS_FIXED',
      clause: 'wonder/chips-3',
    });
    expect(at.refused(house, buys(1, 7_00))).toMatchObject({
      code: 'NOT_WHOLE_CHIPS',
      clause: 'wonder/chips-3',
    });
    at.give(house, buys(1, 10_00));
    at.give(house, { type: 'ColourOut', seat: 1 });
    at.give(house, { type: 'CashOut', seat: 1 });
    at.give(house, buys(1, 100_00, 'blue', 10_00));
  });

  test('wonder/chips-3 who has lost every chip names a value anew', () => {
    const at = withAnn();
    at.give(house, buys(1, 5_00, 'blue'));
    bets(at, 'ann', { high: 5_00 });
    expect(at.refused(house, buys(1, 10_00, 'blue', 2_00)).code).toBe('COLOUR_IS_FIXED');
    rolls(at, 1, 2, 3);
    at.give(house, buys(1, 10_00, 'blue', 2_00));
  });

  test.each([1_00, 5_00, 10_00])(
    'wonder/chips-4 a chip may be worth one to ten dollars: %i cents',
    (value) => {
      expect(withAnn().give(house, buys(1, 100_00, 'blue', value))).toMatchObject([{ colour: { value } }]);
    },
  );

  test('wonder/chips-4 $2.50 is inside $1 to $10: whole dollars are what the table was set up for', () => {
    expect(withAnn().refused(house, buys(1, 100_00, 'blue', 2_50))).toEqual({
      code: 'CHIP_VALUE_OFF_STEP',
      clause: 'policy/chip-value',
      message:
        '$2.50 is not in steps of $1, which this table was set up for. Name another value, or have the host set up a table with smaller steps.',
    });
    const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const stepping = (chipStep: number) => {
      const at = inPlay('wonder-dice', [], { policies: { ...policies, chipStep } });
      sits(at, 'ann', 1);
      return at;
    };
    const at = stepping(50);
    expect(at.give(house, buys(1, 100_00, 'blue', 2_50))).toMatchObject([
      { colour: { value: 2_50, chips: 40 } },
    ]);
    bets(at, 'ann', { high: 7_50 });
    rolls(at, 6, 6, 5);
    expect(balance(at, 'rack:1')).toBe(107_50);
    expect(stepping(50).refused(house, buys(1, 100_00, 'blue', 2_25)).code).toBe('CHIP_VALUE_OFF_STEP');
    stepping(1).give(house, buys(1, 101_00, 'blue', 1_01));
    // The host changes the steps, and not the bounds.
    for (const value of [99, 10_01])
      expect(stepping(1).refused(house, buys(1, 100_00, 'blue', value))).toMatchObject({
        code: 'CHIP_VALUE_NOT_ALLOWED',
        clause: 'wonder/chips-4',
      });
    expect(
      atTable('wonder-dice').refused(operator, {
        type: 'SetUpTable',
        setup: aSetup('wonder-dice', { policies: { ...policies, chipStep: 0 } }),
      }).code,
    ).toBe('SETUP_NOT_ALLOWED');
  });

  test.each([50, 99, 10_01, 11_00, Number.NaN, -1_00, 0])(
    'wonder/chips-4 a chip is worth nothing else: %s cents',
    (value) => {
      expect(withAnn().refused(house, buys(1, 100_00, 'blue', value))).toMatchObject({
        code: 'CHIP_VALUE_NOT_ALLOWED',
        clause: 'wonder/chips-4',
      });
    },
  );

  test('wonder/bets-5 a chip is worth no more than the largest bet', () => {
    const at = withAnn();
    at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 5_00 } });
    expect(at.refused(house, buys(1, 60_00, 'blue', 6_00))).toMatchObject({
      code: 'CHIP_ABOVE_MAXIMUM',
      clause: 'wonder/bets-5',
    });
    at.give(house, buys(1, 60_00, 'blue', 5_00));
  });

  test('wonder/chips-5 who is finished gets value chips of equal worth, and the colour is free', () => {
    const at = withAnn();
    sits(at, 'bob', 2);
    at.give(house, buys(1, 185_00, 'blue'));
    expect(at.refused(player('ann'), { type: 'StandUp', seat: 1 })).toMatchObject({
      code: 'COLOUR_CHIPS_LEFT',
      clause: 'wonder/chips-5',
    });
    expect(at.refused(house, { type: 'CashOut', seat: 1 })).toMatchObject({
      code: 'COLOUR_OUT_FIRST',
      clause: 'wonder/chips-5',
    });
    expect(at.refused(house, { type: 'MakeChange', seat: 1, cents: 5_00, into: [5_00] }).clause).toBe(
      'wonder/chips-5',
    );
    expect(at.give(player('ann'), { type: 'ColourOut', seat: 1 })).toMatchObject([
      {
        type: 'ColouredOut',
        seat: 1,
        colour: 'blue',
        value: 5_00,
        chips: 37,
        cents: 185_00,
        clause: 'wonder/chips-5',
      },
    ]);
    expect(rackOf(at, 'ann')).toBe(185_00);
    at.give(house, buys(2, 10_00, 'blue'));
    at.give(player('ann'), { type: 'CashOut', seat: 1 });
    at.give(player('ann'), { type: 'StandUp', seat: 1 });
  });

  test('wonder/chips-5 chips on the layout come back before a colour is handed in', () => {
    const at = withAnn();
    at.give(house, buys(1, 10_00, 'blue'));
    bets(at, 'ann', { low: 5_00 });
    expect(at.refused(player('ann'), { type: 'ColourOut', seat: 1 }).code).toBe('BETS_ARE_UP');
    rolls(at, 1, 2, 3);
    at.give(player('ann'), { type: 'ColourOut', seat: 1 });
    expect(rackOf(at, 'ann')).toBe(15_00);
    expect(at.refused(player('ann'), { type: 'ColourOut', seat: 1 }).code).toBe('NO_COLOUR');
  });
});
