import type { Cents } from '../../money.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import {
  betClosed,
  citeWindow,
  lastLimits,
  layoutClosed,
  type NewBet,
  returnedLeaning,
  together,
  withLimits,
  withSums,
} from '../bets.ts';
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
  player,
  refuse,
  type Stamped,
  type ToldOf,
} from '../concern.ts';
import { brokenChip, flagsOn, handedBack, laid, newBetsRefusal, outsideLimits, putDown } from '../stakes.ts';
import type { Limits, Table, TableBet } from '../table.ts';
import { aboutBet, betAt, stakedOn, stakeOn } from '../telling.ts';

// Bets that a player makes and takes down. When a bet may be touched is in `bets.ts`, what may be staked in `stakes.ts`.

export type BettingCommands = {
  /** Several bets in one request are placed all or none. */
  readonly PlaceBets: { readonly seat: number; readonly bets: readonly NewBet[] };
  /** Takes a bet down, or reduces it to what is left up. */
  readonly TakeDownBet: { readonly seat: number; readonly bet: string; readonly leave?: Cents };
};

/** A change of one bet: by how much, and how it lies afterwards where that is known. */
type Change = {
  readonly bet: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  readonly stack?: readonly Cents[];
  readonly flags?: readonly string[];
};

export type BettingEvents = {
  readonly BetPlaced: { readonly bet: TableBet };
  /** With the limits in force when it was added; earlier additions came under those of the bet they were added to. */
  readonly BetAddedTo: { readonly limits?: Limits } & Change;
  readonly BetTakenDown: Change;
};

export const bettingRefusals = {
  'NOT_YOUR_SEAT.betting': { seat: 'count' },
  'NO_SUCH_BET.own': {},
  NOT_LESS: { leave: 'money', stake: 'money' },
  'DEALER_MAY_NOT_BET.betting': {},
  'BETTING_IS_CLOSED.until-settled': {},
  'BETTING_IS_CLOSED.but-late': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const bettingLines = {
  BetPlaced: stakeOn,
  BetAddedTo: { stake: 'stake', ...aboutBet },
  BetTakenDown: { stake: 'stake', ...aboutBet },
  Bet: { who: 'seat', wager: 'text' },
  'Bet.unknown': { bet: 'text' },
  'Bet.unknownFirst': { bet: 'text' },
} as const satisfies RefusalTable;

export type BettingProcedure<Clause extends string> = {
  /** Bets are made with chips. */
  readonly chips: Basis<Clause>;
  /** The largest denomination lies at the bottom. */
  readonly stacking: Basis<Clause>;
  /** New bets are made only while the dice are not out. */
  readonly closing: Basis<Clause>;
  readonly takingDown: { readonly until: 'rest' | 'release'; readonly clause: Basis<Clause> };
  /** The clause about the window of a wager, where it has one of its own. */
  readonly windows: Readonly<Record<string, Basis<Clause>>>;
  /** A bet that has lost may not be touched. */
  readonly lost: Basis<Clause> | undefined;
  /** No new bets while the dealer throws out what is undecided, unless the table's policy allows them. */
  readonly runOut: Basis<Clause> | undefined;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly betting: {
      readonly commands: BettingCommands;
      readonly events: BettingEvents;
      readonly procedure: BettingProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly betting: typeof bettingRefusals;
  }
  interface LineTables {
    readonly betting: typeof bettingLines;
  }
}

export const bettingAuthority: AuthorityOf<BettingCommands> = {
  PlaceBets: { roles: player },
  TakeDownBet: { roles: player },
};

export const bettingDecide: DecideOf<BettingCommands> = {
  PlaceBets: placeBets,
  TakeDownBet: takeDownBet,
};

export const bettingEvolve: EvolveOf<BettingEvents> = {
  BetPlaced: (table, { bet }) => ({
    ...table,
    betting: { ...table.betting, bets: [...table.betting.bets, bet], placed: table.betting.placed + 1 },
  }),
  BetAddedTo: (table, event) =>
    changed(table, event, (bet) => {
      const { chips, tokens, limits = lastLimits(bet) } = event;
      return together(bet, withLimits({ ...bet, chips, tokens }, limits));
    }),
  BetTakenDown: (table, event) =>
    changed(table, event, (bet) =>
      withSums(bet, { chips: bet.chips - event.chips, tokens: bet.tokens - event.tokens }),
    ),
};

export const bettingTold: ToldOf<BettingEvents> = {
  BetPlaced: ({ bet }, at) => ({ code: 'BetPlaced', ...stakedOn(bet, at) }),
  BetAddedTo: ({ bet, chips, tokens }, at) => ({
    code: 'BetAddedTo',
    stake: { chips, tokens },
    bet: [betAt(at, bet)],
  }),
  BetTakenDown: ({ bet, chips, tokens }, at) => ({
    code: 'BetTakenDown',
    stake: { chips, tokens },
    bet: [betAt(at, bet)],
  }),
};

export const bettingEventInfo: EventInfoOf<BettingEvents> = {
  BetPlaced: { carries: { bet: 'bet' }, topic: 'bets', seen: everybody },
  BetAddedTo: {
    carries: {
      bet: 'text',
      chips: 'number',
      tokens: 'number',
      stack: 'numbers?',
      flags: 'texts?',
      limits: 'limits?',
    },
    topic: 'bets',
    seen: everybody,
  },
  BetTakenDown: {
    carries: { bet: 'text', chips: 'number', tokens: 'number', stack: 'numbers?', flags: 'texts?' },
    topic: 'bets',
    seen: everybody,
  },
};

function placeBets(context: Context, { seat, bets }: BettingCommands['PlaceBets']): Decided<EventBody> {
  const refused =
    mayNotBet(context, seat) ??
    layoutClosed(context) ??
    diceOut(context, bets[0]?.wager) ??
    newBetsRefusal(context, seat, bets);
  if (refused !== undefined) return refused;

  const made = laid(context, { seat, bets, placedBy: 'player', joining: true });
  return accept(...made.map((bet) => putDown(context, bet)));
}

function takeDownBet(context: Context, command: BettingCommands['TakeDownBet']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat, leave = 0 } = command;
  const clause = cite(procedure.betting.takingDown.clause);
  const bet = table.betting.bets.find((each) => each.bet === command.bet && each.seat === seat);
  const stake = bet === undefined ? 0 : bet.chips + bet.tokens;

  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'betting', clause, seat });
  if (bet === undefined) return refuse({ code: 'NO_SUCH_BET', case: 'own', clause });
  const closed = betClosed(context, bet);
  if (closed !== undefined) return closed;
  if (!Number.isSafeInteger(leave) || leave < 0 || leave >= stake) {
    return refuse({ code: 'NOT_LESS', clause, leave, stake });
  }
  const left = withSums(bet, whatIsLeft(bet, leave));
  const odd =
    leave === 0
      ? undefined
      : (brokenChip(context, seat, leave) ??
        outsideLimits(context, seat, bet.wager, leave, lastLimits(left)));
  if (odd !== undefined) return odd;

  const bets = table.betting.bets.flatMap((each) =>
    each.bet !== bet.bet ? [each] : leave === 0 ? [] : [left],
  );
  const unsupported = returnedLeaning(context, bets).map(({ event }) => event);
  return accept(takenDown(context, bet, leave), ...unsupported);
}

