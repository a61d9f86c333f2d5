// The signs at a table: the limits for all, for a wager or for a seat, a raise to come, the odds, the closing time, and the
// largest bet that the law allows.

import { explain } from '../../explain.ts';
import { type Cents, isStake, writeMoney } from '../../money.ts';
import { everyRuleOf } from '../../wager.ts';
import { operator, supervisors } from '../authority/ranks.ts';
import { isMoment, MINUTE, monthsAfter, writeMoment } from '../calendar.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  isBlank,
  refuse,
} from '../concern.ts';
import { raised, statutoryMaximum } from '../limits.ts';
import type { Basis } from '../procedure.ts';
import type { Moment } from '../role.ts';
import { wagerNames } from '../stakes.ts';
import type { Limits, Signs, StatutoryMaximum, Table } from '../table.ts';

/** A sign that can be taken down again; the table's own limits are only ever replaced. */
type RemovableSign =
  | { readonly kind: 'wager'; readonly wager: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'raise' }
  | { readonly kind: 'pay-table' }
  | { readonly kind: 'closing' };

export type SignsCommands = {
  readonly PostLimits: { readonly limits: Limits };
  /** Gives a wager its own line on the limits sign. */
  readonly PostWagerLimits: { readonly wager: string; readonly limits: Limits };
  /** Puts a sign with a player's own limits by the seat. */
  readonly PostSeatLimits: { readonly seat: number; readonly limits: Limits };
  /** Announces a higher minimum and the time from which it applies. */
  readonly PostRaise: {
    readonly minimum: Cents;
    readonly from: Moment;
    readonly wager?: string;
  };
  readonly PostClosing: { readonly closesAt: Moment };
  /** Opens the game with other options, and posts the change. */
  readonly ChangePayTable: { readonly options: Readonly<Record<string, string>> };
  readonly SetStatutoryMaximum: { readonly entry: StatutoryMaximum };
  readonly TakeDownSign: { readonly sign: RemovableSign };
};

export type SignsEvents = {
  readonly LimitsPosted: { readonly limits: Limits };
  readonly WagerLimitsPosted: { readonly wager: string; readonly limits: Limits };
  readonly SeatLimitsPosted: { readonly seat: number; readonly limits: Limits };
  readonly RaisePosted: {
    readonly minimum: Cents;
    readonly from: Moment;
    readonly wager?: string;
  };
  readonly ClosingPosted: { readonly closesAt: Moment };
  readonly PayTableChanged: {
    readonly options: Readonly<Record<string, string>>;
    /** Until when the sign about it stays up, where one is required. */
    readonly until?: Moment;
  };
  readonly StatutoryMaximumSet: { readonly entry: StatutoryMaximum };
  readonly SignTakenDown: { readonly sign: RemovableSign };
};

export type SignsProcedure<Clause extends string> = {
  /** The sign with the smallest and the largest bet, and what a bet outside it is told. */
  readonly limits: Basis<Clause>;
  readonly minimum: Basis<Clause>;
  readonly maximum: Basis<Clause>;
  readonly multiples: Basis<Clause>;
  readonly unit: Basis<Clause>;
  /** A bet outside the limits is always refused when it is placed, or as the table's policy says. */
  readonly atEntry: 'refuse' | 'policy';
  /** How long a sign hangs before a higher minimum applies. */
  readonly raising: { readonly minutes: number; readonly clause: Basis<Clause> };
  /** A sign with one player's own limits. */
  readonly bySeat: {
    readonly clause: Basis<Clause>;
    /** It is there to let a player exceed the stated maximum, and for nothing else. */
    readonly exceeds: boolean;
  };
  /** For how many months a change of the odds stays posted. */
  readonly payTable: { readonly months: number; readonly clause: Basis<Clause> };
  /** How long a sign hangs before a table with players at it is closed. */
  readonly closing: { readonly minutes: number; readonly clause: Basis<Clause> };
  /** The largest bet that the law allows, where it sets one; no posted maximum is above it. */
  readonly statutory:
    | {
        readonly byDefault: readonly StatutoryMaximum[];
        readonly clause: Basis<Clause>;
        readonly posting: Basis<Clause>;
      }
    | undefined;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly signs: {
      readonly commands: SignsCommands;
      readonly events: SignsEvents;
      readonly procedure: SignsProcedure<Clause>;
    };
  }
}

