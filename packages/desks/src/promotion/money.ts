import { type Cents, isStake } from '@dicepit/engine';
import type { PromotionRefusal } from './refusals.ts';
import type { Prize, PrizeKind, paymentWays, Terms } from './terms.ts';

/** A draw with a prize above this needs a scrutineer, and a cash prize above it is paid as its winner chooses. */
export const LARGE_PRIZE: Cents = 10_000_00;

/** Details of every denied claim above this are kept. */
export const LARGE_CLAIM: Cents = 100_00;

/** One part of what a winner is paid. To whom is looked at and not kept by name. */
export type Payment = {
  readonly way: (typeof paymentWays)[number];
  readonly cents: Cents;
  readonly toWinner: boolean;
};

/** What is wrong with how a prize is to be paid. */
export type Fault = Extract<
  PromotionRefusal,
  {
    readonly code:
      | 'NO_CASH_ALTERNATIVE'
      | 'NOT_TO_THE_WINNER'
      | 'PARTS_DO_NOT_ADD_UP'
      | 'CHOICE_MISSING'
      | 'NOT_A_CASH_PRIZE';
  }
>;

/** Prizes that are money of a sort, and for which no cash is given instead. */
const withoutAlternative: ReadonlySet<PrizeKind> = new Set<PrizeKind>([
  'cash',
  'casino dollars',
  'slots dollars',
]);

/** A cash alternative where there must be none. */
export function wrongAlternative({ prizes }: Terms): Fault | undefined {
  const wrong = prizes.find(
    ({ kind, cashAlternative }) => cashAlternative !== null && withoutAlternative.has(kind),
  );
  if (wrong === undefined) return undefined;
  return {
    clause: 'nsw/10.3',
    code: 'NO_CASH_ALTERNATIVE',
    case: 'offering',
    prize: wrong.prize,
    kind: wrong.kind,
  };
}

/** What a prize is worth: the greatest sum that the terms name for it. */
export const toWorth = ({ cents, cashAlternative }: Pick<Prize, 'cents' | 'cashAlternative'>): Cents =>
  Math.max(cents ?? 0, cashAlternative ?? 0);

/** Things that are never worth nothing: where terms of earlier days name no value, it is taken for a large one. */
const valuable: ReadonlySet<PrizeKind> = new Set<PrizeKind>([
  'machinery or electric appliance',
  'motor vehicle',
  'travel',
  'real estate',
]);

const isWorthMore = (prize: Prize, than: Cents): boolean =>
  toWorth(prize) > than || (toWorth(prize) === 0 && valuable.has(prize.kind));

export const needsScrutineer = ({ prizes }: Pick<Terms, 'prizes'>): boolean =>
  prizes.some((prize) => isWorthMore(prize, LARGE_PRIZE));

/** Whether a claim is one whose details are kept when it is denied: by what was claimed, or by what the prize is worth. */
export const isLargeClaim = (cents: Cents, prize: Prize | undefined): boolean =>
  cents > LARGE_CLAIM || (prize !== undefined && isWorthMore(prize, LARGE_CLAIM));

/** What is wrong with the way a prize is to be paid, if anything is. */
export function wrongPayment(
  prize: Prize,
  take: 'prize' | 'cash alternative',
  parts: readonly Payment[],
): Fault | undefined {
  if (take === 'cash alternative' && prize.cashAlternative === null)
    return {
      clause: 'nsw/10.3',
      code: 'NO_CASH_ALTERNATIVE',
      case: 'paying',
      prize: prize.prize,
    };
  const paid =
    take === 'cash alternative' ? prize.cashAlternative : prize.kind === 'cash' ? prize.cents : null;
  if (paid === null) return parts.length === 0 ? undefined : notMoney(prize);
  // Whoever takes the cash instead has a cash prize by then.
  if (parts.length === 0) return paid > LARGE_PRIZE ? chooseFirst(paid) : undefined;
  const stray = parts.find(({ toWinner }) => !toWinner);
  if (stray !== undefined)
    return {
      clause: 'nsw/10.4',
      code: 'NOT_TO_THE_WINNER',
      cents: stray.cents,
      way: stray.way,
    };
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  if (sum !== paid || !parts.every(({ cents }) => isStake(cents)))
    return {
      clause: 'nsw/10.4',
      code: 'PARTS_DO_NOT_ADD_UP',
      sum,
      paid,
    };
  return undefined;
}

const chooseFirst = (paid: Cents): Fault => ({
  clause: 'nsw/10.4',
  code: 'CHOICE_MISSING',
  paid,
});

const notMoney = ({ prize }: Prize): Fault => ({
  clause: 'nsw/10.4',
  code: 'NOT_A_CASH_PRIZE',
  prize,
});
