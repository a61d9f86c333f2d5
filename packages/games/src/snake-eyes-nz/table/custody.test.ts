import { describe, expect, test } from 'vitest';
import { shooting } from '../../testing/at-call.ts';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { dealer, gameSupervisor, inPlay, inStrictPlay, opened, operator } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';

/** Seat 1 shoots with D1 and D2 at a casino's table; both players have a bet on six. */
function casino(): AtDice {
  const at = withDice(inStrictPlay(pack, ['ann', 'bob']));
  at.offers();
  at.takes(1, 'D1', 'D2');
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

/** D2 is looked for in vain, and the shooter has taken D3 in its place. */
function dieTwoIsLost(): AtDice {
  const at = dieTwoIsOff();
  at.deals({ type: 'StartSearch', die: 'D2' });
  at.deals({ type: 'DeclareLost', die: 'D2' });
  at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
  return at;
}

function newSet(at: AtDice, ...dice: readonly string[]): void {
  at.deals({ type: 'ReceiveDice', dice: dice.map((die) => ({ die })) });
}

function inspected(at: AtDice, ...dice: readonly string[]): void {
  const findings = dice.map((die) => ({ die, sound: true }));
  at.give(dealer, { type: 'InspectDice', findings });
  at.give(gameSupervisor, { type: 'InspectDice', findings });
}

describe('a die leaves the table', () => {
  test('nz/6.1 an active die voids the roll and opens the incident; a die of the bowl opens only the incident', () => {
    const at = casino();
    at.throws();
    const events = at.deals({ type: 'RecordDieOff', die: 'D2' });
    expect(events).toMatchObject([
      { type: 'DieLeftTable', die: 'D2', active: true, clause: 'nz/6.1' },
      { type: 'IncidentOpened', incident: { kind: 'missing-die' }, clause: 'nz/6.1' },
      { type: 'RollVoided', reason: 'left-the-table', die: 'D2', clause: 'nz/6.3(a)' },
    ]);
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'missing']);
    expect(at.table().betting.bets).toHaveLength(2);

    const quiet = casino();
    expect(quiet.deals({ type: 'RecordDieOff', die: 'D4' }).map(({ type }) => type)).toEqual([
      'DieLeftTable',
      'IncidentOpened',
    ]);
    expect(quiet.table().dice.active).toEqual(['D1', 'D2']);
  });

  test('nz/6.3(a) nz/6.1 no roll for a die off the table is the same act: void, and the die is missing', () => {
    for (const type of ['CallNoRoll', 'RecordFact'] as const) {
      const at = casino();
      at.throws();
      const off = { type, reason: 'left-the-table' } as const;
      expect(at.dealRefused(off)).toMatchObject({
        code: 'DIE_NOT_NAMED',
        clause: 'nz/6.3(a)',
        message: expect.stringContaining('D1, D2'),
      });
      for (const die of ['D4', 'D9', ''])
        expect(at.dealRefused({ ...off, die })).toMatchObject({ code: 'NO_SUCH_DIE', clause: 'nz/6.3(a)' });
      expect(at.dealRefused({ ...off, dice: ['D1', 'D1'] }).code).toBe('NOT_A_COUNT');
      expect(at.dealRefused({ ...off, die: 'D1', count: 2 }).code).toBe('NOT_A_COUNT');
      expect(at.deals({ ...off, die: 'D2' })).toMatchObject([
        { type: 'DieLeftTable', die: 'D2', active: true, clause: 'nz/6.1' },
        { type: 'IncidentOpened', incident: { incident: 'missing-D2', kind: 'missing-die' } },
        { type: 'RollVoided', die: 'D2', announced: type === 'CallNoRoll', clause: 'nz/6.3(a)' },
      ]);
      expect(at.table().betting.bets).toHaveLength(2);
      // The same dice are not thrown again: it is looked for, and inspected before it comes back.
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nz/6.1(a)' });
      at.deals({ type: 'StartSearch', die: 'D2' });
      at.does(1, { type: 'AskForOriginals', seat: 1 });
      at.deals({ type: 'RecordFound', die: 'D2', finder: 'bob' });
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nz/6.1(b)' });
      at.give(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: true });
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D1', 'D2'] });
    }
  });

  test('nz/6.3(a) nz/6.1 both dice may leave, and a roll that was called is void by what is found out later', () => {
    for (const off of [{ count: 2 }, { dice: ['D1', 'D2'] }, { dice: ['D1', 'D2'], count: 2 }]) {
      const at = casino();
      at.throws();
      at.deals({ type: 'BringToRest' });
      at.deals({ type: 'CallRoll', faces: [3, 3] });
      expect(at.deals({ type: 'RecordFact', reason: 'left-the-table', ...off }).at(-1)).toMatchObject({
        type: 'RollVoided',
        count: 2,
        moment: 'called',
      });
      expect(at.places('D1', 'D2')).toEqual(['missing', 'missing']);
      at.deals({ type: 'StartSearch', die: 'D1' });
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ clause: 'nz/6.1(a)' });
      at.deals({ type: 'StartSearch', die: 'D2' });
      at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D4'] });
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D3', 'D4'] });
    }
  });

  test('nz/6.3(a) nz/6.1 at home the house looks for it, inspects it and passes it back, and all that is in the trail', () => {
    for (const named of [{}, { die: 'D1' }]) {
      const at = shooting('snake-eyes-nz', [[1, 'any-7', 10_00]]);
      at.throws();
      const events = at.deals({ type: 'CallNoRoll', reason: 'left-the-table', ...named });
      expect(events.map(({ type, clause }) => `${type} ${clause}`)).toEqual([
        'DieLeftTable nz/6.1',
        'IncidentOpened nz/6.1',
        'RollVoided nz/6.3(a)',
        'SearchStarted nz/6.1(a)',
        'DieFound nz/6.1(c)',
        'FoundDieInspected nz/6.1(c)',
        'IncidentClosed nz/6.1(c)',
        'DicePassed nz/5.6(e)',
      ]);
      expect(at.stakes()).toEqual({ '1 any-7': 10_00 });
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown' });
    }
  });

  test('nz/6.10 a die that is picked up while the table is halted is not passed', () => {
    const at = shooting('snake-eyes-nz', [[1, 'any-7', 10_00]]);
    at.throws();
    at.give(operator, { type: 'ReportMalfunction', equipment: 'display', words: 'dark' });
    const events = at.deals({ type: 'RecordDieOff', die: 'D1' });
    expect(events.map(({ type }) => type)).toContain('RollVoided');
    expect(events.map(({ type }) => type)).not.toContain('DicePassed');
  });

  test('nz/6.3(a) virtual dice do not leave the table', () => {
    const at = shooting('snake-eyes-nz', [[1, 'any-7', 10_00]], { dice: 'virtual' });
    at.throws();
    for (const type of ['CallNoRoll', 'RecordFact'] as const)
      expect(at.dealRefused({ type, reason: 'left-the-table' })).toMatchObject({
        code: 'DICE_ARE_VIRTUAL',
        clause: 'nz/6.3(a)',
      });
  });

  test('nz/6.1 a die that is dropped after the call leaves the outcome as it is', () => {
    const at = casino();
    at.throws();
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [3, 3] });
    expect(at.deals({ type: 'RecordDieOff', die: 'D2' }).map(({ type }) => type)).not.toContain('RollVoided');
    expect(at.table().roll?.calls).toHaveLength(1);
    at.deals({ type: 'CollectDice' });
    at.deals({ type: 'CentreDice' });
    expect(at.places('D1', 'D2')).toEqual(['centre', 'missing']);
    expect(at.deals({ type: 'SettleRoll' })[0]).toMatchObject({
      settlements: [{ winnings: 5_00 }, { winnings: 5_00 }],
    });
    expect(at.dealRefused({ type: 'PassDice' }).clause).toBe('nz/6.1(a)');
  });

  test('nz/6.1(a) nothing is thrown before the search has begun', () => {
    const at = dieTwoIsOff();
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'SEARCH_NOT_STARTED',
      clause: 'nz/6.1(a)',
    });
    expect(at.dealRefused({ type: 'RecordFound', die: 'D2', finder: 'bob' }).code).toBe('SEARCH_NOT_STARTED');
    at.wait(1_000);
    expect(at.deals({ type: 'StartSearch', die: 'D2' })[0]).toMatchObject({
      type: 'SearchStarted',
      by: { person: 'dora' },
      at: at.now(),
      clause: 'nz/6.1(a)',
    });
    expect(at.deals({ type: 'PassDice' })[0]?.type).toBe('DicePassed');
  });

  test('nz/6.1(a) a die of the bowl is looked for too before the next roll', () => {
    const at = casino();
    at.deals({ type: 'RecordDieOff', die: 'D4' });
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({ clause: 'nz/6.1(a)' });
    at.deals({ type: 'StartSearch', die: 'D4' });
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('nz/6.1(b) the shooter chooses from the dice that remain, or asks for the original and waits for it', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'DICE_NOT_CHOSEN',
      clause: 'nz/6.1(b)',
    });
    expect(at.doesNot(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] })).toMatchObject({
      code: 'DIE_NOT_USABLE',
      clause: 'nz/6.1(b)',
    });
    expect(at.doesNot(2, { type: 'AskForOriginals', seat: 2 }).code).toBe('NOT_THE_SHOOTER');
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'WAITING_FOR_DICE',
      clause: 'nz/6.1(b)',
    });
    // Who waits may think better of it.
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    at.deals({ type: 'PassDice' });
    expect(at.places('D1', 'D4', 'D3')).toEqual(['shooter', 'shooter', 'bowl']);
  });

  test('nz/6.1(c) a found die is inspected by the game supervisor, and goes to the shooter who asked or the bowl', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'bob' });
    expect(at.dealRefused({ type: 'InspectFoundDie', die: 'D2', sound: true })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/6.1(c)',
    });
    expect(at.dealRefused({ type: 'PassDice', dice: ['D1', 'D2'] })).toMatchObject({
      code: 'DIE_NOT_INSPECTED',
      clause: 'nz/6.1(c)',
    });
    expect(at.give(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: true })).toMatchObject([
      { type: 'FoundDieInspected', die: 'D2', to: 'shooter', clause: 'nz/6.1(c)' },
      { type: 'IncidentClosed' },
    ]);
    expect(at.table().dice.active).toEqual(['D1', 'D2']);
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test.each([
    [true, 'bowl'],
    [false, 'quarantined'],
  ] as const)('nz/6.1(c) nobody asked for it and it is sound: %s; then it is %s', (sound, place) => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'bob' });
    at.give(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound });
    expect(at.places('D2')).toEqual([place]);
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    expect(at.table().incidents).toEqual([]);
  });

  test('nz/6.1(c) a die that fails is out even for the shooter who asked for it', () => {
    const at = dieTwoIsOff();
    at.deals({ type: 'StartSearch', die: 'D2' });
    at.does(1, { type: 'AskForOriginals', seat: 1 });
    at.deals({ type: 'RecordFound', die: 'D2', finder: 'bob' });
    at.give(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: false });
    expect(at.places('D2')).toEqual(['quarantined']);
    expect(at.dealRefused({ type: 'PassDice' }).code).toBe('DICE_NOT_CHOSEN');
    expect(at.doesNot(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] }).code).toBe('DIE_NOT_USABLE');
  });
});

