import type { Roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from './testing/at-call.ts';
import { withDice } from './testing/at-dice.ts';
import { dealer, gameSupervisor, house, inPlay, opened, operator, player } from './testing/at-table.ts';

/** One bet of seat 1 with which each game lets its thrower throw. */
const stakes = {
  'snake-eyes-nz': 'six',
  'snake-eyes-nsw': 'six',
  'double-dice': 'shooters-bet',
  'wonder-dice': 'field',
} as const;
type Pack = keyof typeof stakes;

const ready = (pack: Pack, changes: Parameters<typeof shooting>[2] = {}): AtCall =>
  shooting(pack, [[1, stakes[pack], 5_00]], changes);

describe('a throw', () => {
  test.each<[string, Pack]>([
    ['nz/1.1(roll)', 'snake-eyes-nz'],
    ['nsw/1.1(roll)', 'snake-eyes-nsw'],
    ['double/7', 'double-dice'],
    ['wonder/rules-3', 'wonder-dice'],
  ])('%s there is none before play starts, and none before the last is settled', (clause, pack) => {
    expect(opened(pack).refused(dealer, { type: 'ThrowDice' })).toMatchObject({
      code: 'NOT_IN_PLAY',
      clause,
    });
    const at = ready(pack);
    at.throws();
    const seat = pack === 'wonder-dice' ? {} : { seat: 1 };
    const refused = (): object => at.dealRefused({ type: 'ThrowDice', ...seat });
    expect(refused()).toMatchObject({ code: 'ROLL_UNDER_WAY', clause });
    at.deals({ type: 'BringToRest' });
    expect(refused()).toMatchObject({ code: 'ROLL_UNDER_WAY', clause });
  });

  test.each<[string, Pack]>([
    ['nz/1.1(shooter)', 'snake-eyes-nz'],
    ['nsw/1.1(shooter)', 'snake-eyes-nsw'],
  ])(
    '%s play starts with the dice with no one, and the dealer does not throw for want of a shooter',
    (_, pack) => {
      const at = withDice(inPlay(pack, ['ann', 'bob']));
      expect(at.table().shooter.is.kind).toBe('nobody');
      at.bets(1, 'six', 5_00);
      expect(at.dealRefused({ type: 'ThrowDice' }).code).toBe('NO_SHOOTER');
      at.offers();
      at.takes(1);
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', thrower: 1 });
    },
  );

  test.each<[string, Pack]>([
    ['nz/5.6(e)', 'snake-eyes-nz'],
    ['nsw/4.7', 'snake-eyes-nsw'],
  ])('%s waits until the dealer has passed the dice back', (clause, pack) => {
    const at = shooting(pack, [[1, 'hard-6', 5_00]], { strict: true });
    at.calls(5, 4);
    at.settles();
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({ code: 'DICE_NOT_PASSED', clause });
    at.deals({ type: 'PassDice' });
    expect(at.does(1, { type: 'ThrowDice', seat: 1 })[0]?.type).toBe('DiceThrown');
    // At home the house passes them with the last bet settled, and with a void roll.
    const home = shooting(pack, [[1, 'hard-6', 5_00]]);
    expect(home.rolls(5, 4).at(-1)).toMatchObject({ type: 'DicePassed', clause });
    expect(home.voids('die-on-die').at(-1)).toMatchObject({ type: 'DicePassed', clause });
  });

  test('nsw/4.1 is made by a player who has a bet on the layout, and by none who has taken it down', () => {
    const at = ready('snake-eyes-nsw');
    at.bets(2, 'six', 5_00);
    at.does(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({
      code: 'SHOOTER_HAS_NO_BET',
      clause: 'nsw/4.1',
    });
    at.bets(1, 'field', 5_00);
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('double/7.7 is one event of both dice, counted from the last, and says who stood in', () => {
    const at = ready('double-dice');
    const pair = { type: 'DiceThrown', thrower: 1, dice: ['D1', 'D2'], clause: 'double/7.7' };
    const said = { at: at.now(), by: player('ann') };
    expect(at.throws()).toStrictEqual([{ ...pair, roll: 1, ...said }]);
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [2, 2] });
    at.deals({ type: 'SettleRoll' });
    at.deals({ type: 'ReportUnable' });
    at.give(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01' });
    expect(at.does(4, { type: 'ThrowDice' })).toEqual([
      { ...pair, roll: 2, substitute: 'dee', ...said, by: player('dee') },
    ]);
  });

  test('double/7.1 whoever throws out a turn for its shooter needs no bet on the sets that follow', () => {
    const at = ready('double-dice');
    at.bets(2, 'bonus', 5_00);
    at.rolls(2, 2);
    at.deals({ type: 'ReportUnable' });
    at.give(operator, { type: 'NameSubstitute', person: 'dee', born: '1990-01-01', until: 'turn' });
    for (const _ of [2, 3, 4]) {
      at.does(4, { type: 'ThrowDice' });
      at.deals({ type: 'BringToRest' });
      at.deals({ type: 'CallRoll', faces: [2, 2] });
      at.deals({ type: 'SettleRoll' });
    }
    expect(at.stakes()).toEqual({ '2 bonus': 5_00 });
    expect(at.does(4, { type: 'ThrowDice' })[0]).toMatchObject({ roll: 5, substitute: 'dee' });
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
    expect(virtual.refused(house, { type: 'BringToRest' })).toMatchObject({ code: 'FACES_MISSING', clause });
    expect(virtual.give(house, { type: 'BringToRest', faces })).toMatchObject([
      { type: 'DiceRested', faces, clause },
    ]);
    expect(virtual.refused(house, { type: 'BringToRest', faces }).code).toBe('DICE_NOT_OUT');
    const real = ready(pack);
    real.throws();
    expect(real.give(house, { type: 'BringToRest' })).toMatchObject([{ type: 'DiceRested', clause }]);
  });

  test.each<[string, Pack, Roll]>([
    ['nz/5.5#2', 'snake-eyes-nz', [6, 1]],
    ['nsw/4.2', 'snake-eyes-nsw', [6, 1]],
    ['double/7.7', 'double-dice', [6, 1]],
    ['wonder/rules-7', 'wonder-dice', [6, 1, 1]],
  ])('%s virtual ones fall as the house draws them, real ones as the dealer sees', (clause, pack, faces) => {
    const virtual = ready(pack, { dice: 'virtual' });
    virtual.give(dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    virtual.throws();
    expect(virtual.refused(dealer, { type: 'BringToRest', faces })).toMatchObject({
      code: 'HOUSE_DRAWS_THE_FACES',
      clause,
    });
    expect(virtual.give(house, { type: 'BringToRest', faces })[0]?.type).toBe('DiceRested');
    const real = ready(pack, { strict: true });
    real.throws();
    expect(real.give(dealer, { type: 'BringToRest' })[0]?.type).toBe('DiceRested');
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
      expect(at.refused(gameSupervisor, unable)).toMatchObject({ code: 'ROLL_UNDER_WAY', clause });
      at.deals({ type: 'CallNoRoll', reason: 'die-on-die' });
      expect(at.give(gameSupervisor, unable)).toMatchObject([
        { type: 'DiceGivenUp', seat: 1, cause: 'left', clause },
      ]);
      expect(at.stakes()).toEqual({ '1 six': 5_00 });
      expect(at.refused(gameSupervisor, unable)).toMatchObject({ code: 'NO_SHOOTER', clause });
    },
  );

  test('double/7.5 a set is four throws: from the fourth on the next stake is asked for, and may be laid', () => {
    const at = ready('double-dice');
    for (const thrown of [1, 2, 3]) {
      expect(at.rolls(5, 4).map(({ type }) => type)).not.toContain('ShooterPrompted');
      expect([thrown, at.doesNot(2, bet('shooters-bet')).code]).toEqual([thrown, 'SET_HAS_BEGUN']);
    }
    expect(at.rolls(5, 4).map(({ type }) => type)).toContain('ShooterPrompted');
    expect(at.rack(1)).toBe(205_00);
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 }).code).toBe('SHOOTER_HAS_NO_BET');
    at.bets(1, 'shooters-bet', 5_00);
    expect(at.throws()[0]?.type).toBe('DiceThrown');
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
    expect(at.doesNot(2, late(wager))).toMatchObject({ code: 'BETTING_IS_OPEN', clause });
    expect(at.does(2, bet(wager))[0]?.type).toBe('BetPlaced');
  });

  test('nz/4.4(c) its chips are put down in flight, and from rest on none are taken', () => {
    const at = ready('snake-eyes-nz');
    at.throws();
    expect(at.doesNot(2, { ...late('any-7'), bets: [{ wager: 'any-7', chips: 200_01 }] })).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nz/4.4(c)',
    });
    expect(at.does(2, late('any-7'))).toMatchObject([{ type: 'LateBetAsked', clause: 'nz/4.4(c)' }]);
    expect(at.rack(2)).toBe(195_00);
    at.deals({ type: 'BringToRest' });
    expect(at.rack(2)).toBe(200_00);
    expect(at.doesNot(2, late('any-7')).code).toBe('BETTING_IS_CLOSED');
  });

  test('nsw/6.4 is taken back by its owner while the dice are in motion, and by nobody else', () => {
    const at = ready('snake-eyes-nsw');
    at.give(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' });
    at.throws();
    const [asked] = at.does(2, late('any-7'));
    const name = asked?.type === 'LateBetAsked' ? asked.bet.bet : '';
    expect(at.doesNot(3, { type: 'WithdrawLateBet', seat: 2, bet: name })).toMatchObject({
      code: 'NOT_YOUR_SEAT',
      clause: 'nsw/6.4',
    });
    expect(at.does(2, { type: 'WithdrawLateBet', seat: 2, bet: name })).toMatchObject([
      { type: 'LateBetWithdrawn', bet: name, clause: 'nsw/6.4' },
    ]);
    expect(at.rack(2)).toBe(200_00);
    expect(at.doesNot(2, { type: 'WithdrawLateBet', seat: 2, bet: name }).code).toBe('NO_SUCH_LATE_BET');
  });
});
