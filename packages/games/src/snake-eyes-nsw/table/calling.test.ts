import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  gameSupervisor,
  givenShooter,
  operator,
  type TableUnderTest,
  theDealer,
  withEntry,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);
const casino = (...bets: Bets): TableUnderTest => givenShooter(pack, bets, { strict: true });
const inPit = { ...casinoSupervisor, pit: '2' };

describe('calling a roll', () => {
  test('nsw/1.1(total) six and three make nine, and how it was thrown is kept', () => {
    const at = home([1, 'field', 10_00]);
    at.calls(6, 3).thenFirst({ type: 'RollCalled', roll: [6, 3], total: 9 });
    expect(at.table().roll?.calls[0]?.outcome).toEqual({ kind: 'total', roll: [6, 3] });
  });

  test('nsw/4.3 dice at rest close betting and withdrawal and open the call', () => {
    const at = casino([1, 'field', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5] }).thenRefused('DICE_NOT_AT_REST');
    at.given(theDealer, { type: 'BringToRest' });
    at.when(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'six', chips: 5_00 }] }).thenRefused(
      'BETTING_IS_CLOSED',
    );
    at.when(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' }).thenRefused('TOO_LATE');
    at.given(theDealer, { type: 'CallRoll', faces: [6, 5] });
  });

  test('nsw/4.3.1 the dealer or the gaming supervisor announces the total; a player does not', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    at.wait(700);
    at.when('ann', { type: 'CallRoll', faces: [6, 5] }).thenRefused('NOT_YOUR_ROLE');
    at.when(inPit, { type: 'CallRoll', faces: [6, 5] }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'CallRoll', faces: [6, 5] }).thenFirst({
      total: 11,
      after: 700,
      clause: 'nsw/4.3.1',
    });
  });

  test('nsw/4.3.2 a die leaning with its two against a chip shows five', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 1, touching: [2] }).thenFirst({
      face: 5,
      clause: 'nsw/4.3.2',
    });
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2, 3] }).thenRefused('MORE_THAN_ONE_FACE');
    at.when(theDealer, { type: 'CallRoll', faces: [4, 2] }).thenRefused('FACES_DIFFER');
    at.given(theDealer, { type: 'CallRoll', faces: [4, 5] });
  });

  test("nsw/4.3.3 the gaming supervisor's ruling on a face is final: no second one for that die", () => {
    const at = home([1, 'field', 10_00]);
    at.calls(4, 4);
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('FACE_IS_DISPUTED', 'nsw/4.3.3');
    at.when(casinoSupervisor, { type: 'RuleFace', face: 5, words: 'x' }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'RuleFace', face: 'void', words: 'x' }).thenRefused('MAY_NOT_VOID');
    at.given(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    at.when(2, { type: 'DisputeFace', die: 1 }).thenRefused('FACE_IS_RULED', 'nsw/4.3.3');
    at.when(gameSupervisor, { type: 'RuleFace', face: 4, words: 'x' }).thenRefused('FACE_IS_RULED');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nsw/4.3.3 the other die may be disputed too, and each ruling stands', () => {
    const at = casino([1, 'field', 10_00]);
    at.calls(4, 4);
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.given(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    at.given(2, { type: 'DisputeFace', die: 0 });
    at.gathers();
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('FACE_IS_DISPUTED');
    at.given(gameSupervisor, { type: 'RuleFace', face: 6, words: 'the one lies on the rail' });
    for (const die of [0, 1]) at.when(2, { type: 'DisputeFace', die }).thenRefused('FACE_IS_RULED');
    at.given(theDealer, { type: 'SettleRoll' });
    expect(at.table().recent[0]?.outcome).toEqual({ kind: 'total', roll: [6, 5] });
  });

  test('nsw/4.3.3 before the call a ruled face is neither read again nor called impossible to read', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    for (const die of [0, 1]) {
      at.given(2, { type: 'DisputeFace', die });
      at.given(gameSupervisor, { type: 'RuleFace', face: 5, words: 'as it lies' });
    }
    const ruled = { code: 'FACE_IS_RULED', clause: 'nsw/4.3.3' };
    for (const die of [0, 1]) {
      at.when(theDealer, { type: 'ReadCockedDie', die, touching: [3] }).thenRefused(ruled);
      at.when(theDealer, { type: 'ReportCockedDie', die }).thenRefused(ruled);
    }
    const unread = { reason: 'fall-cannot-be-called' } as const;
    for (const type of ['CallNoRoll', 'RecordFact'] as const)
      at.when(theDealer, { type, ...unread }).thenRefused(ruled);
    at.when(operator, { type: 'RuleMatter', faces: 'void', words: 'no' }).thenRefused(ruled);
    at.when(theDealer, { type: 'CallRoll', faces: [5, 4] }).thenRefused('FACES_DIFFER');
    // What is no question of the face still voids the throw.
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
  });

  test('nsw/4.3.3 a die that was not ruled on may still be one that nobody can call', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    at.given(2, { type: 'DisputeFace', die: 0 });
    at.given(gameSupervisor, { type: 'RuleFace', face: 5, words: 'as it lies' });
    const unread = { type: 'CallNoRoll', reason: 'fall-cannot-be-called' } as const;
    at.when(theDealer, { ...unread, die: 'D1' }).thenRefused('FACE_IS_RULED');
    at.when(theDealer, { ...unread, die: 'D2' }).thenFirst({ type: 'RollVoided', die: 'D2' });
  });

  test('nsw/4.3.3 nobody puts another face in its place, the operator neither, before and after settlement', () => {
    const at = casino([1, 'field', 10_00]);
    const ruled = { code: 'FACE_IS_RULED', clause: 'nsw/4.3.3' };
    at.calls(4, 4);
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.given(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    const rules = (faces: readonly Pips[] | 'void') => ({ type: 'RuleMatter', faces, words: 'no' }) as const;
    at.when(theDealer, { type: 'AmendEntry', faces: [4, 4] }).thenRefused(ruled);
    const others: readonly (readonly Pips[] | 'void')[] = [[4, 4], [3, 6], 'void'];
    for (const faces of others) at.when(operator, rules(faces)).thenRefused(ruled);
    at.settles();
    for (const faces of others) at.when(operator, rules(faces)).thenRefused(ruled);
    expect(at.rack(1)).toBe(210_00);
    // The other die was misread, and that is another matter.
    at.given(operator, rules([3, 5]));
    expect(at.table().recent[0]?.outcome).toEqual({ kind: 'total', roll: [3, 5] });
  });

  test('nsw/4.6 with the equipment on call and entry are one, and settlement needs no more', () => {
    const at = withEntry(casino([1, 'field', 10_00]));
    const [called] = at.calls(3, 1).events;
    expect(called).toMatchObject({ type: 'RollCalled', roll: [3, 1], entry: { total: 4 } });
    at.when(theDealer, { type: 'KeyEntry', total: 4 }).thenRefused('ENTRY_NOT_IN_USE');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nsw/2.6.3 the switch decides whether the entry goes with the call', () => {
    expect(home([1, 'field', 10_00]).calls(3, 1).events[0]).not.toHaveProperty('entry');
    expect(withEntry(home([1, 'field', 10_00])).calls(3, 1).events[0]).toHaveProperty('entry');
  });

  test('nsw/2.6.3.1 a captured roll and a keyed one give the same event, each with its source', () => {
    const captured = withEntry(home([1, 'field', 10_00]));
    captured.rests();
    captured.given(theDealer, { type: 'CaptureFaces', faces: [5, 3] });
    captured.when(theDealer, { type: 'CallRoll', faces: [5, 3] }).thenFirst({
      roll: [5, 3],
      entry: { total: 8, source: 'capture' },
    });
    const keyed = withEntry(home([1, 'field', 10_00]));
    keyed.calls(5, 3).thenFirst({ roll: [5, 3], entry: { total: 8, source: 'keypad' } });
    const none = home([1, 'field', 10_00]);
    none.rests();
    none.when(theDealer, { type: 'CaptureFaces', faces: [5, 3] }).thenRefused('ENTRY_NOT_IN_USE');
  });
});