describe('a die is not found', () => {
  test('nz/6.1(d) when the turn ends the set is retired and nobody is offered dice before a new set is inspected', () => {
    const at = dieTwoIsLost();
    at.deals({ type: 'PassDice' });
    expect(at.does(1, { type: 'GiveUpDice', seat: 1 })).toMatchObject([
      { type: 'DiceGivenUp' },
      { type: 'SetRetired', dice: ['D1', 'D3', 'D4', 'D5'], clause: 'nz/6.1(d)' },
    ]);
    expect(at.places('D1', 'D2', 'D3', 'D4', 'D5')).toEqual(Array(5).fill('removed'));
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({
      code: 'NEW_SET_NEEDED',
      clause: 'nz/6.1(d)',
    });
    newSet(at, 'E1', 'E2', 'E3');
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('NEW_SET_NEEDED');
    inspected(at, 'E1', 'E2', 'E3');
    expect(at.offers()).toBe(2);
    at.does(2, { type: 'AcceptDice', seat: 2 });
    expect(at.doesNot(2, { type: 'ChooseDice', seat: 2, dice: ['D1', 'E1'] }).code).toBe('DIE_NOT_USABLE');
    at.does(2, { type: 'ChooseDice', seat: 2, dice: ['E1', 'E3'] });
    expect(at.rolls(5, 4).map(({ type }) => type)).toContain('RollSettled');
  });

  test('nz/6.1(d)#2 the shooter goes on with the old dice after a win, until a seven', () => {
    const at = dieTwoIsLost();
    expect(at.table().dice.replacing).toEqual({ grace: 1 });
    at.rolls(3, 3);
    at.bets(1, 'six', 5_00);
    at.rolls(5, 4);
    expect(at.table().dice.active).toEqual(['D1', 'D3']);
    expect(at.rolls(5, 2).map(({ type }) => type)).toEqual(['RollSettled', 'DiceGivenUp', 'SetRetired']);
    at.bets(2, 'six', 5_00);
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('NEW_SET_NEEDED');
  });

  test('nz/6.1(d)#2 a new set that comes meanwhile waits off the table', () => {
    const at = dieTwoIsLost();
    newSet(at, 'E1', 'E2', 'E3', 'E4', 'E5');
    expect(at.places('E1', 'D4')).toEqual(['waiting', 'bowl']);
    at.rolls(5, 2);
    expect(at.places('E1', 'D4')).toEqual(['arriving', 'removed']);
    inspected(at, 'E1', 'E2', 'E3', 'E4', 'E5');
    at.bets(2, 'six', 5_00);
    expect(at.offers()).toBe(2);
  });

  test('nz/6.1(d)#2 with one die left there is no grace: play stops until new dice are inspected', () => {
    const at = withDice(opened(pack, {}, { dice: 2 }));
    at.deals({ type: 'StartPlay' });
    at.sits(1, 'ann');
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, 'six', 5_00);
    at.throws();
    at.deals({ type: 'RecordDieOff', die: 'D2' });
    at.deals({ type: 'StartSearch', die: 'D2' });
    expect(at.deals({ type: 'DeclareLost', die: 'D2' }).map(({ type }) => type)).toContain('SetRetired');
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'NEW_SET_NEEDED',
      clause: 'nz/6.1(d)',
    });
    newSet(at, 'E1', 'E2');
    inspected(at, 'E1', 'E2');
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['E1', 'E2'] });
    expect(at.rolls(5, 4).map(({ type }) => type)).toContain('RollSettled');
  });

  test('nz/5.9(c)#2 with two dice nothing is left over for a bowl', () => {
    const at = withDice(opened(pack, {}, { dice: 2 }));
    at.deals({ type: 'StartPlay' });
    at.sits(1, 'ann');
    at.offers();
    at.does(1, { type: 'AcceptDice', seat: 1 });
    expect(at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] }).map(({ type }) => type)).toEqual([
      'DiceChosen',
      'DicePassed',
    ]);
  });
});

describe('at home', () => {
  test('nz/6.1 a die that falls is picked up, and the shooter throws again', () => {
    const at = withDice(inPlay(pack, ['ann']));
    at.offers();
    at.takes(1);
    at.bets(1, 'any-7', 10_00);
    at.throws();
    const events = at.deals({ type: 'RecordDieOff', die: 'D2' });
    expect(events.map(({ type }) => type)).toEqual([
      'DieLeftTable',
      'IncidentOpened',
      'RollVoided',
      'SearchStarted',
      'DieFound',
      'FoundDieInspected',
      'IncidentClosed',
      'DicePassed',
    ]);
    expect(at.table().incidents).toEqual([]);
    expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D1', 'D2'] });
  });

  test('nz/6.1 virtual dice do not leave the table', () => {
    const at = withDice(inPlay(pack, ['ann'], { dice: 'virtual' }));
    expect(at.dealRefused({ type: 'RecordDieOff', die: 'D2' })).toMatchObject({ code: 'DICE_ARE_VIRTUAL' });
  });
});
