import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const six = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'] as const;

describe('who shoots at the start of play', () => {
  const seatsTwoFourSix = (): TableUnderTest => {
    const at = givenHome(pack, []);
    at.sits(6, 'fay');
    at.sits(2, 'bob');
    at.sits(4, 'dee');
    return at;
  };

  test('nsw/3.2 the first offer goes to the first player on the left of the dealer, bet or no bet', () => {
    const at = seatsTwoFourSix();
    at.bets(4, { six: 5_00 });
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 2, clause: 'nsw/3.2' });
  });

  test('nsw/3.2#2 the others are asked once each, clockwise; when all decline the table waits without a shooter', () => {
    const at = seatsTwoFourSix();
    at.offers();
    at.when(4, { type: 'AcceptDice', seat: 4 }).thenRefused({ clause: 'nsw/3.2#2' });
    at.declines(2);
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 4, clause: 'nsw/3.2#2' });
    at.declines(4);
    expect(at.offers()).toBe(6);
    at.declines(6);
    expect(at.offers()).toBeUndefined();
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER');
    expect(at.table().shooter).toMatchObject({ is: { kind: 'offered', to: 'waiting' }, holding: false });
  });

  test('nsw/1.1(shooter) when nobody takes the dice the dealer cannot either', () => {
    const at = seatsTwoFourSix();
    at.offers();
    for (const seat of [2, 4, 6]) {
      at.declines(seat);
      at.offers();
    }
    at.when(theDealer, { type: 'AcceptDice', seat: 2 }).thenRefused('NOT_YOUR_ROLE');
    at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_SHOOTER');
    at.when(theDealer, { type: 'PassDice' }).thenRefused('NO_SHOOTER');
  });

  test('nsw/3.3 the first to accept picks two dice and keeps them; nsw/3.3#2 the others go to the bowl', () => {
    const at = givenCasino(pack, six);
    for (const seat of [1, 2, 3]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.given(4, { type: 'AcceptDice', seat: 4 });
    at.when(4, { type: 'ChooseDice', seat: 4, dice: ['D2'] }).thenRefused(
      'NOT_THESE_DICE',
      'nsw/1.1(active-dice)',
    );
    at.when(4, { type: 'ChooseDice', seat: 4, dice: ['D2', 'D5'] }).thenFirst({
      type: 'DiceChosen',
      dice: ['D2', 'D5'],
      clause: 'nsw/3.3',
    });
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 4 });
    expect(at.places('D1', 'D2', 'D3', 'D4', 'D5')).toEqual(['bowl', 'shooter', 'bowl', 'bowl', 'shooter']);
  });
});

