import { describe, expect, test } from 'vitest';
import {
  calling,
  endingTurn,
  givenSheet,
  placing,
  tableOf,
  takingDown,
} from '../../../engine/src/testing/given-sheet.ts';
import { doubleDice } from './pack.ts';

const table = tableOf(doubleDice);

/** So many throws without a seven. */
const good = (throws: number): readonly string[] => Array<string>(throws).fill('5-4');
const sets = (won: number): readonly string[] => good(won * 4);
const bonus = givenSheet(table).bet('bonus', 5_00);

describe('offering the bonus', () => {
  test('double/9 it may be offered or left out', () => {
    const without = tableOf(doubleDice, { bonus: 'off' });
    givenSheet(without).when(placing('bonus')).thenRefused({
      code: 'WAGER_NOT_OFFERED',
      clause: 'double/9',
      wager: 'bonus',
    });
    givenSheet(table).when(placing('bonus')).thenEvents({ type: 'BetPlaced', clause: 'double/9' });
    expect(doubleDice.open({ bonus: 'sometimes' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9' },
    });
  });

  test('double/9 it is paid on how many sets are won: three figures are posted, each at its least or more', () => {
    expect(table.game.options).toMatchObject({ bonus: 'on', 'bonus-odds': '5,10,20' });
    expect(doubleDice.open({ 'bonus-odds': '5,10,20' }).ok).toBe(true);
    for (const value of ['5,10', '10,20', '5,20', '5', '', '5,10,20,40']) {
      expect(doubleDice.open({ 'bonus-odds': value })).toMatchObject({
        ok: false,
        refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9', value },
      });
    }
  });

  test('double/9.1 nobody must take it', () => {
    givenSheet(table).bets('shooters-bet').when(calling('5-4')).thenEvents({ type: 'RollCalled' });
  });

  test('double/9.1#2 it goes down before the turn begins, or not at all', () => {
    const late = placing('bonus', 5_00, 'eve');
    bonus.when(late).thenEvents({ type: 'BetPlaced' });
    expect(bonus.thrown('5-4').when(late).refusal).toEqual({
      code: 'TURN_HAS_BEGUN',
      clause: 'double/9.1#2',
      wager: 'bonus',
      thrown: 1,
    });
    // A No Throw has begun the turn as well: from then on the layout is frozen.
    bonus.voided('off-the-mat').when(late).thenRefused('LAYOUT_FROZEN');
    bonus.voided('off-the-mat').thrown('5-4').when(late).thenRefused('TURN_HAS_BEGUN');
  });

  test('double/9.1#3 once the turn has begun it can be neither removed nor changed', () => {
    const oneSetWon = bonus.thrown(...sets(1));
    const locked = { code: 'BET_IS_LOCKED', clause: 'double/9.1#3', wager: 'bonus', until: 'turn' };
    expect(oneSetWon.when(takingDown('bonus')).refusal).toEqual(locked);
    expect(oneSetWon.when(takingDown('bonus', 1_00)).refusal).toEqual(locked);
    oneSetWon.when(placing('bonus', 5_00)).thenRefused('TURN_HAS_BEGUN');
    bonus.when(takingDown('bonus')).thenEvents({ type: 'BetTakenDown' });
  });

  // Every other bet that has a time of its own goes by sets, and the bonus by the turn alone.
  test.each([
    // throws of the turn, whether the bonus is open, whether the Shooter's Bet is
    [0, 'BetPlaced', 'BetPlaced'],
    [1, 'TURN_HAS_BEGUN', 'SET_HAS_BEGUN'],
    [3, 'TURN_HAS_BEGUN', 'SET_HAS_BEGUN'],
    [4, 'TURN_HAS_BEGUN', 'BetPlaced'],
    [5, 'TURN_HAS_BEGUN', 'SET_HAS_BEGUN'],
    [8, 'TURN_HAS_BEGUN', 'BetPlaced'],
  ])(
    'double/9.1#2 double/odds(bonus-timing) after %i throws of a turn the bonus: %s',
    (throws, onBonus, onSet) => {
      const sheet = givenSheet(table)
        .bets('shooters-bet')
        .thrown(...good(throws));
      const said = (wager: string): string => sheet.when(placing(wager, 5_00, 'eve')).answer;
      expect([said('bonus'), said('shooters-bet')]).toEqual([onBonus, onSet]);
    },
  );
});

describe('what the bonus pays', () => {
  test('double/9.3 a seven before four wins loses it', () => {
    for (const throws of [0, 3, 4, 12, 15]) {
      expect(bonus.thrown(...good(throws)).roll('6-1')).toEqual({ bonus: 'loses $5' });
    }
  });

  test('double/9.4 a seven after four wins and before five pays no less than 5 to 1', () => {
    for (const throws of [16, 19]) {
      expect(bonus.thrown(...good(throws)).roll('6-1')).toEqual({ bonus: 'wins $25' });
    }
    expect(doubleDice.open({ 'bonus-odds': '4,10,20' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9.4' },
    });
    expect(doubleDice.open({ 'bonus-odds': '4.99,10,20' }).ok).toBe(false);
    expect(doubleDice.open({ 'bonus-odds': '5.01,10,20' }).ok).toBe(true);
  });

  test('double/9.5 a seven after five wins and before six pays no less than 10 to 1', () => {
    for (const throws of [20, 23]) {
      expect(bonus.thrown(...good(throws)).roll('6-1')).toEqual({ bonus: 'wins $50' });
    }
    expect(doubleDice.open({ 'bonus-odds': '5,9,20' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9.5' },
    });
    expect(doubleDice.open({ 'bonus-odds': '5,9.99,20' }).ok).toBe(false);
    expect(doubleDice.open({ 'bonus-odds': '5,10.01,20' }).ok).toBe(true);
  });

  test('double/9.6 the sixth win pays no less than 20 to 1, without waiting for a seven', () => {
    expect(bonus.thrown(...good(22)).roll('5-4')).toEqual({ bonus: 'stands' });
    expect(bonus.thrown(...good(23)).roll('5-4')).toEqual({ bonus: 'wins $100' });
    expect(doubleDice.open({ 'bonus-odds': '5,10,19' })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9.6' },
    });
    expect(doubleDice.open({ 'bonus-odds': '5,10,19.99' }).ok).toBe(false);
    expect(doubleDice.open({ 'bonus-odds': '5,10,20.01' }).ok).toBe(true);
  });

  test('double/9.6#2 after the sixth win every bet is open for the next throw, the bonus too', () => {
    const afterSix = bonus.bets('number-6').thrown(...sets(6));
    for (const wager of Object.keys(table.game.wagers)) {
      afterSix.when(placing(wager, 5_00, 'dan')).thenEvents({ type: 'BetPlaced' });
    }
    afterSix.when(takingDown('number-6')).thenEvents({ type: 'BetTakenDown' });
    expect(
      afterSix
        .bet('bonus', 5_00)
        .thrown(...good(15))
        .roll('6-1')['bonus'],
    ).toBe('loses $5');
  });

  test('double/odds(bonus-final-count) the count decides also when the shooter passes the dice', () => {
    expect(bonus.thrown(...sets(4)).endTurn()).toEqual({ bonus: 'wins $25' });
    expect(bonus.thrown(...sets(5)).endTurn()).toEqual({ bonus: 'wins $50' });
    expect(
      bonus
        .thrown(...sets(4))
        .turnEnded()
        .roll('6-1'),
    ).toEqual({});
  });

  test('double/odds(bonus-under-4) passing with fewer than four wins loses it', () => {
    for (const won of [1, 2, 3]) {
      expect(bonus.thrown(...sets(won)).endTurn()).toEqual({ bonus: 'loses $5' });
    }
    bonus
      .thrown(...sets(3))
      .when(endingTurn)
      .thenEvents({
        type: 'TurnEnded',
        settlements: [{ clause: 'double/odds(bonus-under-4)' }],
      });
  });

  test.each([
    ['double/odds(bonus-4)', 16, '6-1', 'wins $50'],
    ['double/odds(bonus-5)', 20, '6-1', 'wins $100'],
    ['double/odds(bonus-6)', 23, '5-4', 'wins $200'],
  ])('%s by default, after %i good throws and %s, ten dollars %s', (clause, throws, dice, fate) => {
    const bet = givenSheet(table)
      .bets('bonus')
      .thrown(...good(throws));
    expect(bet.roll(dice)).toEqual({ bonus: fate });
    bet.when(calling(dice)).thenEvents({ settlements: [{ pays: clause }] });
  });

  test('higher odds are paid as posted, to the next whole cent', () => {
    const posted = tableOf(doubleDice, { 'bonus-odds': '5.25,12.5,30' });
    expect(
      givenSheet(posted)
        .bet('bonus', 1)
        .thrown(...good(16))
        .roll('6-1'),
    ).toEqual({ bonus: 'wins $0.06' });
    expect(
      givenSheet(posted)
        .bets('bonus')
        .thrown(...good(16))
        .endTurn(),
    ).toEqual({ bonus: 'wins $52.50' });
    expect(
      givenSheet(posted)
        .bets('bonus')
        .thrown(...good(20))
        .roll('6-1'),
    ).toEqual({ bonus: 'wins $125' });
    expect(
      givenSheet(posted)
        .bets('bonus')
        .thrown(...good(23))
        .roll('5-4'),
    ).toEqual({ bonus: 'wins $300' });
  });

  test.each(['5,10', '5', '', '5;10;20', '5,10,20,40'])('%j are not three odds', (odds) => {
    expect(doubleDice.open({ 'bonus-odds': odds })).toMatchObject({
      ok: false,
      refusal: { code: 'OPTION_NOT_ALLOWED', clause: 'double/9' },
    });
  });
});