export const signsAuthority: AuthorityOf<SignsCommands> = {
  PostLimits: { roles: supervisors },
  PostWagerLimits: { roles: supervisors },
  PostSeatLimits: { roles: supervisors },
  PostRaise: { roles: supervisors },
  PostClosing: { roles: supervisors },
  ChangePayTable: { roles: operator },
  SetStatutoryMaximum: { roles: operator },
  TakeDownSign: { roles: supervisors },
};

export const signsDecide: DecideOf<SignsCommands> = {
  PostLimits: postLimits,
  PostWagerLimits: postWagerLimits,
  PostSeatLimits: postSeatLimits,
  PostRaise: postRaise,
  PostClosing: postClosing,
  ChangePayTable: changePayTable,
  SetStatutoryMaximum: setStatutoryMaximum,
  TakeDownSign: takeDownSign,
};

export const signsEvolve: EvolveOf<SignsEvents> = {
  LimitsPosted: (table, { limits, at }) => posting(table, at, (signs) => ({ ...signs, limits })),
  WagerLimitsPosted: (table, { wager, limits, at }) =>
    posting(table, at, (signs) => ({ ...signs, byWager: new Map(signs.byWager).set(wager, limits) })),
  SeatLimitsPosted: (table, { seat, limits, at }) =>
    posting(table, at, (signs) => ({ ...signs, bySeat: new Map(signs.bySeat).set(seat, limits) })),
  RaisePosted: (table, { minimum, from, wager, at }) =>
    posting(table, at, (signs) => ({
      ...signs,
      raise: { minimum, from, postedAt: at, ...(wager === undefined ? {} : { wager }) },
    })),
  ClosingPosted: (table, { closesAt, at }) =>
    posting(table, at, (signs) => ({ ...signs, closing: { postedAt: at, closesAt } })),
  PayTableChanged: (table, { options, until, at }) => ({
    ...posting(table, at, (signs) => ({
      ...signs,
      payTable: until === undefined ? signs.payTable : { changedAt: at, until },
    })),
    setup: table.setup && { ...table.setup, options },
  }),
  StatutoryMaximumSet: (table, { entry, at }) =>
    posting(table, at, (signs) => ({ ...signs, statutory: [...signs.statutory, entry] })),
  SignTakenDown: (table, { sign, at }) =>
    posting(table, at, (signs) => {
      switch (sign.kind) {
        case 'wager': {
          const raise = signs.raise?.wager === sign.wager ? undefined : signs.raise;
          return { ...signs, byWager: without(signs.byWager, sign.wager), raise };
        }
        case 'seat':
          return { ...signs, bySeat: without(signs.bySeat, sign.seat) };
        case 'raise':
          return { ...signs, raise: undefined };
        case 'pay-table':
          return { ...signs, payTable: undefined };
        case 'closing':
          return { ...signs, closing: undefined };
      }
    }),
};

function postLimits(context: Context, { limits }: SignsCommands['PostLimits']): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.signs.limits);
  const refused = unsound(context, limits, clause) ?? raises(context, undefined, limits.minimum);
  if (refused !== undefined) return refused;
  const crossed = crossesRaise(context, undefined, limits);
  if (crossed !== undefined) return crossed;

  return accept({ type: 'LimitsPosted', limits, clause });
}

