import { balanceOf, type CommandBody } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { bets, rolls, takesDice, throwsDice } from './testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, operator, player } from './testing/at-table.ts';

const clear = (seat: number): CommandBody => ({ type: 'StandUp', seat });

/** Ann has the dice and a bet that is decided by any roll; bob only looks on. */
function annShoots(): AtTable {
  const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
  bets(at, 'ann', { field: 5_00 });
  takesDice(at, 'ann');
  return at;
}

describe('a seat that staff clear', () => {
  test.each([
    ['the dealer', house],
    ['a supervisor', casinoSupervisor],
    ['the operator', operator],
  ])('is given up with its chips by %s', (_, by) => {
    const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
    expect(at.give(by, clear(2))).toMatchObject([
      { type: 'CashedOut', seat: 2, cents: 200_00 },
      { type: 'StoodUp', seat: 2, cause: 'required' },
    ]);
    expect(at.table().seats.has(2)).toBe(false);
    expect(balanceOf(at.table().ledger, 'rack:2')).toBe(0);
  });

  test('is not cleared while its bets are up, nor while its roll is under way', () => {
    const at = annShoots();
    expect(at.refused(house, clear(1))).toMatchObject({
      code: 'BETS_ARE_UP',
      message: expect.stringContaining('Seat 1'),
    });
    throwsDice(at);
    for (const { bet } of at.table().betting.bets)
      at.give(player('ann'), { type: 'TakeDownBet', seat: 1, bet });
    expect(at.refused(house, clear(1)).code).toBe('ROLL_UNDER_WAY');
  });

  test('gives up its dice', () => {
    const at = annShoots();
    rolls(at, 5, 4);
    expect(at.give(house, clear(1)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DiceGivenUp', 'CashedOut', 'StoodUp']),
    );
  });

  test('hands in its colour before it is cashed out', () => {
    const at = inPlay('wonder-dice', ['ann']);
    expect(at.give(operator, clear(1)).map(({ type }) => type)).toEqual([
      'ColouredOut',
      'CashedOut',
      'StoodUp',
    ]);
  });

  test('hands in its tokens, which nobody can cash', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const expires = at.now() + 3_600_000;
    const voucher = { voucher: 'v1', cents: 50_00, expires, singleUse: false };
    at.give(operator, { type: 'IssueVoucher', voucher });
    at.give(house, { type: 'RedeemVoucher', seat: 1, voucher: 'v1', cents: 50_00 });
    expect(at.give(operator, clear(1)).at(-1)).toMatchObject({ type: 'StoodUp', tokens: 50_00 });
    expect(balanceOf(at.table().ledger, 'tokens:1')).toBe(0);
  });

  test('has to be somebody’s, and a player clears none but the own', () => {
    const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
    expect(at.refused(operator, clear(5)).code).toBe('NO_SUCH_SEAT');
    expect(at.refused(player('ann'), clear(2)).code).toBe('NOT_YOUR_SEAT');
  });
});
