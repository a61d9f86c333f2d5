import { describe, expect, test } from 'vitest';
import { type AtCall, callOf, shooting } from '../../testing/at-call.ts';
import { casinoSupervisor, dealer, gameSupervisor, house, player } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Parameters<typeof shooting>[1]): AtCall => shooting(pack, bets);
const casino = (...bets: Parameters<typeof shooting>[1]): AtCall => shooting(pack, bets, { strict: true });

describe('calling a roll', () => {
  test('nz/1.1(total) the total is the sum of the two faces: 5 and 3 make an easy eight, 4 and 4 a hard one', () => {
    const easy = home([1, 'hard-8', 10_00]);
    expect(easy.calls(5, 3)[0]).toMatchObject({ type: 'RollCalled', roll: [5, 3], total: 8 });
    easy.settles();
    expect(easy.rack(1)).toBe(190_00);
    const hard = home([1, 'hard-8', 10_00]);
    expect(hard.calls(4, 4)[0]).toMatchObject({ total: 8 });
    hard.settles();
    expect(hard.rack(1)).toBe(290_00);
  });

  test('nz/1.1(dice)#2 a roll with three faces, one face or a face of seven is refused', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    for (const faces of ['1-2-3', '4', '7-1', '0-1'])
      expect(at.dealRefused(callOf(faces)).code).toBe('NOT_A_ROLL');
    expect(at.table().roll?.calls).toEqual([]);
  });

  test('nz/1.1(total)#2 a cocked die without a face keeps the total from being called', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    at.deals({ type: 'ReportCockedDie', die: 0 });
    expect(at.dealRefused({ type: 'CallRoll', faces: [5, 3] })).toMatchObject({
      code: 'COCKED_DIE_UNREAD',
      clause: 'nz/1.1(total)#2',
    });
    at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] });
    expect(at.deals({ type: 'CallRoll', faces: [5, 3] })[0]).toMatchObject({ total: 8 });
  });

  test('nz/5.6(a) the dealer alone calls, at once: the delay from rest is kept', () => {
    const at = casino([1, 'field', 10_00]);
    at.throws();
    expect(at.dealRefused({ type: 'CallRoll', faces: [6, 5] }).code).toBe('DICE_NOT_AT_REST');
    at.deals({ type: 'BringToRest' });
    at.wait(1_500);
    expect(at.refused(gameSupervisor, { type: 'CallRoll', faces: [6, 5] })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/5.6(a)',
    });
    expect(at.doesNot(1, { type: 'CallRoll', faces: [6, 5] }).code).toBe('NOT_YOUR_ROLE');
    expect(at.deals({ type: 'CallRoll', faces: [6, 5] })[0]).toMatchObject({
      total: 11,
      after: 1_500,
      clause: 'nz/5.6(a)',
    });
    expect(at.dealRefused({ type: 'CallRoll', faces: [6, 5] }).code).toBe('ROLL_IS_CALLED');
  });

  test('nz/5.6(a) ten called on six and five is a mismatch, and eleven is accepted', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    expect(at.dealRefused({ type: 'CallRoll', faces: [6, 5], total: 10 })).toMatchObject({
      code: 'TOTAL_DIFFERS',
      clause: 'nz/5.6(a)',
      message: '6-5 is 11, not 10. Call 11, or enter other faces.',
    });
    expect(at.deals({ type: 'CallRoll', faces: [6, 5], total: 11 })[0]).toMatchObject({ total: 11 });
  });

  test('nz/1.1(total) faces that the software threw cannot be called as others', () => {
    const at = shooting(pack, [[1, 'field', 10_00]], { dice: 'virtual' });
    at.rests(6, 5);
    expect(at.dealRefused({ type: 'CallRoll', faces: [5, 5] })).toMatchObject({
      code: 'FACES_DIFFER',
      clause: 'nz/1.1(total)',
    });
    at.deals({ type: 'CallRoll', faces: [6, 5] });
  });
});

