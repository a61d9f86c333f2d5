import { describe, expect, test } from 'vitest';
import { rolls, takesDice } from '../../testing/at-betting.ts';
import { aSetup, casinoSupervisor, dealer, house, inPlay, operator, player } from '../../testing/at-table.ts';

const MINUTE = 60_000;

const on = (chips: number, wager: string) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;

describe('the pay table', () => {
  const change = { type: 'ChangePayTable', options: { table: '2' } } as const;
  const takeDown = { type: 'TakeDownSign', sign: { kind: 'pay-table' } } as const;

  test('nsw/8.1 a single line is not taken from the other pay table', () => {
    const at = inPlay('snake-eyes-nsw', []);
    expect(at.refused(operator, { type: 'ChangePayTable', options: { 'craps-3': '15' } })).toMatchObject({
      code: 'OPTIONS_NOT_ALLOWED',
      clause: 'nsw/8.1',
    });
    expect(at.refused(operator, { type: 'ChangePayTable', options: { table: '3' } }).clause).toBe('nsw/8.1');
  });

  test('nsw/8.2 the sign about a change of 10 May, 12:00, stays up until 10 June, 12:00', () => {
    const at = inPlay('snake-eyes-nsw', []);
    expect(new Date(at.now()).toISOString()).toBe('2026-05-10T12:00:00.000Z');
    expect(at.give(operator, change)).toMatchObject([
      {
        type: 'PayTableChanged',
        options: { table: '2' },
        until: Date.UTC(2026, 5, 10, 12),
        clause: 'nsw/8.2',
      },
    ]);
    at.wait(30 * 24 * 60 * MINUTE);
    expect(at.refused(operator, takeDown)).toMatchObject({ code: 'SIGN_STAYS_UP', clause: 'nsw/8.2' });
    at.wait(24 * 60 * MINUTE - 1);
    expect(at.refused(operator, takeDown).code).toBe('SIGN_STAYS_UP');
    at.wait(1);
    at.give(operator, takeDown);
    expect(at.refused(operator, takeDown).code).toBe('NO_SUCH_SIGN');
  });

  test('nsw/8.2 closing the table does not take the sign down', () => {
    const at = inPlay('snake-eyes-nsw', []);
    at.give(operator, change);
    at.give(operator, { type: 'CloseTable' });
    expect(at.refused(operator, takeDown).code).toBe('SIGN_STAYS_UP');
  });

  test('nsw/8.2 a table that was played at is not set up anew with other odds and no sign', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(player('ann'), on(10_00, 'any-7'));
    takesDice(at, 'ann');
    rolls(at, 5, 4);
    at.give(house, { type: 'CashOut', seat: 1 });
    at.give(player('ann'), { type: 'StandUp', seat: 1 });
    at.give(operator, { type: 'CloseTable' });
    const again = (table: string) =>
      ({ type: 'SetUpTable', setup: aSetup('snake-eyes-nsw', { options: { table } }) }) as const;
    expect(at.refused(operator, again('2'))).toMatchObject({ code: 'PAY_TABLE_CHANGES', clause: 'nsw/8.2' });
    at.give(operator, change);
    at.give(operator, again('2'));
    expect(at.refused(operator, takeDown).code).toBe('SIGN_STAYS_UP');
  });

  test('nsw/8.2 the odds do not change while a multi-roll wager is undecided', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(player('ann'), on(10_00, 'hard-6'));
    expect(at.refused(operator, change)).toMatchObject({ code: 'BETS_ARE_UP', clause: 'nsw/8.2' });
    at.give(player('ann'), { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    at.give(operator, change);
    expect(at.refused(operator, change).code).toBe('NOTHING_CHANGES');
  });

  test('nsw/8.2 after the change the table pays what it posts', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(operator, change);
    at.give(player('ann'), on(10_00, 'hard-4'));
    takesDice(at, 'ann');
    const settled = rolls(at, 2, 2);
    // Option one would pay $75.
    expect(settled.find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ winnings: 70_00, odds: '7 to 1' }],
    });
  });

  test('nsw/8.2 only the operator switches pay tables', () => {
    expect(inPlay('snake-eyes-nsw', []).refused(casinoSupervisor, change).code).toBe('NOT_YOUR_ROLE');
  });
});

describe('the closing sign', () => {
  test('nsw/9.8 a table with players closes 20 minutes after the sign went up, and not at 19', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(at.refused(casinoSupervisor, { type: 'CloseTable' }).clause).toBe('nsw/9.8');
    const closing = (minutes: number) =>
      ({ type: 'PostClosing', closesAt: at.now() + minutes * MINUTE }) as const;
    expect(at.refused(casinoSupervisor, closing(19))).toMatchObject({
      code: 'NOTICE_TOO_SHORT',
      clause: 'nsw/9.8',
    });
    expect(at.refused(dealer, closing(20)).code).toBe('NOT_YOUR_ROLE');
    at.give(casinoSupervisor, closing(20));
    at.wait(19 * MINUTE);
    expect(at.refused(casinoSupervisor, { type: 'CloseTable' }).clause).toBe('nsw/9.8');
    at.wait(MINUTE);
    at.give(casinoSupervisor, { type: 'CloseTable' });
  });

  test('nsw/9.8 a sign that was taken down again counts for nothing', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(casinoSupervisor, { type: 'PostClosing', closesAt: at.now() + 20 * MINUTE });
    at.give(casinoSupervisor, { type: 'TakeDownSign', sign: { kind: 'closing' } });
    at.wait(20 * MINUTE);
    expect(at.refused(casinoSupervisor, { type: 'CloseTable' }).clause).toBe('nsw/9.8');
  });
});
