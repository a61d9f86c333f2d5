import { describe, expect, test } from 'vitest';
import {
  balance,
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, operator, player } from '../../testing/at-table.ts';

const ann = player('ann');

/** Ann has $20 in chips and $10 in tokens. */
function withTokens(): AtTable {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  at.give(house, { type: 'CashOut', seat: 1, cents: 180_00 });
  const voucher = { voucher: 'v1', cents: 10_00, expires: at.now() + 3_600_000, singleUse: false };
  at.give(operator, { type: 'IssueVoucher', voucher });
  at.give(house, { type: 'RedeemVoucher', seat: 1, voucher: 'v1', cents: 10_00 });
  return at;
}

describe('placing', () => {
  test('nsw/6.1 nothing but the wagers of the rule may be made', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(
      at.refused(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-line', chips: 10_00 }] }),
    ).toMatchObject({ code: 'WAGER_NOT_OFFERED', clause: 'nsw/6.1' });
  });

  test('nsw/6.2 chips and tokens together make a bet, the split is kept, and no cent of credit', () => {
    const at = withTokens();
    const onSix = (chips: number, tokens: number) =>
      ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips, tokens }] }) as const;
    expect(at.refused(ann, onSix(21_00, 10_00))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nsw/6.2',
    });
    expect(at.refused(ann, onSix(20_00, 11_00))).toMatchObject({
      code: 'NOT_ENOUGH_TOKENS',
      clause: 'nsw/6.2',
    });
    expect(at.give(ann, onSix(20_00, 10_00))).toMatchObject([
      { type: 'BetPlaced', bet: { chips: 20_00, tokens: 10_00 } },
    ]);
    expect([balance(at, 'layout'), balance(at, 'layout-tokens')]).toEqual([20_00, 10_00]);
    expect([balance(at, 'rack:1'), balance(at, 'tokens:1')]).toEqual([0, 0]);
  });

  test('nsw/6.2 tokens alone make a bet', () => {
    const at = withTokens();
    at.give(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips: 0, tokens: 10_00 }] });
    expect(betOf(at, 'ann', 'six')).toMatchObject({ chips: 0, tokens: 10_00 });
  });
});

describe('taking down', () => {
  test('nsw/6.4 with the dice in motion a bet may be cut, one moment after rest it may not', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    takesDice(at, 'ann');
    bets(at, 'ann', { 'hard-6': 50_00, field: 5_00 });
    throwsDice(at);
    const { bet } = betOf(at, 'ann', 'hard-6');
    expect(at.give(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 20_00 })).toMatchObject([
      { type: 'BetTakenDown', chips: 30_00, clause: 'nsw/6.4' },
    ]);
    expect(rackOf(at, 'ann')).toBe(175_00);
    diceRest(at);
    at.wait(1);
    expect(at.refused(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 10_00 })).toMatchObject({
      code: 'TOO_LATE',
      clause: 'nsw/6.4',
    });
  });

  test('nsw/6.4 of a mixed stake the chips come back before the tokens', () => {
    const at = withTokens();
    at.give(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips: 20_00, tokens: 10_00 }] });
    const { bet } = betOf(at, 'ann', 'six');
    at.give(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 12_00 });
    expect(betOf(at, 'ann', 'six')).toMatchObject({ chips: 2_00, tokens: 10_00 });
    at.give(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 4_00 });
    expect(betOf(at, 'ann', 'six')).toMatchObject({ chips: 0, tokens: 4_00 });
    at.give(ann, { type: 'TakeDownBet', seat: 1, bet });
    expect([balance(at, 'rack:1'), balance(at, 'tokens:1')]).toEqual([20_00, 10_00]);
  });

  test('nsw/9.11 a bet is refused on grounds until the dice rest, and the stake goes back', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    at.give(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' });
    takesDice(at, 'ann');
    bets(at, 'ann', { field: 300_00, 'hard-6': 10_00 });
    throwsDice(at);
    const refuse = (wager: string, grounds: string) =>
      ({ type: 'RefuseWager', bet: betOf(at, 'ann', wager).bet, grounds }) as const;
    expect(at.refused(casinoSupervisor, refuse('field', '  '))).toMatchObject({
      code: 'GROUNDS_MISSING',
      clause: 'nsw/9.11',
    });
    expect(at.refused(house, refuse('field', 'past posting'))).toMatchObject({ code: 'NOT_YOUR_ROLE' });
    expect(at.give(casinoSupervisor, refuse('field', 'past posting'))).toMatchObject([
      { type: 'WagerRefused', chips: 300_00, grounds: 'past posting', clause: 'nsw/9.11' },
    ]);
    expect(rackOf(at, 'ann')).toBe(390_00);

    const later = refuse('hard-6', 'past posting');
    diceRest(at);
    expect(at.refused(casinoSupervisor, later)).toMatchObject({ code: 'TOO_LATE', clause: 'nsw/9.11' });
    called(at, 4, 5);
    settled(at);
    expect(at.give(operator, later)).toMatchObject([{ type: 'WagerRefused', chips: 10_00 }]);
  });
});
