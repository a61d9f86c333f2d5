import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { type AtCall, shooting, withEntry } from '../../testing/at-call.ts';
import { casinoSupervisor, gameSupervisor, operator, player } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
type Bets = Parameters<typeof shooting>[1];
const home = (...bets: Bets): AtCall => shooting(pack, bets);
const casino = (...bets: Bets): AtCall => shooting(pack, bets, { strict: true });
const inPit = { ...casinoSupervisor, pit: '2' };

describe('calling a roll', () => {
  test('nsw/1.1(total) six and three make nine, and how it was thrown is kept', () => {
    const at = home([1, 'field', 10_00]);
    expect(at.calls(6, 3)[0]).toMatchObject({ type: 'RollCalled', roll: [6, 3], total: 9 });
    expect(at.table().roll?.calls[0]?.outcome).toEqual({ kind: 'total', roll: [6, 3] });
  });

  test('nsw/4.3 dice at rest close betting and withdrawal and open the call', () => {
    const at = casino([1, 'field', 10_00]);
    at.throws();
    expect(at.dealRefused({ type: 'CallRoll', faces: [6, 5] }).code).toBe('DICE_NOT_AT_REST');
    at.deals({ type: 'BringToRest' });
    at.doesNot(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'six', chips: 5_00 }] });
    at.doesNot(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.deals({ type: 'CallRoll', faces: [6, 5] });
  });

  test('nsw/4.3.1 the dealer or the gaming supervisor announces the total; a player does not', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    at.wait(700);
    expect(at.refused(player('ann'), { type: 'CallRoll', faces: [6, 5] }).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(inPit, { type: 'CallRoll', faces: [6, 5] }).code).toBe('NOT_YOUR_ROLE');
    expect(at.give(gameSupervisor, { type: 'CallRoll', faces: [6, 5] })[0]).toMatchObject({
      total: 11,
      after: 700,
      clause: 'nsw/4.3.1',
    });
  });

  test('nsw/4.3.2 a die leaning with its two against a chip shows five', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    expect(at.deals({ type: 'ReadCockedDie', die: 1, touching: [2] })[0]).toMatchObject({
      face: 5,
      clause: 'nsw/4.3.2',
    });
    expect(at.dealRefused({ type: 'ReadCockedDie', die: 0, touching: [2, 3] }).code).toBe(
      'MORE_THAN_ONE_FACE',
    );
    expect(at.dealRefused({ type: 'CallRoll', faces: [4, 2] }).code).toBe('FACES_DIFFER');
    at.deals({ type: 'CallRoll', faces: [4, 5] });
  });

  test("nsw/4.3.3 the gaming supervisor's ruling on a face is final: no second one for that die", () => {
    const at = home([1, 'field', 10_00]);
    at.calls(4, 4);
    at.does(2, { type: 'DisputeFace', die: 1 });
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({
      code: 'FACE_IS_DISPUTED',
      clause: 'nsw/4.3.3',
    });
    expect(at.refused(casinoSupervisor, { type: 'RuleFace', face: 5, words: 'x' }).code).toBe(
      'NOT_YOUR_ROLE',
    );
    expect(at.refused(gameSupervisor, { type: 'RuleFace', face: 'void', words: 'x' }).code).toBe(
      'MAY_NOT_VOID',
    );
    at.give(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    expect(at.doesNot(2, { type: 'DisputeFace', die: 1 })).toMatchObject({
      code: 'FACE_IS_RULED',
      clause: 'nsw/4.3.3',
    });
    expect(at.refused(gameSupervisor, { type: 'RuleFace', face: 4, words: 'x' }).code).toBe('FACE_IS_RULED');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nsw/4.3.3 the other die may be disputed too, and each ruling stands', () => {
    const at = casino([1, 'field', 10_00]);
    at.calls(4, 4);
    at.does(2, { type: 'DisputeFace', die: 1 });
    at.give(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    at.does(2, { type: 'DisputeFace', die: 0 });
    at.gathers();
    expect(at.dealRefused({ type: 'SettleRoll' }).code).toBe('FACE_IS_DISPUTED');
    at.give(gameSupervisor, { type: 'RuleFace', face: 6, words: 'the one lies on the rail' });
    for (const die of [0, 1]) expect(at.doesNot(2, { type: 'DisputeFace', die }).code).toBe('FACE_IS_RULED');
    at.deals({ type: 'SettleRoll' });
    expect(at.table().recent[0]?.outcome).toEqual({ kind: 'total', roll: [6, 5] });
  });

  test('nsw/4.3.3 before the call a ruled face is neither read again nor called impossible to read', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    for (const die of [0, 1]) {
      at.does(2, { type: 'DisputeFace', die });
      at.give(gameSupervisor, { type: 'RuleFace', face: 5, words: 'as it lies' });
    }
    const ruled = { code: 'FACE_IS_RULED', clause: 'nsw/4.3.3' };
    for (const die of [0, 1]) {
      expect(at.dealRefused({ type: 'ReadCockedDie', die, touching: [3] })).toMatchObject(ruled);
      expect(at.dealRefused({ type: 'ReportCockedDie', die })).toMatchObject(ruled);
    }
    const unread = { reason: 'fall-cannot-be-called' } as const;
    for (const type of ['CallNoRoll', 'RecordFact'] as const)
      expect(at.dealRefused({ type, ...unread })).toMatchObject(ruled);
    expect(at.refused(operator, { type: 'RuleMatter', faces: 'void', words: 'no' })).toMatchObject(ruled);
    expect(at.dealRefused({ type: 'CallRoll', faces: [5, 4] }).code).toBe('FACES_DIFFER');
    // What is no question of the face still voids the throw.
    at.deals({ type: 'CallNoRoll', reason: 'die-on-die' });
  });

  test('nsw/4.3.3 a die that was not ruled on may still be one that nobody can call', () => {
    const at = casino([1, 'field', 10_00]);
    at.rests();
    at.does(2, { type: 'DisputeFace', die: 0 });
    at.give(gameSupervisor, { type: 'RuleFace', face: 5, words: 'as it lies' });
    const unread = { type: 'CallNoRoll', reason: 'fall-cannot-be-called' } as const;
    expect(at.dealRefused({ ...unread, die: 'D1' }).code).toBe('FACE_IS_RULED');
    expect(at.deals({ ...unread, die: 'D2' })[0]).toMatchObject({ type: 'RollVoided', die: 'D2' });
  });

  test('nsw/4.3.3 nobody puts another face in its place, the operator neither, before and after settlement', () => {
    const at = casino([1, 'field', 10_00]);
    const ruled = { code: 'FACE_IS_RULED', clause: 'nsw/4.3.3' };
    at.calls(4, 4);
    at.does(2, { type: 'DisputeFace', die: 1 });
    at.give(gameSupervisor, { type: 'RuleFace', face: 5, words: 'the chip lies under the two' });
    const rules = (faces: readonly Pips[] | 'void') => ({ type: 'RuleMatter', faces, words: 'no' }) as const;
    expect(at.dealRefused({ type: 'AmendEntry', faces: [4, 4] })).toMatchObject(ruled);
    const others: readonly (readonly Pips[] | 'void')[] = [[4, 4], [3, 6], 'void'];
    for (const faces of others) expect(at.refused(operator, rules(faces))).toMatchObject(ruled);
    at.settles();
    for (const faces of others) expect(at.refused(operator, rules(faces))).toMatchObject(ruled);
    expect(at.rack(1)).toBe(210_00);
    // The other die was misread, and that is another matter.
    at.give(operator, rules([3, 5]));
    expect(at.table().recent[0]?.outcome).toEqual({ kind: 'total', roll: [3, 5] });
  });

  test('nsw/4.6 with the equipment on call and entry are one, and settlement needs no more', () => {
    const at = withEntry(casino([1, 'field', 10_00]));
    const [called] = at.calls(3, 1);
    expect(called).toMatchObject({ type: 'RollCalled', roll: [3, 1], entry: { total: 4 } });
    expect(at.dealRefused({ type: 'KeyEntry', total: 4 }).code).toBe('ENTRY_NOT_IN_USE');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nsw/2.6.3 the switch decides whether the entry goes with the call', () => {
    expect(home([1, 'field', 10_00]).calls(3, 1)[0]).not.toHaveProperty('entry');
    expect(withEntry(home([1, 'field', 10_00])).calls(3, 1)[0]).toHaveProperty('entry');
  });

  test('nsw/2.6.3.1 a captured roll and a keyed one give the same event, each with its source', () => {
    const captured = withEntry(home([1, 'field', 10_00]));
    captured.rests();
    captured.deals({ type: 'CaptureFaces', faces: [5, 3] });
    expect(captured.deals({ type: 'CallRoll', faces: [5, 3] })[0]).toMatchObject({
      roll: [5, 3],
      entry: { total: 8, source: 'capture' },
    });
    const keyed = withEntry(home([1, 'field', 10_00]));
    expect(keyed.calls(5, 3)[0]).toMatchObject({ roll: [5, 3], entry: { total: 8, source: 'keypad' } });
    const none = home([1, 'field', 10_00]);
    none.rests();
    expect(none.dealRefused({ type: 'CaptureFaces', faces: [5, 3] }).code).toBe('ENTRY_NOT_IN_USE');
  });
});

