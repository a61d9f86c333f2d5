import { describe, expect, test } from 'vitest';
import {
  balance,
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  seatOf,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, gameSupervisor, house, inPlay, player } from '../../testing/at-table.ts';

const bob = player('bob');

/** Ann's dice are in the air; Bob has nothing on the layout. */
function diceInFlight(): AtTable {
  const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
  at.give(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' });
  takesDice(at, 'ann');
  bets(at, 'ann', { 'hard-6': 10_00 });
  throwsDice(at);
  return at;
}

const late = (at: AtTable, person: string, wager: string, chips: number) =>
  ({ type: 'AskLateBets', seat: seatOf(at, person), bets: [{ wager, chips }] }) as const;

function asked(at: AtTable, wager: string, chips: number): string {
  const [event] = at.give(bob, late(at, 'bob', wager, chips));
  if (event?.type !== 'LateBetAsked') throw new Error('no late bet was asked for');
  return event.bet.bet;
}

describe('late bets', () => {
  test('nz/4.4 a late bet that is confirmed before rest counts for the roll', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    expect(at.give(house, { type: 'ConfirmLateBet', bet })).toMatchObject([
      { type: 'LateBetConfirmed', lies: { wager: 'any-7', chips: 10_00 } },
    ]);
    diceRest(at);
    called(at, 3, 4);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(240_00);
  });

  test('nz/4.4 there is none before the throw and none from rest on', () => {
    const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
    takesDice(at, 'ann');
    bets(at, 'ann', { 'hard-6': 10_00 });
    expect(at.refused(bob, late(at, 'bob', 'any-7', 10_00))).toMatchObject({
      code: 'BETTING_IS_OPEN',
      clause: 'nz/4.4',
    });
    throwsDice(at);
    diceRest(at);
    expect(at.refused(bob, late(at, 'bob', 'any-7', 10_00))).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'nz/4.4',
    });
  });

  test('nz/4.4(a) a late bet that nobody confirmed before rest goes back in full', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    expect(rackOf(at, 'bob')).toBe(190_00);
    expect(diceRest(at)).toMatchObject([
      { type: 'LateBetLapsed', bet, clause: 'nz/4.4(a)' },
      { type: 'DiceRested' },
    ]);
    expect(rackOf(at, 'bob')).toBe(200_00);
    expect(at.refused(house, { type: 'ConfirmLateBet', bet })).toMatchObject({
      code: 'NO_SUCH_LATE_BET',
      clause: 'nz/4.4(a)',
    });
    called(at, 3, 4);
    settled(at);
    expect(rackOf(at, 'bob')).toBe(200_00);
  });

  test('nz/4.4(b) only the dealer or game supervisor of this table confirms, and the trail names them', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    const confirm = { type: 'ConfirmLateBet', bet } as const;
    expect(at.refused(bob, confirm)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.refused({ person: 'dov', role: 'dealer' }, confirm)).toMatchObject({
      code: 'NOT_OF_THIS_TABLE',
      clause: 'nz/4.4(b)',
    });
    expect(at.refused({ person: 'cas', role: 'casino-supervisor' }, confirm)).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/4.4(b)',
    });
    expect(at.give(gameSupervisor, confirm)).toMatchObject([
      { type: 'LateBetConfirmed', clause: 'nz/4.4(b)', by: gameSupervisor, at: at.now() },
    ]);
    expect(at.refused(house, confirm)).toMatchObject({ code: 'NO_SUCH_LATE_BET' });
  });

  test('nz/4.4(b) without a confirmation there is no bet, and it may be turned down', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    expect(at.give(house, { type: 'DeclineLateBet', bet })).toMatchObject([
      { type: 'LateBetDeclined', clause: 'nz/4.4(b)' },
    ]);
    expect(rackOf(at, 'bob')).toBe(200_00);
    expect(at.table().betting.late).toEqual([]);
  });

  test('nz/4.4(c) chips come with a late bet, and are laid aside when it is asked for', () => {
    const at = diceInFlight();
    at.give(house, { type: 'CashOut', seat: 2, cents: 195_00 });
    expect(at.refused(bob, late(at, 'bob', 'any-7', 10_00))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nz/4.4(c)',
    });
    expect(at.give(bob, late(at, 'bob', 'any-7', 5_00))).toMatchObject([
      { type: 'LateBetAsked', clause: 'nz/4.4(c)' },
    ]);
    expect(rackOf(at, 'bob')).toBe(0);
    expect(balance(at, 'layout')).toBe(15_00);
    expect(at.refused(bob, late(at, 'bob', 'field', 1_00))).toMatchObject({ code: 'NOT_ENOUGH_CHIPS' });
  });

  test('nz/4.4 several late bets in one request wait all or none', () => {
    const at = diceInFlight();
    const two = (wager: string) =>
      ({
        type: 'AskLateBets',
        seat: 2,
        bets: [
          { wager: 'field', chips: 5_00 },
          { wager, chips: 5_00 },
        ],
      }) as const;
    expect(at.refused(bob, two('hard-12'))).toMatchObject({ code: 'WAGER_NOT_OFFERED' });
    expect(at.give(bob, two('any-7'))).toHaveLength(2);
  });

  test('nz/4.4 a late bet adds to what its owner has there', () => {
    const at = diceInFlight();
    const [event] = at.give(player('ann'), late(at, 'ann', 'hard-6', 5_00));
    const bet = event?.type === 'LateBetAsked' ? event.bet.bet : '';
    at.give(house, { type: 'ConfirmLateBet', bet });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'hard-6', chips: 15_00 }]);
  });

  test('nz/4.7 a late bet that waits may be taken back until the dice rest', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    expect(at.refused(player('ann'), { type: 'WithdrawLateBet', seat: 1, bet })).toMatchObject({
      code: 'NO_SUCH_LATE_BET',
    });
    expect(at.give(bob, { type: 'WithdrawLateBet', seat: 2, bet })).toMatchObject([
      { type: 'LateBetWithdrawn', clause: 'nz/4.7' },
    ]);
    expect(rackOf(at, 'bob')).toBe(200_00);
    expect(diceRest(at)).toMatchObject([{ type: 'DiceRested' }]);
  });
});

describe('the chain of a late wager', () => {
  test('nz/4.4 asked, confirmed, the roll is void: the bet stays, and may be taken down', () => {
    const at = diceInFlight();
    const waits = asked(at, 'any-7', 10_00);
    at.give(house, { type: 'ConfirmLateBet', bet: waits });
    diceRest(at);
    at.give(house, { type: 'CallNoRoll', reason: 'die-on-die' });

    const { bet, chips } = betOf(at, 'bob', 'any-7');
    expect(chips).toBe(10_00);
    expect(at.give(bob, { type: 'TakeDownBet', seat: 2, bet })).toMatchObject([
      { type: 'BetTakenDown', chips: 10_00, clause: 'nz/4.7' },
    ]);
    expect(rackOf(at, 'bob')).toBe(200_00);
  });

  test('nz/4.4(a) a roll that is void before rest leaves no late bet waiting', () => {
    const at = diceInFlight();
    asked(at, 'any-7', 10_00);
    at.give(house, { type: 'CallNoRoll', reason: 'left-the-table' });
    expect(at.table().betting.late).toEqual([]);
    expect(rackOf(at, 'bob')).toBe(200_00);
  });
});
