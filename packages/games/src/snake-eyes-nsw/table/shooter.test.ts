import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { casinoSupervisor, dealer, gameSupervisor, inPlay, inStrictPlay } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
const six = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'] as const;

describe('who shoots at the start of play', () => {
  const seatsTwoFourSix = (): AtDice => {
    const at = withDice(inPlay(pack, []));
    at.sits(6, 'fay');
    at.sits(2, 'bob');
    at.sits(4, 'dee');
    return at;
  };

  test('nsw/3.2 the first offer goes to the first player on the left of the dealer, bet or no bet', () => {
    const at = seatsTwoFourSix();
    at.bets(4, 'six', 5_00);
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 2, clause: 'nsw/3.2' });
  });

  test('nsw/3.2#2 the others are asked once each, clockwise; when all decline the table waits without a shooter', () => {
    const at = seatsTwoFourSix();
    at.offers();
    expect(at.doesNot(4, { type: 'AcceptDice', seat: 4 })).toMatchObject({ clause: 'nsw/3.2#2' });
    at.declines(2);
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 4, clause: 'nsw/3.2#2' });
    at.declines(4);
    expect(at.offers()).toBe(6);
    at.declines(6);
    expect(at.offers()).toBeUndefined();
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('NOBODY_TO_OFFER');
    expect(at.table().shooter).toMatchObject({ is: { kind: 'offered', to: 'waiting' }, holding: false });
  });

  test('nsw/1.1(shooter) when nobody takes the dice the dealer cannot either', () => {
    const at = seatsTwoFourSix();
    at.offers();
    for (const seat of [2, 4, 6]) {
      at.declines(seat);
      at.offers();
    }
    expect(at.dealRefused({ type: 'AcceptDice', seat: 2 }).code).toBe('NOT_YOUR_ROLE');
    expect(at.dealRefused({ type: 'ThrowDice' }).code).toBe('NO_SHOOTER');
    expect(at.dealRefused({ type: 'PassDice' }).code).toBe('NO_SHOOTER');
  });

  test('nsw/3.3 the first to accept picks two dice and keeps them; nsw/3.3#2 the others go to the bowl', () => {
    const at = withDice(inStrictPlay(pack, six));
    for (const seat of [1, 2, 3]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.does(4, { type: 'AcceptDice', seat: 4 });
    expect(at.doesNot(4, { type: 'ChooseDice', seat: 4, dice: ['D2'] })).toMatchObject({
      code: 'NOT_THESE_DICE',
      clause: 'nsw/1.1(active-dice)',
    });
    expect(at.does(4, { type: 'ChooseDice', seat: 4, dice: ['D2', 'D5'] })[0]).toMatchObject({
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
  const seatFourShoots = (...betting: readonly number[]): AtDice => {
    const at = withDice(inPlay(pack, six));
    for (const seat of [1, 2, 3]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.takes(4);
    for (const seat of betting) at.bets(seat, 'six', 10_00);
    return at;
  };

  test('nsw/3.7 the shooter passes between rolls, void ones included, and never with the dice in the air', () => {
    const at = seatFourShoots(4, 5);
    at.rolls(5, 4);
    at.throws();
    expect(at.doesNot(4, { type: 'GiveUpDice', seat: 4 })).toMatchObject({
      code: 'ROLL_UNDER_WAY',
      clause: 'nsw/3.7',
    });
    at.deals({ type: 'CallNoRoll', reason: 'end-not-struck' });
    expect(at.does(4, { type: 'GiveUpDice', seat: 4 })[0]).toMatchObject({
      cause: 'chosen',
      clause: 'nsw/3.7',
    });
    expect(at.offers()).toBe(5);
  });

  test('nsw/3.7.1 nsw/1.1(7-out) a seven ends the turn after settlement; a bet brings the next offer', () => {
    const at = seatFourShoots(4);
    at.voids('off-the-table');
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 4 });
    expect(at.rolls(5, 2).at(-1)).toMatchObject({
      type: 'DiceGivenUp',
      seat: 4,
      cause: 'seven',
      clause: 'nsw/3.7.1',
    });
    expect(at.doesNot(4, { type: 'ThrowDice', seat: 4 }).code).toBe('NO_SHOOTER');
    expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({ code: 'NOBODY_TO_OFFER' });
    at.bets(6, 'six', 5_00);
    expect(at.offers()).toBe(6);
  });

  test('nsw/3.8 the former shooter is asked last', () => {
    const at = seatFourShoots(4, 5, 6);
    at.does(4, { type: 'GiveUpDice', seat: 4 });
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
    at.give(casinoSupervisor, { type: 'OrderToPass', cause: 'delay' });
    for (const seat of [5, 6]) {
      expect(at.offers()).toBe(seat);
      at.declines(seat);
    }
    expect(at.deals({ type: 'OfferDice' }).map(({ type }) => type)).toEqual(['OffersEnded']);
    at.bets(4, 'eight', 5_00);
    expect(at.offers()).toBe(5);
    at.declines(5);
    expect(at.offers()).toBe(6);
    at.declines(6);
    expect(at.offers()).toBeUndefined();
  });

  test('nsw/3.8 a shooter who was ordered off and sits alone is asked again, with a bet', () => {
    const at = withDice(inPlay(pack, ['ann']));
    at.offers();
    at.takes(1);
    at.give(casinoSupervisor, { type: 'OrderToPass', cause: 'delay' });
    expect(at.dealRefused({ type: 'OfferDice' }).code).toBe('NOBODY_TO_OFFER');
    at.bets(1, 'eight', 5_00);
    expect(at.offers()).toBe(1);
  });

  test('nsw/3.8.1 the first offer goes to the first player on the left who has a bet', () => {
    const at = seatFourShoots(4, 6);
    at.does(4, { type: 'GiveUpDice', seat: 4 });
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 6, from: 4, clause: 'nsw/3.8.1' });
  });

  test('nsw/3.8.2 a declined offer goes on clockwise over those with a bet', () => {
    const at = seatFourShoots(1, 2, 6);
    at.does(4, { type: 'GiveUpDice', seat: 4 });
    expect(at.offers()).toBe(6);
    at.declines(6);
    expect(at.deals({ type: 'OfferDice' })[0]).toMatchObject({ to: 1, clause: 'nsw/3.8.2' });
    at.declines(1);
    expect(at.offers()).toBe(2);
  });

  test.each([
    ['keeps the dice in play', undefined, ['D1', 'D4']],
    ['picks two others', ['D3', 'D5'], ['D3', 'D5']],
  ] as const)('nsw/3.9 the new shooter %s', (_way, dice, active) => {
    const at = withDice(inStrictPlay(pack, six));
    at.offers();
    at.takes(1, 'D1', 'D4');
    at.bets(1, 'six', 5_00);
    at.bets(6, 'six', 5_00);
    at.rolls(5, 4);
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.offers()).toBe(6);
    at.does(6, { type: 'AcceptDice', seat: 6 });
    const choice = dice === undefined ? {} : { dice };
    expect(at.does(6, { type: 'ChooseDice', seat: 6, ...choice })[0]).toMatchObject({
      type: 'DiceChosen',
      clause: 'nsw/3.9',
    });
    expect(at.table().dice.active).toEqual(active);
  });

  test('nsw/4.8 a shooter whose bets are gone is asked to bet again or pass', () => {
    const at = seatFourShoots(5);
    at.bets(4, 'craps-2', 10_00);
    expect(at.rolls(5, 4)).toContainEqual(
      expect.objectContaining({ type: 'ShooterPrompted', seat: 4, clause: 'nsw/4.8' }),
    );
    expect(at.doesNot(4, { type: 'ThrowDice', seat: 4 })).toMatchObject({ clause: 'nsw/4.1' });
    at.bets(4, 'field', 5_00);
    expect(at.throws()[0]).toMatchObject({ thrower: 4 });
    at.deals({ type: 'CallNoRoll', reason: 'end-not-struck' });
    at.does(4, { type: 'GiveUpDice', seat: 4 });
    expect(at.offers()).toBe(5);
  });

  test('nsw/3.7.2 a casino supervisor, and no dealer, orders a shooter to pass for one of three causes', () => {
    const at = seatFourShoots(4, 5);
    for (let voids = 1; voids <= 3; voids++) at.voids('end-not-struck');
    expect(at.table().shooter.voidsInRow).toBe(3);
    const order = { type: 'OrderToPass', cause: 'repeated-invalid' } as const;
    expect(at.refused(dealer, order)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/3.7.2' });
    expect(at.refused(casinoSupervisor, { ...order, cause: 'manners' }).code).toBe('NO_SUCH_CAUSE');
    expect(at.give(casinoSupervisor, order)[0]).toMatchObject({
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
    expect(at.give(gameSupervisor, { type: 'OrderToPass', cause: 'delay' })[0]?.type).toBe('DiceGivenUp');
  });
});
