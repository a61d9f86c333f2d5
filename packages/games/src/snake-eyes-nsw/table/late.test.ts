import { describe, expect, test } from 'vitest';
import {
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, player } from '../../testing/at-table.ts';

const bob = player('bob');

function diceInFlight(): AtTable {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  at.give(casinoSupervisor, { type: 'SignOn', as: 'casino-supervisor' });
  takesDice(at, 'ann');
  bets(at, 'ann', { 'hard-6': 10_00 });
  throwsDice(at);
  return at;
}

function asked(at: AtTable): string {
  const [event] = at.give(bob, {
    type: 'AskLateBets',
    seat: 2,
    bets: [{ wager: 'any-7', chips: 10_00 }],
  });
  if (event?.type !== 'LateBetAsked') throw new Error('no late bet was asked for');
  return event.bet.bet;
}

describe('late bets', () => {
  test('nsw/6.3 an ordinary bet is closed from the throw, with the offer of a late one', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    takesDice(at, 'ann');
    bets(at, 'ann', { 'hard-6': 10_00 });
    const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.give(bob, field);
    throwsDice(at);
    expect(at.refused(bob, field)).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'nsw/6.3',
      message: expect.stringContaining('Ask for a late bet'),
    });
  });

  test.each([
    ['the dealer', house],
    ['a casino supervisor', casinoSupervisor],
  ])('nsw/6.3#2 %s confirms before rest and the bet is live', (_, by) => {
    const at = diceInFlight();
    at.give(by, { type: 'ConfirmLateBet', bet: asked(at) });
    diceRest(at);
    called(at, 3, 4);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(240_00);
  });

  test('nsw/6.3#2 when rest comes first the stake goes back and the lapse is in the trail', () => {
    const at = diceInFlight();
    const bet = asked(at);
    expect(rackOf(at, 'bob')).toBe(190_00);
    expect(diceRest(at)[0]).toMatchObject({ type: 'LateBetLapsed', bet, clause: 'nsw/6.3#2' });
    expect(rackOf(at, 'bob')).toBe(200_00);
    expect(at.refused(house, { type: 'ConfirmLateBet', bet })).toMatchObject({ code: 'NO_SUCH_LATE_BET' });
  });

  test('nsw/6.3#2 an operator or a stranger does not confirm, and no chips means no late bet', () => {
    const at = diceInFlight();
    const bet = asked(at);
    expect(at.refused({ person: 'olga', role: 'operator' }, { type: 'ConfirmLateBet', bet })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/6.3#2',
    });
    expect(at.refused({ person: 'dov', role: 'dealer' }, { type: 'ConfirmLateBet', bet })).toMatchObject({
      code: 'NOT_OF_THIS_TABLE',
      clause: 'nsw/6.3#2',
    });
    expect(
      at.refused(bob, { type: 'AskLateBets', seat: 2, bets: [{ wager: 'field', chips: 190_01 }] }),
    ).toMatchObject({ code: 'NOT_ENOUGH_CHIPS', clause: 'nsw/6.3#2' });
  });

  test('nsw/6.3#2 at home, where nobody but the house is signed on, whoever deals answers', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob'], { dice: 'physical' });
    takesDice(at, 'ann');
    bets(at, 'ann', { 'hard-6': 10_00 });
    throwsDice(at);
    const hanna = { person: 'hanna', role: 'dealer' } as const;
    expect(at.give(hanna, { type: 'ConfirmLateBet', bet: asked(at) })).toMatchObject([
      { type: 'LateBetConfirmed', by: hanna },
    ]);
  });

  test('nsw/6.3#2 the chain of a late wager: confirmed, no roll, it stays and may be taken down', () => {
    const at = diceInFlight();
    at.give(house, { type: 'ConfirmLateBet', bet: asked(at) });
    diceRest(at);
    at.give(house, { type: 'CallNoRoll', reason: 'die-on-die' });
    const { bet, chips } = betOf(at, 'bob', 'any-7');
    expect(chips).toBe(10_00);
    at.give(bob, { type: 'TakeDownBet', seat: 2, bet });
    expect(rackOf(at, 'bob')).toBe(200_00);
  });
});
