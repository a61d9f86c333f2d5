import { describe, expect, test } from 'vitest';
import { balance, bets, rolls, takesDice } from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, inPlay } from '../../testing/at-table.ts';

const MINUTE = 60_000;

describe('bets found outside the limits', () => {
  /** A cloth on which anything can lie: the limits are $10 to $100, and bets outside them are only flagged. */
  function onCloth(): AtTable {
    const policies = { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false } as const;
    const at = inPlay('snake-eyes-nsw', ['ann'], { policies });
    at.give(casinoSupervisor, { type: 'PostRaise', minimum: 10_00, from: at.now() + 20 * MINUTE });
    at.wait(20 * MINUTE);
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 100_00 } });
    return at;
  }

  test('nsw/7.2 a bet below the minimum is good once the dice are thrown, and flagged', () => {
    const at = onCloth();
    bets(at, 'ann', { six: 5_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'six', flags: ['below-minimum'] }]);
    takesDice(at, 'ann');
    expect(rolls(at, 5, 1).find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ wager: 'six', winnings: 5_00, notes: [{ clause: 'nsw/7.2' }] }],
    });
    expect(balance(at, 'rack:1')).toBe(205_00);
  });

  test('nsw/7.3 a bet above the maximum is paid up to the maximum', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 150_00 });
    expect(at.table().betting.bets).toMatchObject([{ wager: 'any-7', flags: ['above-maximum'] }]);
    takesDice(at, 'ann');
    expect(rolls(at, 4, 3).find(({ type }) => type === 'RollSettled')).toMatchObject({
      settlements: [{ inPlay: 100_00, winnings: 400_00, returned: 150_00, notes: [{ clause: 'nsw/7.3' }] }],
    });
    expect(balance(at, 'rack:1')).toBe(600_00);
  });

  test('nsw/7.3 a bet above the maximum is collected up to the maximum', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 150_00 });
    takesDice(at, 'ann');
    rolls(at, 5, 3);
    expect(balance(at, 'rack:1')).toBe(100_00);
  });

  test('nsw/7.3 the maximum when the bet was placed is the one that counts', () => {
    const at = onCloth();
    bets(at, 'ann', { 'any-7': 100_00 });
    at.give(casinoSupervisor, { type: 'PostLimits', limits: { minimum: 10_00, maximum: 50_00 } });
    takesDice(at, 'ann');
    rolls(at, 4, 3);
    expect(balance(at, 'rack:1')).toBe(600_00);
  });
});
