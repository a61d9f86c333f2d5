import { type Cents, isStake, writeMoney } from '../../money.ts';
import { isMoment, MINUTE, writeMoment } from '../calendar.ts';
import type { SignsCommand } from '../command/signs.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { raised, statutoryMaximum } from '../limits.ts';
import type { Limits } from '../table.ts';
import { wagerNames } from './wager-names.ts';

type Command<Type extends SignsCommand['type']> = Extract<SignsCommand, { readonly type: Type }>;

export function postLimits(context: Context, { limits }: Command<'PostLimits'>): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.signs.limits);
  const refused = unsound(context, limits, clause) ?? raises(context, undefined, limits.minimum);
  if (refused !== undefined) return refused;
  const crossed = crossesRaise(context, undefined, limits);
  if (crossed !== undefined) return crossed;

  return accept({ type: 'LimitsPosted', limits, clause });
}

export function postWagerLimits(
  context: Context,
  { wager, limits }: Command<'PostWagerLimits'>,
): Decided<EventBody> {
  const { game, procedure, cite } = context;
  const clause = cite(procedure.signs.limits);
  if (!Object.hasOwn(game.wagers, wager))
    return refuse(
      'WAGER_NOT_OFFERED',
      cite(game.cites.wagers),
      `'${wager}' is not offered here. Offered: ${wagerNames(game)}.`,
    );
  const refused = unsound(context, limits, clause) ?? raises(context, wager, limits.minimum);
  if (refused !== undefined) return refused;
  const crossed = crossesRaise(context, wager, limits);
  if (crossed !== undefined) return crossed;

  return accept({ type: 'WagerLimitsPosted', wager, limits, clause });
}

export function postSeatLimits(
  context: Context,
  { seat, limits }: Command<'PostSeatLimits'>,
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.signs.bySeat.clause);
  if (!table.seats.has(seat)) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  const refused = unsound(context, limits, clause);
  if (refused !== undefined) return refused;
  const stated = raised(context, undefined);
  if (procedure.signs.bySeat.exceeds && stated !== undefined && limits.maximum <= stated.maximum)
    return refuse(
      'NOT_ABOVE_MAXIMUM',
      clause,
      `A sign by the seat is for more than the maximum of ${writeMoney(stated.maximum)}, and ${writeMoney(limits.maximum)} is not. Post a higher maximum, or no sign.`,
    );

  return accept({ type: 'SeatLimitsPosted', seat, limits, clause });
}

export function postRaise(
  context: Context,
  { minimum, from, wager }: Command<'PostRaise'>,
): Decided<EventBody> {
  const { table, procedure, cite, at } = context;
  const { minutes, clause: basis } = procedure.signs.raising;
  const clause = cite(basis);
  const posted = wager !== undefined && !table.signs.byWager.has(wager) ? undefined : raised(context, wager);
  if (posted === undefined)
    return refuse('NO_SUCH_SIGN', clause, 'There are no limits posted to raise. Post them first.');
  if (!isStake(minimum)) return refuse('NOT_WHOLE_CENTS', clause, 'A minimum is whole cents above nothing.');
  if (minimum <= posted.minimum) {
    return refuse(
      'NOT_A_RAISE',
      clause,
      `${writeMoney(minimum)} is no higher than the minimum of ${writeMoney(posted.minimum)}. Post the limits at once.`,
    );
  }
  if (minimum > posted.maximum) return limitsCrossed(clause, minimum, posted.maximum);
  if (!isMoment(from) || from < at + minutes * MINUTE) {
    return refuse(
      'NOTICE_TOO_SHORT',
      clause,
      `From ${writeMoment(from)} leaves less than ${minutes} minutes. Post ${writeMoment(at + minutes * MINUTE)} or later.`,
    );
  }

  return accept({ type: 'RaisePosted', minimum, from, ...(wager === undefined ? {} : { wager }), clause });
}

/** Why a wager's own line stays: without it the wager's minimum would rise at once. */
export function raisesByTakingDown(context: Context, wager: string): Decided<never> | undefined {
  const back = raised(context, undefined);
  return back === undefined ? undefined : raises(context, wager, back.minimum);
}

/** Why a minimum cannot be posted at once: at a table in play a higher one needs its sign first. */
function raises(context: Context, wager: string | undefined, minimum: Cents): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const { minutes, clause } = procedure.signs.raising;
  const posted = raised(context, wager);
  if (minutes === 0 || table.state !== 'open' || posted === undefined || minimum <= posted.minimum)
    return undefined;
  return refuse(
    'RAISE_NEEDS_A_SIGN',
    cite(clause),
    `${writeMoney(minimum)} is above the minimum of ${writeMoney(posted.minimum)}. Post the raise ${minutes} minutes ahead.`,
  );
}

/** Why limits cannot stand beside a raise that is announced already. */
function crossesRaise(
  { table, procedure, cite, at }: Context,
  wager: string | undefined,
  { maximum }: Limits,
): Decided<never> | undefined {
  const { raise } = table.signs;
  if (raise === undefined || at >= raise.from || raise.wager !== wager || raise.minimum <= maximum)
    return undefined;
  return limitsCrossed(cite(procedure.signs.limits), raise.minimum, maximum);
}

function unsound(context: Context, limits: Limits, clause: string): Decided<never> | undefined {
  const { minimum, maximum, unit } = limits;
  const lawful = statutoryMaximum(context);
  if (!isStake(minimum) || !isStake(maximum) || (unit !== undefined && !isStake(unit)))
    return refuse('NOT_WHOLE_CENTS', clause, 'Limits are whole cents above nothing.');
  if (minimum > maximum) return limitsCrossed(clause, minimum, maximum);
  if (lawful !== null && maximum > lawful) {
    const { procedure, cite } = context;
    return refuse(
      'ABOVE_STATUTORY_MAXIMUM',
      cite(procedure.signs.statutory?.posting ?? procedure.signs.limits),
      `A maximum of ${writeMoney(maximum)} is above the ${writeMoney(lawful)} that the law allows. Post ${writeMoney(lawful)} or less.`,
    );
  }
  return undefined;
}

const limitsCrossed = (clause: string, minimum: Cents, maximum: Cents): Decided<never> =>
  refuse(
    'LIMITS_CROSSED',
    clause,
    `A minimum of ${writeMoney(minimum)} is above the maximum of ${writeMoney(maximum)}. Post a lower minimum.`,
  );
