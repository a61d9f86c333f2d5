import { assert, type Pips } from '@dicepit/engine';
import { automaticLayout } from '@dicepit/layout';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../../examples/craps/src/pack.ts';
import { casinoSupervisor } from '../../../games/src/testing/given-table.ts';
import { addOwnPack } from '../../../games/src/testing/own-pack.ts';
import { lineWords } from '../dealer/settle.ts';
import { callOf } from '../words/calls.ts';
import { countStreak, countTotals, lastRolls, rollsSince, toSlip, writeOutcome } from './past-rolls.ts';
import { litNow, toAreaViews, voidRollNow } from './player-view.ts';
import { atSeat } from './testing/at-seat.ts';

const played = () => {
  const { at, view } = atSeat('snake-eyes-nz');
  at.bets(1, { 'hard-8': 5_00 });
  at.bets(1, { six: 10_00 });
  at.bets(1, { field: 10_00 });
  at.bets(2, { 'any-7': 5_00 });
  at.offers();
  at.takes(1);
  at.rolls(4, 4);
  return { at, view };
};

describe('a pay slip', () => {
  test('has a line for every bet of its owner and what they come to', () => {
    const { view } = played();
    const [roll] = view().table.recent;
    assert(roll !== undefined, () => 'a roll was made');
    const slip = toSlip(view(), roll);
    expect(slip).toMatchObject({ roll: 1, thrower: 1, net: 35_00, corrected: false });
    expect(slip?.lines.map(({ wager, word, cents, up }) => [wager, word, cents, up])).toEqual([
      ['hard-8', 'won', 45_00, false],
      ['six', 'stays', 10_00, true],
      ['field', 'lost', 10_00, false],
    ]);
  });

  test('tells a payment step by step, with the commission and which way it was rounded; so does the dealer’s desk', () => {
    addOwnPack(craps, automaticLayout(craps));
    const { at, view } = atSeat('craps');
    at.bets('ann', { 'pass-line': 10_00 });
    at.takes('ann');
    at.rolls(5, 4);
    at.bets('ann', { 'place-8': 5_00, 'buy-4': 20_00 });
    const won = (...faces: readonly [Pips, Pips]) => {
      at.rolls(...faces);
      const roll = view().table.recent[0];
      assert(roll !== undefined, () => 'a roll was made');
      const lines = roll.settlements.filter(({ verdict }) => verdict === 'wins');
      return {
        slip: toSlip(view(), roll)
          ?.lines.filter(({ word }) => word === 'won')
          .map(({ wager, cents, payment }) => ({ wager, cents, ...payment })),
        desk: lines.map(lineWords),
      };
    };
    expect(won(4, 4)).toEqual({
      slip: [{ wager: 'place-8', cents: 5_83, earned: 3500 / 6, paid: 5_83, rounded: 'down', commission: 0 }],
      desk: ['5 × 7/6, rounded down, and the 5 back'],
    });
    expect(won(2, 2)).toEqual({
      slip: [
        { wager: 'buy-4', cents: 39_00, earned: 40_00, paid: 40_00, rounded: undefined, commission: 1_00 },
      ],
      desk: ['20 × 2, less 1 commission, and the 20 back'],
    });
  });

  test('calls a seven out where it ended the turn, and so does the record; a come-out seven is a seven', () => {
    addOwnPack(craps, automaticLayout(craps));
    const { at, view } = atSeat('craps');
    at.bets('ann', { 'pass-line': 10_00 });
    at.takes('ann');
    at.rolls(6, 1);
    at.bets('ann', { 'pass-line': 10_00 });
    at.rolls(5, 4);
    at.rolls(5, 2);
    const { table, game } = view();
    expect(lastRolls(view()).map((each) => writeOutcome(game, each))).toEqual(['Seven out', 'Nine', 'Seven']);
    const slips = table.recent.flatMap((each) => toSlip(view(), each) ?? []);
    const calls = slips.map(({ outcome, thrower, standing }) =>
      outcome.kind === 'total' ? callOf(game, outcome.roll, { thrower, standing }) : '',
    );
    expect(calls).toEqual(['Seven out', 'Nine', 'Seven']);
  });

  test('is nobody’s who sat down later', () => {
    const { at, view } = played();
    at.given(2, { type: 'CashOut', seat: 2 });
    at.given(2, { type: 'StandUp', seat: 2 });
    at.sits(2, 'cy');
    const [roll] = view().table.recent;
    assert(roll !== undefined, () => 'a roll was made');
    const seen = { ...view(), person: 'cy', mine: view().table.seats.get(2) };
    expect(toSlip(seen, roll)).toBeUndefined();
  });
});