/** Why a person may not bet from a seat, if not. */
export function mayNotBet({ table, by, procedure, cite }: Context, seat: number): Decided<never> | undefined {
  if (table.staff.get(by.person) === 'dealer')
    return refuse({ code: 'DEALER_MAY_NOT_BET', case: 'betting', clause: cite(procedure.staff.noBets) });
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'betting', clause: cite(procedure.betting.chips), seat });
  return undefined;
}

/** Why no ordinary bet is taken while a roll is made, if one is. */
export function diceOut(context: Context, wager: string | undefined): Decided<never> | undefined {
  const { table, procedure } = context;
  const { roll } = table;
  if (roll === undefined) return undefined;
  const isInTheAir = procedure.late !== undefined && roll.restedAt === undefined;
  return refuse({
    code: 'BETTING_IS_CLOSED',
    case: isInTheAir ? 'but-late' : 'until-settled',
    clause: citeWindow(context, wager, procedure.betting.closing),
  });
}

/** Chips come back before tokens: a token is good for nothing but a bet. */
function whatIsLeft({ chips, tokens }: TableBet, leave: Cents): Pick<TableBet, 'chips' | 'tokens'> {
  const left = Math.max(0, leave - tokens);
  return { chips: Math.min(chips, left), tokens: leave - left };
}

export function takenDown(context: Context, bet: TableBet, leave: Cents): EventBody {
  const { procedure } = context;
  const left = withSums(bet, whatIsLeft(bet, leave));
  const chips = bet.chips - left.chips;
  const tokens = bet.tokens - left.tokens;
  return {
    type: 'BetTakenDown',
    bet: bet.bet,
    chips,
    tokens,
    ...(leave === 0 ? {} : { flags: flagsOn(context, left) }),
    clause: citeWindow(context, bet.wager, procedure.betting.takingDown.clause),
    postings: handedBack({ seat: bet.seat, chips, tokens }),
  };
}

/** How the chips are stacked is known afterwards only where the event says so. */
function changed(
  table: Table,
  { bet: name, stack, flags }: Stamped<BettingEvents['BetAddedTo']> | Stamped<BettingEvents['BetTakenDown']>,
  change: (bet: TableBet) => TableBet,
): Table {
  const bets = table.betting.bets
    .map((bet) => {
      if (bet.bet !== name) return bet;
      const { stack: _, ...after } = change(bet);
      return { ...after, flags: flags ?? bet.flags, ...(stack === undefined ? {} : { stack }) };
    })
    .filter((bet) => bet.chips + bet.tokens > 0);
  return { ...table, betting: { ...table.betting, bets } };
}
