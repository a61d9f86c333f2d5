// The signs at a table: the limits for all, for a wager or for a seat, a raise to come, the odds, the closing time, and the
// largest bet that the law allows.

import { type Cents, isStake } from '../../money.ts';
import type { OptionRefusal } from '../../refusal.ts';
import { named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import { listRules } from '../../wager.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  isMoment,
  MINUTE_MS,
  monthsAfter,
  operator,
  refuse,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import type { Moment } from '../role.ts';
import { raised, statutoryMaximum, wagerNames } from '../stakes.ts';
import type { Limits, Signs, StatutoryMaximum, Table } from '../table.ts';
import { wagerAt, who } from '../telling.ts';

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

export const signsRefusals = {
  'WAGER_NOT_OFFERED.sign': { wager: 'text', offered: 'texts' },
  NOT_ABOVE_MAXIMUM: { stated: 'money', maximum: 'money' },
  'NO_SUCH_SIGN.raising': {},
  'NOT_WHOLE_CENTS.minimum': {},
  NOT_A_RAISE: { minimum: 'money', posted: 'money' },
  'NOTICE_TOO_SHORT.raising': { from: 'moment', minutes: 'count', earliest: 'moment' },
  RAISE_NEEDS_A_SIGN: { minimum: 'money', posted: 'money', minutes: 'count' },
  'NOT_WHOLE_CENTS.limits': {},
  ABOVE_STATUTORY_MAXIMUM: { maximum: 'money', lawful: 'money' },
  LIMITS_CROSSED: { minimum: 'money', maximum: 'money' },
  'NOTICE_TOO_SHORT.closing': { closesAt: 'moment', minutes: 'count', earliest: 'moment' },
  NO_STATUTORY_MAXIMUM: {},
  NOT_A_DATE: {},
  'NOT_WHOLE_CENTS.maximum': {},
  SOURCE_MISSING: {},
  'NO_SUCH_SIGN.removing': {},
  SIGN_STAYS_UP: { at: 'moment', until: 'moment' },
  'ROLL_UNDER_WAY.odds': {},
  'BETS_ARE_UP.odds': { bets: 'count' },
  'TURN_HAS_BEGUN.odds': { thrown: 'count' },
  'NOTHING_CHANGES.odds': {},
  PAY_TABLE_CHANGES: {},
  'OPTIONS_NOT_ALLOWED.none': { option: 'text' },
  'OPTIONS_NOT_ALLOWED.unknown': { option: 'text', known: 'texts' },
  'OPTIONS_NOT_ALLOWED.value': { option: 'text', value: 'text', allowed: namedByPack('says') },
} as const satisfies RefusalTable;

const limits = { minimum: 'money', maximum: 'money' } as const;

/** What is told of its events, by the figures of each line. */
export const signsLines = {
  LimitsPosted: limits,
  WagerLimitsPosted: { wager: 'text', ...limits },
  SeatLimitsPosted: { who: 'seat', ...limits },
  RaisePosted: { minimum: 'money', from: 'clock' },
  ClosingPosted: { closesAt: 'clock' },
  PayTableChanged: { options: 'list' },
  StatutoryMaximumSet: { maximum: 'money' },
  'StatutoryMaximumSet.none': {},
  SignTakenDown: { sign: named('sign', ['wager', 'seat', 'raise', 'pay-table', 'closing']) },
} as const satisfies RefusalTable;

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
  interface RefusalTables {
    readonly signs: typeof signsRefusals;
  }
  interface LineTables {
    readonly signs: typeof signsLines;
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

export const signsTold: ToldOf<SignsEvents> = {
  LimitsPosted: (event) => ({ code: 'LimitsPosted', ...within(event.limits) }),
  WagerLimitsPosted: (event, at) => ({
    code: 'WagerLimitsPosted',
    wager: wagerAt(at, event.wager),
    ...within(event.limits),
  }),
  SeatLimitsPosted: (event, at) => ({
    code: 'SeatLimitsPosted',
    who: who(at, event.seat),
    ...within(event.limits),
  }),
  RaisePosted: ({ minimum, from }) => ({ code: 'RaisePosted', minimum, from }),
  ClosingPosted: ({ closesAt }) => ({ code: 'ClosingPosted', closesAt }),
  PayTableChanged: ({ options }) => ({
    code: 'PayTableChanged',
    options: Object.entries(options).map(([key, value]) => `${key} ${value}`),
  }),
  StatutoryMaximumSet: ({ entry: { maximum } }) =>
    maximum === null
      ? { code: 'StatutoryMaximumSet', case: 'none' }
      : { code: 'StatutoryMaximumSet', maximum },
  SignTakenDown: ({ sign }) => ({ code: 'SignTakenDown', sign: sign.kind }),
};

export const signsEventInfo: EventInfoOf<SignsEvents> = {
  LimitsPosted: { carries: { limits: 'limits' }, topic: 'limits', seen: everybody },
  WagerLimitsPosted: { carries: { wager: 'text', limits: 'limits' }, topic: 'limits', seen: everybody },
  SeatLimitsPosted: { carries: { seat: 'number', limits: 'limits' }, topic: 'limits', seen: everybody },
  RaisePosted: {
    carries: { minimum: 'number', from: 'number', wager: 'text?' },
    topic: 'limits',
    seen: everybody,
  },
  ClosingPosted: { carries: { closesAt: 'number' }, topic: 'limits', seen: everybody },
  PayTableChanged: { carries: { options: 'thing', until: 'number?' }, topic: 'limits', seen: everybody },
  StatutoryMaximumSet: { carries: { entry: 'thing' }, topic: 'limits', seen: everybody },
  SignTakenDown: { carries: { sign: 'thing' }, topic: 'limits', seen: everybody },
};

const within = ({ minimum, maximum }: Limits) => ({ minimum, maximum });

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
    return refuse({
      code: 'WAGER_NOT_OFFERED',
      case: 'sign',
      clause: cite(game.cites.wagers),
      wager,
      offered: wagerNames(game),
    });
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
  if (!table.seats.has(seat)) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  const refused = unsound(context, limits, clause);
  if (refused !== undefined) return refused;
  const stated = raised(context, undefined);
  if (procedure.signs.bySeat.exceeds && stated !== undefined && limits.maximum <= stated.maximum)
    return refuse({ code: 'NOT_ABOVE_MAXIMUM', clause, stated: stated.maximum, maximum: limits.maximum });

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
  if (posted === undefined) return refuse({ code: 'NO_SUCH_SIGN', case: 'raising', clause });
  if (!isStake(minimum)) return refuse({ code: 'NOT_WHOLE_CENTS', case: 'minimum', clause });
  if (minimum <= posted.minimum) {
    return refuse({ code: 'NOT_A_RAISE', clause, minimum, posted: posted.minimum });
  }
  if (minimum > posted.maximum) return limitsCrossed(clause, minimum, posted.maximum);
  if (!isMoment(from) || from < at + minutes * MINUTE_MS) {
    return refuse({
      code: 'NOTICE_TOO_SHORT',
      case: 'raising',
      clause,
      from,
      minutes,
      earliest: at + minutes * MINUTE_MS,
    });
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
  return refuse({
    code: 'RAISE_NEEDS_A_SIGN',
    clause: cite(clause),
    minimum,
    posted: posted.minimum,
    minutes,
  });
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
    return refuse({ code: 'NOT_WHOLE_CENTS', case: 'limits', clause });
  if (minimum > maximum) return limitsCrossed(clause, minimum, maximum);
  if (lawful !== null && maximum > lawful) {
    const { procedure, cite } = context;
    return refuse({
      code: 'ABOVE_STATUTORY_MAXIMUM',
      clause: cite(procedure.signs.statutory?.posting ?? procedure.signs.limits),
      maximum,
      lawful,
    });
  }
  return undefined;
}

const limitsCrossed = (clause: string, minimum: Cents, maximum: Cents): Decided<never> =>
  refuse({ code: 'LIMITS_CROSSED', clause, minimum, maximum });

function postClosing(
  { table, procedure, cite, at }: Context,
  { closesAt }: SignsCommands['PostClosing'],
): Decided<EventBody> {
  const { minutes, clause: basis } = procedure.signs.closing;
  const clause = cite(basis);
  if (table.state === 'closed') return refuse({ code: 'TABLE_IS_CLOSED', case: 'already', clause });
  if (!isMoment(closesAt) || closesAt < at + minutes * MINUTE_MS) {
    return refuse({
      code: 'NOTICE_TOO_SHORT',
      case: 'closing',
      clause,
      closesAt,
      minutes,
      earliest: at + minutes * MINUTE_MS,
    });
  }

  return accept({ type: 'ClosingPosted', closesAt, clause });
}

function setStatutoryMaximum(
  { procedure, cite }: Context,
  { entry }: SignsCommands['SetStatutoryMaximum'],
): Decided<EventBody> {
  const { statutory } = procedure.signs;
  const { from, maximum, source } = entry;
  if (statutory === undefined) return refuse({ code: 'NO_STATUTORY_MAXIMUM', clause: 'policy/limits' });
  const clause = cite(statutory.clause);
  if (!isMoment(from)) return refuse({ code: 'NOT_A_DATE', clause });
  if (maximum !== null && !isStake(maximum))
    return refuse({ code: 'NOT_WHOLE_CENTS', case: 'maximum', clause });
  if (isBlank(source)) return refuse({ code: 'SOURCE_MISSING', clause });

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
  const clause = cite(citeSign(context, sign.kind));
  if (!up[sign.kind]) return refuse({ code: 'NO_SUCH_SIGN', case: 'removing', clause });
  if (sign.kind === 'pay-table' && payTable !== undefined && at < payTable.until) {
    return refuse({
      code: 'SIGN_STAYS_UP',
      clause: cite(procedure.signs.payTable.clause),
      at,
      until: payTable.until,
    });
  }
  const raising = sign.kind === 'wager' ? raisesByTakingDown(context, sign.wager) : undefined;
  if (raising !== undefined) return raising;

  return accept({ type: 'SignTakenDown', sign, clause });
}

function citeSign(
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
  if (table.roll !== undefined) return refuse({ code: 'ROLL_UNDER_WAY', case: 'odds', clause });
  // What lies on the layout was staked at the odds that were posted then.
  if (table.betting.bets.length > 0)
    return refuse({ code: 'BETS_ARE_UP', case: 'odds', clause, bets: table.betting.bets.length });
  if (game.course?.sets !== undefined && table.thrown > 0)
    return refuse({
      code: 'TURN_HAS_BEGUN',
      case: 'odds',
      clause: cite(game.cites.options),
      thrown: table.thrown,
    });
  if (!opened.ok) return optionsRefused(opened.refusal);
  if (sameOptions(opened.game.options, game.options))
    return refuse({ code: 'NOTHING_CHANGES', case: 'odds', clause });

  return accept({
    type: 'PayTableChanged',
    options: opened.game.options,
    ...(months === 0 ? {} : { until: monthsAfter(at, months) }),
    clause,
  });
}

/** Why a pack does not open with these options. */
function optionsRefused(refusal: OptionRefusal): Decided<never> {
  const { clause, option } = refusal;
  const code = 'OPTIONS_NOT_ALLOWED';
  if (refusal.code === 'OPTION_NOT_ALLOWED')
    return refuse({ code, case: 'value', clause, option, value: refusal.value, allowed: refusal.allowed });
  return 'case' in refusal
    ? refuse({ code, case: 'none', clause, option })
    : refuse({ code, case: 'unknown', clause, option, known: refusal.known });
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
  return refuse({ code: 'PAY_TABLE_CHANGES', clause: cite(clause) });
}

const sameOptions = (
  options: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): boolean => Object.entries(options).every(([key, value]) => others[key] === value);

/** The odds that the table pays, wager by wager, put on show. */
export function oddsOn({ game, procedure, cite }: Context): EventBody {
  const odds = Object.values(game.wagers).map((wager) => {
    const paid = listRules(wager).flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict.odds] : []));
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
