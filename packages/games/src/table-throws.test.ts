import type { Roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  dealer,
  gameSupervisor,
  givenHome,
  givenOpening,
  givenShooter,
  house,
  operator,
  player,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';

/** One bet of seat 1 with which each game lets its thrower throw. */
const stakes = {
  'snake-eyes-nz': 'six',
  'snake-eyes-nsw': 'six',
  'double-dice': 'shooters-bet',
  'wonder-dice': 'field',
} as const;
type Pack = keyof typeof stakes;

const ready = (pack: Pack, changes: Parameters<typeof givenShooter>[2] = {}): TableUnderTest =>
  givenShooter(pack, [[1, stakes[pack], 5_00]], changes);

describe('a throw', () => {
  test.each<[string, Pack]>([
    ['nz/1.1(roll)', 'snake-eyes-nz'],
    ['nsw/1.1(roll)', 'snake-eyes-nsw'],
    ['double/7', 'double-dice'],
    ['wonder/rules-3', 'wonder-dice'],
  ])('%s there is none before play starts, and none before the last is settled', (clause, pack) => {
    givenOpening(pack).when(dealer, { type: 'ThrowDice' }).thenRefused('NOT_IN_PLAY', clause);
    const at = ready(pack);
    at.throws();
    const seat = pack === 'wonder-dice' ? {} : { seat: 1 };
    const refused = (): object => at.when(theDealer, { type: 'ThrowDice', ...seat }).refusal;
    expect(refused()).toMatchObject({ code: 'ROLL_UNDER_WAY', clause });
    at.given(theDealer, { type: 'BringToRest' });
    expect(refused()).toMatchObject({ code: 'ROLL_UNDER_WAY', clause });
  });

  test.each<[string, Pack]>([
    ['nz/1.1(shooter)', 'snake-eyes-nz'],
    ['nsw/1.1(shooter)', 'snake-eyes-nsw'],
  ])(
    '%s play starts with the dice with no one, and the dealer does not throw for want of a shooter',
    (_, pack) => {
      const at = givenHome(pack, ['ann', 'bob']);
      expect(at.table().shooter.is.kind).toBe('nobody');
      at.bets(1, { six: 5_00 });
      at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_SHOOTER');
      at.offers();
      at.takes(1);
      at.throws().thenFirst({ type: 'DiceThrown', thrower: 1 });
    },
  );

  test.each<[string, Pack]>([
    ['nz/5.6(e)', 'snake-eyes-nz'],
    ['nsw/4.7', 'snake-eyes-nsw'],
  ])('%s waits until the dealer has passed the dice back', (clause, pack) => {
    const at = givenShooter(pack, [[1, 'hard-6', 5_00]], { strict: true });
    at.calls(5, 4);
    at.settles();
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('DICE_NOT_PASSED', clause);
    at.given(theDealer, { type: 'PassDice' });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenFirst('DiceThrown');
    // At home the house passes them with the last bet settled, and with a void roll.
    const home = givenShooter(pack, [[1, 'hard-6', 5_00]]);
    home.rolls(5, 4).thenLast({ type: 'DicePassed', clause });
    home.voids('die-on-die').thenLast({ type: 'DicePassed', clause });
  });

  test('nsw/4.1 is made by a player who has a bet on the layout, and by none who has taken it down', () => {
    const at = ready('snake-eyes-nsw');
    at.bets(2, { six: 5_00 });
    at.given(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('SHOOTER_HAS_NO_BET', 'nsw/4.1');
    at.bets(1, { field: 5_00 });
    at.throws().thenFirst('DiceThrown');
  });

  test('double/7.7 is one event of both dice, counted from the last, and says who stood in', () => {
    const at = ready('double-dice');
    const pair = { type: 'DiceThrown', thrower: 1, dice: ['D1', 'D2'], clause: 'double/7.7' };
    const said = { at: at.now(), by: player('ann') };
    expect(at.throws().events).toStrictEqual([{ ...pair, roll: 1, ...said }]);
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [2, 2] });
    at.given(theDealer, { type: 'SettleRoll' });
    at.given(theDealer, { type: 'ReportUnable' });
    at.given(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' });
    expect(at.given(4, { type: 'ThrowDice' }).events).toEqual([
      { ...pair, roll: 2, substitute: 'dee', ...said, by: player('dee') },
    ]);
  });

  test('double/7.1 whoever throws out a turn for its shooter needs no bet on the sets that follow', () => {
    const at = ready('double-dice');
    at.bets(2, { bonus: 5_00 });
    at.rolls(2, 2);
    at.given(theDealer, { type: 'ReportUnable' });
    at.given(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01', until: 'turn' });
    for (const _ of [2, 3, 4]) {
      at.given(4, { type: 'ThrowDice' });
      at.given(theDealer, { type: 'BringToRest' });
      at.given(theDealer, { type: 'CallRoll', faces: [2, 2] });
      at.given(theDealer, { type: 'SettleRoll' });
    }
    expect(at.stakes()).toEqual({ '2 bonus': 5_00 });
    at.when(4, { type: 'ThrowDice' }).thenFirst({ roll: 5, substitute: 'dee' });
  });
});

describe('dice that come to rest', () => {
  test.each<[string, Pack, Roll]>([
    ['nz/5.6', 'snake-eyes-nz', [6, 1]],
    ['nsw/4.3', 'snake-eyes-nsw', [6, 1]],
    ['double/4', 'double-dice', [6, 1]],
    ['wonder/rules-4', 'wonder-dice', [6, 1, 1]],
  ])('%s once, virtual ones with their faces and real ones without', (clause, pack, faces) => {
    const virtual = ready(pack, { dice: 'virtual' });
    virtual.throws();
    virtual.when(house, { type: 'BringToRest' }).thenRefused('FACES_MISSING', clause);
    virtual.when(house, { type: 'BringToRest', faces }).thenEvents({ type: 'DiceRested', faces, clause });
    virtual.when(house, { type: 'BringToRest', faces }).thenRefused('DICE_NOT_OUT');
    const real = ready(pack);
    real.throws();
    real.when(house, { type: 'BringToRest' }).thenEvents({ type: 'DiceRested', clause });
  });

  test.each<[string, Pack, Roll]>([
    ['nz/5.5#2', 'snake-eyes-nz', [6, 1]],
    ['nsw/4.2', 'snake-eyes-nsw', [6, 1]],
    ['double/7.7', 'double-dice', [6, 1]],
    ['wonder/rules-7', 'wonder-dice', [6, 1, 1]],
  ])('%s virtual ones fall as the house draws them, real ones as the dealer sees', (clause, pack, faces) => {
    const virtual = ready(pack, { dice: 'virtual' });
    virtual.given(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    virtual.throws();
    virtual.when(dealer, { type: 'BringToRest', faces }).thenRefused('HOUSE_DRAWS_THE_FACES', clause);
    virtual.when(house, { type: 'BringToRest', faces }).thenFirst('DiceRested');
    const real = ready(pack, { strict: true });
    real.throws();
    real.when(dealer, { type: 'BringToRest' }).thenFirst('DiceRested');
  });
});

describe('the end of a turn', () => {
  test.each<[string, Pack]>([
    ['nz/5.7', 'snake-eyes-nz'],
    ['nsw/3.7', 'snake-eyes-nsw'],
  ])(
    '%s a shooter who cannot go on has given up the dice, once the roll is settled and bets or not',
    (clause, pack) => {
      const at = ready(pack);
      const unable = { type: 'ReportUnable' } as const;
      at.throws();
      at.when(gameSupervisor, unable).thenRefused('ROLL_UNDER_WAY', clause);
      at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
      at.when(gameSupervisor, unable).thenEvents({ type: 'DiceGivenUp', seat: 1, cause: 'left', clause });
      expect(at.stakes()).toEqual({ '1 six': 5_00 });
      at.when(gameSupervisor, unable).thenRefused('NO_SHOOTER', clause);
    },
  );

  test('double/7.5 a set is four throws: from the fourth on the next stake is asked for, and may be laid', () => {
    const at = ready('double-dice');
    for (const thrown of [1, 2, 3]) {
      at.rolls(5, 4).thenNone('ShooterPrompted');
      expect([thrown, at.when(2, bet('shooters-bet')).refusal.code]).toEqual([thrown, 'SET_HAS_BEGUN']);
    }
    at.rolls(5, 4).thenAmong('ShooterPrompted');
    expect(at.rack(1)).toBe(205_00);
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('SHOOTER_HAS_NO_BET');
    at.bets(1, { 'shooters-bet': 5_00 });
    at.throws().thenFirst('DiceThrown');
  });
});

const bet = (wager: string) => ({ type: 'PlaceBets', seat: 2, bets: [{ wager, chips: 5_00 }] }) as const;
const late = (wager: string) => ({ type: 'AskLateBets', seat: 2, bets: [{ wager, chips: 5_00 }] }) as const;

describe('a late bet', () => {
  test.each<[string, Pack, string]>([
    ['nz/4.4', 'snake-eyes-nz', 'any-7'],
    ['nsw/6.3', 'snake-eyes-nsw', 'any-7'],
    ['double/8.2#5', 'double-dice', 'number-6'],
    ['wonder/rules-2', 'wonder-dice', 'field'],
  ])('%s is none while an ordinary bet may be laid', (clause, pack, wager) => {
    const at = ready(pack);
    at.when(2, late(wager)).thenRefused('BETTING_IS_OPEN', clause);
    at.when(2, bet(wager)).thenFirst('BetPlaced');
  });

  test('nz/4.4(c) its chips are put down in flight, and from rest on none are taken', () => {
    const at = ready('snake-eyes-nz');
    at.throws();
    at.when(2, { ...late('any-7'), bets: [{ wager: 'any-7', chips: 200_01 }] }).thenRefused(
      'NOT_ENOUGH_CHIPS',
      'nz/4.4(c)',
    );
    at.when(2, late('any-7')).thenEvents({ type: 'LateBetAsked', clause: 'nz/4.4(c)' });
    expect(at.rack(2)).toBe(195_00);
    at.given(theDealer, { type: 'BringToRest' });
    expect(at.rack(2)).toBe(200_00);
    at.when(2, late('any-7')).thenRefused('BETTING_IS_CLOSED');
  });

  test('nsw/6.4 is taken back by its owner while the dice are in motion, and by nobody else', () => {
    const at = ready('snake-eyes-nsw');
    at.given(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' });
    at.throws();
    const [asked] = at.given(2, late('any-7')).events;
    const name = asked?.type === 'LateBetAsked' ? asked.bet.bet : '';
    at.when(3, { type: 'WithdrawLateBet', seat: 2, bet: name }).thenRefused('NOT_YOUR_SEAT', 'nsw/6.4');
    at.when(2, { type: 'WithdrawLateBet', seat: 2, bet: name }).thenEvents({
      type: 'LateBetWithdrawn',
      bet: name,
      clause: 'nsw/6.4',
    });
    expect(at.rack(2)).toBe(200_00);
    at.when(2, { type: 'WithdrawLateBet', seat: 2, bet: name }).thenRefused('NO_SUCH_LATE_BET');
  });
});
