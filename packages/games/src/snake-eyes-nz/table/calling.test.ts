import { describe, expect, test } from 'vitest';
import {
  type Bets,
  callOf,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenShooter,
  house,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);
const casino = (...bets: Bets): TableUnderTest => givenShooter(pack, bets, { strict: true });

describe('calling a roll', () => {
  test('nz/1.1(total) the total is the sum of the two faces: 5 and 3 make an easy eight, 4 and 4 a hard one', () => {
    const easy = home([1, 'hard-8', 10_00]);
    easy.calls(5, 3).thenFirst({ type: 'RollCalled', roll: [5, 3], total: 8 });
    easy.settles();
    expect(easy.rack(1)).toBe(190_00);
    const hard = home([1, 'hard-8', 10_00]);
    hard.calls(4, 4).thenFirst({ total: 8 });
    hard.settles();
    expect(hard.rack(1)).toBe(290_00);
  });

  test('nz/1.1(dice)#2 a roll with three faces, one face or a face of seven is refused', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    for (const faces of ['1-2-3', '4', '7-1', '0-1'])
      at.when(theDealer, callOf(faces)).thenRefused('NOT_A_ROLL');
    expect(at.table().roll?.calls).toEqual([]);
  });

  test('nz/1.1(total)#2 a cocked die without a face keeps the total from being called', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'ReportCockedDie', die: 0 });
    at.when(theDealer, { type: 'CallRoll', faces: [5, 3] }).thenRefused(
      'COCKED_DIE_UNREAD',
      'nz/1.1(total)#2',
    );
    at.given(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] });
    at.when(theDealer, { type: 'CallRoll', faces: [5, 3] }).thenFirst({ total: 8 });
  });

  test('nz/5.6(a) the dealer alone calls, at once: the delay from rest is kept', () => {
    const at = casino([1, 'field', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5] }).thenRefused('DICE_NOT_AT_REST');
    at.given(theDealer, { type: 'BringToRest' });
    at.wait(1_500);
    at.when(gameSupervisor, { type: 'CallRoll', faces: [6, 5] }).thenRefused('NOT_YOUR_ROLE', 'nz/5.6(a)');
    at.when(1, { type: 'CallRoll', faces: [6, 5] }).thenRefused('NOT_YOUR_ROLE');
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5] }).thenFirst({
      total: 11,
      after: 1_500,
      clause: 'nz/5.6(a)',
    });
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5] }).thenRefused('ROLL_IS_CALLED');
  });

  test('nz/5.6(a) ten called on six and five is a mismatch, and eleven is accepted', () => {
    const at = home([1, 'field', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5], total: 10 }).thenRefused({
      code: 'TOTAL_DIFFERS',
      clause: 'nz/5.6(a)',
      faces: [6, 5],
      total: 11,
      called: 10,
    });
    at.when(theDealer, { type: 'CallRoll', faces: [6, 5], total: 11 }).thenFirst({ total: 11 });
  });

  test('nz/1.1(total) faces that the software threw cannot be called as others', () => {
    const at = givenShooter(pack, [[1, 'field', 10_00]], { dice: 'virtual' });
    at.rests(6, 5);
    at.when(theDealer, { type: 'CallRoll', faces: [5, 5] }).thenRefused('FACES_DIFFER', 'nz/1.1(total)');
    at.given(theDealer, { type: 'CallRoll', faces: [6, 5] });
  });
});

