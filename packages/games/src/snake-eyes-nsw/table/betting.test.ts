import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenHome,
  house,
  operator,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const ann = player('ann');

/** Ann has $20 in chips and $10 in tokens. */
function withTokens(): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  at.given(house, { type: 'CashOut', seat: 1, cents: 180_00 });
  const voucher = { voucher: 'v1', cents: 10_00, expires: at.now() + 3_600_000, singleUse: false };
  at.given(operator, { type: 'IssueVoucher', voucher });
  at.given(house, { type: 'RedeemVoucher', seat: 1, voucher: 'v1', cents: 10_00 });
  return at;
}

describe('placing', () => {
  test('nsw/6.1 nothing but the wagers of the rule may be made', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-line', chips: 10_00 }] }).thenRefused(
      'WAGER_NOT_OFFERED',
      'nsw/6.1',
    );
  });

  test('nsw/6.2 chips and tokens together make a bet, the split is kept, and no cent of credit', () => {
    const at = withTokens();
    const onSix = (chips: number, tokens: number) =>
      ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips, tokens }] }) as const;
    at.when(ann, onSix(21_00, 10_00)).thenRefused('NOT_ENOUGH_CHIPS', 'nsw/6.2');
    at.when(ann, onSix(20_00, 11_00)).thenRefused('NOT_ENOUGH_TOKENS', 'nsw/6.2');
    at.when(ann, onSix(20_00, 10_00)).thenEvents({ type: 'BetPlaced', bet: { chips: 20_00, tokens: 10_00 } });
    expect([at.balance('layout'), at.balance('layout-tokens')]).toEqual([20_00, 10_00]);
    expect([at.balance('rack:1'), at.balance('tokens:1')]).toEqual([0, 0]);
  });

  test('nsw/6.2 tokens alone make a bet', () => {
    const at = withTokens();
    at.given(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips: 0, tokens: 10_00 }] });
    expect(at.bet('ann', 'six')).toMatchObject({ chips: 0, tokens: 10_00 });
  });
});

describe('taking down', () => {
  test('nsw/6.4 with the dice in motion a bet may be cut, one moment after rest it may not', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.takes('ann');
    at.bets('ann', { 'hard-6': 50_00, field: 5_00 });
    at.throws();
    const { bet } = at.bet('ann', 'hard-6');
    at.when(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 20_00 }).thenEvents({
      type: 'BetTakenDown',
      chips: 30_00,
      clause: 'nsw/6.4',
    });
    expect(at.rack('ann')).toBe(175_00);
    at.rests();
    at.wait(1);
    at.when(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 10_00 }).thenRefused('TOO_LATE', 'nsw/6.4');
  });

  test('nsw/6.4 of a mixed stake the chips come back before the tokens', () => {
    const at = withTokens();
    at.given(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips: 20_00, tokens: 10_00 }] });
    const { bet } = at.bet('ann', 'six');
    at.given(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 12_00 });
    expect(at.bet('ann', 'six')).toMatchObject({ chips: 2_00, tokens: 10_00 });
    at.given(ann, { type: 'TakeDownBet', seat: 1, bet, leave: 4_00 });
    expect(at.bet('ann', 'six')).toMatchObject({ chips: 0, tokens: 4_00 });
    at.given(ann, { type: 'TakeDownBet', seat: 1, bet });
    expect([at.balance('rack:1'), at.balance('tokens:1')]).toEqual([20_00, 10_00]);
  });

  test('nsw/9.11 a bet is refused on grounds until the dice rest, and the stake goes back', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.given(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' });
    at.takes('ann');
    at.bets('ann', { field: 300_00, 'hard-6': 10_00 });
    at.throws();
    const refuse = (wager: string, grounds: string) =>
      ({ type: 'RefuseWager', bet: at.bet('ann', wager).bet, grounds }) as const;
    at.when(casinoSupervisor, refuse('field', '  ')).thenRefused('GROUNDS_MISSING', 'nsw/9.11');
    at.when(house, refuse('field', 'past posting')).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, refuse('field', 'past posting')).thenEvents({
      type: 'WagerRefused',
      chips: 300_00,
      grounds: 'past posting',
      clause: 'nsw/9.11',
    });
    expect(at.rack('ann')).toBe(390_00);

    const later = refuse('hard-6', 'past posting');
    at.rests();
    at.when(casinoSupervisor, later).thenRefused('TOO_LATE', 'nsw/9.11');
    at.calls(4, 5);
    at.settles();
    at.when(operator, later).thenEvents({ type: 'WagerRefused', chips: 10_00 });
  });
});
