import { describe, expect, test } from 'vitest';
import { onTable, rackOf } from '../sight.ts';
import { atSeat } from '../testing/at-seat.ts';
import { clearing, doubling, repeating } from './again.ts';
import { isNothing, reversed, stepsFor, together } from './changes.ts';
import { insteadOf } from './instead.ts';
import { actsFor, projected, seenBy } from './projected.ts';

describe('changes', () => {
  test('of several taps are one change, and what comes to nothing is none', () => {
    const both = together({ field: 5_00, six: 5_00 }, { field: 5_00, six: -5_00 });
    expect(both).toEqual({ field: 10_00 });
    expect(isNothing(together(both, reversed(both)))).toBe(true);
  });

  test('become one command for what is put on, after what is taken off', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    expect(stepsFor(sight(), { field: 5_00, six: -5_00, 'hard-8': 1_00 })).toEqual([
      { command: { type: 'TakeDownBet', seat: 1, bet: 'b1', leave: 15_00 }, makes: { six: -5_00 } },
      {
        command: {
          type: 'PlaceBets',
          seat: 1,
          bets: [
            { wager: 'field', chips: 5_00 },
            { wager: 'hard-8', chips: 1_00 },
          ],
        },
        makes: { field: 5_00, 'hard-8': 1_00 },
      },
    ]);
  });

  test('take down no more than lies there', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    expect(stepsFor(sight(), { six: -500_00 })).toEqual([
      { command: { type: 'TakeDownBet', seat: 1, bet: 'b1' }, makes: { six: -20_00 } },
    ]);
  });

  test('nz/4.4 are asked for while the dice are in the air, and taken back from there', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.offers();
    at.takes(1);
    at.throws();
    const [asking] = stepsFor(sight(), { 'any-7': 10_00 });
    expect(asking?.command).toMatchObject({ type: 'AskLateBets' });
    if (asking !== undefined) at.given(1, asking.command);
    expect(stepsFor(sight(), { 'any-7': -1_00 })).toEqual([
      { command: { type: 'WithdrawLateBet', seat: 1, bet: 'b2' }, makes: { 'any-7': -10_00 } },
    ]);
  });
});

describe('a table as it will be', () => {
  test('has the chips of what is wished on the felt and not in the rack', () => {
    const { sight } = atSeat('snake-eyes-nz');
    const table = projected(sight(), [], [{ field: 5_00 }, { field: 5_00, six: 10_00 }]);
    expect([onTable({ ...sight(), table }), rackOf({ ...sight(), table })]).toEqual([20_00, 180_00]);
  });

  test('leaves out a wish that the rules refuse', () => {
    const { sight } = atSeat('snake-eyes-nz');
    const table = projected(sight(), [], [{ field: 5_00 }, { six: 900_00 }]);
    expect(onTable({ ...sight(), table })).toBe(5_00);
  });

  test('counts what has come already once', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    const planned = actsFor(sight(), { field: 5_00, six: 10_00 });
    if (!('acts' in planned)) throw new Error('refused');
    const [act] = planned.acts;
    if (act === undefined) throw new Error('no act');
    const events = at.given(1, act.command).events;
    const seen = events.reduce((acts, event) => seenBy(acts, event, 'ann'), planned.acts);
    expect(onTable({ ...sight(), table: projected(sight(), seen, []) })).toBe(15_00);
  });

  test('is not moved by the bets of others', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    const planned = actsFor(sight(), { field: 5_00 });
    if (!('acts' in planned)) throw new Error('refused');
    const events = at.given(2, {
      type: 'PlaceBets',
      seat: 2,
      bets: [{ wager: 'field', chips: 7_00 }],
    }).events;
    expect(events.reduce((acts, event) => seenBy(acts, event, 'ann'), planned.acts)).toEqual(planned.acts);
  });
});

describe('the same bets again', () => {
  test('are those of the last roll, less what still lies there', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.bets(1, { field: 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    expect(repeating(sight())).toEqual({ field: 5_00 });
  });

  test('are found behind rolls without a bet', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { field: 5_00 });
    at.bets(2, { field: 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(6, 1);
    at.bets(2, { six: 5_00 });
    at.offers();
    at.takes(2);
    at.rolls(6, 5);
    expect(repeating(sight())).toEqual({ field: 5_00 });
  });

  test('are none at the beginning', () => {
    expect(repeating(atSeat('snake-eyes-nz').sight())).toEqual({});
  });
});

describe('double/7.2 a bet that is locked', () => {
  const begun = () => {
    const { at, sight } = atSeat('double-dice');
    at.bets(1, { 'shooters-bet': 10_00 });
    at.bets(1, { 'number-6': 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    return sight();
  };

  test('is not cleared', () => {
    expect(clearing(begun())).toEqual({ 'number-6': -5_00 });
  });

  test('is not doubled', () => {
    expect(doubling(begun())).toEqual({ 'number-6': 5_00 });
  });
});

describe('in place of what is refused', () => {
  test('over the maximum, the maximum', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.given(
      { person: 'olga', role: 'operator' },
      { type: 'PostLimits', limits: { minimum: 5_00, maximum: 50_00 } },
    );
    expect(insteadOf(sight(), { six: 100_00 }, { code: 'STAKE_ABOVE_MAXIMUM' })).toEqual({
      is: 'make',
      changes: { six: 30_00 },
      total: 50_00,
      held: 20_00,
    });
    expect(insteadOf(sight(), { field: 1_00 }, { code: 'STAKE_BELOW_MINIMUM' })).toMatchObject({
      total: 5_00,
    });
  });

  test('leaving less than the minimum, all of it', () => {
    const { at, sight } = atSeat('snake-eyes-nz');
    at.given(
      { person: 'olga', role: 'operator' },
      { type: 'PostLimits', limits: { minimum: 5_00, maximum: 50_00 } },
    );
    at.bets(1, { six: 5_00 });
    expect(insteadOf(sight(), { six: -1_00 }, { code: 'STAKE_BELOW_MINIMUM' })).toEqual({
      is: 'take all',
      changes: { six: -5_00 },
      total: 5_00,
    });
  });

  test('without chips, buying some', () => {
    expect(insteadOf(atSeat('snake-eyes-nz').sight(), { six: 1_00 }, { code: 'NOT_ENOUGH_CHIPS' })).toEqual({
      is: 'buy in',
    });
  });

  test('at a closed table, nothing', () => {
    expect(
      insteadOf(atSeat('snake-eyes-nz').sight(), { six: 1_00 }, { code: 'TABLE_IS_HALTED' }),
    ).toBeUndefined();
  });
});
