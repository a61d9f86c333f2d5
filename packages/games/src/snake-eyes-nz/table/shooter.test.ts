import { describe, expect, test } from 'vitest';
import { givenCasino, givenHome, type TableUnderTest, theDealer } from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...players: readonly string[]): TableUnderTest => givenHome(pack, players);
const casino = (...players: readonly string[]): TableUnderTest => givenCasino(pack, players);
const two = ['ann', 'bob'] as const;
const six = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'] as const;

describe('who shoots at the start of play', () => {
  test('nz/5.3 nothing is thrown before somebody has taken the dice', () => {
    const at = home(...two);
    at.bets(1, { field: 5_00 });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('NO_SHOOTER', 'nz/5.3');
    expect(at.offers()).toBe(1);
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('NO_SHOOTER', 'nz/5.3');
    at.takes(1);
    at.throws().thenFirst({ type: 'DiceThrown', thrower: 1 });
  });

  test('nz/5.3(a) the first offer goes to the first player on the left of the dealer', () => {
    const at = home();
    at.sits(4, 'dee');
    at.sits(2, 'bob');
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({
      type: 'DiceOffered',
      to: 2,
      clause: 'nz/5.3(a)',
    });
  });

  test('nz/5.3(b) a declined offer moves on clockwise, and nobody jumps the queue', () => {
    const at = home();
    at.sits(2, 'bob');
    at.sits(4, 'dee');
    at.offers();
    at.when(4, { type: 'AcceptDice', seat: 4 }).thenRefused('NOT_OFFERED_TO_YOU', 'nz/5.3(b)');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('DICE_ARE_OFFERED');
    at.declines(2);
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 4, clause: 'nz/5.3(b)' });
  });

  test.each([
    ['at home whoever thinks better of it takes them', home, undefined],
    ['in a casino the dealer asks again', casino, 'NOT_OFFERED_TO_YOU'],
  ])('nz/5.3(b) dice that everybody has declined: %s', (_, play, code) => {
    const at = play(...two);
    for (const seat of [1, 2]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    const answer =
      code === undefined ? () => at.takes(2) : () => at.when(2, { type: 'AcceptDice', seat: 2 }).refusal.code;
    expect(answer()).toBe(code);
    expect(at.table().shooter.is).toMatchObject(
      code === undefined ? { kind: 'seat', seat: 2 } : { kind: 'offered', to: 'waiting' },
    );
  });

  test('nz/5.3(b) everybody declines: the table waits until a seat or a bet changes, and the dealer does not throw', () => {
    const at = home(...two);
    at.offers();
    at.declines(1);
    at.offers();
    at.declines(2);
    at.when(theDealer, { type: 'OfferDice' }).thenEvents('OffersEnded');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER', 'nz/5.3(b)');
    at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_SHOOTER');
    // Whoever is asked again, or takes the dice unasked, may still have them.
    at.when(theDealer, { type: 'OfferDice', again: true }).thenFirst({ to: 1, clause: 'nz/5.3(a)' });
    at.declines(1);
    at.offers();
    at.declines(2);
    at.offers();
    at.sits(3, 'cy');
    expect(at.offers()).toBe(1);
    for (const seat of [1, 2, 3]) {
      at.declines(seat);
      at.offers();
    }
    at.bets(2, { field: 5_00 });
    expect(at.offers()).toBe(1);
  });

  test('nz/5.3(c) whoever takes the dice is shooter and picks any two; nz/5.3(c)#2 the others lie in the bowl', () => {
    const at = casino('ann', 'bob', 'cy', 'dee');
    for (const seat of [1, 2, 3]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.when(4, { type: 'AcceptDice', seat: 4 }).thenFirst({ type: 'DiceAccepted', seat: 4 });
    at.when(4, { type: 'ChooseDice', seat: 4, dice: ['D2', 'D5'] }).thenFirst({
      type: 'DiceChosen',
      seat: 4,
      dice: ['D2', 'D5'],
      clause: 'nz/5.3(c)',
    });
    expect(at.places('D1', 'D2', 'D3', 'D4', 'D5')).toEqual(['bowl', 'shooter', 'bowl', 'bowl', 'shooter']);
  });

  test('nz/1.1(active-dice) the pair is two different dice of the table', () => {
    const at = casino(...two);
    at.offers();
    at.given(1, { type: 'AcceptDice', seat: 1 });
    for (const dice of [['D1'], ['D1', 'D1'], ['D1', 'D2', 'D3']])
      at.when(1, { type: 'ChooseDice', seat: 1, dice }).thenRefused('NOT_THESE_DICE', 'nz/1.1(active-dice)');
    for (const dice of [
      ['D1', 'D9'],
      ['D1', '__proto__'],
    ])
      at.when(1, { type: 'ChooseDice', seat: 1, dice }).thenRefused('DIE_NOT_USABLE');
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D4'] });
    expect(at.table().dice.active).toEqual(['D1', 'D4']);
  });
});

