import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  gameSupervisor,
  givenShooter,
  type TableUnderTest,
  theDealer,
  withEntry,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const casino = (...bets: Bets): TableUnderTest => withEntry(givenShooter(pack, bets, { strict: true }));

describe('entering a result', () => {
  test('nz/3.4(c) with the equipment on nothing is settled before a result is entered', () => {
    const at = casino([1, 'eight', 10_00]);
    at.calls(5, 3);
    at.gathers();
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('ENTRY_NOT_PRESSED', 'nz/5.6(b)');
    const off = givenShooter(pack, [[1, 'eight', 10_00]], { strict: true });
    off.calls(5, 3);
    off.when(theDealer, { type: 'KeyEntry', total: 8 }).thenRefused('ENTRY_NOT_IN_USE');
    off.settles();
    expect(off.rack(1)).toBe(210_00);
  });

  test('nz/3.4(c)(i) a captured result is stored with its source, and so is one keyed by hand', () => {
    const at = casino([1, 'any-7', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'CaptureFaces', faces: [2, 5] });
    at.when(theDealer, { type: 'CallRoll', faces: [3, 4] }).thenRefused('FACES_DIFFER');
    at.given(theDealer, { type: 'CallRoll', faces: [2, 5], total: 7 });
    at.given(theDealer, { type: 'KeyEntry', total: 7 });
    at.when(theDealer, { type: 'PressEntry' }).thenFirst({
      type: 'EntryPressed',
      roll: [2, 5],
      total: 7,
      source: 'capture',
    });
    const keyed = casino([1, 'any-7', 10_00]);
    keyed.calls(2, 5);
    keyed.when(theDealer, { type: 'KeyEntry', total: 7 }).thenFirst({ source: 'keypad' });
  });

  test('nz/5.6(b) eight keyed is nothing until entry is pressed; then it settles', () => {
    const at = casino([1, 'eight', 10_00]);
    at.calls(5, 3);
    at.when(theDealer, { type: 'PressEntry' }).thenRefused('NOTHING_KEYED');
    at.when(theDealer, { type: 'KeyEntry', total: 7 }).thenRefused({
      code: 'ENTRY_DIFFERS',
      clause: 'nz/5.6(b)',
      total: 7,
      called: 8,
    });
    at.given(theDealer, { type: 'KeyEntry', total: 8 });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 8, pressed: false });
    at.gathers();
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('ENTRY_NOT_PRESSED');
    at.given(theDealer, { type: 'PressEntry' });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 8, pressed: true });
    at.given(theDealer, { type: 'SettleRoll' });
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/5.6(b) at a home table the house enters with the call', () => {
    const at = withEntry(givenShooter(pack, [[1, 'eight', 10_00]]));
    at.calls(5, 3).thenEvents('RollCalled', 'EntryKeyed', 'EntryPressed');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.8 a wrong entry is corrected before settlement by the dealer with the game supervisor', () => {
    const at = casino([1, 'any-7', 10_00], [2, 'eight', 10_00]);
    at.calls(6, 2);
    at.when(theDealer, { type: 'AmendEntry', faces: [5, 2] }).thenRefused('ENTRY_NOT_PRESSED');
    at.given(theDealer, { type: 'KeyEntry', total: 8 });
    at.given(theDealer, { type: 'PressEntry' });
    at.when(gameSupervisor, { type: 'AnswerAmendment', approve: true }).thenRefused('NO_AMENDMENT');
    at.given(theDealer, { type: 'AmendEntry', faces: [5, 2] });
    at.gathers();
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('AMENDMENT_IS_OPEN', 'nz/6.8');
    at.when(casinoSupervisor, { type: 'AnswerAmendment', approve: true }).thenRefused(
      'NOT_YOUR_ROLE',
      'nz/6.8',
    );
    at.when(gameSupervisor, { type: 'AnswerAmendment', approve: true }).thenFirst({
      type: 'EntryAmended',
      was: [6, 2],
      roll: [5, 2],
      askedBy: 'dora',
      clause: 'nz/6.8',
    });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 7, pressed: true });
    at.given(theDealer, { type: 'SettleRoll' });
    expect([at.rack(1), at.rack(2)]).toEqual([240_00, 190_00]);
  });

  test('nz/6.8 an amendment that is not approved changes nothing', () => {
    const at = givenShooter(pack, [[1, 'eight', 10_00]]);
    at.calls(6, 2);
    at.given(theDealer, { type: 'AmendEntry', faces: [5, 2] });
    at.given(gameSupervisor, { type: 'AnswerAmendment', approve: false });
    at.when(theDealer, { type: 'AmendEntry', faces: [6, 2] }).thenRefused('NOTHING_TO_AMEND');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.8 from the first settled bet on the way is to overrule', () => {
    const at = givenShooter(pack, [
      [1, 'eight', 10_00],
      [2, 'eight', 10_00],
    ]);
    at.calls(6, 2);
    at.given(theDealer, { type: 'SettleBet', bet: 'b1' });
    at.when(theDealer, { type: 'AmendEntry', faces: [5, 2] }).thenRefused('SETTLEMENT_HAS_BEGUN', 'nz/6.8');
  });
});

test('nz/6.8 nz/6.6(b) nz/6.9 nz/6.10 wrong entry: amended before settlement, overruled after it, and wrong lights settle by the dice and halt', () => {
  const at = casino([1, 'six', 10_00], [2, 'any-7', 10_00]);
  const inside = at.books().inside;
  at.calls(5, 1);
  at.given(theDealer, { type: 'KeyEntry', total: 6 });
  at.given(theDealer, { type: 'PressEntry' });
  at.given(theDealer, { type: 'AmendEntry', faces: [5, 2] });
  at.given(gameSupervisor, { type: 'AnswerAmendment', approve: true });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 240_00]);

  at.given(casinoSupervisor, { type: 'OverruleCall', faces: [5, 1], words: 'the film shows a one' });
  expect([at.rack(1), at.rack(2)]).toEqual([210_00, 190_00]);
  expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['dora', 'gus', 'cas']);
  expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });

  at.bets(1, { six: 10_00 });
  at.calls(4, 2);
  at.given(theDealer, { type: 'ReportMalfunction', equipment: 'entry', words: 'the six is dark' });
  at.gathers();
  at.given(theDealer, { type: 'SettleRoll' });
  expect(at.rack(1)).toBe(220_00);
  at.when(theDealer, { type: 'PassDice' }).thenRefused('TABLE_IS_HALTED', 'nz/6.10');
  expect(at.books().inside).toBe(inside);
});
