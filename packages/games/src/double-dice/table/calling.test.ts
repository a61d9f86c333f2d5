import { setCount } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bets,
  callOf,
  gameSupervisor,
  givenShooter,
  house,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';
import { doubleDice } from '../pack.ts';

const pack = 'double-dice';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, [[1, 'shooters-bet', 10_00], ...bets]);

function countOf(at: TableUnderTest) {
  const opened = doubleDice.open();
  if (!opened.ok) throw new Error('the pack refuses its defaults');
  return setCount(opened.game, at.table());
}

/** Throws of one set, with a Shooter's Bet placed first where there is none. */
function aSet(at: TableUnderTest): void {
  if (at.stakes()['1 shooters-bet'] === undefined) at.bets(1, { 'shooters-bet': 10_00 });
  for (let thrown = 0; thrown < 4; thrown += 1) at.rolls(5, 4);
}

describe('calling a throw', () => {
  test('double/2 a result of 0 and 4, of 7 and 1 or of three faces is refused, 6 and 1 is accepted', () => {
    const at = home();
    at.rests();
    for (const faces of ['0-4', '7-1', '1-2-3']) at.when(theDealer, callOf(faces)).thenRefused('NOT_A_ROLL');
    at.when(theDealer, { type: 'CallRoll', faces: [6, 1] }).thenFirst({ total: 7 });
  });

  test('double/4 a die on the floor makes a No Throw, and there is no total', () => {
    const at = home([2, 'any-7', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'RecordFact', reason: 'off-the-mat' }).thenFirst({
      type: 'RollVoided',
      clause: 'double/4',
      freezes: true,
    });
    at.when(theDealer, { type: 'CallRoll', faces: [3, 4] }).thenRefused('DICE_NOT_AT_REST');
  });

  test('double/4.1 a cocked die counts as the face judged to come up: four and three are seven', () => {
    const at = home();
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 0 }).thenRefused('NOT_A_FACE');
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, touching: [3] }).thenRefused('NOT_A_FACE');
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, judged: 4 }).thenFirst({
      face: 4,
      clause: 'double/4.1',
    });
    at.when(theDealer, { type: 'CallRoll', faces: [2, 3] }).thenRefused('FACES_DIFFER');
    at.given(theDealer, { type: 'CallRoll', faces: [4, 3] });
    at.settles();
    expect(at.rack(1)).toBe(190_00);
    expect(at.stakes()).toEqual({});
  });

  test('double/4.2 what the dealer cannot judge is a No Throw, and the set count does not move', () => {
    const at = home();
    at.rolls(5, 4);
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 1, judged: 'cannot-tell' }).thenFirst({
      type: 'RollVoided',
      clause: 'double/4.2',
    });
    expect(countOf(at)).toEqual({ won: 0, thrown: 1, throws: 4, most: 6 });
  });

  test('double/5 a No Throw decides nothing: two of four stay two, and $10 on Any Seven is neither won nor lost', () => {
    const at = home();
    at.rolls(5, 4);
    at.rolls(5, 3);
    at.bets(2, { 'any-7': 10_00 });
    at.voids('off-the-mat');
    expect(countOf(at)).toEqual({ won: 0, thrown: 2, throws: 4, most: 6 });
    expect(at.stakes()).toEqual({ '1 shooters-bet': 10_00, '2 any-7': 10_00 });
    expect([at.rack(1), at.rack(2)]).toEqual([190_00, 190_00]);
    expect(at.table().betting.bets.map(({ stage }) => stage)).toContain('throw3');
  });

  test('double/7.7#2 dice thrown one after the other: No Throw, nothing decided, and the throw is repeated', () => {
    const at = home([2, 'any-7', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-together' }).thenFirst({
      clause: 'double/7.7#2',
    });
    at.when(gameSupervisor, { type: 'CallNoRoll', reason: 'not-together' }).thenRefused('NOT_YOUR_ROLE');
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    at.rolls(4, 3);
    expect(at.rack(2)).toBe(240_00);
  });
});

