import { named, type RefusalTable } from '../../refusal-table.ts';
import { betOn, citeWindow, layoutClosed, type NewBet, together } from '../bets.ts';
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
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { everyRole, type Role } from '../role.ts';
import { flagsOn, handedBack, laid, newBetsRefusal, staked } from '../stakes.ts';
import { byPeople, type Table, type TableBet } from '../table.ts';
import { aboutBet, betAt, stakedOn, stakeOn } from '../telling.ts';
import { diceOut, mayNotBet } from './betting.ts';

// Late bets: called while the dice are in the air, and good only where somebody of the table confirms them in time.

/** Bets called while the dice are in the air. */
export type LateCommands = {
  /** Asks for late bets, all or none; their chips go up with the asking. */
  readonly AskLateBets: { readonly seat: number; readonly bets: readonly NewBet[] };
  readonly WithdrawLateBet: { readonly seat: number; readonly bet: string };
  readonly ConfirmLateBet: { readonly bet: string };
  readonly DeclineLateBet: { readonly bet: string };
};

export type LateEvents = {
  readonly LateBetAsked: { readonly bet: TableBet };
  /** The late bet counts for the roll; `lies` is the bet as it lies now, with what its owner had there before. */
  readonly LateBetConfirmed: { readonly bet: string; readonly lies: TableBet };
  readonly LateBetWithdrawn: { readonly bet: string };
  readonly LateBetDeclined: { readonly bet: string };
  /** The dice rested, or the roll was void, before anyone confirmed the bet. */
  readonly LateBetLapsed: { readonly bet: string };
};

export const lateRefusals = {
  BETTING_IS_OPEN: {},
  OWN_BET: {},
  NOT_OF_THIS_TABLE: { role: named('role', everyRole) },
  NO_SUCH_LATE_BET: {},
  NO_LATE_BETS: {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const lateLines = {
  LateBetAsked: stakeOn,
  LateBetConfirmed: aboutBet,
  LateBetWithdrawn: aboutBet,
  LateBetDeclined: aboutBet,
  LateBetLapsed: aboutBet,
} as const satisfies RefusalTable;

export type LateProcedure<Clause extends string> = {
  /** Between the release of the dice and their rest. */
  readonly window: Basis<Clause>;
  /** Chips come with the bet. */
  readonly chips: Basis<Clause>;
  /** Somebody of this table has to confirm it. */
  readonly confirming: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** What is not confirmed before the dice rest goes back. */
  readonly lapsing: Basis<Clause>;
  readonly withdrawing: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    /** None where bets are closed from the release of the dice. */
    readonly late: {
      readonly commands: LateCommands;
      readonly events: LateEvents;
      readonly procedure: LateProcedure<Clause> | undefined;
    };
  }
  interface RefusalTables {
    readonly late: typeof lateRefusals;
  }
  interface LineTables {
    readonly late: typeof lateLines;
  }
}

export const lateAuthority: AuthorityOf<LateCommands> = {
  AskLateBets: { roles: player },
  WithdrawLateBet: { roles: player },
  ConfirmLateBet: { roles: ['dealer', ...supervisors], narrowed: ({ late }) => late?.confirming },
  DeclineLateBet: { roles: ['dealer', ...supervisors], narrowed: ({ late }) => late?.confirming },
};

export const lateDecide: DecideOf<LateCommands> = {
  AskLateBets: askLateBets,
  WithdrawLateBet: withdrawLateBet,
  ConfirmLateBet: confirmLateBet,
  DeclineLateBet: declineLateBet,
};

export const lateEvolve: EvolveOf<LateEvents> = {
  LateBetAsked: (table, { bet, at }) => ({
    ...table,
    betting: {
      ...table.betting,
      late: [...table.betting.late, { ...bet, askedAt: at }],
      placed: table.betting.placed + 1,
    },
  }),
  LateBetConfirmed: lateBetConfirmed,
  LateBetWithdrawn: noLongerWaiting,
  LateBetDeclined: noLongerWaiting,
  LateBetLapsed: noLongerWaiting,
};

export const lateTold: ToldOf<LateEvents> = {
  LateBetAsked: ({ bet }, at) => ({ code: 'LateBetAsked', ...stakedOn(bet, at) }),
  LateBetConfirmed: ({ bet }, at) => ({ code: 'LateBetConfirmed', bet: [betAt(at, bet)] }),
  LateBetWithdrawn: ({ bet }, at) => ({ code: 'LateBetWithdrawn', bet: [betAt(at, bet)] }),
  LateBetDeclined: ({ bet }, at) => ({ code: 'LateBetDeclined', bet: [betAt(at, bet)] }),
  LateBetLapsed: ({ bet }, at) => ({ code: 'LateBetLapsed', bet: [betAt(at, bet)] }),
};

export const lateEventInfo: EventInfoOf<LateEvents> = {
  LateBetAsked: { carries: { bet: 'bet' }, topic: 'late-bets', seen: everybody },
  LateBetConfirmed: { carries: { bet: 'text', lies: 'bet' }, topic: 'late-bets', seen: everybody },
  LateBetWithdrawn: { carries: { bet: 'text' }, topic: 'late-bets', seen: everybody },
  LateBetDeclined: { carries: { bet: 'text' }, topic: 'late-bets', seen: everybody },
  LateBetLapsed: { carries: { bet: 'text' }, topic: 'late-bets', seen: everybody },
};

/** Late bets that nobody confirmed go back when the dice come to rest, or when the roll ends before that. */
export function lapsed({ table, procedure, cite }: Context): readonly EventBody[] {
  const { late } = procedure;
  if (late === undefined) return [];
  const clause = cite(late.lapsing);
  return table.betting.late.map((bet) => ({
    type: 'LateBetLapsed',
    bet: bet.bet,
    clause,
    postings: handedBack(bet),
  }));
}

function askLateBets(context: Context, { seat, bets }: LateCommands['AskLateBets']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { late } = procedure;
  const barred = mayNotBet(context, seat) ?? layoutClosed(context);
  if (barred !== undefined) return barred;
  if (table.roll === undefined)
    return refuse({
      code: 'BETTING_IS_OPEN',
      clause: citeWindow(context, bets[0]?.wager, procedure.betting.closing),
    });
  if (late === undefined || table.roll.restedAt !== undefined)
    return diceOut(context, bets[0]?.wager) ?? noLateBets(context);
  // A want of chips is a fault of the late bet under its own clause.
  const chips = { ...procedure.betting, chips: late.chips };
  const refused = newBetsRefusal({ ...context, procedure: { ...procedure, betting: chips } }, seat, bets);
  if (refused !== undefined) return refused;

  return accept(
    ...laid(context, { seat, bets, placedBy: 'player', joining: false }).map(
      (bet): EventBody => ({ type: 'LateBetAsked', bet, clause: cite(late.chips), postings: staked(bet) }),
    ),
  );
}

function withdrawLateBet(context: Context, command: LateCommands['WithdrawLateBet']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat } = command;
  const { late } = procedure;
  if (late === undefined) return noLateBets(context);
  const bet = table.betting.late.find((each) => each.bet === command.bet && each.seat === seat);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'betting', clause: cite(late.withdrawing), seat });
  if (bet === undefined) return notWaiting(context, late);

  return accept({
    type: 'LateBetWithdrawn',
    bet: bet.bet,
    clause: cite(late.withdrawing),
    postings: handedBack(bet),
  });
}

