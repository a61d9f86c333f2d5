import { describe, expect, test } from 'vitest';
import { exampleRules } from '../../testing/example-table.ts';
import { givenHome, type TableUnderTest } from '../../testing/given-table.ts';
import { casinoSupervisor, house, operator } from '../../testing/people.ts';
import type { CommandBody } from '../concern.ts';
import { balanceOf } from '../table.ts';

const clear = (seat: number): CommandBody => ({ type: 'StandUp', seat });

/** Ann has the dice and a bet that is decided by any roll; bob only looks on. */
function annShoots(): TableUnderTest {
  const at = givenHome(exampleRules, ['ann', 'bob']);
  at.bets('ann', { 'next-seven': 5_00 });
  at.takes('ann');
  return at;
}

describe('a seat that staff clear', () => {
  test.each([
    ['the dealer', house],
    ['a supervisor', casinoSupervisor],
    ['the operator', operator],
  ])('is given up with its chips by %s', (_, by) => {
    const at = givenHome(exampleRules, ['ann', 'bob']);
    at.when(by, clear(2)).thenEvents(
      { type: 'CashedOut', seat: 2, cents: 200_00 },
      { type: 'StoodUp', seat: 2, cause: 'required' },
    );
    expect(at.table().seats.has(2)).toBe(false);
    expect(balanceOf(at.table().ledger, 'rack:2')).toBe(0);
  });

  test('is not cleared while its bets are up, nor while its roll is under way', () => {
    const at = annShoots();
    at.when(house, clear(1)).thenRefused({
      code: 'BETS_ARE_UP',
      case: 'clearing',
      seat: 1,
    });
    at.throws();
    for (const { bet } of at.table().betting.bets) at.given('ann', { type: 'TakeDownBet', seat: 1, bet });
    at.when(house, clear(1)).thenRefused('ROLL_UNDER_WAY');
  });

  test('gives up its dice', () => {
    const at = annShoots();
    at.rolls(5, 4);
    expect(at.given(house, clear(1)).events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DiceGivenUp', 'CashedOut', 'StoodUp']),
    );
  });

  test('hands in its colour before it is cashed out', () => {
    const at = givenHome(exampleRules, ['ann']);
    const colour = { colour: 'blue', value: 1_00 };
    at.given(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'chips', colour });
    at.when(operator, clear(1)).thenEvents('ColouredOut', 'CashedOut', 'StoodUp');
  });

  test('hands in its tokens, which nobody can cash', () => {
    const at = givenHome(exampleRules, ['ann']);
    const expires = at.now() + 3_600_000;
    const voucher = { voucher: 'v1', cents: 50_00, expires, singleUse: false };
    at.given(operator, { type: 'IssueVoucher', voucher });
    at.given(house, { type: 'RedeemVoucher', seat: 1, voucher: 'v1', cents: 50_00 });
    at.when(operator, clear(1)).thenLast({ type: 'StoodUp', tokens: 50_00 });
    expect(balanceOf(at.table().ledger, 'tokens:1')).toBe(0);
  });

  test('has to be somebody’s, and a player clears none but the own', () => {
    const at = givenHome(exampleRules, ['ann', 'bob']);
    at.when(operator, clear(5)).thenRefused('NO_SUCH_SEAT');
    at.when('ann', clear(2)).thenRefused('NOT_YOUR_SEAT');
  });
});
