import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenCasino,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
/** The supervisor of the pit that the table stands in. */
const supervisor = { ...casinoSupervisor, pit: '2' };

/** Seat 1 shoots with D2 and D5 at a casino's table, and both players have a bet on six. */
function casino(): TableUnderTest {
  const at = givenCasino(pack, ['ann', 'bob']);
  at.offers();
  at.takes(1, 'D2', 'D5');
  at.bets(1, { six: 5_00 });
  at.bets(2, { six: 5_00 });
  return at;
}

/** D2 leaves the table in a roll. */
function dieTwoIsOff(): TableUnderTest {
  const at = casino();
  at.throws();
  at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
  return at;
}

/** A die is off the table and not found. */
function loses(at: TableUnderTest, die: string): void {
  at.given(theDealer, { type: 'RecordDieOff', die });
  at.given(theDealer, { type: 'StartSearch', die });
  at.given(theDealer, { type: 'DeclareLost', die });
}

const newDice = ['E1', 'E2', 'E3', 'E4', 'E5'];

describe('a die leaves the table', () => {
  test('nsw/3.4 it is missing, and nothing is thrown before it is looked for and the shooter has chosen', () => {
    const at = casino();
    at.throws();
    at.when(theDealer, { type: 'RecordDieOff', die: 'D2' }).thenEvents(
      { type: 'DieLeftTable', die: 'D2', clause: 'nsw/3.4' },
      { type: 'IncidentOpened' },
      { type: 'RollVoided', reason: 'off-the-table', clause: 'nsw/5.3.1' },
    );
    expect(at.places('D2')).toEqual(['missing']);
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.1' });
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.2' });
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.throws().thenFirst('DiceThrown');
  });

  test('nsw/5.3.1 nsw/3.4 nsw/3.5 no roll for a die off the table is the same act, and nothing is thrown before', () => {
    const at = casino();
    at.throws();
    const off = { type: 'CallNoRoll', reason: 'off-the-table' } as const;
    at.when(theDealer, off).thenRefused('DIE_NOT_NAMED', 'nsw/5.3.1');
    at.when(theDealer, { ...off, die: 'D5' }).thenEvents(
      { type: 'DieLeftTable', die: 'D5', clause: 'nsw/3.4' },
      { type: 'IncidentOpened', incident: { incident: 'missing-D5' } },
      { type: 'RollVoided', die: 'D5', announced: true, clause: 'nsw/5.3.1' },
    );
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.1' });
    at.given(theDealer, { type: 'StartSearch', die: 'D5' });
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.given(theDealer, { type: 'RecordFound', die: 'D5', finder: 'seat 2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.2#2' });
    at.when(theDealer, { type: 'InspectFoundDie', die: 'D5', sound: true }).thenRefused(
      'NOT_YOUR_ROLE',
      'nsw/3.5',
    );
    at.given(supervisor, { type: 'InspectFoundDie', die: 'D5', sound: true });
    at.throws().thenFirst({ type: 'DiceThrown', dice: ['D2', 'D5'] });
  });

  test('nsw/5.3.1 nsw/3.4 the fact alone starts the search and bars the call; no roll is called without a second search', () => {
    const at = casino();
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.when(theDealer, { type: 'RecordFact', reason: 'off-the-table', die: 'D2' }).thenEvents(
      'FactFlagged',
      'DieLeftTable',
      'IncidentOpened',
    );
    at.when(theDealer, { type: 'CallRoll', faces: [3, 3] }).thenRefused('NO_ROLL_IS_DUE');
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when(theDealer, { type: 'CallNoRoll', reason: 'off-the-table' }).thenEvents('RollVoided');
    expect(at.places('D2', 'D5')).toEqual(['missing', 'at-rest']);
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.2' });
  });

  test('nsw/5.1 whoever may not call no roll only bars the outcome by saying that a die is off', () => {
    const at = casino();
    at.throws();
    at.when(operator, { type: 'RecordDieOff', die: 'D2' }).thenEvents(
      'DieLeftTable',
      'IncidentOpened',
      'FactFlagged',
    );
    at.given(theDealer, { type: 'BringToRest' });
    at.when(theDealer, { type: 'CallRoll', faces: [3, 3] }).thenRefused({ clause: 'nsw/5.3' });
    at.when(theDealer, { type: 'CallNoRoll', reason: 'off-the-table' }).thenFirst({
      type: 'RollVoided',
      announced: true,
    });
  });

  test('nsw/3.4.1 the search and its end are in the trail with their times', () => {
    const at = dieTwoIsOff();
    at.wait(5_000);
    const from = at.now();
    at.when(theDealer, { type: 'StartSearch', die: 'D2' }).thenFirst({
      type: 'SearchStarted',
      at: from,
      clause: 'nsw/3.4.1',
    });
    at.wait(60_000);
    at.when(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 6' }).thenFirst({
      type: 'DieFound',
      finder: 'seat 6',
      at: from + 60_000,
      by: { person: 'dora' },
    });
  });

  test('nsw/3.4.2 two are chosen of the dice that are left, the other active die included', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when('ann', { type: 'ChooseDice', seat: 1, dice: ['D2', 'D5'] }).thenRefused({
      clause: 'nsw/3.4.2',
      dice: ['D1', 'D3', 'D4', 'D5'],
    });
    at.when(1, { type: 'ChooseDice', seat: 1, dice: ['D5'] }).thenRefused('NOT_THESE_DICE');
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D4'] });
    expect(at.table().dice.active).toEqual(['D3', 'D4']);
    expect(at.places('D1', 'D5')).toEqual(['bowl', 'bowl']);
  });

  test('nsw/3.4.2#2 asking for the originals holds the throw until they are checked or others are chosen', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when(1, { type: 'AskForOriginals', seat: 1 }).thenFirst({ clause: 'nsw/3.4.2#2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('WAITING_FOR_DICE', 'nsw/3.4.2#2');
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.throws().thenFirst({ dice: ['D1', 'D5'] });
  });

  test('nsw/3.5 a found die goes nowhere before a casino supervisor has checked it', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    at.when(theDealer, { type: 'PassDice', dice: ['D2', 'D5'] }).thenRefused('DIE_NOT_INSPECTED', 'nsw/3.5');
    at.when(theDealer, { type: 'InspectFoundDie', die: 'D2', sound: true }).thenRefused(
      'NOT_YOUR_ROLE',
      'nsw/3.5',
    );
    at.given(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true });
    at.when(theDealer, { type: 'PassDice', dice: ['D2', 'D5'] }).thenFirst('DicePassed');
  });

  test('nsw/3.5.1 sound and asked for, it is active again', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    at.when(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true }).thenFirst({
      to: 'shooter',
      clause: 'nsw/3.5.1',
    });
    expect(new Set(at.table().dice.active)).toEqual(new Set(['D2', 'D5']));
  });

  test('nsw/3.5.2 sound and not asked for, it lies in the bowl', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    at.when(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true }).thenFirst({
      to: 'bowl',
      clause: 'nsw/3.5.2',
    });
    expect(at.places('D2')).toEqual(['bowl']);
    expect(at.table().dice.active).toEqual(['D1', 'D5']);
  });
});

