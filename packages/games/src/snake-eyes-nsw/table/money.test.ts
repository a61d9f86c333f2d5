import { LARGEST_STAKE, type Voucher } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { balance, betOf, bets, rolls, takesDice } from '../../testing/at-betting.ts';
import { type AtTable, casinoSupervisor, house, inPlay, operator, player } from '../../testing/at-table.ts';

const DAY = 24 * 60 * 60_000;

const voucher = (at: AtTable, changes: Partial<Voucher> = {}): Voucher => ({
  voucher: 'v1',
  cents: 100_00,
  expires: at.now() + DAY,
  singleUse: false,
  ...changes,
});

const redeem = (cents = 100_00, id = 'v1', seat = 1) =>
  ({ type: 'RedeemVoucher', seat, voucher: id, cents }) as const;

/** Ann holds tokens for a voucher beside $200 of chips. */
function withTokens(changes: Partial<Voucher> = {}): AtTable {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  const issued = voucher(at, changes);
  at.give(operator, { type: 'IssueVoucher', voucher: issued });
  at.give(house, redeem(issued.cents));
  return at;
}

const stake = (wager: string, chips: number, tokens: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips, tokens }] }) as const;

describe('chips', () => {
  test('nsw/2.5 cash goes to the drop box and as much in chips leaves the float', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const [box, float, rack] = [balance(at, 'drop-box'), balance(at, 'float'), balance(at, 'rack:1')];
    expect(at.give(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' })).toMatchObject([
      { type: 'BoughtIn', seat: 1, cents: 200_00, from: 'cash', clause: 'nsw/2.5' },
    ]);
    expect(balance(at, 'drop-box') - box).toBe(200_00);
    expect(balance(at, 'float') - float).toBe(-200_00);
    expect(balance(at, 'rack:1') - rack).toBe(200_00);
  });

  test('chips from an account come from outside and leave float and drop box alone', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const before = [balance(at, 'drop-box'), balance(at, 'float')];
    at.give(player('ann'), { type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
    expect([balance(at, 'drop-box'), balance(at, 'float'), balance(at, 'rack:1')]).toEqual([
      ...before,
      250_00,
    ]);
  });

  test('cash is taken by the dealer, and for no more than the float holds', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const float = balance(at, 'float');
    const buy = (cents: number) => ({ type: 'BuyIn', seat: 1, cents, from: 'cash' }) as const;
    expect(at.refused(player('ann'), buy(1_00)).code).toBe('CASH_IS_FOR_THE_DEALER');
    expect(at.refused(house, buy(float + 1)).code).toBe('FLOAT_TOO_SMALL');
    at.give(house, buy(float));
    expect(at.refused(house, buy(1)).code).toBe('FLOAT_TOO_SMALL');
    at.give(casinoSupervisor, { type: 'FillFloat', cents: 10_00 });
    at.give(house, buy(10_00));
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no sum of money', (cents) => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    for (const from of ['cash', 'account'] as const)
      expect(at.refused(house, { type: 'BuyIn', seat: 1, cents, from }).code).toBe('NOT_WHOLE_CENTS');
    expect(at.refused(house, { type: 'CashOut', seat: 1, cents }).code).toBe('NOT_WHOLE_CENTS');
    expect(at.refused(operator, { type: 'FillFloat', cents }).code).toBe('NOT_WHOLE_CENTS');
    expect(at.refused(operator, { type: 'CreditFloat', cents }).code).toBe('NOT_WHOLE_CENTS');
  });

  test('a credit takes no more from the float than is in it', () => {
    const at = inPlay('snake-eyes-nsw', []);
    expect(at.refused(operator, { type: 'CreditFloat', cents: 10_000_01 }).code).toBe('FLOAT_TOO_SMALL');
    at.give(operator, { type: 'CreditFloat', cents: 10_000_00 });
    expect(balance(at, 'float')).toBe(0);
  });

  test('change is worth what was handed in', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const change = (into: readonly number[]) =>
      ({ type: 'MakeChange', seat: 1, cents: 100_00, into }) as const;
    expect(at.refused(house, change([50_00, 25_00, 24_00])).code).toBe('CHANGE_DIFFERS');
    expect(at.refused(house, change([150_00, -50_00])).code).toBe('CHANGE_DIFFERS');
    expect(at.refused(house, change([])).code).toBe('CHANGE_DIFFERS');
    at.give(house, change([50_00, 25_00, 25_00]));
    expect(balance(at, 'rack:1')).toBe(200_00);
  });

  test('nobody cashes out more than is in the rack', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(at.refused(player('ann'), { type: 'CashOut', seat: 1, cents: 200_01 }).code).toBe(
      'NOT_ENOUGH_CHIPS',
    );
    at.give(player('ann'), { type: 'CashOut', seat: 1, cents: 150_00 });
    at.give(player('ann'), { type: 'CashOut', seat: 1 });
    expect(balance(at, 'rack:1')).toBe(0);
  });
});

