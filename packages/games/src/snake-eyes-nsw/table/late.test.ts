import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenHome,
  house,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const bob = player('bob');

function diceInFlight(): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  at.given(casinoSupervisor, { type: 'SignOn', as: 'casino-supervisor' });
  at.takes('ann');
  at.bets('ann', { 'hard-6': 10_00 });
  at.throws();
  return at;
}

function asked(at: TableUnderTest): string {
  const [event] = at.given(bob, {
    type: 'AskLateBets',
    seat: 2,
    bets: [{ wager: 'any-7', chips: 10_00 }],
  }).events;
  if (event?.type !== 'LateBetAsked') throw new Error('no late bet was asked for');
  return event.bet.bet;
}

describe('late bets', () => {
  test('nsw/6.3 an ordinary bet is closed from the throw, with the offer of a late one', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.takes('ann');
    at.bets('ann', { 'hard-6': 10_00 });
    const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.given(bob, field);
    at.throws();
    at.when(bob, field).thenRefused({
      code: 'BETTING_IS_CLOSED',
      clause: 'nsw/6.3',
      case: 'but-late',
    });
  });

  test.each([
    ['the dealer', house],
    ['a casino supervisor', casinoSupervisor],
  ])('nsw/6.3#2 %s confirms before rest and the bet is live', (_, by) => {
    const at = diceInFlight();
    at.given(by, { type: 'ConfirmLateBet', bet: asked(at) });
    at.rests();
    at.calls(3, 4);
    at.settles();
    expect(at.rack('bob')).toBe(240_00);
  });

  test('nsw/6.3#2 when rest comes first the stake goes back and the lapse is in the trail', () => {
    const at = diceInFlight();
    const bet = asked(at);
    expect(at.rack('bob')).toBe(190_00);
    at.rests().thenFirst({ type: 'LateBetLapsed', bet, clause: 'nsw/6.3#2' });
    expect(at.rack('bob')).toBe(200_00);
    at.when(house, { type: 'ConfirmLateBet', bet }).thenRefused('NO_SUCH_LATE_BET');
  });

  test('nsw/6.3#2 an operator or a stranger does not confirm, and no chips means no late bet', () => {
    const at = diceInFlight();
    const bet = asked(at);
    at.when({ person: 'olga', role: 'operator' }, { type: 'ConfirmLateBet', bet }).thenRefused(
      'NOT_YOUR_ROLE',
      'nsw/6.3#2',
    );
    at.when({ person: 'dov', role: 'dealer' }, { type: 'ConfirmLateBet', bet }).thenRefused(
      'NOT_OF_THIS_TABLE',
      'nsw/6.3#2',
    );
    at.when(bob, { type: 'AskLateBets', seat: 2, bets: [{ wager: 'field', chips: 190_01 }] }).thenRefused(
      'NOT_ENOUGH_CHIPS',
      'nsw/6.3#2',
    );
  });

  test('nsw/6.3#2 at home, where nobody but the house is signed on, whoever deals answers', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob'], { dice: 'physical' });
    at.takes('ann');
    at.bets('ann', { 'hard-6': 10_00 });
    at.throws();
    const hanna = { person: 'hanna', role: 'dealer' } as const;
    at.when(hanna, { type: 'ConfirmLateBet', bet: asked(at) }).thenEvents({
      type: 'LateBetConfirmed',
      by: hanna,
    });
  });

  test('nsw/6.3#2 the chain of a late wager: confirmed, no roll, it stays and may be taken down', () => {
    const at = diceInFlight();
    at.given(house, { type: 'ConfirmLateBet', bet: asked(at) });
    at.rests();
    at.given(house, { type: 'CallNoRoll', reason: 'die-on-die' });
    const { bet, chips } = at.bet('bob', 'any-7');
    expect(chips).toBe(10_00);
    at.given(bob, { type: 'TakeDownBet', seat: 2, bet });
    expect(at.rack('bob')).toBe(200_00);
  });
});
