import { describe, expect, test } from 'vitest';
import { type AtCall, shooting, withEntry } from '../../testing/at-call.ts';
import { casinoSupervisor, gameSupervisor } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
type Bets = Parameters<typeof shooting>[1];
const casino = (...bets: Bets): AtCall => withEntry(shooting(pack, bets, { strict: true }));

describe('entering a result', () => {
  test('nz/3.4(c) with the equipment on nothing is settled before a result is entered', () => {
    const at = casino([1, 'eight', 10_00]);
    at.calls(5, 3);
    at.gathers();
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({
      code: 'ENTRY_NOT_PRESSED',
      clause: 'nz/5.6(b)',
    });
    const off = shooting(pack, [[1, 'eight', 10_00]], { strict: true });
    off.calls(5, 3);
    expect(off.dealRefused({ type: 'KeyEntry', total: 8 }).code).toBe('ENTRY_NOT_IN_USE');
    off.settles();
    expect(off.rack(1)).toBe(210_00);
  });

  test('nz/3.4(c)(i) a captured result is stored with its source, and so is one keyed by hand', () => {
    const at = casino([1, 'any-7', 10_00]);
    at.rests();
    at.deals({ type: 'CaptureFaces', faces: [2, 5] });
    expect(at.dealRefused({ type: 'CallRoll', faces: [3, 4] }).code).toBe('FACES_DIFFER');
    at.deals({ type: 'CallRoll', faces: [2, 5], total: 7 });
    at.deals({ type: 'KeyEntry', total: 7 });
    expect(at.deals({ type: 'PressEntry' })[0]).toMatchObject({
      type: 'EntryPressed',
      roll: [2, 5],
      total: 7,
      source: 'capture',
    });
    const keyed = casino([1, 'any-7', 10_00]);
    keyed.calls(2, 5);
    expect(keyed.deals({ type: 'KeyEntry', total: 7 })[0]).toMatchObject({ source: 'keypad' });
  });

  test('nz/5.6(b) eight keyed is nothing until entry is pressed; then it settles', () => {
    const at = casino([1, 'eight', 10_00]);
    at.calls(5, 3);
    expect(at.dealRefused({ type: 'PressEntry' }).code).toBe('NOTHING_KEYED');
    expect(at.dealRefused({ type: 'KeyEntry', total: 7 })).toMatchObject({
      code: 'ENTRY_DIFFERS',
      clause: 'nz/5.6(b)',
      message: '7 is not the 8 called. Key 8.',
    });
    at.deals({ type: 'KeyEntry', total: 8 });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 8, pressed: false });
    at.gathers();
    expect(at.dealRefused({ type: 'SettleRoll' }).code).toBe('ENTRY_NOT_PRESSED');
    at.deals({ type: 'PressEntry' });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 8, pressed: true });
    at.deals({ type: 'SettleRoll' });
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/5.6(b) at a home table the house enters with the call', () => {
    const at = withEntry(shooting(pack, [[1, 'eight', 10_00]]));
    expect(at.calls(5, 3).map(({ type }) => type)).toEqual(['RollCalled', 'EntryKeyed', 'EntryPressed']);
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.8 a wrong entry is corrected before settlement by the dealer with the game supervisor', () => {
    const at = casino([1, 'any-7', 10_00], [2, 'eight', 10_00]);
    at.calls(6, 2);
    expect(at.dealRefused({ type: 'AmendEntry', faces: [5, 2] }).code).toBe('ENTRY_NOT_PRESSED');
    at.deals({ type: 'KeyEntry', total: 8 });
    at.deals({ type: 'PressEntry' });
    expect(at.refused(gameSupervisor, { type: 'AnswerAmendment', approve: true }).code).toBe('NO_AMENDMENT');
    at.deals({ type: 'AmendEntry', faces: [5, 2] });
    at.gathers();
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({
      code: 'AMENDMENT_IS_OPEN',
      clause: 'nz/6.8',
    });
    expect(at.refused(casinoSupervisor, { type: 'AnswerAmendment', approve: true })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/6.8',
    });
    expect(at.give(gameSupervisor, { type: 'AnswerAmendment', approve: true })[0]).toMatchObject({
      type: 'EntryAmended',
      was: [6, 2],
      roll: [5, 2],
      askedBy: 'dora',
      clause: 'nz/6.8',
    });
    expect(at.table().roll?.entry).toMatchObject({ keyed: 7, pressed: true });
    at.deals({ type: 'SettleRoll' });
    expect([at.rack(1), at.rack(2)]).toEqual([240_00, 190_00]);
  });

  test('nz/6.8 an amendment that is not approved changes nothing', () => {
    const at = shooting(pack, [[1, 'eight', 10_00]]);
    at.calls(6, 2);
    at.deals({ type: 'AmendEntry', faces: [5, 2] });
    at.give(gameSupervisor, { type: 'AnswerAmendment', approve: false });
    expect(at.dealRefused({ type: 'AmendEntry', faces: [6, 2] }).code).toBe('NOTHING_TO_AMEND');
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.8 from the first settled bet on the way is to overrule', () => {
    const at = shooting(pack, [
      [1, 'eight', 10_00],
      [2, 'eight', 10_00],
    ]);
    at.calls(6, 2);
    at.deals({ type: 'SettleBet', bet: 'b1' });
    expect(at.dealRefused({ type: 'AmendEntry', faces: [5, 2] })).toMatchObject({
      code: 'SETTLEMENT_HAS_BEGUN',
      clause: 'nz/6.8',
    });
  });
});

test('nz/6.8 nz/6.6(b) nz/6.9 nz/6.10 wrong entry: amended before settlement, overruled after it, and wrong lights settle by the dice and halt', () => {
  const at = casino([1, 'six', 10_00], [2, 'any-7', 10_00]);
  const inside = at.books().inside;
  at.calls(5, 1);
  at.deals({ type: 'KeyEntry', total: 6 });
  at.deals({ type: 'PressEntry' });
  at.deals({ type: 'AmendEntry', faces: [5, 2] });
  at.give(gameSupervisor, { type: 'AnswerAmendment', approve: true });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 240_00]);

  at.give(casinoSupervisor, { type: 'OverruleCall', faces: [5, 1], words: 'the film shows a one' });
  expect([at.rack(1), at.rack(2)]).toEqual([210_00, 190_00]);
  expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['dora', 'gus', 'cas']);
  expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });

  at.bets(1, 'six', 10_00);
  at.calls(4, 2);
  at.deals({ type: 'ReportMalfunction', equipment: 'entry', words: 'the six is dark' });
  at.gathers();
  at.deals({ type: 'SettleRoll' });
  expect(at.rack(1)).toBe(220_00);
  expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'TABLE_IS_HALTED', clause: 'nz/6.10' });
  expect(at.books().inside).toBe(inside);
});
