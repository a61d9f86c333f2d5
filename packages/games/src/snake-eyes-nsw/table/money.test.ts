import { LARGEST_STAKE, type Voucher } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenHome,
  house,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const DAY = 24 * 60 * 60_000;

const voucher = (at: TableUnderTest, changes: Partial<Voucher> = {}): Voucher => ({
  voucher: 'v1',
  cents: 100_00,
  expires: at.now() + DAY,
  singleUse: false,
  ...changes,
});

const redeem = (cents = 100_00, id = 'v1', seat = 1) =>
  ({ type: 'RedeemVoucher', seat, voucher: id, cents }) as const;

/** Ann holds tokens for a voucher beside $200 of chips. */
function withTokens(changes: Partial<Voucher> = {}): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  const issued = voucher(at, changes);
  at.given(operator, { type: 'IssueVoucher', voucher: issued });
  at.given(house, redeem(issued.cents));
  return at;
}

const stake = (wager: string, chips: number, tokens: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips, tokens }] }) as const;

describe('chips', () => {
  test('nsw/2.5 cash goes to the drop box and as much in chips leaves the float', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const [box, float, rack] = [at.balance('drop-box'), at.balance('float'), at.balance('rack:1')];
    at.when(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash' }).thenEvents({
      type: 'BoughtIn',
      seat: 1,
      cents: 200_00,
      from: 'cash',
      clause: 'nsw/2.5',
    });
    expect(at.balance('drop-box') - box).toBe(200_00);
    expect(at.balance('float') - float).toBe(-200_00);
    expect(at.balance('rack:1') - rack).toBe(200_00);
  });

  test('chips from an account come from outside and leave float and drop box alone', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const before = [at.balance('drop-box'), at.balance('float')];
    at.given('ann', { type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
    expect([at.balance('drop-box'), at.balance('float'), at.balance('rack:1')]).toEqual([...before, 250_00]);
  });

  test('cash is taken by the dealer, and for no more than the float holds', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const float = at.balance('float');
    const buy = (cents: number) => ({ type: 'BuyIn', seat: 1, cents, from: 'cash' }) as const;
    at.when('ann', buy(1_00)).thenRefused('CASH_IS_FOR_THE_DEALER');
    at.when(house, buy(float + 1)).thenRefused('FLOAT_TOO_SMALL');
    at.given(house, buy(float));
    at.when(house, buy(1)).thenRefused('FLOAT_TOO_SMALL');
    at.given(casinoSupervisor, { type: 'FillFloat', cents: 10_00 });
    at.given(house, buy(10_00));
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no sum of money', (cents) => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    for (const from of ['cash', 'account'] as const)
      at.when(house, { type: 'BuyIn', seat: 1, cents, from }).thenRefused('NOT_WHOLE_CENTS');
    at.when(house, { type: 'CashOut', seat: 1, cents }).thenRefused('NOT_WHOLE_CENTS');
    at.when(operator, { type: 'FillFloat', cents }).thenRefused('NOT_WHOLE_CENTS');
    at.when(operator, { type: 'CreditFloat', cents }).thenRefused('NOT_WHOLE_CENTS');
  });

  test('a credit takes no more from the float than is in it', () => {
    const at = givenHome('snake-eyes-nsw', []);
    at.when(operator, { type: 'CreditFloat', cents: 10_000_01 }).thenRefused('FLOAT_TOO_SMALL');
    at.given(operator, { type: 'CreditFloat', cents: 10_000_00 });
    expect(at.balance('float')).toBe(0);
  });

  test('change is worth what was handed in', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const change = (into: readonly number[]) =>
      ({ type: 'MakeChange', seat: 1, cents: 100_00, into }) as const;
    at.when(house, change([50_00, 25_00, 24_00])).thenRefused('CHANGE_DIFFERS');
    at.when(house, change([150_00, -50_00])).thenRefused('CHANGE_DIFFERS');
    at.when(house, change([])).thenRefused('CHANGE_DIFFERS');
    at.given(house, change([50_00, 25_00, 25_00]));
    expect(at.balance('rack:1')).toBe(200_00);
  });

  test('nobody cashes out more than is in the rack', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when('ann', { type: 'CashOut', seat: 1, cents: 200_01 }).thenRefused('NOT_ENOUGH_CHIPS');
    at.given('ann', { type: 'CashOut', seat: 1, cents: 150_00 });
    at.given('ann', { type: 'CashOut', seat: 1 });
    expect(at.balance('rack:1')).toBe(0);
  });
});