describe('the uppermost face of a die that leans', () => {
  test('nz/6.2 a die leaning with its two against a chip shows five, and with a three makes eight', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    expect(at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] })[0]).toMatchObject({
      type: 'CockedDieRead',
      face: 5,
      clause: 'nz/6.2',
    });
    expect(at.dealRefused({ type: 'CallRoll', faces: [2, 3] }).code).toBe('FACES_DIFFER');
    expect(at.deals({ type: 'CallRoll', faces: [5, 3] })[0]).toMatchObject({ total: 8 });
  });

  test('nz/6.3(e) two faces on objects are not read but void the roll', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    expect(at.deals({ type: 'ReadCockedDie', die: 0, touching: [2, 3] })[0]).toMatchObject({
      type: 'RollVoided',
      reason: 'two-faces',
      clause: 'nz/6.3(e)',
    });
    expect(at.stakes()).toEqual({ '1 eight': 10_00 });
  });

  test('nz/6.2#2 a disputed face stops the call, and the game supervisor alone rules it', () => {
    const at = home([1, 'any-7', 10_00]);
    at.rests();
    at.does(2, { type: 'DisputeFace', die: 1 });
    expect(at.dealRefused({ type: 'CallRoll', faces: [3, 4] })).toMatchObject({
      code: 'FACE_IS_DISPUTED',
      clause: 'nz/6.2#2',
    });
    for (const by of [dealer, casinoSupervisor])
      expect(at.refused(by, { type: 'RuleFace', face: 4, words: 'plain to see' }).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(gameSupervisor, { type: 'RuleFace', face: 4, words: ' ' }).code).toBe('WORDS_NEEDED');
    at.give(gameSupervisor, { type: 'RuleFace', face: 4, words: 'plain to see' });
    expect(at.dealRefused({ type: 'CallRoll', faces: [3, 5] }).code).toBe('FACES_DIFFER');
    at.deals({ type: 'CallRoll', faces: [3, 4] });
    at.settles();
    expect(at.rack(1)).toBe(240_00);
  });

  test('nz/6.2#2 a face disputed after the call stops settlement until it is ruled, and the ruling counts', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 5);
    at.does(2, { type: 'DisputeFace', die: 1 });
    expect(at.dealRefused({ type: 'SettleRoll' })).toMatchObject({
      code: 'FACE_IS_DISPUTED',
      clause: 'nz/6.2#2',
    });
    at.give(gameSupervisor, { type: 'RuleFace', face: 4, words: 'it leans on the five' });
    at.settles();
    expect(at.rack(1)).toBe(240_00);
    expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['house', 'gus']);
  });

  test('nz/6.2#2 the game supervisor may declare the disputed roll void, and nothing is decided', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 4);
    at.does(2, { type: 'DisputeFace', die: 1 });
    expect(
      at.give(gameSupervisor, { type: 'RuleFace', face: 'void', words: 'nobody can tell' })[0],
    ).toMatchObject({
      type: 'RollVoided',
      clause: 'nz/6.2#2',
    });
    expect(at.stakes()).toEqual({ '1 any-7': 10_00 });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
  });

  test('nz/6.6 a face is not disputed below somebody who has overruled the call', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 5);
    at.give(casinoSupervisor, { type: 'OverruleCall', faces: [3, 4], words: 'a four' });
    expect(at.doesNot(2, { type: 'DisputeFace', die: 1 }).code).toBe('NOT_ABOVE');
  });

  test('nz/6.2#2 somebody who is not at the table disputes nothing', () => {
    const at = home([1, 'any-7', 10_00]);
    at.rests();
    expect(at.refused(player('zoe'), { type: 'DisputeFace', die: 0 }).code).toBe('NOT_SEATED');
    expect(at.refused(house, { type: 'DisputeFace', die: 2 }).code).toBe('NO_SUCH_DIE');
    expect(at.refused(gameSupervisor, { type: 'RuleFace', face: 4, words: 'x' }).code).toBe('NO_DISPUTE');
  });
});

test('nz/6.2 nz/6.2#2 nz/6.6(b) cocked die: read by the opposite face, disputed, ruled, and the ruling overruled from above', () => {
  const at = casino([1, 'eight', 10_00], [2, 'any-7', 10_00]);
  const before = at.books().inside;
  at.rests();
  at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] });
  at.deals({ type: 'CallRoll', faces: [5, 3] });
  at.does(2, { type: 'DisputeFace', die: 0 });
  at.give(gameSupervisor, { type: 'RuleFace', face: 4, words: 'it leans on the three' });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 240_00]);
  expect(at.refused(gameSupervisor, { type: 'OverruleCall', faces: [5, 3], words: 'no' })).toMatchObject({
    code: 'NOT_ABOVE',
    clause: 'nz/6.6',
  });
  at.give(casinoSupervisor, { type: 'OverruleCall', faces: [5, 3], words: 'the film shows the two' });
  expect([at.rack(1), at.rack(2)]).toEqual([210_00, 190_00]);
  expect(at.books().inside).toBe(before);
  expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['dora', 'gus', 'cas']);
});
