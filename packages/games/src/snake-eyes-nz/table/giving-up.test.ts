import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  gameSupervisor,
  givenHome,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const home = (...players: readonly string[]): TableUnderTest => givenHome('snake-eyes-nz', players);
const two = ['ann', 'bob'] as const;

describe('a shooter loses the dice', () => {
  test('nz/5.7(a) nz/1.1(7-out) any seven ends the turn once it is settled, and a voided one does not', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    at.bets(2, { six: 5_00 });
    at.voids('left-the-table');
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 2 });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [6, 1] });
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 2 });
    at.when(theDealer, { type: 'SettleRoll' }).thenLast({
      type: 'DiceGivenUp',
      seat: 2,
      cause: 'seven',
      clause: 'nz/5.7(a)',
    });
    at.when(2, { type: 'ThrowDice', seat: 2 }).thenRefused('NO_SHOOTER');
    at.bets(3, { six: 5_00 });
    expect(at.offers()).toBe(3);
  });

  test('nz/5.7-tail a shooter left without a bet is asked for one, and throws or gives up the dice', () => {
    const at = home(...two);
    at.offers();
    at.takes(1);
    at.bets(1, { field: 5_00 });
    at.rolls(5, 3).thenAmong({ type: 'ShooterPrompted', seat: 1, clause: 'nz/5.7-tail' });
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('SHOOTER_HAS_NO_BET', 'nz/5.4');
    at.bets(1, { six: 5_00 });
    at.rolls(5, 4).thenNone('ShooterPrompted');
    at.given(1, { type: 'TakeDownBet', seat: 1, bet: 'b2' });
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.table().shooter.is).toMatchObject({ kind: 'offered', from: 1, circuit: 'course' });
  });

  test('nz/5.7(b) the dealer or the game supervisor takes the dice for one of three causes, and bets stay', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    at.bets(2, { six: 5_00 });
    at.bets(3, { six: 5_00 });
    for (let voids = 1; voids <= 3; voids++) at.voids('die-on-die');
    expect(at.table().shooter.voidsInRow).toBe(3);
    const order = { type: 'OrderToPass', cause: 'repeated-void' } as const;
    at.when(3, order).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, order).thenRefused('NOT_YOUR_ROLE', 'nz/5.7(b)');
    at.when(theDealer, { ...order, cause: 'dislike' }).thenRefused('NO_SUCH_CAUSE', 'nz/5.7(b)');
    at.when(theDealer, order).thenEvents({
      type: 'DiceGivenUp',
      seat: 2,
      cause: 'ordered',
      order: { cause: 'repeated-void' },
      clause: 'nz/5.7(b)',
    });
    expect(at.table().betting.bets).toHaveLength(2);
    expect(at.offers()).toBe(3);
  });

  test('nz/5.7(b) whoever was ordered off the dice is asked last when everybody is asked afresh', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.takes(1);
    at.given(theDealer, { type: 'OrderToPass', cause: 'delay' });
    at.bets(1, { six: 5_00 });
    at.bets(2, { six: 5_00 });
    const round = (seats: readonly number[]) =>
      seats.map((seat) => {
        const to = at.offers();
        at.declines(seat);
        return to;
      });
    // Those with a bet first, without the former shooter; then everybody, and the former shooter at the end.
    expect(round([2, 2, 3, 1])).toEqual([2, 2, 3, 1]);
    at.when(theDealer, { type: 'OfferDice' }).thenAmong('RunOutBegun');
    at.when(1, { type: 'AcceptDice', seat: 1 }).thenRefused('NOT_OFFERED_TO_YOU');
    at.rolls(3, 3);
    expect(at.table().shooter.is.kind).toBe('nobody');
    expect(round([2, 3, 1])).toEqual([2, 3, 1]);
  });

  test('nz/5.7(b) the order is spent once somebody else has had the dice', () => {
    const at = home('ann', 'bob');
    at.offers();
    at.takes(1);
    at.bets(1, { six: 5_00 });
    at.bets(2, { six: 5_00 });
    at.given(theDealer, { type: 'OrderToPass', cause: 'delay' });
    at.offers();
    at.takes(2);
    at.given(2, { type: 'GiveUpDice', seat: 2 });
    expect(at.offers()).toBe(1);
  });

  test('nz/5.7(b) somebody ordered off who sits alone is asked again', () => {
    const at = home('ann');
    at.offers();
    at.takes(1);
    at.given(theDealer, { type: 'OrderToPass', cause: 'delay' });
    at.bets(1, { six: 5_00 });
    expect(at.offers()).toBe(1);
  });

  test('nz/5.5#3 warnings are kept and go with the order to pass', () => {
    const at = home(...two);
    at.offers();
    at.takes(1);
    at.given(theDealer, { type: 'WarnShooter', words: 'two hands' });
    at.when(gameSupervisor, { type: 'WarnShooter', words: 'two hands again' }).thenFirst({
      type: 'ShooterWarned',
      seat: 1,
      clause: 'nz/5.5#3',
    });
    at.when('bob', { type: 'WarnShooter', words: 'no' }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'OrderToPass', cause: 'contravention' }).thenFirst({
      order: { cause: 'contravention', warnings: ['two hands', 'two hands again'] },
    });
    expect(at.table().shooter.warnings).toEqual([]);
  });
});
