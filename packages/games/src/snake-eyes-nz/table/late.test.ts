import { describe, expect, test } from 'vitest';
import { gameSupervisor, givenHome, house, player, type TableUnderTest } from '../../testing/given-table.ts';

const bob = player('bob');

/** Ann's dice are in the air; Bob has nothing on the layout. */
function diceInFlight(): TableUnderTest {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
  at.given(gameSupervisor, { type: 'SignOn', as: 'game-supervisor' });
  at.takes('ann');
  at.bets('ann', { 'hard-6': 10_00 });
  at.throws();
  return at;
}

const late = (at: TableUnderTest, person: string, wager: string, chips: number) =>
  ({ type: 'AskLateBets', seat: at.seat(person), bets: [{ wager, chips }] }) as const;

function asked(at: TableUnderTest, wager: string, chips: number): string {
  const [event] = at.given(bob, late(at, 'bob', wager, chips)).events;
  if (event?.type !== 'LateBetAsked') throw new Error('no late bet was asked for');
  return event.bet.bet;
}

describe('late bets', () => {
  test('nz/4.4 a late bet that is confirmed before rest counts for the roll', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    at.when(house, { type: 'ConfirmLateBet', bet }).thenEvents({
      type: 'LateBetConfirmed',
      lies: { wager: 'any-7', chips: 10_00 },
    });
    at.rests();
    at.calls(3, 4);
    at.settles();
    expect(at.rack('bob')).toBe(240_00);
  });

  test('nz/4.4 there is none before the throw and none from rest on', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.takes('ann');
    at.bets('ann', { 'hard-6': 10_00 });
    at.when(bob, late(at, 'bob', 'any-7', 10_00)).thenRefused('BETTING_IS_OPEN', 'nz/4.4');
    at.throws();
    at.rests();
    at.when(bob, late(at, 'bob', 'any-7', 10_00)).thenRefused('BETTING_IS_CLOSED', 'nz/4.4');
  });

  test('nz/4.4(a) a late bet that nobody confirmed before rest goes back in full', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    expect(at.rack('bob')).toBe(190_00);
    at.rests().thenEvents({ type: 'LateBetLapsed', bet, clause: 'nz/4.4(a)' }, { type: 'DiceRested' });
    expect(at.rack('bob')).toBe(200_00);
    at.when(house, { type: 'ConfirmLateBet', bet }).thenRefused('NO_SUCH_LATE_BET', 'nz/4.4(a)');
    at.calls(3, 4);
    at.settles();
    expect(at.rack('bob')).toBe(200_00);
  });

  test('nz/4.4(b) only the dealer or game supervisor of this table confirms, and the trail names them', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    const confirm = { type: 'ConfirmLateBet', bet } as const;
    at.when(bob, confirm).thenRefused('NOT_YOUR_ROLE');
    at.when({ person: 'dov', role: 'dealer' }, confirm).thenRefused('NOT_OF_THIS_TABLE', 'nz/4.4(b)');
    at.when({ person: 'cas', role: 'casino-supervisor' }, confirm).thenRefused('NOT_YOUR_ROLE', 'nz/4.4(b)');
    at.when(gameSupervisor, confirm).thenEvents({
      type: 'LateBetConfirmed',
      clause: 'nz/4.4(b)',
      by: gameSupervisor,
      at: at.now(),
    });
    at.when(house, confirm).thenRefused('NO_SUCH_LATE_BET');
  });

  test('nz/4.4(b) without a confirmation there is no bet, and it may be turned down', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    at.when(house, { type: 'DeclineLateBet', bet }).thenEvents({
      type: 'LateBetDeclined',
      clause: 'nz/4.4(b)',
    });
    expect(at.rack('bob')).toBe(200_00);
    expect(at.table().betting.late).toEqual([]);
  });

  test('nz/4.4(c) chips come with a late bet, and are laid aside when it is asked for', () => {
    const at = diceInFlight();
    at.given(house, { type: 'CashOut', seat: 2, cents: 195_00 });
    at.when(bob, late(at, 'bob', 'any-7', 10_00)).thenRefused('NOT_ENOUGH_CHIPS', 'nz/4.4(c)');
    at.when(bob, late(at, 'bob', 'any-7', 5_00)).thenEvents({ type: 'LateBetAsked', clause: 'nz/4.4(c)' });
    expect(at.rack('bob')).toBe(0);
    expect(at.balance('layout')).toBe(15_00);
    at.when(bob, late(at, 'bob', 'field', 1_00)).thenRefused('NOT_ENOUGH_CHIPS');
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
    at.when(bob, two('hard-12')).thenRefused('WAGER_NOT_OFFERED');
    expect(at.given(bob, two('any-7')).events).toHaveLength(2);
  });

  test('nz/4.4 a late bet adds to what its owner has there', () => {
    const at = diceInFlight();
    const [event] = at.given('ann', late(at, 'ann', 'hard-6', 5_00)).events;
    const bet = event?.type === 'LateBetAsked' ? event.bet.bet : '';
    at.given(house, { type: 'ConfirmLateBet', bet });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'hard-6', chips: 15_00 }]);
  });

  test('nz/4.7 a late bet that waits may be taken back until the dice rest', () => {
    const at = diceInFlight();
    const bet = asked(at, 'any-7', 10_00);
    at.when('ann', { type: 'WithdrawLateBet', seat: 1, bet }).thenRefused('NO_SUCH_LATE_BET');
    at.when(bob, { type: 'WithdrawLateBet', seat: 2, bet }).thenEvents({
      type: 'LateBetWithdrawn',
      clause: 'nz/4.7',
    });
    expect(at.rack('bob')).toBe(200_00);
    at.rests().thenEvents({ type: 'DiceRested' });
  });
});

describe('the chain of a late wager', () => {
  test('nz/4.4 asked, confirmed, the roll is void: the bet stays, and may be taken down', () => {
    const at = diceInFlight();
    const waits = asked(at, 'any-7', 10_00);
    at.given(house, { type: 'ConfirmLateBet', bet: waits });
    at.rests();
    at.given(house, { type: 'CallNoRoll', reason: 'die-on-die' });

    const { bet, chips } = at.bet('bob', 'any-7');
    expect(chips).toBe(10_00);
    at.when(bob, { type: 'TakeDownBet', seat: 2, bet }).thenEvents({
      type: 'BetTakenDown',
      chips: 10_00,
      clause: 'nz/4.7',
    });
    expect(at.rack('bob')).toBe(200_00);
  });

  test('nz/4.4(a) a roll that is void before rest leaves no late bet waiting', () => {
    const at = diceInFlight();
    asked(at, 'any-7', 10_00);
    at.given(house, { type: 'CallNoRoll', reason: 'left-the-table' });
    expect(at.table().betting.late).toEqual([]);
    expect(at.rack('bob')).toBe(200_00);
  });
});
