import { isStake, writeMoney } from '../../money.ts';
import { isMoment } from '../calendar.ts';
import type { MoneyCommand } from '../command/money.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved } from '../ledger.ts';
import { notASum } from '../sums.ts';
import type { TokenTerms } from '../table.ts';

type Command<Type extends MoneyCommand['type']> = Extract<MoneyCommand, { readonly type: Type }>;

/** The operator makes a voucher known here; nothing else can ever become tokens. */
export function issueVoucher(context: Context, { voucher }: Command<'IssueVoucher'>): Decided<EventBody> {
  const { table, rules, procedure, cite, at } = context;
  const { tokens } = procedure.money;
  if (tokens === undefined) return noTokensHere();
  const clause = cite(tokens.voucher);
  const unknown = voucher.wagers?.find((wager) => !rules.pack.wagerIds.includes(wager));
  if (voucher.voucher === '' || table.money.vouchers.has(voucher.voucher))
    return refuse(
      'VOUCHER_KNOWN',
      clause,
      `Voucher '${voucher.voucher}' is known already. Give it a number of its own.`,
    );
  if (!isStake(voucher.cents))
    return refuse('NOT_WHOLE_CENTS', clause, 'A voucher is worth whole cents above nothing.');
  if (!Number.isInteger(voucher.expires) || !isMoment(voucher.expires) || voucher.expires <= at)
    return refuse('VOUCHER_EXPIRED', clause, 'The voucher would be expired already. Let it expire later.');
  if (unknown !== undefined)
    return refuse(
      'WAGER_NOT_OFFERED',
      clause,
      `'${unknown}' is not a wager here. Known: ${rules.pack.wagerIds.join(', ')}.`,
    );

  return accept({ type: 'VoucherIssued', voucher, clause });
}

/** The dealer swaps a voucher for tokens of the same total, once. */
export function redeemVoucher(
  context: Context,
  { seat, voucher: id, cents }: Command<'RedeemVoucher'>,
): Decided<EventBody> {
  const { table, procedure, cite, at } = context;
  const { tokens } = procedure.money;
  if (tokens === undefined) return noTokensHere();
  const clause = cite(tokens.redeeming);
  const voucher = table.money.vouchers.get(id);
  const sitter = table.seats.get(seat);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (voucher === undefined)
    return refuse(
      'NO_SUCH_VOUCHER',
      cite(tokens.voucher),
      `There is no voucher '${id}'. Tokens are given for vouchers alone.`,
    );
  if (voucher.redeemed)
    return refuse('VOUCHER_SPENT', clause, `Voucher '${id}' is redeemed already. Ask for another.`);
  if (at > voucher.expires)
    return refuse('VOUCHER_EXPIRED', clause, `Voucher '${id}' has expired. Ask for another.`);
  if (cents !== voucher.cents)
    return refuse(
      'VOUCHER_VALUE_DIFFERS',
      clause,
      `The voucher is worth ${writeMoney(voucher.cents)}. Give exactly that in tokens.`,
    );
  const unsound = notASum(context, clause, cents, `tokens:${seat}`);
  if (unsound !== undefined) return unsound;
  if (holdsTokens(context, seat) && !sameTerms(sitter.tokens, voucher))
    return refuse(
      'OTHER_TOKENS_HELD',
      clause,
      'The player holds tokens on other conditions. Redeem this voucher when they are used up.',
    );

  return accept({
    type: 'VoucherRedeemed',
    seat,
    voucher: withoutMark(voucher),
    clause,
    postings: moved('outside-tokens', `tokens:${seat}`, cents),
  });
}

const holdsTokens = ({ table }: Context, seat: number): boolean =>
  balanceOf(table.ledger, `tokens:${seat}`) > 0 ||
  [...table.betting.bets, ...table.betting.late].some((bet) => bet.seat === seat && bet.tokens > 0);

const sameTerms = (held: TokenTerms | undefined, terms: TokenTerms): boolean =>
  held !== undefined &&
  held.expires === terms.expires &&
  held.singleUse === terms.singleUse &&
  held.wagers?.join() === terms.wagers?.join();

const noTokensHere = (): Decided<never> =>
  refuse(
    'NO_TOKENS_HERE',
    'policy/tokens',
    'There are no promotional tokens at this table. Buy in for chips.',
  );

function withoutMark({
  redeemed: _redeemed,
  ...voucher
}: TokenTerms & { readonly voucher: string; readonly cents: number; readonly redeemed: boolean }) {
  return voucher;
}