describe('the dice in the course of play', () => {
  /** Seat 3 of six shoots; these seats have a bet that stands. */
  const seatThreeShoots = (...betting: readonly number[]): TableUnderTest => {
    const at = home(...six);
    for (const seat of [1, 2]) {
      at.offers();
      at.declines(seat);
    }
    at.offers();
    at.takes(3);
    for (const seat of [3, ...betting]) at.bets(seat, { six: 5_00 });
    return at;
  };

  test('nz/5.7 a shooter may give up the dice after any roll, a void one included, and keeps them otherwise', () => {
    const at = seatThreeShoots(4);
    at.rolls(5, 4);
    expect(at.table().shooter).toMatchObject({ is: { kind: 'seat', seat: 3 }, holding: true });
    at.voids('die-on-die');
    expect(at.table().shooter).toMatchObject({ is: { kind: 'seat', seat: 3 }, holding: true });
    at.throws();
    at.when(3, { type: 'GiveUpDice', seat: 3 }).thenRefused('ROLL_UNDER_WAY', 'nz/5.7');
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    at.when(3, { type: 'GiveUpDice', seat: 3 }).thenFirst({
      type: 'DiceGivenUp',
      seat: 3,
      cause: 'chosen',
      clause: 'nz/5.7',
    });
    expect(at.offers()).toBe(4);
  });

  test('nz/5.9 the circuit goes round from the left of the former shooter, over players with a bet', () => {
    const at = seatThreeShoots(1, 2, 4, 5);
    at.given(3, { type: 'GiveUpDice', seat: 3 });
    const asked = [4, 5, 1, 2].map((seat) => {
      const to = at.offers();
      at.declines(seat);
      return to;
    });
    expect(asked).toEqual([4, 5, 1, 2]);
  });

  test('nz/5.9(a) a neighbour without a bet is passed over, by the bets there are at the offer', () => {
    const at = seatThreeShoots(5);
    at.given(3, { type: 'GiveUpDice', seat: 3 });
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({
      type: 'DiceOffered',
      to: 5,
      from: 3,
      circuit: 'course',
      clause: 'nz/5.9(a)',
    });
  });

  test('nz/5.9(b) each player with a bet is asked once, and the former shooter is not', () => {
    const at = seatThreeShoots(1, 5, 6);
    at.given(3, { type: 'GiveUpDice', seat: 3 });
    expect(at.offers()).toBe(5);
    at.declines(5);
    at.when(theDealer, { type: 'OfferDice' }).thenFirst({ to: 6, clause: 'nz/5.9(b)' });
    at.declines(6);
    expect(at.offers()).toBe(1);
    at.declines(1);
    at.when(theDealer, { type: 'OfferDice' }).thenNone('DiceOffered');
  });

  test('nz/5.9(c) the new shooter picks any two, the pair just used included; nz/5.9(c)#2 the rest go to the bowl', () => {
    const at = casino(...two);
    at.offers();
    at.takes(1, 'D2', 'D4');
    at.bets(1, { six: 5_00 });
    at.bets(2, { six: 5_00 });
    at.rolls(5, 4);
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    at.offers();
    at.given(2, { type: 'AcceptDice', seat: 2 });
    const events = at.given(2, { type: 'ChooseDice', seat: 2, dice: ['D1', 'D2'] }).events;
    expect(events[0]).toMatchObject({ type: 'DiceChosen', dice: ['D1', 'D2'], clause: 'nz/5.9(c)' });
    expect(events[1]).toMatchObject({
      type: 'DiceReturned',
      dice: ['D3', 'D4', 'D5'],
      clause: 'nz/5.9(c)#2',
    });
    expect(at.places('D1', 'D2', 'D3', 'D4', 'D5')).toEqual(['shooter', 'shooter', 'bowl', 'bowl', 'bowl']);
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 2 });
  });

  test('nz/1.1(shooter) there is one shooter: whoever took the dice last', () => {
    const at = seatThreeShoots(4);
    at.given(3, { type: 'GiveUpDice', seat: 3 });
    at.offers();
    at.takes(4);
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 4 });
    at.when(3, { type: 'ThrowDice', seat: 3 }).thenRefused('NOT_THE_SHOOTER', 'nz/1.1(roll)');
  });

  test('nz/5.3 a circuit that ends with nothing undecided starts afresh, for a lone player too', () => {
    const at = home('ann');
    at.offers();
    at.takes(1);
    at.bets(1, { field: 5_00 });
    at.rolls(5, 2);
    // Betting opens before the offers.
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NOBODY_TO_OFFER', 'nz/5.9(a)');
    at.bets(1, { field: 5_00 });
    at.when(theDealer, { type: 'OfferDice' }).thenEvents(
      { type: 'OffersEnded', clause: 'nz/5.3' },
      { type: 'DiceOffered', to: 1, circuit: 'start', clause: 'nz/5.3(a)' },
    );
    at.takes(1);
    at.rolls(5, 4).thenFirst('DiceCollected');
  });
});