describe('sets and turns', () => {
  test("double/7.3 the Shooter's Bet wins on the fourth throw without a seven, and not before", () => {
    const at = home();
    at.rolls(3, 1);
    at.rolls(6, 5);
    at.rolls(4, 2);
    expect(at.rack(1)).toBe(190_00);
    at.rolls(5, 4);
    expect(at.rack(1)).toBe(210_00);
    expect(countOf(at)).toEqual({ won: 1, thrown: 0, throws: 4, most: 6 });
  });

  test('double/7.8 a seven ends the turn and the count', () => {
    const at = home();
    aSet(at);
    at.bets(1, { 'shooters-bet': 10_00 });
    at.rolls(3, 4);
    expect(at.table().shooter.is.kind).toBe('offered');
    expect(countOf(at)).toEqual({ won: 0, thrown: 0, throws: 4, most: 6 });
  });

  test('double/9.6 double/9.6#2 the sixth set pays the bonus at once, and everything is open again at nought', () => {
    const at = home([4, 'bonus', 5_00]);
    for (let set = 0; set < 5; set += 1) aSet(at);
    expect(countOf(at)).toMatchObject({ won: 5 });
    at.when(3, { type: 'PlaceBets', seat: 3, bets: [{ wager: 'bonus', chips: 5_00 }] }).thenRefused(
      'TURN_HAS_BEGUN',
    );
    aSet(at);
    expect(at.rack(4)).toBe(200_00 + 100_00);
    expect(countOf(at)).toEqual({ won: 0, thrown: 0, throws: 4, most: 6 });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    at.bets(4, { bonus: 5_00 });
    at.bets(1, { 'shooters-bet': 10_00 });
    at.throws();
  });
});

describe('corrections', () => {
  test('the permit holder corrects a wrong seven: the set goes on where it stood', () => {
    const at = home([2, 'any-7', 10_00]);
    const inside = at.books().inside;
    at.rolls(5, 4);
    at.bets(2, { 'any-7': 10_00 });
    at.rolls(3, 4);
    expect(at.table().shooter.is.kind).toBe('offered');
    at.when(house, { type: 'OverruleCall', faces: [3, 5], words: 'a five' }).thenRefused('NOT_YOUR_ROLE');
    at.given(operator, { type: 'OverruleCall', faces: [3, 5], words: 'the other is a five' });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    expect(countOf(at)).toEqual({ won: 0, thrown: 2, throws: 4, most: 6 });
    expect(at.stakes()).toEqual({ '1 shooters-bet': 10_00 });
    at.rolls(5, 4);
    at.rolls(5, 4);
    expect(at.rack(1)).toBe(210_00);
    expect(at.books().inside).toBe(inside);
  });

  test('a throw corrected to a No Throw is thrown again, with the layout frozen', () => {
    const at = home([2, 'number-9-12', 10_00]);
    at.rolls(5, 4);
    at.given(operator, { type: 'OverruleCall', faces: 'void', words: 'a die was off the mat' });
    expect(countOf(at)).toMatchObject({ thrown: 0 });
    expect(at.table().frozen).toBe(true);
    expect(at.table().betting.bets.map(({ wager, stage }) => [wager, stage])).toContainEqual([
      'shooters-bet',
      'throw1',
    ]);
    expect(at.rack(2)).toBe(190_00);
    at.rolls(5, 4);
    expect(at.table().frozen).toBe(false);
    expect(countOf(at)).toMatchObject({ thrown: 1 });
  });

  test('the end of a turn is undone and done again with the roll it followed', () => {
    const at = home([4, 'bonus', 5_00]);
    for (let set = 0; set < 4; set += 1) aSet(at);
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.rack(4)).toBe(225_00);
    const inside = at.books().inside;
    at.given(operator, { type: 'OverruleCall', faces: [5, 3], words: 'a three' });
    expect(at.rack(4)).toBe(225_00);
    at.given(operator, { type: 'RuleMatter', words: 'it stands so' });
    expect(at.stakes()).toEqual({});
    expect(at.books().inside).toBe(inside);
  });
});
