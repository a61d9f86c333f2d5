import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { casinoSupervisor, inStrictPlay, operator, player } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
/** The supervisor of the pit that the table stands in. */
const supervisor = { ...casinoSupervisor, pit: '2' };

/** Seat 1 shoots with D2 and D5 at a casino's table, and both players have a bet on six. */
function casino(): AtDice {
  const at = withDice(inStrictPlay(pack, ['ann', 'bob']));
  at.offers();
  at.takes(1, 'D2', 'D5');
  at.bets(1, 'six', 5_00);
  at.bets(2, 'six', 5_00);
  return at;
}

/** D2 leaves the table in a roll. */
function dieTwoIsOff(): AtDice {
  const at = casino();
  at.throws();
  at.deals({ type: 'RecordDieOff', die: 'D2' });
  return at;
}

/** A die is off the table and not found. */
function loses(at: AtDice, die: string): void {
  at.deals({ type: 'RecordDieOff', die });
  at.deals({ type: 'StartSearch', die });
  at.deals({ type: 'DeclareLost', die });
}

const newDice = ['E1', 'E2', 'E3', 'E4', 'E5'];

describe('a die leaves the table', () => {
  test('nsw/3.4 it is missing, and nothing is thrown before it is looked for and the shooter has chosen', () => {
    const at = casino();
    at.throws();
    expect(at.deals({ type: 'RecordDieOff', die: 'D2' })).toMatchObject([
      { type: 'DieLeftTable', die: 'D2', clause: 'nsw/3.4' },
      { type: 'IncidentOpened' },
      { type: 'RollVoided', reason: 'off-the-table', clause: 'nsw/5.3.1' },
    ]);
    expect(at.places('D2')).toEqual(['missing']);
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/3.4.1' });
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/3.4.2' });
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('nsw/5.3.1 nsw/3.4 nsw/3.5 no roll for a die off the table is the same act, and nothing is thrown before', () => {
    const at = casino();
    at.throws();
    const off = { type: 'CallNoRoll', reason: 'off-the-table' } as const;
    expect(at.dealRefused(off)).toMatchObject({ code: 'DIE_NOT_NAMED', clause: 'nsw/5.3.1' });
    expect(at.deals({ ...off, die: 'D5' })).toMatchObject([
      { type: 'DieLeftTable', die: 'D5', clause: 'nsw/3.4' },
      { type: 'IncidentOpened', incident: { incident: 'missing-D5' } },
      { type: 'RollVoided', die: 'D5', announced: true, clause: 'nsw/5.3.1' },
    ]);
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/3.4.1' });
    at.deals({ type: 'StartSearch', die: 'D5' });
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    at.deals({ type: 'RecordFound', die: 'D5', finder: 'seat 2' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/3.4.2#2' });
    expect(at.dealRefused({ type: 'InspectFoundDie', die: 'D5', sound: true })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/3.5',
    });
    at.give(supervisor, { type: 'InspectFoundDie', die: 'D5', sound: true });
    expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D2', 'D5'] });
  });

  test('nsw/5.3.1 nsw/3.4 the fact alone starts the search and bars the call; no roll is called without a second search', () => {
    const at = casino();
    at.throws();
    at.deals({ type: 'BringToRest' });
    expect(
      at.deals({ type: 'RecordFact', reason: 'off-the-table', die: 'D2' }).map(({ type }) => type),
    ).toEqual(['FactFlagged', 'DieLeftTable', 'IncidentOpened']);
    expect(at.dealRefused({ type: 'CallRoll', faces: [3, 3] }).code).toBe('NO_ROLL_IS_DUE');
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.deals({ type: 'CallNoRoll', reason: 'off-the-table' }).map(({ type }) => type)).toEqual([
      'RollVoided',
    ]);
    expect(at.places('D2', 'D5')).toEqual(['missing', 'at-rest']);
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nsw/3.4.2' });
  });

  test('nsw/5.1 whoever may not call no roll only bars the outcome by saying that a die is off', () => {
    const at = casino();
    at.throws();
    expect(at.give(operator, { type: 'RecordDieOff', die: 'D2' }).map(({ type }) => type)).toEqual([
      'DieLeftTable',
      'IncidentOpened',
      'FactFlagged',
    ]);
    at.deals({ type: 'BringToRest' });
    expect(at.dealRefused({ type: 'CallRoll', faces: [3, 3] })).toMatchObject({ clause: 'nsw/5.3' });
    expect(at.deals({ type: 'CallNoRoll', reason: 'off-the-table' })[0]).toMatchObject({
      type: 'RollVoided',
      announced: true,
    });
  });

  test('nsw/3.4.1 the search and its end are in the trail with their times', () => {
    const at = dieTwoIsOff();
    at.wait(5_000);
    const from = at.now();
    expect(at.deals({ type: 'StartSearch', die: 'D2' })[0]).toMatchObject({
      type: 'SearchStarted',
      at: from,
      clause: 'nsw/3.4.1',
    });
    at.wait(60_000);
    expect(at.deals({ type: 'RecordFound', die: 'D2', finder: 'seat 6' })[0]).toMatchObject({
      type: 'DieFound',
      finder: 'seat 6',
      at: from + 60_000,
      by: { person: 'dora' },
    });
  });

  test('nsw/3.4.2 two are chosen of the dice that are left, the other active die included', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.refused(player('ann'), { type: 'ChooseDice', seat: 1, dice: ['D2', 'D5'] })).toMatchObject({
      clause: 'nsw/3.4.2',
      message: expect.stringContaining('Choose from D1, D3, D4, D5'),
    });
    expect(at.doesNot(1, { type: 'ChooseDice', seat: 1, dice: ['D5'] }).code).toBe('NOT_THESE_DICE');
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D4'] });
    expect(at.table().dice.active).toEqual(['D3', 'D4']);
    expect(at.places('D1', 'D5')).toEqual(['bowl', 'bowl']);
  });

  test('nsw/3.4.2#2 asking for the originals holds the throw until they are checked or others are chosen', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.does(1, { type: 'AskForOriginals', seat: 1 })[0]).toMatchObject({ clause: 'nsw/3.4.2#2' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'WAITING_FOR_DICE',
      clause: 'nsw/3.4.2#2',
    });
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    expect(at.throws()[0]).toMatchObject({ dice: ['D1', 'D5'] });
  });

  test('nsw/3.5 a found die goes nowhere before a casino supervisor has checked it', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    expect(at.dealRefused({ type: 'PassDice', dice: ['D2', 'D5'] })).toMatchObject({
      code: 'DIE_NOT_INSPECTED',
      clause: 'nsw/3.5',
    });
    expect(at.dealRefused({ type: 'InspectFoundDie', die: 'D2', sound: true })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/3.5',
    });
    at.give(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true });
    expect(at.deals({ type: 'PassDice', dice: ['D2', 'D5'] })[0]?.type).toBe('DicePassed');
  });

  test('nsw/3.5.1 sound and asked for, it is active again', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    expect(at.give(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true })[0]).toMatchObject({
      to: 'shooter',
      clause: 'nsw/3.5.1',
    });
    expect(new Set(at.table().dice.active)).toEqual(new Set(['D2', 'D5']));
  });

  test('nsw/3.5.2 sound and not asked for, it lies in the bowl', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'seat 2' });
    expect(at.give(supervisor, { type: 'InspectFoundDie', die: 'D2', sound: true })[0]).toMatchObject({
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
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D5'] });
    at.rolls(5, 4);
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.offers()).toBe(2);
    at.takes(2, 'D3', 'D4');
    at.throws();
    loses(at, 'D3');
    expect(at.table().dice.replacing).toEqual({ grace: 2 });
    expect(at.does(2, { type: 'GiveUpDice', seat: 2 })).toMatchObject([
      { type: 'DiceGivenUp' },
      { type: 'SetRetired', dice: ['D1', 'D4', 'D5'], clause: 'nsw/3.6' },
    ]);
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({
      code: 'NEW_SET_NEEDED',
      clause: 'nsw/3.6',
    });
    at.deals({ type: 'ReceiveDice', dice: newDice.slice(0, 4).map((die) => ({ die })) });
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('NEW_SET_NEEDED');
    at.deals({ type: 'ReceiveDice', dice: [{ die: 'E5' }] });
    expect(at.offers()).toBe(1);
  });

  test('nsw/3.6#2 the shooter goes on with the old set; the next one is offered only the new', () => {
    const at = casino();
    loses(at, 'D2');
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D5'] });
    at.throws();
    expect(at.deals({ type: 'RecordDieOff', die: 'D3' }).map(({ type }) => type)).toContain('RollVoided');
    at.deals({ type: 'StartSearch', die: 'D3' });
    expect(at.deals({ type: 'DeclareLost', die: 'D3' })[0]).toMatchObject({
      type: 'DieLost',
      replacing: { grace: 1 },
      clause: 'nsw/3.6#2',
    });
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    at.deals({ type: 'ReceiveDice', dice: newDice.map((die) => ({ die })) });
    at.rolls(5, 4);
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    expect(at.places(...newDice)).toEqual(Array(5).fill('waiting'));
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    at.deals({ type: 'PutInBowl', dice: newDice });
    at.offers();
    at.does(2, { type: 'AcceptDice', seat: 2 });
    expect(at.doesNot(2, { type: 'ChooseDice', seat: 2, dice: ['D1', 'D4'] }).code).toBe('DIE_NOT_USABLE');
    at.does(2, { type: 'ChooseDice', seat: 2, dice: ['E1', 'E4'] });
    expect(at.rolls(5, 4).map(({ type }) => type)).toContain('RollSettled');
  });
});
