import { describe, expect, test } from 'vitest';
import {
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  givenShooter,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';

/** Seat 1 shoots with D1 and D2 at a casino's table; both players have a bet on six. */
function casino(): TableUnderTest {
  const at = givenCasino(pack, ['ann', 'bob']);
  at.offers();
  at.takes(1, 'D1', 'D2');
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

/** D2 is looked for in vain, and the shooter has taken D3 in its place. */
function dieTwoIsLost(): TableUnderTest {
  const at = dieTwoIsOff();
  at.given(theDealer, { type: 'StartSearch', die: 'D2' });
  at.given(theDealer, { type: 'DeclareLost', die: 'D2' });
  at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
  return at;
}

function newSet(at: TableUnderTest, ...dice: readonly string[]): void {
  at.given(theDealer, { type: 'ReceiveDice', dice: dice.map((die) => ({ die })) });
}

function inspected(at: TableUnderTest, ...dice: readonly string[]): void {
  const findings = dice.map((die) => ({ die, sound: true }));
  at.given(dealer, { type: 'InspectDice', findings });
  at.given(gameSupervisor, { type: 'InspectDice', findings });
}

describe('a die leaves the table', () => {
  test('nz/6.1 an active die voids the roll and opens the incident; a die of the bowl opens only the incident', () => {
    const at = casino();
    at.throws();
    const events = at.given(theDealer, { type: 'RecordDieOff', die: 'D2' }).events;
    expect(events).toMatchObject([
      { type: 'DieLeftTable', die: 'D2', active: true, clause: 'nz/6.1' },
      { type: 'IncidentOpened', incident: { kind: 'missing-die' }, clause: 'nz/6.1' },
      { type: 'RollVoided', reason: 'left-the-table', die: 'D2', clause: 'nz/6.3(a)' },
    ]);
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'missing']);
    expect(at.table().betting.bets).toHaveLength(2);

    const quiet = casino();
    quiet.when(theDealer, { type: 'RecordDieOff', die: 'D4' }).thenEvents('DieLeftTable', 'IncidentOpened');
    expect(quiet.table().dice.active).toEqual(['D1', 'D2']);
  });

  test('nz/6.3(a) nz/6.1 no roll for a die off the table is the same act: void, and the die is missing', () => {
    for (const type of ['CallNoRoll', 'RecordFact'] as const) {
      const at = casino();
      at.throws();
      const off = { type, reason: 'left-the-table' } as const;
      at.when(theDealer, off).thenRefused({
        code: 'DIE_NOT_NAMED',
        clause: 'nz/6.3(a)',
        dice: ['D1', 'D2'],
      });
      for (const die of ['D4', 'D9', ''])
        at.when(theDealer, { ...off, die }).thenRefused('NO_SUCH_DIE', 'nz/6.3(a)');
      at.when(theDealer, { ...off, dice: ['D1', 'D1'] }).thenRefused('NOT_A_COUNT');
      at.when(theDealer, { ...off, die: 'D1', count: 2 }).thenRefused('NOT_A_COUNT');
      at.when(theDealer, { ...off, die: 'D2' }).thenEvents(
        { type: 'DieLeftTable', die: 'D2', active: true, clause: 'nz/6.1' },
        { type: 'IncidentOpened', incident: { incident: 'missing-D2', kind: 'missing-die' } },
        { type: 'RollVoided', die: 'D2', announced: type === 'CallNoRoll', clause: 'nz/6.3(a)' },
      );
      expect(at.table().betting.bets).toHaveLength(2);
      // The same dice are not thrown again: it is looked for, and inspected before it comes back.
      at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nz/6.1(a)' });
      at.given(theDealer, { type: 'StartSearch', die: 'D2' });
      at.given(1, { type: 'AskForOriginals', seat: 1 });
      at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'bob' });
      at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nz/6.1(b)' });
      at.given(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: true });
      at.throws().thenFirst({ type: 'DiceThrown', dice: ['D1', 'D2'] });
    }
  });

  test('nz/6.3(a) nz/6.1 both dice may leave, and a roll that was called is void by what is found out later', () => {
    for (const off of [{ count: 2 }, { dice: ['D1', 'D2'] }, { dice: ['D1', 'D2'], count: 2 }]) {
      const at = casino();
      at.throws();
      at.given(theDealer, { type: 'BringToRest' });
      at.given(theDealer, { type: 'CallRoll', faces: [3, 3] });
      at.when(theDealer, { type: 'RecordFact', reason: 'left-the-table', ...off }).thenLast({
        type: 'RollVoided',
        count: 2,
        moment: 'called',
      });
      expect(at.places('D1', 'D2')).toEqual(['missing', 'missing']);
      at.given(theDealer, { type: 'StartSearch', die: 'D1' });
      at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nz/6.1(a)' });
      at.given(theDealer, { type: 'StartSearch', die: 'D2' });
      at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D3', 'D4'] });
      at.throws().thenFirst({ type: 'DiceThrown', dice: ['D3', 'D4'] });
    }
  });

  test('nz/6.3(a) nz/6.1 at home the house looks for it, inspects it and passes it back, and all that is in the trail', () => {
    for (const named of [{}, { die: 'D1' }]) {
      const at = givenShooter('snake-eyes-nz', [[1, 'any-7', 10_00]]);
      at.throws();
      const events = at.given(theDealer, { type: 'CallNoRoll', reason: 'left-the-table', ...named }).events;
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
      at.throws().thenFirst({ type: 'DiceThrown' });
    }
  });

  test('nz/6.10 a die that is picked up while the table is halted is not passed', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'any-7', 10_00]]);
    at.throws();
    at.given(operator, { type: 'ReportMalfunction', equipment: 'display', words: 'dark' });
    const events = at.given(theDealer, { type: 'RecordDieOff', die: 'D1' }).events;
    expect(events.map(({ type }) => type)).toContain('RollVoided');
    expect(events.map(({ type }) => type)).not.toContain('DicePassed');
  });

  test('nz/6.3(a) virtual dice do not leave the table', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'any-7', 10_00]], { dice: 'virtual' });
    at.throws();
    for (const type of ['CallNoRoll', 'RecordFact'] as const)
      at.when(theDealer, { type, reason: 'left-the-table' }).thenRefused('DICE_ARE_VIRTUAL', 'nz/6.3(a)');
  });

  test('nz/6.1 a die that is dropped after the call leaves the outcome as it is', () => {
    const at = casino();
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [3, 3] });
    at.when(theDealer, { type: 'RecordDieOff', die: 'D2' }).thenNone('RollVoided');
    expect(at.table().roll?.calls).toHaveLength(1);
    at.given(theDealer, { type: 'CollectDice' });
    at.given(theDealer, { type: 'CentreDice' });
    expect(at.places('D1', 'D2')).toEqual(['centre', 'missing']);
    at.when(theDealer, { type: 'SettleRoll' }).thenFirst({
      settlements: [{ winnings: 5_00 }, { winnings: 5_00 }],
    });
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nz/6.1(a)' });
  });

  test('nz/6.1(a) nothing is thrown before the search has begun', () => {
    const at = dieTwoIsOff();
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('SEARCH_NOT_STARTED', 'nz/6.1(a)');
    at.when(theDealer, { type: 'RecordFound', die: 'D2', finder: 'bob' }).thenRefused('SEARCH_NOT_STARTED');
    at.wait(1_000);
    at.when(theDealer, { type: 'StartSearch', die: 'D2' }).thenFirst({
      type: 'SearchStarted',
      by: { person: 'dora' },
      at: at.now(),
      clause: 'nz/6.1(a)',
    });
    at.when(theDealer, { type: 'PassDice' }).thenFirst('DicePassed');
  });

  test('nz/6.1(a) a die of the bowl is looked for too before the next roll', () => {
    const at = casino();
    at.given(theDealer, { type: 'RecordDieOff', die: 'D4' });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused({ clause: 'nz/6.1(a)' });
    at.given(theDealer, { type: 'StartSearch', die: 'D4' });
    at.throws().thenFirst('DiceThrown');
  });

  test('nz/6.1(b) the shooter chooses from the dice that remain, or asks for the original and waits for it', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('DICE_NOT_CHOSEN', 'nz/6.1(b)');
    at.when(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] }).thenRefused(
      'DIE_NOT_USABLE',
      'nz/6.1(b)',
    );
    at.when(2, { type: 'AskForOriginals', seat: 2 }).thenRefused('NOT_THE_SHOOTER');
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('WAITING_FOR_DICE', 'nz/6.1(b)');
    // Who waits may think better of it.
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    at.given(theDealer, { type: 'PassDice' });
    expect(at.places('D1', 'D4', 'D3')).toEqual(['shooter', 'shooter', 'bowl']);
  });

  test('nz/6.1(c) a found die is inspected by the game supervisor, and goes to the shooter who asked or the bowl', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'bob' });
    at.when(theDealer, { type: 'InspectFoundDie', die: 'D2', sound: true }).thenRefused(
      'NOT_YOUR_ROLE',
      'nz/6.1(c)',
    );
    at.when(theDealer, { type: 'PassDice', dice: ['D1', 'D2'] }).thenRefused(
      'DIE_NOT_INSPECTED',
      'nz/6.1(c)',
    );
    at.when(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: true }).thenEvents(
      { type: 'FoundDieInspected', die: 'D2', to: 'shooter', clause: 'nz/6.1(c)' },
      { type: 'IncidentClosed' },
    );
    expect(at.table().dice.active).toEqual(['D1', 'D2']);
    at.throws().thenFirst('DiceThrown');
  });

  test.each([
    [true, 'bowl'],
    [false, 'quarantined'],
  ] as const)('nz/6.1(c) nobody asked for it and it is sound: %s; then it is %s', (sound, place) => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'bob' });
    at.given(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound });
    expect(at.places('D2')).toEqual([place]);
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
    expect(at.table().incidents).toEqual([]);
  });

  test('nz/6.1(c) a die that fails is out even for the shooter who asked for it', () => {
    const at = dieTwoIsOff();
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.given(1, { type: 'AskForOriginals', seat: 1 });
    at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'bob' });
    at.given(gameSupervisor, { type: 'InspectFoundDie', die: 'D2', sound: false });
    expect(at.places('D2')).toEqual(['quarantined']);
    at.when(theDealer, { type: 'PassDice' }).thenRefused('DICE_NOT_CHOSEN');
    at.when(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] }).thenRefused('DIE_NOT_USABLE');
  });
});