describe('the uppermost face of a die that leans', () => {
  test('nz/6.2 a die leaning with its two against a chip shows five, and with a three makes eight', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] }).thenFirst({
      type: 'CockedDieRead',
      face: 5,
      clause: 'nz/6.2',
    });
    at.when(theDealer, { type: 'CallRoll', faces: [2, 3] }).thenRefused('FACES_DIFFER');
    at.when(theDealer, { type: 'CallRoll', faces: [5, 3] }).thenFirst({ total: 8 });
  });

  test('nz/6.3(e) two faces on objects are not read but void the roll', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2, 3] }).thenFirst({
      type: 'RollVoided',
      reason: 'two-faces',
      clause: 'nz/6.3(e)',
    });
    expect(at.stakes()).toEqual({ '1 eight': 10_00 });
  });

  test('nz/6.2#2 a disputed face stops the call, and the game supervisor alone rules it', () => {
    const at = home([1, 'any-7', 10_00]);
    at.rests();
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.when(theDealer, { type: 'CallRoll', faces: [3, 4] }).thenRefused('FACE_IS_DISPUTED', 'nz/6.2#2');
    for (const by of [dealer, casinoSupervisor])
      at.when(by, { type: 'RuleFace', face: 4, words: 'plain to see' }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'RuleFace', face: 4, words: ' ' }).thenRefused('WORDS_NEEDED');
    at.given(gameSupervisor, { type: 'RuleFace', face: 4, words: 'plain to see' });
    at.when(theDealer, { type: 'CallRoll', faces: [3, 5] }).thenRefused('FACES_DIFFER');
    at.given(theDealer, { type: 'CallRoll', faces: [3, 4] });
    at.settles();
    expect(at.rack(1)).toBe(240_00);
  });

  test('nz/6.2#2 a face disputed after the call stops settlement until it is ruled, and the ruling counts', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 5);
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('FACE_IS_DISPUTED', 'nz/6.2#2');
    at.given(gameSupervisor, { type: 'RuleFace', face: 4, words: 'it leans on the five' });
    at.settles();
    expect(at.rack(1)).toBe(240_00);
    expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['house', 'gus']);
  });

  test('nz/6.2#2 the game supervisor may declare the disputed roll void, and nothing is decided', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 4);
    at.given(2, { type: 'DisputeFace', die: 1 });
    at.when(gameSupervisor, { type: 'RuleFace', face: 'void', words: 'nobody can tell' }).thenFirst({
      type: 'RollVoided',
      clause: 'nz/6.2#2',
    });
    expect(at.stakes()).toEqual({ '1 any-7': 10_00 });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
  });

  test('nz/6.6 a face is not disputed below somebody who has overruled the call', () => {
    const at = home([1, 'any-7', 10_00]);
    at.calls(3, 5);
    at.given(casinoSupervisor, { type: 'OverruleCall', faces: [3, 4], words: 'a four' });
    at.when(2, { type: 'DisputeFace', die: 1 }).thenRefused('NOT_ABOVE');
  });

  test('nz/6.2#2 somebody who is not at the table disputes nothing', () => {
    const at = home([1, 'any-7', 10_00]);
    at.rests();
    at.when('zoe', { type: 'DisputeFace', die: 0 }).thenRefused('NOT_SEATED');
    at.when(house, { type: 'DisputeFace', die: 2 }).thenRefused('NO_SUCH_DIE');
    at.when(gameSupervisor, { type: 'RuleFace', face: 4, words: 'x' }).thenRefused('NO_DISPUTE');
  });
});

test('nz/6.2 nz/6.2#2 nz/6.6(b) cocked die: read by the opposite face, disputed, ruled, and the ruling overruled from above', () => {
  const at = casino([1, 'eight', 10_00], [2, 'any-7', 10_00]);
  const before = at.books().inside;
  at.rests();
  at.given(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] });
  at.given(theDealer, { type: 'CallRoll', faces: [5, 3] });
  at.given(2, { type: 'DisputeFace', die: 0 });
  at.given(gameSupervisor, { type: 'RuleFace', face: 4, words: 'it leans on the three' });
  at.settles();
  expect([at.rack(1), at.rack(2)]).toEqual([190_00, 240_00]);
  at.when(gameSupervisor, { type: 'OverruleCall', faces: [5, 3], words: 'no' }).thenRefused(
    'NOT_ABOVE',
    'nz/6.6',
  );
  at.given(casinoSupervisor, { type: 'OverruleCall', faces: [5, 3], words: 'the film shows the two' });
  expect([at.rack(1), at.rack(2)]).toEqual([210_00, 190_00]);
  expect(at.books().inside).toBe(before);
  expect(at.table().recent[0]?.calls.map(({ by }) => by.person)).toEqual(['dora', 'gus', 'cas']);
});
