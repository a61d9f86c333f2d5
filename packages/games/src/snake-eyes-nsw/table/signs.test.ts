import { describe, expect, test } from 'vitest';
import { aSetup, casinoSupervisor, dealer, givenHome, house, operator } from '../../testing/given-table.ts';

const MINUTE = 60_000;

const on = (chips: number, wager: string) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;

describe('the pay table', () => {
  const change = { type: 'ChangePayTable', options: { table: '2' } } as const;
  const takeDown = { type: 'TakeDownSign', sign: { kind: 'pay-table' } } as const;

  test('nsw/8.1 a single line is not taken from the other pay table', () => {
    const at = givenHome('snake-eyes-nsw', []);
    at.when(operator, { type: 'ChangePayTable', options: { 'craps-3': '15' } }).thenRefused(
      'OPTIONS_NOT_ALLOWED',
      'nsw/8.1',
    );
    at.when(operator, { type: 'ChangePayTable', options: { table: '3' } }).thenRefused({ clause: 'nsw/8.1' });
  });

  test('nsw/8.2 the sign about a change of 10 May, 12:00, stays up until 10 June, 12:00', () => {
    const at = givenHome('snake-eyes-nsw', []);
    expect(new Date(at.now()).toISOString()).toBe('2026-05-10T12:00:00.000Z');
    at.when(operator, change).thenEvents({
      type: 'PayTableChanged',
      options: { table: '2' },
      until: Date.UTC(2026, 5, 10, 12),
      clause: 'nsw/8.2',
    });
    at.wait(30 * 24 * 60 * MINUTE);
    at.when(operator, takeDown).thenRefused('SIGN_STAYS_UP', 'nsw/8.2');
    at.wait(24 * 60 * MINUTE - 1);
    at.when(operator, takeDown).thenRefused('SIGN_STAYS_UP');
    at.wait(1);
    at.given(operator, takeDown);
    at.when(operator, takeDown).thenRefused('NO_SUCH_SIGN');
  });

  test('nsw/8.2 closing the table does not take the sign down', () => {
    const at = givenHome('snake-eyes-nsw', []);
    at.given(operator, change);
    at.given(operator, { type: 'CloseTable' });
    at.when(operator, takeDown).thenRefused('SIGN_STAYS_UP');
  });

  test('nsw/8.2 a table that was played at is not set up anew with other odds and no sign', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given('ann', on(10_00, 'any-7'));
    at.takes('ann');
    at.rolls(5, 4);
    at.given(house, { type: 'CashOut', seat: 1 });
    at.given('ann', { type: 'StandUp', seat: 1 });
    at.given(operator, { type: 'CloseTable' });
    const again = (table: string) =>
      ({ type: 'SetUpTable', setup: aSetup('snake-eyes-nsw', { options: { table } }) }) as const;
    at.when(operator, again('2')).thenRefused('PAY_TABLE_CHANGES', 'nsw/8.2');
    at.given(operator, change);
    at.given(operator, again('2'));
    at.when(operator, takeDown).thenRefused('SIGN_STAYS_UP');
  });

  test('nsw/8.2 the odds do not change while a multi-roll wager is undecided', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given('ann', on(10_00, 'hard-6'));
    at.when(operator, change).thenRefused('BETS_ARE_UP', 'nsw/8.2');
    at.given('ann', { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.given(operator, change);
    at.when(operator, change).thenRefused('NOTHING_CHANGES');
  });

  test('nsw/8.2 after the change the table pays what it posts', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, change);
    at.given('ann', on(10_00, 'hard-4'));
    at.takes('ann');
    const settled = at.rolls(2, 2);
    // Option one would pay $75.
    expect(settled.events.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ winnings: 70_00, odds: '7 to 1' }],
    });
  });

  test('nsw/8.2 only the operator switches pay tables', () => {
    givenHome('snake-eyes-nsw', []).when(casinoSupervisor, change).thenRefused('NOT_YOUR_ROLE');
  });
});

describe('the closing sign', () => {
  test('nsw/9.8 a table with players closes 20 minutes after the sign went up, and not at 19', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when(casinoSupervisor, { type: 'CloseTable' }).thenRefused({ clause: 'nsw/9.8' });
    const closing = (minutes: number) =>
      ({ type: 'PostClosing', closesAt: at.now() + minutes * MINUTE }) as const;
    at.when(casinoSupervisor, closing(19)).thenRefused('NOTICE_TOO_SHORT', 'nsw/9.8');
    at.when(dealer, closing(20)).thenRefused('NOT_YOUR_ROLE');
    at.given(casinoSupervisor, closing(20));
    at.wait(19 * MINUTE);
    at.when(casinoSupervisor, { type: 'CloseTable' }).thenRefused({ clause: 'nsw/9.8' });
    at.wait(MINUTE);
    at.given(casinoSupervisor, { type: 'CloseTable' });
  });

  test('nsw/9.8 a sign that was taken down again counts for nothing', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(casinoSupervisor, { type: 'PostClosing', closesAt: at.now() + 20 * MINUTE });
    at.given(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'closing' } });
    at.wait(20 * MINUTE);
    at.when(casinoSupervisor, { type: 'CloseTable' }).thenRefused({ clause: 'nsw/9.8' });
  });
});