describe('a die is not found', () => {
  test('nz/6.1(d) when the turn ends the set is retired and nobody is offered dice before a new set is inspected', () => {
    const at = dieTwoIsLost();
    at.given(theDealer, { type: 'PassDice' });
    at.when(1, { type: 'GiveUpDice', seat: 1 }).thenEvents(
      { type: 'DiceGivenUp' },
      { type: 'SetRetired', dice: ['D1', 'D3', 'D4', 'D5'], clause: 'nz/6.1(d)' },
    );
    expect(at.places('D1', 'D2', 'D3', 'D4', 'D5')).toEqual(Array(5).fill('removed'));
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED', 'nz/6.1(d)');
    newSet(at, 'E1', 'E2', 'E3');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED');
    inspected(at, 'E1', 'E2', 'E3');
    expect(at.offers()).toBe(2);
    at.given(2, { type: 'AcceptDice', seat: 2 });
    at.when(2, { type: 'ChooseDice', seat: 2, dice: ['D1', 'E1'] }).thenRefused('DIE_NOT_USABLE');
    at.given(2, { type: 'ChooseDice', seat: 2, dice: ['E1', 'E3'] });
    at.rolls(5, 4).thenAmong('RollSettled');
  });

  test('nz/6.1(d)#2 the shooter goes on with the old dice after a win, until a seven', () => {
    const at = dieTwoIsLost();
    expect(at.table().dice.replacing).toEqual({ grace: 1 });
    at.rolls(3, 3);
    at.bets(1, { six: 5_00 });
    at.rolls(5, 4);
    expect(at.table().dice.active).toEqual(['D1', 'D3']);
    at.rolls(5, 2).thenEvents('RollSettled', 'DiceGivenUp', 'SetRetired');
    at.bets(2, { six: 5_00 });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NEW_SET_NEEDED');
  });

  test('nz/6.1(d)#2 a new set that comes meanwhile waits off the table', () => {
    const at = dieTwoIsLost();
    newSet(at, 'E1', 'E2', 'E3', 'E4', 'E5');
    expect(at.places('E1', 'D4')).toEqual(['waiting', 'bowl']);
    at.rolls(5, 2);
    expect(at.places('E1', 'D4')).toEqual(['arriving', 'removed']);
    inspected(at, 'E1', 'E2', 'E3', 'E4', 'E5');
    at.bets(2, { six: 5_00 });
    expect(at.offers()).toBe(2);
  });

  test('nz/6.1(d)#2 with one die left there is no grace: play stops until new dice are inspected', () => {
    const at = givenOpening(pack, {}, { dice: 2 });
    at.given(theDealer, { type: 'StartPlay' });
    at.sits(1, 'ann');
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, { six: 5_00 });
    at.throws();
    at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
    at.given(theDealer, { type: 'StartSearch', die: 'D2' });
    at.when(theDealer, { type: 'DeclareLost', die: 'D2' }).thenAmong('SetRetired');
    at.when(theDealer, { type: 'PassDice' }).thenRefused('NEW_SET_NEEDED', 'nz/6.1(d)');
    newSet(at, 'E1', 'E2');
    inspected(at, 'E1', 'E2');
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['E1', 'E2'] });
    at.rolls(5, 4).thenAmong('RollSettled');
  });

  test('nz/5.9(c)#2 with two dice nothing is left over for a bowl', () => {
    const at = givenOpening(pack, {}, { dice: 2 });
    at.given(theDealer, { type: 'StartPlay' });
    at.sits(1, 'ann');
    at.offers();
    at.given(1, { type: 'AcceptDice', seat: 1 });
    at.when(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] }).thenEvents('DiceChosen', 'DicePassed');
  });
});

describe('at home', () => {
  test('nz/6.1 a die that falls is picked up, and the shooter throws again', () => {
    const at = givenHome(pack, ['ann']);
    at.offers();
    at.takes(1);
    at.bets(1, { 'any-7': 10_00 });
    at.throws();
    const events = at.given(theDealer, { type: 'RecordDieOff', die: 'D2' }).events;
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
    at.throws().thenFirst({ type: 'DiceThrown', dice: ['D1', 'D2'] });
  });

  test('nz/6.1 virtual dice do not leave the table', () => {
    const at = givenHome(pack, ['ann'], { dice: 'virtual' });
    at.when(theDealer, { type: 'RecordDieOff', die: 'D2' }).thenRefused('DICE_ARE_VIRTUAL');
  });
});