function confirmLateBet(context: Context, command: LateCommands['ConfirmLateBet']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { late } = procedure;
  if (late === undefined) return noLateBets(context);
  const bet = table.betting.late.find((each) => each.bet === command.bet);
  const stranger = mayNotAnswer(context, late) ?? layoutClosed(context);
  if (stranger !== undefined) return stranger;
  if (bet === undefined) return notWaiting(context, late);
  if (table.seats.get(bet.seat)?.person === by.person)
    return refuse({ code: 'OWN_BET', clause: cite(late.confirming.clause) });

  const { askedAt: _, ...asked } = bet;
  const held = betOn(context, bet.seat, bet.wager);
  const both = held === undefined ? undefined : together(held, asked);
  const lies: TableBet = both === undefined ? asked : { ...both, flags: flagsOn(context, both) };
  return accept({ type: 'LateBetConfirmed', bet: bet.bet, lies, clause: cite(late.confirming.clause) });
}

function declineLateBet(context: Context, command: LateCommands['DeclineLateBet']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { late } = procedure;
  if (late === undefined) return noLateBets(context);
  const bet = table.betting.late.find((each) => each.bet === command.bet);
  const stranger = mayNotAnswer(context, late);
  if (stranger !== undefined) return stranger;
  if (bet === undefined) return notWaiting(context, late);

  return accept({
    type: 'LateBetDeclined',
    bet: bet.bet,
    clause: cite(late.confirming.clause),
    postings: handedBack(bet),
  });
}

/**
 * Only somebody who works at this very table answers for a late bet. At home, where nobody but the house is signed on,
 * that is whoever deals.
 */
function mayNotAnswer(
  { table, setup, by, cite }: Context,
  { confirming }: LateProcedure<string>,
): Decided<never> | undefined {
  const supervises = by.role !== 'dealer' && by.pit !== undefined && by.pit === setup.pit;
  const isStaffed = byPeople(setup) || [...table.staff.keys()].some((person) => person !== 'house');
  if (isStaffed && table.staff.get(by.person) !== by.role && !supervises)
    return refuse({ code: 'NOT_OF_THIS_TABLE', clause: cite(confirming.clause), role: by.role });
  return undefined;
}

const notWaiting = ({ cite }: Context, { lapsing }: LateProcedure<string>): Decided<never> =>
  refuse({ code: 'NO_SUCH_LATE_BET', clause: cite(lapsing) });

const noLateBets = (context: Context): Decided<never> =>
  refuse({ code: 'NO_LATE_BETS', clause: citeWindow(context, undefined, context.procedure.betting.closing) });

function lateBetConfirmed(table: Table, event: Stamped<LateEvents['LateBetConfirmed']>): Table {
  const { bets } = table.betting;
  const { lies } = event;
  const after = bets.some(({ bet }) => bet === lies.bet)
    ? bets.map((bet) => (bet.bet === lies.bet ? lies : bet))
    : [...bets, lies];
  return noLongerWaiting({ ...table, betting: { ...table.betting, bets: after } }, event);
}

function noLongerWaiting(table: Table, { bet }: { readonly bet: string }): Table {
  const late = table.betting.late.filter((each) => each.bet !== bet);
  return { ...table, betting: { ...table.betting, late } };
}
