import { describe, expect, test } from 'vitest';
import { type AtDice, withDice } from '../../testing/at-dice.ts';
import { casinoSupervisor, gameSupervisor, inPlay, player } from '../../testing/at-table.ts';

const home = (...players: readonly string[]): AtDice => withDice(inPlay('snake-eyes-nz', players));
const two = ['ann', 'bob'] as const;

describe('a shooter loses the dice', () => {
  test('nz/5.7(a) nz/1.1(7-out) any seven ends the turn once it is settled, and a voided one does not', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    at.bets(2, 'six', 5_00);
    at.voids('left-the-table');
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 2 });
    at.throws();
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [6, 1] });
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 2 });
    expect(at.deals({ type: 'SettleRoll' }).at(-1)).toMatchObject({
      type: 'DiceGivenUp',
      seat: 2,
      cause: 'seven',
      clause: 'nz/5.7(a)',
    });
    expect(at.doesNot(2, { type: 'ThrowDice', seat: 2 }).code).toBe('NO_SHOOTER');
    at.bets(3, 'six', 5_00);
    expect(at.offers()).toBe(3);
  });

  test('nz/5.7-tail a shooter left without a bet is asked for one, and throws or gives up the dice', () => {
    const at = home(...two);
    at.offers();
    at.takes(1);
    at.bets(1, 'field', 5_00);
    expect(at.rolls(5, 3)).toContainEqual(
      expect.objectContaining({ type: 'ShooterPrompted', seat: 1, clause: 'nz/5.7-tail' }),
    );
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject({
      code: 'SHOOTER_HAS_NO_BET',
      clause: 'nz/5.4',
    });
    at.bets(1, 'six', 5_00);
    expect(at.rolls(5, 4).map(({ type }) => type)).not.toContain('ShooterPrompted');
    at.does(1, { type: 'TakeDownBet', seat: 1, bet: 'b2' });
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    expect(at.table().shooter.is).toMatchObject({ kind: 'offered', from: 1, circuit: 'course' });
  });

  test('nz/5.7(b) the dealer or the game supervisor takes the dice for one of three causes, and bets stay', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.declines(1);
    at.offers();
    at.takes(2);
    at.bets(2, 'six', 5_00);
    at.bets(3, 'six', 5_00);
    for (let voids = 1; voids <= 3; voids++) at.voids('die-on-die');
    expect(at.table().shooter.voidsInRow).toBe(3);
    const order = { type: 'OrderToPass', cause: 'repeated-void' } as const;
    expect(at.doesNot(3, order).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(casinoSupervisor, order)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nz/5.7(b)' });
    expect(at.dealRefused({ ...order, cause: 'dislike' })).toMatchObject({
      code: 'NO_SUCH_CAUSE',
      clause: 'nz/5.7(b)',
    });
    expect(at.deals(order)).toMatchObject([
      {
        type: 'DiceGivenUp',
        seat: 2,
        cause: 'ordered',
        order: { cause: 'repeated-void' },
        clause: 'nz/5.7(b)',
      },
    ]);
    expect(at.table().betting.bets).toHaveLength(2);
    expect(at.offers()).toBe(3);
  });

  test('nz/5.7(b) whoever was ordered off the dice is asked last when everybody is asked afresh', () => {
    const at = home('ann', 'bob', 'cy');
    at.offers();
    at.takes(1);
    at.deals({ type: 'OrderToPass', cause: 'delay' });
    at.bets(1, 'six', 5_00);
    at.bets(2, 'six', 5_00);
    const round = (seats: readonly number[]) =>
      seats.map((seat) => {
        const to = at.offers();
        at.declines(seat);
        return to;
      });
    // Those with a bet first, without the former shooter; then everybody, and the former shooter at the end.
    expect(round([2, 2, 3, 1])).toEqual([2, 2, 3, 1]);
    expect(at.deals({ type: 'OfferDice' }).map(({ type }) => type)).toContain('RunOutBegun');
    expect(at.doesNot(1, { type: 'AcceptDice', seat: 1 }).code).toBe('NOT_OFFERED_TO_YOU');
    at.rolls(3, 3);
    expect(at.table().shooter.is.kind).toBe('nobody');
    expect(round([2, 3, 1])).toEqual([2, 3, 1]);
  });

  test('nz/5.7(b) the order is spent once somebody else has had the dice', () => {
    const at = home('ann', 'bob');
    at.offers();
    at.takes(1);
    at.bets(1, 'six', 5_00);
    at.bets(2, 'six', 5_00);
    at.deals({ type: 'OrderToPass', cause: 'delay' });
    at.offers();
    at.takes(2);
    at.does(2, { type: 'GiveUpDice', seat: 2 });
    expect(at.offers()).toBe(1);
  });

  test('nz/5.7(b) somebody ordered off who sits alone is asked again', () => {
    const at = home('ann');
    at.offers();
    at.takes(1);
    at.deals({ type: 'OrderToPass', cause: 'delay' });
    at.bets(1, 'six', 5_00);
    expect(at.offers()).toBe(1);
  });

  test('nz/5.5#3 warnings are kept and go with the order to pass', () => {
    const at = home(...two);
    at.offers();
    at.takes(1);
    at.deals({ type: 'WarnShooter', words: 'two hands' });
    expect(at.give(gameSupervisor, { type: 'WarnShooter', words: 'two hands again' })[0]).toMatchObject({
      type: 'ShooterWarned',
      seat: 1,
      clause: 'nz/5.5#3',
    });
    expect(at.refused(player('bob'), { type: 'WarnShooter', words: 'no' }).code).toBe('NOT_YOUR_ROLE');
    expect(at.give(gameSupervisor, { type: 'OrderToPass', cause: 'contravention' })[0]).toMatchObject({
      order: { cause: 'contravention', warnings: ['two hands', 'two hands again'] },
    });
    expect(at.table().shooter.warnings).toEqual([]);
  });
});
