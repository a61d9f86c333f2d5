import { isStake } from '../../money.ts';
import { isMoment, MINUTE, writeMoment } from '../calendar.ts';
import type { SignsCommand } from '../command/signs.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { isBlank } from './blank.ts';
import {
  postLimits,
  postRaise,
  postSeatLimits,
  postWagerLimits,
  raisesByTakingDown,
} from './limits-signs.ts';
import { changePayTable } from './pay-table.ts';

/** The signs commands and what decides each. */
export const signs: Decide<SignsCommand> = {
  PostLimits: postLimits,
  PostWagerLimits: postWagerLimits,
  PostSeatLimits: postSeatLimits,
  PostRaise: postRaise,
  PostClosing: postClosing,
  ChangePayTable: changePayTable,
  SetStatutoryMaximum: setStatutoryMaximum,
  TakeDownSign: takeDownSign,
};

type Command<Type extends SignsCommand['type']> = Extract<SignsCommand, { readonly type: Type }>;

function postClosing(
  { table, procedure, cite, at }: Context,
  { closesAt }: Command<'PostClosing'>,
): Decided<EventBody> {
  const { minutes, clause: basis } = procedure.signs.closing;
  const clause = cite(basis);
  if (table.state === 'closed') return refuse('TABLE_IS_CLOSED', clause, 'The table is closed already.');
  if (!isMoment(closesAt) || closesAt < at + minutes * MINUTE) {
    return refuse(
      'NOTICE_TOO_SHORT',
      clause,
      `Closing at ${writeMoment(closesAt)} leaves less than ${minutes} minutes. Post ${writeMoment(at + minutes * MINUTE)} or later.`,
    );
  }

  return accept({ type: 'ClosingPosted', closesAt, clause });
}

function setStatutoryMaximum(
  { procedure, cite }: Context,
  { entry }: Command<'SetStatutoryMaximum'>,
): Decided<EventBody> {
  const { statutory } = procedure.signs;
  const { from, maximum, source } = entry;
  if (statutory === undefined)
    return refuse(
      'NO_STATUTORY_MAXIMUM',
      'policy/limits',
      'No law sets a largest bet here. Post limits instead.',
    );
  const clause = cite(statutory.clause);
  if (!isMoment(from))
    return refuse('NOT_A_DATE', clause, 'A statutory maximum applies from a date. Give one.');
  if (maximum !== null && !isStake(maximum))
    return refuse('NOT_WHOLE_CENTS', clause, 'A maximum is whole cents above nothing, or none.');
  if (isBlank(source))
    return refuse('SOURCE_MISSING', clause, 'A statutory maximum is entered with its source. Name the law.');

  return accept({ type: 'StatutoryMaximumSet', entry, clause });
}

function takeDownSign(context: Context, { sign }: Command<'TakeDownSign'>): Decided<EventBody> {
  const { table, procedure, cite, at } = context;
  const { byWager, bySeat, raise, payTable, closing } = table.signs;
  const up = {
    wager: sign.kind === 'wager' && byWager.has(sign.wager),
    seat: sign.kind === 'seat' && bySeat.has(sign.seat),
    // A raise in force is the minimum itself, and no longer a notice.
    raise: raise !== undefined && at < raise.from,
    'pay-table': payTable !== undefined,
    closing: closing !== undefined,
  };
  const clause = cite(clauseOf(context, sign.kind));
  if (!up[sign.kind]) return refuse('NO_SUCH_SIGN', clause, 'There is no such sign to take down.');
  if (sign.kind === 'pay-table' && payTable !== undefined && at < payTable.until) {
    return refuse(
      'SIGN_STAYS_UP',
      cite(procedure.signs.payTable.clause),
      `It is ${writeMoment(at)}; the sign stays up until ${writeMoment(payTable.until)}. Take it down then.`,
    );
  }
  const raising = sign.kind === 'wager' ? raisesByTakingDown(context, sign.wager) : undefined;
  if (raising !== undefined) return raising;

  return accept({ type: 'SignTakenDown', sign, clause });
}

function clauseOf(
  { procedure: { signs: posted } }: Context,
  kind: Command<'TakeDownSign'>['sign']['kind'],
): string {
  switch (kind) {
    case 'wager':
      return posted.limits;
    case 'seat':
      return posted.bySeat.clause;
    case 'raise':
      return posted.raising.clause;
    case 'pay-table':
      return posted.payTable.clause;
    case 'closing':
      return posted.closing.clause;
  }
}