describe('the felt of a roll', () => {
  test('lights what won while its result is read, and nothing afterwards', () => {
    const { view } = played();
    expect(litNow(view(), 1)).toEqual(['hard-8', 'hardway-combo', 'eight']);
    expect(litNow(view(), undefined)).toEqual([]);
  });

  test('lights nothing once the roll is declared invalid, although its slip is still read', () => {
    const { at, view } = atSeat('snake-eyes-nsw');
    at.bets(1, { field: 20_00 });
    at.offers();
    at.takes(1);
    at.rolls(6, 3);
    expect(litNow(view(), 1)).toContain('field');
    at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' });
    expect(litNow(view(), 1)).toEqual([]);
    expect(voidRollNow(view())).toMatchObject({ call: 'Roll invalid', clause: 'nsw/9.4.1' });
  });

  test('shows one’s own bets, and others’ unless they are hidden', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 10_00 });
    at.bets(2, { six: 25_00 });
    expect(toAreaViews(view())['six']).toEqual({
      own: { cents: 10_00 },
      others: [{ seat: 2, name: 'bob', cents: 25_00 }],
    });
    expect(toAreaViews(view(), { hideOthers: true })['six']).toEqual({ own: { cents: 10_00 } });
  });

  test('double/9.1 locks the bonus of whoever has one, and closes it to the others', () => {
    const { at, view } = atSeat('double-dice');
    at.bets(1, { 'shooters-bet': 10_00 });
    at.bets(1, { bonus: 5_00 });
    at.offers();
    at.takes(1);
    at.rolls(5, 3);
    expect(toAreaViews(view())['bonus']).toMatchObject({ own: { cents: 5_00 }, locked: '9.1' });
    const bob = { ...view(), person: 'bob', mine: view().table.seats.get(2) };
    expect(toAreaViews(bob)['bonus']).toMatchObject({ closed: '9.1' });
    expect(toAreaViews(bob)['number-6']).toEqual({ others: [] });
  });

  test('wonder/chips-2 counts chips of one’s own colour', () => {
    const { at, view } = atSeat('wonder-dice');
    at.bets(1, { high: 4_00 });
    expect(toAreaViews(view())['high']?.own).toEqual({ cents: 4_00, figure: '4', colour: 'blue' });
  });
});

describe('the record', () => {
  test('has the last rolls, how often each total fell, and one’s own results', () => {
    const { at, view } = played();
    at.bets(2, { field: 5_00 });
    at.rolls(6, 3);
    const rolls = lastRolls(view());
    expect(rolls.map(({ total, alike, net }) => [total, alike, net])).toEqual([
      [9, false, 0],
      [8, true, 35_00],
    ]);
    expect(countTotals(rolls, 2).filter(([, times]) => times > 0)).toEqual([
      [8, 1],
      [9, 1],
    ]);
    expect([countStreak(rolls), rollsSince(rolls, 8), rollsSince(rolls, 12)]).toEqual([2, 1, undefined]);
  });

  test('is kept from a player at a casino’s table, save for the last roll', () => {
    const { at, view } = atSeat('snake-eyes-nsw');
    at.bets(1, { six: 10_00 });
    at.offers();
    at.takes(1);
    at.rolls(6, 3);
    at.rolls(6, 4);
    expect(lastRolls(view())).toHaveLength(2);
    const { setup } = view().table;
    assert(setup !== undefined, () => 'the table is set up');
    const strict = { ...view(), table: { ...view().table, setup: { ...setup, mode: 'strict' as const } } };
    expect(lastRolls(strict)).toHaveLength(1);
  });
});