describe('vouchers and tokens', () => {
  test('nsw/1.1(casino-promotional-token) tokens are given for a voucher and for nothing else', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when(house, redeem(50_00)).thenRefused('NO_SUCH_VOUCHER', 'nsw/1.1(casino-promotional-token)');
    expect(at.balance('outside-tokens')).toBe(0);
    at.when(house, { type: 'IssueVoucher', voucher: voucher(at) }).thenRefused('NOT_YOUR_ROLE');
    at.when('ann', redeem(50_00)).thenRefused('NOT_YOUR_ROLE');
  });

  test('nsw/1.1(casino-promotional-token)#2 a voucher is redeemed once, for exactly its value', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at) });
    at.when(house, redeem(99_99)).thenRefused('VOUCHER_VALUE_DIFFERS');
    at.when(house, redeem(100_01)).thenRefused('VOUCHER_VALUE_DIFFERS');
    at.when(house, redeem()).thenEvents({
      type: 'VoucherRedeemed',
      seat: 1,
      clause: 'nsw/1.1(casino-promotional-token)#2',
    });
    expect([at.balance('tokens:1'), at.balance('rack:1')]).toEqual([100_00, 200_00]);
    at.when(house, redeem()).thenRefused('VOUCHER_SPENT', 'nsw/1.1(casino-promotional-token)#2');
    at.when(operator, { type: 'IssueVoucher', voucher: voucher(at) }).thenRefused('VOUCHER_KNOWN');
  });

  test('nsw/1.1(casino-promotional-token)#2 a voucher that would make a sum beyond counting is not redeemed', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at, { cents: LARGEST_STAKE }) });
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2', cents: 1 }) });
    at.given(house, redeem(LARGEST_STAKE));
    at.when(house, redeem(1, 'v2')).thenRefused('SUM_TOO_LARGE', 'nsw/1.1(casino-promotional-token)#2');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1.5e12 + 0.5])(
    'nsw/1.1(casino-promotional-token)#2 a voucher that would expire at %d, which is no moment, is refused',
    (expires) => {
      const at = givenHome('snake-eyes-nsw', ['ann']);
      const issue = { type: 'IssueVoucher', voucher: voucher(at, { expires }) } as const;
      at.when(operator, issue).thenRefused('VOUCHER_EXPIRED');
    },
  );

  test('nsw/1.1(casino-promotional-token)#2 a voucher is good until it expires, and its tokens too', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at) });
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2' }) });
    at.wait(DAY);
    at.given(house, redeem());
    at.given('ann', stake('field', 0, 10_00));
    at.wait(1);
    at.when(house, redeem(100_00, 'v2')).thenRefused(
      'VOUCHER_EXPIRED',
      'nsw/1.1(casino-promotional-token)#2',
    );
    at.when('ann', stake('field', 0, 10_00)).thenRefused('TOKENS_EXPIRED');
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens are staked only on the wagers their voucher names', () => {
    const at = withTokens({ wagers: ['field', 'any-7'] });
    at.when('ann', stake('hard-6', 5_00, 5_00)).thenRefused(
      'TOKENS_NOT_FOR_THIS',
      'nsw/1.1(casino-promotional-token)#2',
    );
    at.given('ann', stake('field', 5_00, 5_00));
    at.bets('ann', { 'hard-6': 5_00 });
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens on other conditions wait until the first are used up', () => {
    const at = withTokens({ cents: 10_00 });
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v2', wagers: ['field'] }) });
    at.given(operator, { type: 'IssueVoucher', voucher: voucher(at, { voucher: 'v3' }) });
    at.given(house, redeem(100_00, 'v3'));
    at.when(house, redeem(100_00, 'v2')).thenRefused('OTHER_TOKENS_HELD');
    at.given(house, redeem(100_00, 'v2', 2));
  });

  test('nsw/1.1(casino-promotional-token)#2 tokens are neither cashed nor changed', () => {
    const at = withTokens();
    const clause = 'nsw/1.1(casino-promotional-token)#2';
    at.when(house, { type: 'CashOut', seat: 1, cents: 10_00, kind: 'tokens' }).thenRefused(
      'TOKENS_STAY_TOKENS',
      clause,
    );
    at.when(house, { type: 'MakeChange', seat: 1, cents: 10_00, into: [10_00], kind: 'tokens' }).thenRefused({
      clause: clause,
    });
    at.given('ann', { type: 'CashOut', seat: 1 });
    expect(at.balance('tokens:1')).toBe(100_00);
    at.when('ann', { type: 'StandUp', seat: 1 }).thenRefused('TOKENS_LEFT');
    at.given('ann', { type: 'StandUp', seat: 1, handInTokens: true });
    expect([at.balance('tokens:1'), at.balance('outside-tokens')]).toEqual([0, 0]);
  });

  test('nsw/1.1(casino-promotional-token)#3 a token wins chips, and goes back to its player', () => {
    const at = withTokens();
    at.given('ann', stake('any-7', 0, 10_00));
    at.bets('ann', { 'hard-6': 1_00 });
    at.takes('ann');
    at.rolls(4, 3);
    expect([at.balance('rack:1'), at.balance('tokens:1'), at.balance('outside-tokens')]).toEqual([
      239_00, 100_00, -100_00,
    ]);
  });

  test('nsw/1.1(casino-promotional-token)#3 a single-use token wins chips and is taken', () => {
    const at = withTokens({ singleUse: true });
    at.given('ann', stake('any-7', 0, 10_00));
    at.takes('ann');
    at.rolls(4, 3);
    expect([at.balance('rack:1'), at.balance('tokens:1'), at.balance('outside-tokens')]).toEqual([
      240_00, 90_00, -90_00,
    ]);
  });

  test('nsw/6.2 a bet is made with chips and tokens in full, and the split is kept', () => {
    const at = withTokens({ cents: 10_00 });
    at.given('ann', { type: 'CashOut', seat: 1, cents: 180_00 });
    at.when('ann', stake('six', 21_00, 10_00)).thenRefused('NOT_ENOUGH_CHIPS', 'nsw/6.2');
    at.when('ann', stake('six', 20_00, 11_00)).thenRefused('NOT_ENOUGH_TOKENS', 'nsw/6.2');
    at.given('ann', stake('six', 20_00, 10_00));
    expect(at.bet('ann', 'six')).toMatchObject({ chips: 20_00, tokens: 10_00 });
  });

  test('other tables know no tokens', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.when(operator, { type: 'IssueVoucher', voucher: voucher(at) }).thenRefused('NO_TOKENS_HERE');
    at.when(house, redeem()).thenRefused('NO_TOKENS_HERE');
    at.when('ann', stake('field', 0, 1_00)).thenRefused('NO_TOKENS_HERE');
  });
});
