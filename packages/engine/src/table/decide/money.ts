import { isStake, writeMoney } from '../../money.ts';
import type { MoneyCommand } from '../command/money.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved } from '../ledger.ts';
import { floatTooSmall, notASum } from '../sums.ts';
import { buyIn } from './buying-in.ts';
import { colourOut } from './colour-chips.ts';
import { issueVoucher, redeemVoucher } from './vouchers.ts';

/** The money commands and what decides each. */
export const money: Decide<MoneyCommand> = {
  BuyIn: buyIn,
  ColourOut: colourOut,
  MakeChange: makeChange,
  CashOut: cashOut,
  FillFloat: fillFloat,
  CreditFloat: creditFloat,
  IssueVoucher: issueVoucher,
  RedeemVoucher: redeemVoucher,
};

type Command<Type extends MoneyCommand['type']> = Extract<MoneyCommand, { readonly type: Type }>;

/** More pieces than any rack holds. */
const MOST_PIECES = 10_000;

function makeChange(context: Context, command: Command<'MakeChange'>): Decided<EventBody> {
  const { procedure, cite } = context;
  const { seat, cents, into, kind } = command;
  const clause = cite(procedure.money.change);
  const refused = notFromRack(context, { seat, cents, kind, clause });
  if (refused !== undefined) return refused;
  const worth = into.length > MOST_PIECES ? Number.NaN : into.reduce((sum, each) => sum + each, 0);
  if (!into.every(isStake) || worth !== cents) {
    return refuse(
      'CHANGE_DIFFERS',
      clause,
      `The change comes to ${isStake(worth) ? writeMoney(worth) : 'nothing payable'}, and ${writeMoney(cents)} was handed in. Make it equal.`,
    );
  }

  return accept({
    type: 'ChangeMade',
    seat,
    cents,
    into,
    clause,
    postings: [...moved(`rack:${seat}`, 'float', cents), ...moved('float', `rack:${seat}`, cents)],
  });
}

function cashOut(context: Context, command: Command<'CashOut'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat, kind } = command;
  const clause = cite(procedure.money.cashingOut);
  const cents = command.cents ?? balanceOf(table.ledger, `rack:${seat}`);
  if (by.role === 'player' && table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  const refused = notFromRack(context, { seat, cents, kind, clause });
  if (refused !== undefined) return refused;

  return accept({
    type: 'CashedOut',
    seat,
    cents,
    clause,
    postings: moved(`rack:${seat}`, 'outside', cents),
  });
}

function fillFloat(context: Context, { cents }: Command<'FillFloat'>): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.money.float);
  const refused = notASum(context, clause, cents, 'float');
  if (refused !== undefined) return refused;

  return accept({ type: 'FloatFilled', cents, clause, postings: moved('outside', 'float', cents) });
}

function creditFloat(context: Context, { cents }: Command<'CreditFloat'>): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.money.float);
  const refused = notASum(context, clause, cents) ?? floatTooSmall(context, cents);
  if (refused !== undefined) return refused;

  return accept({ type: 'FloatCredited', cents, clause, postings: moved('float', 'outside', cents) });
}

/** Why value chips cannot be taken from a rack: tokens and own-colour chips never are. */
function notFromRack(
  context: Context,
  asked: {
    readonly seat: number;
    readonly cents: number;
    readonly kind: 'chips' | 'tokens' | undefined;
    readonly clause: string;
  },
): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const { seat, cents, kind, clause } = asked;
  const { tokens, colour } = procedure.money;
  const sitter = table.seats.get(seat);
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (kind === 'tokens')
    return refuse(
      'TOKENS_STAY_TOKENS',
      cite(tokens?.redeeming ?? 'policy/tokens'),
      'Tokens are neither cashed nor changed. Bet them.',
    );
  if (sitter.colour !== undefined && colour !== undefined)
    return refuse(
      'COLOUR_OUT_FIRST',
      cite(colour.handingIn),
      `The chips are ${sitter.colour.colour} and have no value of their own. Colour out first.`,
    );
  if (!isStake(cents)) return refuse('NOT_WHOLE_CENTS', clause, 'A sum is whole cents above nothing.');
  if (cents > rack)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `${writeMoney(cents)} is more than the ${writeMoney(rack)} in the rack. Ask for less.`,
    );
  return undefined;
}