describe('the dice in the course of play', () => {
  /** Seat 4 shoots; these seats have a bet on six. */
  const seatFourShoots = (...betting: readonly number[]): TableUnderTest => {
    const at = givenHome(pack, six);
    for (const seat of [1, 2, 3]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.takes(4);
    for (const seat of betting) at.bets(seat, { six: 10_00 });
    return at;
  };

  test('nsw/3.7 the shooter passes between rolls, void ones included, and never with the dice in the air', () => {
    const at = seatFourShoots(4, 5);
    at.rolls(5, 4);
    at.throws();
    at.when(4, { type: 'GiveUpDice', seat: 4 }).thenRefused('ROLL_UNDER_WAY', 'nsw/3.7');
    at.given(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck' });
    at.when(4, { type: 'GiveUpDice', seat: 4 }).thenFirst({
      cause: 'chosen',
      clause: 'nsw/3.7',
    });
    expect(at.offers()).toBe(5);
  });

  test('nsw/3.7.1 nsw/1.1(7-out) a seven ends the turn after settlement; a bet brings the next offer', () => {
    const at = seatFourShoots(4);
    at.voids('off-the-table');
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 4 });
    at.rolls(5, 2).thenLast({
      type: 'DiceGivenUp',
      seat: 4,
      cause: 'seven',
      clause: 'nsw/3.7.1',
    });
    at.when(4, { type: 'ThrowDice', seat: 4 }).thenRefused('NO_SHOOTER');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER');
    at.bets(6, { six: 5_00 });
    expect(at.offers()).toBe(6);
  });

  test('nsw/3.8 the former shooter is asked last', () => {
    const at = seatFourShoots(4, 5, 6);
    at.given(4, { type: 'GiveUpDice', seat: 4 });
    const asked = [5, 6, 4].map((seat) => {
      const to = at.offers();
      at.declines(seat);
      return to;
    });
    expect(asked).toEqual([5, 6, 4]);
    expect(at.offers()).toBeUndefined();
  });

  test('nsw/3.8 a shooter who was ordered off is not asked at all: the table waits for another', () => {
    const at = seatFourShoots(4, 5, 6);
    at.given(casinoSupervisor, { type: 'OrderToPass', cause: 'delay' });
    for (const seat of [5, 6]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    at.when(theDealer, { type: 'OfferDice' }).thenEvents('OffersEnded');
    at.bets(4, { eight: 5_00 });
    expect(at.offers()).toBe(5);
    at.declines(5);
    expect(at.offers()).toBe(6);
    at.declines(6);
    expect(at.offers()).toBeUndefined();
  });

  test('nsw/3.8 a shooter who was ordered off and sits alone is asked again, with a bet', () => {
    const at = givenHome(pack, ['ann']);
    at.offers();
    at.takes(1);
    at.given(casinoSupervisor, { type: 'OrderToPass', cause: 'delay' });
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER');
    at.bets(1, { eight: 5_00 });
    expect(at.offers()).toBe(1);
  });

  test('nsw/3.8.1 the first offer goes to the first player on the left who has a bet', () => {
    const at = seatFourShoots(4, 6);
    at.given(4, { type: 'GiveUpDice', seat: 4 });
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 6, from: 4, clause: 'nsw/3.8.1' });
  });

  test('nsw/3.8.2 a declined offer goes on clockwise over those with a bet', () => {
    const at = seatFourShoots(1, 2, 6);
    at.given(4, { type: 'GiveUpDice', seat: 4 });
    expect(at.offers()).toBe(6);
    at.declines(6);
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 1, clause: 'nsw/3.8.2' });
    at.declines(1);
    expect(at.offers()).toBe(2);
  });

  test.each([
    ['keeps the dice in play', undefined, ['D1', 'D4']],
    ['picks two others', ['D3', 'D5'], ['D3', 'D5']],
  ] as const)('nsw/3.9 the new shooter %s', (_way, dice, active) => {
    const at = givenCasino(pack, six);
    at.offers();
    at.takes(1, 'D1', 'D4');
    at.bets(1, { six: 5_00 });
    at.bets(6, { six: 5_00 });
    at.rolls(5, 4);
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.offers()).toBe(6);
    at.given(6, { type: 'AcceptDice', seat: 6 });
    const choice = dice === undefined ? {} : { dice };
    at.when(6, { type: 'ChooseDice', seat: 6, ...choice }).thenFirst({
      type: 'DiceChosen',
      clause: 'nsw/3.9',
    });
    expect(at.table().dice.active).toEqual(active);
  });

  test('nsw/4.8 a shooter whose bets are gone is asked to bet again or pass', () => {
    const at = seatFourShoots(5);
    at.bets(4, { 'craps-2': 10_00 });
    at.rolls(5, 4).thenAmong({ type: 'ShooterPrompted', seat: 4, clause: 'nsw/4.8' });
    at.when(4, { type: 'ThrowDice', seat: 4 }).thenRefused({ clause: 'nsw/4.1' });
    at.bets(4, { field: 5_00 });
    at.throws().thenFirst({ thrower: 4 });
    at.given(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck' });
    at.given(4, { type: 'GiveUpDice', seat: 4 });
    expect(at.offers()).toBe(5);
  });

  test('nsw/3.7.2 a casino supervisor, and no dealer, orders a shooter to pass for one of three causes', () => {
    const at = seatFourShoots(4, 5);
    for (let voids = 1; voids <= 3; voids++) at.voids('end-not-struck');
    expect(at.table().shooter.voidsInRow).toBe(3);
    const order = { type: 'OrderToPass', cause: 'repeated-invalid' } as const;
    at.when(dealer, order).thenRefused('NOT_YOUR_ROLE', 'nsw/3.7.2');
    at.when(casinoSupervisor, { ...order, cause: 'manners' }).thenRefused('NO_SUCH_CAUSE');
    at.when(casinoSupervisor, order).thenFirst({
      type: 'DiceGivenUp',
      seat: 4,
      cause: 'ordered',
      order: { cause: 'repeated-invalid' },
      clause: 'nsw/3.7.2',
      by: { person: 'cas' },
    });
    expect(at.offers()).toBe(5);
  });

  test('nsw/3.7.2 a gaming supervisor is a casino supervisor', () => {
    const at = seatFourShoots(4);
    at.when(gameSupervisor, { type: 'OrderToPass', cause: 'delay' }).thenFirst('DiceGivenUp');
  });
});