describe('vouchers and tokens', () => {
  test('nsw/1.1(casino-promotional-token) tokens are given for a voucher and for nothing else', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(at.refused(house, redeem(50_00))).toMatchObject({
      code: 'NO_SUCH_VOUCHER',
      clause: 'nsw/1.1(casino-promotional-token)',
    });
    expect(balance(at, 'outside-tokens')).toBe(0);
    expect(at.refused(house, { type: 'IssueVoucher', voucher: voucher(at) }).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(player('ann'), redeem(50_00)).code).toBe('NOT_YOUR_ROLE');
  });

  test('nsw/1.1(casino-promotional-token)#2 a voucher is redeemed once, for exactly its value', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at) });
    expect(at.refused(house, redeem(99_99)).code).toBe('VOUCHER_VALUE_DIFFERS');
    expect(at.refused(house, redeem(100_01)).code).toBe('VOUCHER_VALUE_DIFFERS');
    expect(at.give(house, redeem())).toMatchObject([
      { type: 'VoucherRedeemed', seat: 1, clause: 'nsw/1.1(casino-promotional-token)#2' },
    ]);
    expect([balance(at, 'tokens:1'), balance(at, 'rack:1')]).toEqual([100_00, 200_00]);
    expect(at.refused(house, redeem())).toMatchObject({
      code: 'VOUCHER_SPENT',
      clause: 'nsw/1.1(casino-promotional-token)#2',
    });
    expect(at.refused(operator, { type: 'IssueVoucher', voucher: voucher(at) }).code).toBe('VOUCHER_KNOWN');
  });

  test('nsw/1.1(casino-promotional-token)#2 a voucher that would make a sum beyond counting is not redeemed', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at, { cents: LARGEST_STAKE }) });
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2', cents: 1 }) });
    at.give(house, redeem(LARGEST_STAKE));
    expect(at.refused(house, redeem(1, 'v2'))).toMatchObject({
      code: 'SUM_TOO_LARGE',
      clause: 'nsw/1.1(casino-promotional-token)#2',
    });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1.5e12 + 0.5])(
    'nsw/1.1(casino-promotional-token)#2 a voucher that would expire at %d, which is no moment, is refused',
    (expires) => {
      const at = inPlay('snake-eyes-nsw', ['ann']);
      const issue = { type: 'IssueVoucher', voucher: voucher(at, { expires }) } as const;
      expect(at.refused(operator, issue).code).toBe('VOUCHER_EXPIRED');
    },
  );

  test('nsw/1.1(casino-promotional-token)#2 a voucher is good until it expires, and its tokens too', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at) });
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2' }) });
    at.wait(DAY);
    at.give(house, redeem());
    at.give(player('ann'), stake('field', 0, 10_00));
    at.wait(1);
    expect(at.refused(house, redeem(100_00, 'v2'))).toMatchObject({
      code: 'VOUCHER_EXPIRED',
      clause: 'nsw/1.1(casino-promotional-token)#2',
    });
    expect(at.refused(player('ann'), stake('field', 0, 10_00)).code).toBe('TOKENS_EXPIRED');
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens are staked only on the wagers their voucher names', () => {
    const at = withTokens({ wagers: ['field', 'any-7'] });
    expect(at.refused(player('ann'), stake('hard-6', 5_00, 5_00))).toMatchObject({
      code: 'TOKENS_NOT_FOR_THIS',
      clause: 'nsw/1.1(casino-promotional-token)#2',
    });
    at.give(player('ann'), stake('field', 5_00, 5_00));
    bets(at, 'ann', { 'hard-6': 5_00 });
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens on other conditions wait until the first are used up', () => {
    const at = withTokens({ cents: 10_00 });
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2', wagers: ['field'] }) });
    at.give(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v3' }) });
    at.give(house, redeem(100_00, 'v3'));
    expect(at.refused(house, redeem(100_00, 'v2')).code).toBe('OTHER_TOKENS_HELD');
    at.give(house, redeem(100_00, 'v2', 2));
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens are neither cashed nor changed', () => {
    const at = withTokens();
    const clause = 'nsw/1.1(casino-promotional-token)#2';
    expect(at.refused(house, { type: 'CashOut', seat: 1, cents: 10_00, kind: 'tokens' })).toMatchObject({
      code: 'TOKENS_STAY_TOKENS',
      clause,
    });
    expect(
      at.refused(house, { type: 'MakeChange', seat: 1, cents: 10_00, into: [10_00], kind: 'tokens' }).clause,
    ).toBe(clause);
    at.give(player('ann'), { type: 'CashOut', seat: 1 });
    expect(balance(at, 'tokens:1')).toBe(100_00);
    expect(at.refused(player('ann'), { type: 'StandUp', seat: 1 }).code).toBe('TOKENS_LEFT');
    at.give(player('ann'), { type: 'StandUp', seat: 1, handInTokens: true });
    expect([balance(at, 'tokens:1'), balance(at, 'outside-tokens')]).toEqual([0, 0]);
  });

  test('nsw/1.1(casino-promotional-token)#3 a token wins chips, and goes back to its player', () => {
    const at = withTokens();
    at.give(player('ann'), stake('any-7', 0, 10_00));
    bets(at, 'ann', { 'hard-6': 1_00 });
    takesDice(at, 'ann');
    rolls(at, 4, 3);
    expect([balance(at, 'rack:1'), balance(at, 'tokens:1'), balance(at, 'outside-tokens')]).toEqual([
      239_00, 100_00, -100_00,
    ]);
  });

  test('nsw/1.1(casino-promotional-token)#3 a single-use token wins chips and is taken', () => {
    const at = withTokens({ singleUse: true });
    at.give(player('ann'), stake('any-7', 0, 10_00));
    takesDice(at, 'ann');
    rolls(at, 4, 3);
    expect([balance(at, 'rack:1'), balance(at, 'tokens:1'), balance(at, 'outside-tokens')]).toEqual([
      240_00, 90_00, -90_00,
    ]);
  });

  test('nsw/6.2 a bet is made with chips and tokens in full, and the split is kept', () => {
    const at = withTokens({ cents: 10_00 });
    at.give(player('ann'), { type: 'CashOut', seat: 1, cents: 180_00 });
    expect(at.refused(player('ann'), stake('six', 21_00, 10_00))).toMatchObject({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nsw/6.2',
    });
    expect(at.refused(player('ann'), stake('six', 20_00, 11_00))).toMatchObject({
      code: 'NOT_ENOUGH_TOKENS',
      clause: 'nsw/6.2',
    });
    at.give(player('ann'), stake('six', 20_00, 10_00));
    expect(betOf(at, 'ann', 'six')).toMatchObject({ chips: 20_00, tokens: 10_00 });
  });

  test('other tables know no tokens', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    expect(at.refused(operator, { type: 'IssueVoucher', voucher: voucher(at) }).code).toBe('NO_TOKENS_HERE');
    expect(at.refused(house, redeem()).code).toBe('NO_TOKENS_HERE');
    expect(at.refused(player('ann'), stake('field', 0, 1_00)).code).toBe('NO_TOKENS_HERE');
  });
});