test('nsw/4.3.2 nsw/4.3.3 cocked die: read by the face opposite, disputed, and settled by the final ruling', () => {
  const at = casino([1, 'eight', 10_00], [2, 'field', 10_00]);
  const inside = at.books().inside;
  at.rests();
  at.given(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] });
  at.given(theDealer, { type: 'CallRoll', faces: [5, 3] });
  at.given(2, { type: 'DisputeFace', die: 0 });
  at.gathers();
  at.when(theDealer, { type: 'SettleRoll' }).thenRefused('FACE_IS_DISPUTED');
  at.given(gameSupervisor, { type: 'RuleFace', face: 6, words: 'the one lies on the chip' });
  at.given(theDealer, { type: 'SettleRoll' });
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 210_00]);
  at.when(inPit, { type: 'OverruleCall', faces: [5, 3], words: 'no' }).thenRefused(
    'NOT_YOUR_ROLE',
    'nsw/9.12',
  );
  expect(at.books()).toMatchObject({ inside, bets: at.balance('layout') });
});

test('nsw/4.6 wrong entry: corrected by the house before settlement, and never after it at the table', () => {
  const at = withEntry(casino([1, 'any-7', 10_00], [2, 'eight', 10_00]));
  at.calls(6, 2);
  at.given(theDealer, { type: 'AmendEntry', faces: [5, 2] });
  at.when(gameSupervisor, { type: 'AnswerAmendment', approve: true }).thenFirst({
    type: 'EntryAmended',
    clause: 'policy/amending-the-entry',
  });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([240_00, 190_00]);
  at.when(theDealer, { type: 'AmendEntry', faces: [6, 2] }).thenRefused('ROLL_NOT_CALLED');
});
