import type { TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  clearing,
  doing,
  doingEach,
  doubling,
  findAlternative,
  isNothing,
  nothingDone,
  planActs,
  planSteps,
  projected,
  redoing,
  repeating,
  reversed,
  seenBy,
  together,
  toRedo,
  toUndo,
  undoing,
} from './bets.ts';
import { onTable, rackOf, staysUpHere } from './player-view.ts';
import { comingDown } from './table-events.ts';
import { atSeat } from './testing/at-seat.ts';

describe('changes', () => {
  test('of several taps are one change, and what comes to nothing is none', () => {
    const both = together({ field: 5_00, six: 5_00 }, { field: 5_00, six: -5_00 });
    expect(both).toEqual({ field: 10_00 });
    expect(isNothing(together(both, reversed(both)))).toBe(true);
  });

  test('become one command for what is put on, after what is taken off', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    expect(planSteps(view(), { field: 5_00, six: -5_00, 'hard-8': 1_00 })).toEqual([
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
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    expect(planSteps(view(), { six: -500_00 })).toEqual([
      { command: { type: 'TakeDownBet', seat: 1, bet: 'b1' }, makes: { six: -20_00 } },
    ]);
  });

  test('nz/4.4 are asked for while the dice are in the air, and taken back from there', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.offers();
    at.takes(1);
    at.throws();
    const [asking] = planSteps(view(), { 'any-7': 10_00 });
    expect(asking?.command).toMatchObject({ type: 'AskLateBets' });
    if (asking !== undefined) at.given(1, asking.command);
    expect(planSteps(view(), { 'any-7': -1_00 })).toEqual([
      { command: { type: 'WithdrawLateBet', seat: 1, bet: 'b2' }, makes: { 'any-7': -10_00 } },
    ]);
  });
});

describe('a table as it will be', () => {
  test('has the chips of what is wished on the felt and not in the rack', () => {
    const { view } = atSeat('snake-eyes-nz');
    const table = projected(view(), [], [{ field: 5_00 }, { field: 5_00, six: 10_00 }]);
    expect([onTable({ ...view(), table }), rackOf({ ...view(), table })]).toEqual([20_00, 180_00]);
  });

  test('leaves out a wish that the rules refuse', () => {
    const { view } = atSeat('snake-eyes-nz');
    const table = projected(view(), [], [{ field: 5_00 }, { six: 900_00 }]);
    expect(onTable({ ...view(), table })).toBe(5_00);
  });

  test('counts what has come already once', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    const planned = planActs(view(), { field: 5_00, six: 10_00 });
    if (!('acts' in planned)) throw new Error('refused');
    const [act] = planned.acts;
    if (act === undefined) throw new Error('no act');
    const events = at.given(1, act.command).events;
    const seen = events.reduce((acts, event) => seenBy(acts, event, 'ann'), planned.acts);
    expect(onTable({ ...view(), table: projected(view(), seen, []) })).toBe(15_00);
  });

  test('is not moved by the bets of others', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    const planned = planActs(view(), { field: 5_00 });
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
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.bets(1, { field: 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    expect(repeating(view())).toEqual({ field: 5_00 });
  });

  test('are found behind rolls without a bet', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { field: 5_00 });
    at.bets(2, { field: 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(6, 1);
    at.bets(2, { six: 5_00 });
    at.offers();
    at.takes(2);
    at.rolls(6, 5);
    expect(repeating(view())).toEqual({ field: 5_00 });
  });

  test('are none at the beginning', () => {
    expect(repeating(atSeat('snake-eyes-nz').view())).toEqual({});
  });
});