function postWagerLimits(
  context: Context,
  { wager, limits }: SignsCommands['PostWagerLimits'],
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

function postSeatLimits(
  context: Context,
  { seat, limits }: SignsCommands['PostSeatLimits'],
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

function postRaise(
  context: Context,
  { minimum, from, wager }: SignsCommands['PostRaise'],
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
function raisesByTakingDown(context: Context, wager: string): Decided<never> | undefined {
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

function postClosing(
  { table, procedure, cite, at }: Context,
  { closesAt }: SignsCommands['PostClosing'],
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
  { entry }: SignsCommands['SetStatutoryMaximum'],
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

function takeDownSign(context: Context, { sign }: SignsCommands['TakeDownSign']): Decided<EventBody> {
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
  kind: SignsCommands['TakeDownSign']['sign']['kind'],
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

/** The operator opens the game with other options: other odds, and a sign about it where one is required. */
function changePayTable(
  { table, rules, game, procedure, cite, at }: Context,
  { options }: SignsCommands['ChangePayTable'],
): Decided<EventBody> {
  const { months, clause: basis } = procedure.signs.payTable;
  const clause = cite(basis);
  const opened = rules.pack.open(options);
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', clause, 'A roll is under way. Change the odds when it is settled.');
  // What lies on the layout was staked at the odds that were posted then.
  if (table.betting.bets.length > 0)
    return refuse(
      'BETS_ARE_UP',
      clause,
      `${table.betting.bets.length} bets are undecided at the old odds. Change the odds when the layout is clear.`,
    );
  if (game.procedure.turn?.sets !== undefined && table.thrown > 0)
    return refuse(
      'TURN_HAS_BEGUN',
      cite(game.cites.options),
      `${table.thrown} throws of this turn are made by what is posted now. Change it when the dice go on.`,
    );
  if (!opened.ok) return refuse('OPTIONS_NOT_ALLOWED', opened.refusal.clause, explain(opened.refusal));
  if (sameOptions(opened.game.options, game.options))
    return refuse('NOTHING_CHANGES', clause, 'These are the odds in force. Name others.');

  return accept({
    type: 'PayTableChanged',
    options: opened.game.options,
    ...(months === 0 ? {} : { until: monthsAfter(at, months) }),
    clause,
  });
}

/** Why a table that has been played at is not set up anew with other odds: players are told of those by a sign. */
export function payTableUnposted({
  table,
  rules,
  game,
  procedure,
  cite,
}: Context): Decided<never> | undefined {
  const { months, clause } = procedure.signs.payTable;
  const before = table.setup && rules.pack.open(table.setup.options);
  if (
    months === 0 ||
    table.rolled === 0 ||
    before?.ok !== true ||
    sameOptions(game.options, before.game.options)
  )
    return undefined;
  return refuse(
    'PAY_TABLE_CHANGES',
    cite(clause),
    'The odds would change without a sign. Keep the options, and change the pay table by itself.',
  );
}

const sameOptions = (
  options: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): boolean => Object.entries(options).every(([key, value]) => others[key] === value);

/** The odds that the table pays, wager by wager, put on show. */
export function oddsOn({ game, procedure, cite }: Context): EventBody {
  const odds = Object.values(game.wagers).map((wager) => {
    const paid = everyRuleOf(wager).flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict.odds] : []));
    return { wager: wager.id, name: wager.name, odds: [...new Set(paid)] };
  });
  return { type: 'OddsPosted', odds, clause: cite(procedure.opening.odds) };
}

/** What stays posted when a table closes: all but the notices of its closing and of a raise to come. */
export const signsAfterClosing = (signs: Signs, at: Moment): Signs => ({
  ...withRaise(signs, at),
  raise: undefined,
  closing: undefined,
});

const posting = (table: Table, at: Moment, change: (signs: Signs) => Signs): Table => ({
  ...table,
  signs: change(withRaise(table.signs, at)),
});

/** A raise whose time has come is the minimum of its sign from then on, whatever is posted later. */
function withRaise(signs: Signs, at: Moment): Signs {
  const { raise, limits, byWager } = signs;
  if (raise === undefined || at < raise.from) return signs;
  const { minimum, wager } = raise;
  if (wager === undefined) return { ...signs, raise: undefined, limits: limits && { ...limits, minimum } };
  const line = byWager.get(wager);
  return {
    ...signs,
    raise: undefined,
    byWager: line === undefined ? byWager : new Map(byWager).set(wager, { ...line, minimum }),
  };
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