describe('dice are lost', () => {
  test('nsw/3.6 one lost die leaves four to play with, and the second, even later, brings a new set', () => {
    const at = casino();
    loses(at, 'D2');
    expect(at.table().dice.replacing).toBeUndefined();
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.rolls(5, 4);
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.offers()).toBe(2);
    at.takes(2, 'D3', 'D4');
    at.throws();
    loses(at, 'D3');
    expect(at.table().dice.replacing).toEqual({ grace: 2 });
    at.when(2, { type: 'GiveUpDice', seat: 2 }).thenEvents(
      { type: 'DiceGivenUp' },
      { type: 'SetRetired', dice: ['D1', 'D4', 'D5'], clause: 'nsw/3.6' },
    );
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED', 'nsw/3.6');
    at.given(theDealer, { type: 'ReceiveDice', dice: newDice.slice(0, 4).map((die) => ({ die })) });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED');
    at.given(theDealer, { type: 'ReceiveDice', dice: [{ die: 'E5' }] });
    expect(at.offers()).toBe(1);
  });

  test('nsw/3.6#2 the shooter goes on with the old set; the next one is offered only the new', () => {
    const at = casino();
    loses(at, 'D2');
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D5'] });
    at.throws();
    at.when(theDealer, { type: 'RecordDieOff', die: 'D3' }).thenAmong('RollVoided');
    at.given(theDealer, { type: 'StartSearch', die: 'D3' });
    at.when(theDealer, { type: 'DeclareLost', die: 'D3' }).thenFirst({
      type: 'DieLost',
      replacing: { grace: 1 },
      clause: 'nsw/3.6#2',
    });
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    at.given(theDealer, { type: 'ReceiveDice', dice: newDice.map((die) => ({ die })) });
    at.rolls(5, 4);
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    expect(at.places(...newDice)).toEqual(Array(5).fill('waiting'));
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    at.given(theDealer, { type: 'PutInBowl', dice: newDice });
    at.offers();
    at.given(2, { type: 'AcceptDice', seat: 2 });
    at.when(2, { type: 'ChooseDice', seat: 2, dice: ['D1', 'D4'] }).thenRefused('DIE_NOT_USABLE');
    at.given(2, { type: 'ChooseDice', seat: 2, dice: ['E1', 'E4'] });
    at.rolls(5, 4).thenAmong('RollSettled');
  });
});