describe('double/7.2 a bet that is locked', () => {
  const begun = () => {
    const { at, view } = atSeat('double-dice');
    at.bets(1, { 'shooters-bet': 10_00 });
    at.bets(1, { 'number-6': 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    return view();
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
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 20_00 });
    at.given(
      { person: 'olga', role: 'operator' },
      { type: 'PostLimits', limits: { minimum: 5_00, maximum: 50_00 } },
    );
    expect(findAlternative(view(), { six: 100_00 }, { code: 'STAKE_ABOVE_MAXIMUM' })).toEqual({
      is: 'make',
      changes: { six: 30_00 },
      total: 50_00,
      held: 20_00,
    });
    expect(findAlternative(view(), { field: 1_00 }, { code: 'STAKE_BELOW_MINIMUM' })).toMatchObject({
      total: 5_00,
    });
  });

  test('leaving less than the minimum, all of it', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.given(
      { person: 'olga', role: 'operator' },
      { type: 'PostLimits', limits: { minimum: 5_00, maximum: 50_00 } },
    );
    at.bets(1, { six: 5_00 });
    expect(findAlternative(view(), { six: -1_00 }, { code: 'STAKE_BELOW_MINIMUM' })).toEqual({
      is: 'take all',
      changes: { six: -5_00 },
      total: 5_00,
    });
  });

  test('without chips, buying some', () => {
    expect(
      findAlternative(atSeat('snake-eyes-nz').view(), { six: 1_00 }, { code: 'NOT_ENOUGH_CHIPS' }),
    ).toEqual({
      is: 'buy in',
    });
  });

  test('at a closed table, nothing', () => {
    expect(
      findAlternative(atSeat('snake-eyes-nz').view(), { six: 1_00 }, { code: 'TABLE_IS_HALTED' }),
    ).toBeUndefined();
  });
});

test('the last change is undone first, and the last undone is redone first', () => {
  const done = doing(doing(nothingDone, { field: 5_00 }), { six: 10_00 });
  expect(toUndo(done)).toEqual({ six: 10_00 });
  const once = undoing(done);
  expect([toUndo(once), toRedo(once)]).toEqual([{ field: 5_00 }, { six: 10_00 }]);
  expect(redoing(once)).toEqual(done);
});

test('a new change forgets what was undone', () => {
  const done = doing(undoing(doing(nothingDone, { field: 5_00 })), { six: 10_00 });
  expect(toRedo(done)).toBeUndefined();
});

test('there is nothing to undo before the first change', () => {
  expect([toUndo(nothingDone), undoing(nothingDone), redoing(nothingDone)]).toEqual([
    undefined,
    nothingDone,
    nothingDone,
  ]);
});

test.each([
  // made by the table                what the first undo takes back
  ['all', { field: 10_00, six: 5_00 }, { six: 5_00 }],
  ['a part', { field: 10_00 }, { field: 10_00 }],
])('three quick taps are three undos where the table has made all of them: %s', (_, made, first) => {
  const taps = [{ field: 5_00 }, { field: 5_00 }, { six: 5_00 }];
  const done = doingEach(taps)(nothingDone, made);
  expect(toUndo(done)).toEqual(first);
});

const settledIn = (events: readonly TableEvent[]) => {
  const settled = events.find((event) => event.type === 'RollSettled');
  return settled?.type === 'RollSettled' ? settled : { settlements: [] };
};

test('double/8.2#3 a won line that stays up comes down where somebody wishes it, and nothing else does', () => {
  const { at, view } = atSeat('double-dice');
  for (const wager of ['shooters-bet', 'number-6', 'double-3', 'number-8']) at.bets(1, { [wager]: 10_00 });
  at.bets(2, { 'number-6': 10_00 });
  at.offers();
  at.takes(1);
  const settled = settledIn(at.rolls(3, 3).events);
  expect(comingDown(view(), settled, new Set(['number-6', 'number-8']))).toEqual({ 'number-6': -10_00 });
  expect(comingDown(view(), settled, new Set())).toEqual({});
});

test('what has come back by itself is not taken down', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  at.bets(1, { six: 10_00 });
  at.offers();
  at.takes(1);
  const settled = settledIn(at.rolls(4, 2).events);
  // The same wager again, which this roll has not decided.
  at.bets(1, { six: 5_00 });
  expect(comingDown(view(), settled, new Set(['six']))).toEqual({});
});

test('only a bet that may stay up can be asked down', () => {
  const { game, ...view } = atSeat('double-dice').view();
  const stays = Object.values(game.wagers).filter((wager) => staysUpHere({ ...view, game }, wager));
  expect(stays.map(({ id }) => id)).toContain('number-6');
  expect(stays.map(({ id }) => id)).not.toContain('any-7');
  expect(stays.map(({ id }) => id)).not.toContain('shooters-bet');
  const nz = atSeat('snake-eyes-nz').view();
  expect(Object.values(nz.game.wagers).some((wager) => staysUpHere(nz, wager))).toBe(false);
});
