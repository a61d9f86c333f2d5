import type { CommandBody } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bets,
  callOf,
  givenShooter,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'wonder-dice';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);

describe('a round', () => {
  test('wonder/rules-1 two faces or a face of seven are refused; 2-4-6 is twelve', () => {
    const at = home([1, 'field', 5_00]);
    at.rests();
    for (const faces of ['2-4', '7-1-1']) at.when(theDealer, callOf(faces)).thenRefused('NOT_A_ROLL');
    at.when(theDealer, { type: 'CallRoll', faces: [2, 4, 6] }).thenFirst({ total: 12 });
  });

  test('wonder/rules-4 five, five and two settle every position in one step, and only a correction changes that', () => {
    const at = home([1, 'number-5', 5_00], [2, 'field', 5_00], [3, 'any-triple', 5_00]);
    const inside = at.books().inside;
    at.calls(5, 5, 2);
    at.settles();
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([210_00, 195_00, 195_00]);
    at.when(theDealer, { type: 'CallRoll', faces: [5, 5, 5] }).thenRefused('DICE_NOT_AT_REST');
    at.given(operator, { type: 'OverruleCall', faces: [5, 5, 3], words: 'the last is a three' });
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([210_00, 205_00, 195_00]);
    expect(at.table().recent[0]?.calls).toHaveLength(2);
    expect(at.books()).toMatchObject({ inside, bets: at.balance('layout') });
  });

  test('wonder/rules-4 where the dealer settles bet by bet, the round is over with the last of them', () => {
    const at = home([1, 'number-5', 5_00], [2, 'field', 5_00]);
    const [first = '', second = ''] = at.table().betting.bets.map(({ bet }) => bet);
    at.calls(5, 5, 2);
    const settles = (bet: string): readonly string[] =>
      at.given(theDealer, { type: 'SettleBet', bet }).events.map(({ type }) => type);
    expect(settles(first)).toEqual(['BetSettled']);
    expect(settles(second).slice(0, 2)).toEqual(['BetSettled', 'RollSettled']);
  });

  test('wonder/rules-5 a die that leans voids the round: nothing is paid and the bet stands for the next', () => {
    const at = home([1, 'number-3', 5_00]);
    at.rests();
    at.when(theDealer, { type: 'ReportCockedDie', die: 2 }).thenFirst({
      type: 'RollVoided',
      reason: 'not-flat',
      clause: 'wonder/rules-5',
    });
    expect(at.stakes()).toEqual({ '1 number-3': 5_00 });
    expect(at.rack(1)).toBe(195_00);
    at.rolls(3, 3, 1);
    expect(at.rack(1)).toBe(210_00);
  });

  test('wonder/void-1 a die that leaves the table voids the round, triple or not', () => {
    const at = home([1, 'any-triple', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'left-the-table' }).thenAmong({
      type: 'RollVoided',
      clause: 'wonder/void-1',
    });
    expect(at.stakes()).toEqual({ '1 any-triple': 10_00 });
    at.throws();
  });

  const dropped: readonly CommandBody[] = [
    { type: 'RecordDieOff', die: 'D3' },
    { type: 'RecordFact', reason: 'left-the-table', die: 'D3' },
    { type: 'CallNoRoll', reason: 'left-the-table', die: 'D3' },
  ];

  test.each(dropped)('wonder/void-1 a die that leaves after the call voids the round: $type', (off) => {
    for (const strict of [false, true]) {
      const at = givenShooter(pack, [[1, 'any-triple', 10_00]], { strict });
      at.calls(5, 5, 5);
      at.when(theDealer, off).thenAmong({ type: 'RollVoided', moment: 'called', clause: 'wonder/void-1' });
      expect(at.stakes()).toEqual({ '1 any-triple': 10_00 });
      expect(at.rack(1)).toBe(190_00);
      at.when(theDealer, { type: 'SettleRoll' }).thenRefused('ROLL_NOT_CALLED');
    }
  });

  test.each(dropped)(
    'wonder/void-1 and while the bets are being settled, whose payments are undone: $type',
    (off) => {
      const at = givenShooter(pack, [
        [1, 'any-triple', 10_00],
        [2, 'field', 10_00],
      ]);
      const { inside } = at.books();
      at.calls(5, 5, 5);
      at.given(theDealer, { type: 'SettleBet', bet: at.table().betting.bets[0]?.bet ?? '' });
      expect(at.rack(1)).toBe(500_00);
      expect(at.given(theDealer, off).events.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['RollReversed', 'RollVoided']),
      );
      expect([at.rack(1), at.rack(2)]).toEqual([190_00, 190_00]);
      expect(at.stakes()).toEqual({ '1 any-triple': 10_00, '2 field': 10_00 });
      expect(at.books()).toMatchObject({ inside, bets: 20_00 });
      expect(at.table().frozen).toBe(true);
      at.rolls(1, 2, 3);
      expect([at.rack(1), at.rack(2)]).toEqual([190_00, 210_00]);
    },
  );

  test('wonder/void-1 once the round is settled a die that leaves changes nothing of it', () => {
    const at = home([1, 'any-triple', 10_00]);
    at.calls(5, 5, 5);
    at.settles();
    at.when(theDealer, { type: 'RecordDieOff', die: 'D3' }).thenNone('RollVoided');
    expect(at.rack(1)).toBe(500_00);
  });

  test('wonder/void-1 whoever called the outcome, the die that leaves afterwards voids the round', () => {
    const at = home([1, 'any-triple', 10_00]);
    at.calls(5, 5, 4);
    at.given(operator, { type: 'OverruleCall', faces: [5, 5, 5], words: 'three fives' });
    at.given(theDealer, { type: 'CallNoRoll', reason: 'left-the-table', die: 'D1' });
    expect(at.stakes()).toEqual({ '1 any-triple': 10_00 });
  });

  test('wonder/rules-5 the bets of a void round are locked, unless the table lets them be changed', () => {
    const locked = home([1, 'number-3', 5_00]);
    locked.voids('not-flat');
    expect(locked.table().frozen).toBe(true);
    const open = givenShooter(pack, [[1, 'number-3', 5_00]], {
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: true },
    });
    open.voids('not-flat');
    expect(open.table().frozen).toBe(false);
  });

  test('wonder/rules-6 a look into the cup is reported by anybody at the table', () => {
    const at = home([1, 'field', 5_00]);
    at.when('zoe', { type: 'ReportIncident', kind: 'looked-into-cup', words: 'x' }).thenRefused('NOT_SEATED');
    at.when(1, { type: 'ReportIncident', kind: 'bad-luck', words: 'x' }).thenRefused('NO_SUCH_KIND');
    at.given(1, { type: 'ReportIncident', kind: 'looked-into-cup', words: 'just before tipping' });
    at.given(2, { type: 'ReportIncident', kind: 'looked-into-cup', words: 'I saw it too' });
    expect(at.table().incidents).toMatchObject([{ clause: 'wonder/rules-6' }, { clause: 'wonder/rules-6' }]);
    expect(new Set(at.table().incidents.map(({ incident }) => incident)).size).toBe(2);
    at.throws();
    expect(at.table().roll?.faces).toEqual([undefined, undefined, undefined]);
  });
});