test('nsw/4.3.2 nsw/4.3.3 cocked die: read by the face opposite, disputed, and settled by the final ruling', () => {
  const at = casino([1, 'eight', 10_00], [2, 'field', 10_00]);
  const inside = at.books().inside;
  at.rests();
  at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] });
  at.deals({ type: 'CallRoll', faces: [5, 3] });
  at.does(2, { type: 'DisputeFace', die: 0 });
  at.gathers();
  expect(at.dealRefused({ type: 'SettleRoll' }).code).toBe('FACE_IS_DISPUTED');
  at.give(gameSupervisor, { type: 'RuleFace', face: 6, words: 'the one lies on the chip' });
  at.deals({ type: 'SettleRoll' });
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 210_00]);
  expect(at.refused(inPit, { type: 'OverruleCall', faces: [5, 3], words: 'no' })).toMatchObject({
    code: 'NOT_YOUR_ROLE',
    clause: 'nsw/9.12',
  });
  expect(at.books()).toMatchObject({ inside, bets: at.layout() });
});

test('nsw/4.6 wrong entry: corrected by the house before settlement, and never after it at the table', () => {
  const at = withEntry(casino([1, 'any-7', 10_00], [2, 'eight', 10_00]));
  at.calls(6, 2);
  at.deals({ type: 'AmendEntry', faces: [5, 2] });
  expect(at.give(gameSupervisor, { type: 'AnswerAmendment', approve: true })[0]).toMatchObject({
    type: 'EntryAmended',
    clause: 'policy/amending-the-entry',
  });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([240_00, 190_00]);
  expect(at.dealRefused({ type: 'AmendEntry', faces: [6, 2] }).code).toBe('ROLL_NOT_CALLED');
});
