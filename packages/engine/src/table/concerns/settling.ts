// Settling a called roll: bet by bet or all at once, in dealing order; then the dice go to whoever has them next.

import { standingAfter, turnEndsOn } from '../../course.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { type Roll, totalOf } from '../../roll.ts';
import { returnedLeaning } from '../bets.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  refuse,
  type Stamped,
  type ToldOf,
} from '../concern.ts';
import { afterLines, calledRoll, withPast } from '../rolls.ts';
import { decides, inDealingOrder, lineFor, toPostings } from '../settlement.ts';
import { wagerName } from '../stakes.ts';
import type { CurrentRoll, Table, TableBet, TableSettlement } from '../table.ts';
import { settled, settledBet } from '../telling.ts';
import { afterSettlement, gathered } from '../turn.ts';
import { entryInUse } from './calling.ts';
import { diceNotCentred } from './custody.ts';
import { abstaining } from './seats.ts';

export type SettlingCommands = {
  /** Settles everything the roll decides that is not settled yet, in dealing order. */
  readonly SettleRoll: object;
  readonly SettleBet: { readonly bet: string };
};

export type SettlingEvents = {
  /** One bet of a roll, where a dealer settles them one by one. */
  readonly BetSettled: { readonly settlement: TableSettlement };
  readonly RollSettled: {
    readonly settlements: readonly TableSettlement[];
    /** Throws of this turn after the roll. */
    readonly thrown: number;
    /** The stage of the table after it, where the game has such stages. */
    readonly course?: string;
  };
};

export const settlingRefusals = {
  'NO_SUCH_BET.unsettled': {},
  BET_NOT_DECIDED: { wager: 'text', stake: 'money' },
  'ROLL_NOT_CALLED.settling': {},
  'FACE_IS_DISPUTED.settling': {},
  'AMENDMENT_IS_OPEN.settling': {},
  'ENTRY_NOT_PRESSED.settling': {},
} as const satisfies RefusalTable;

const won = { who: 'seat', wager: 'text', winnings: 'money', part: 'part', odds: 'odds' } as const;

/** What is told of its events, by the figures of each line. */
export const settlingLines = {
  RollSettled: {},
  'RollSettled.nothing': { standing: 'count' },
  BetsStand: { standing: 'count' },
  'BetSettled.stands': { who: 'seat', wager: 'text' },
  'BetSettled.loses': { who: 'seat', wager: 'text', part: 'part' },
  'BetSettled.pushes': { who: 'seat', wager: 'text', part: 'part' },
  'BetSettled.wins': won,
  'BetSettled.staysUp': won,
} as const satisfies RefusalTable;

export type SettlingProcedure<Clause extends string> = {
  readonly settling: Basis<Clause>;
  /** A bet over the maximum is paid or collected to the maximum only; in full where the pack does not say so. */
  readonly overMaximum: Basis<Clause> | undefined;
  /** A bet found below the minimum after the throw is good, and is noted. */
  readonly belowMinimum: Basis<Clause> | undefined;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly settling: {
      readonly commands: SettlingCommands;
      readonly events: SettlingEvents;
      readonly procedure: SettlingProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly settling: typeof settlingRefusals;
  }
  interface LineTables {
    readonly settling: typeof settlingLines;
  }
}

export const settlingAuthority: AuthorityOf<SettlingCommands> = {
  SettleRoll: { roles: dealer },
  SettleBet: { roles: dealer },
};

export const settlingDecide: DecideOf<SettlingCommands> = {
  SettleRoll: settleRoll,
  SettleBet: settleBet,
};

export const settlingEvolve: EvolveOf<SettlingEvents> = {
  BetSettled: (table, { settlement }) => ({
    ...table,
    betting: { ...table.betting, bets: afterLines(table.betting.bets, [settlement]) },
    roll: table.roll && {
      ...table.roll,
      settled: [...table.roll.settled, settlement.bet],
      lines: [...table.roll.lines, settlement],
    },
  }),
  RollSettled: rollSettled,
};

export const settlingTold: ToldOf<SettlingEvents> = {
  BetSettled: ({ settlement }, at) => settledBet(settlement, at),
  RollSettled: ({ settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'RollSettled' },
      none: (standing) => ({ code: 'RollSettled', case: 'nothing', standing }),
    }),
};

export const settlingEventInfo: EventInfoOf<SettlingEvents> = {
  BetSettled: { carries: { settlement: 'settlement' }, topic: 'rolls', seen: everybody },
  RollSettled: {
    carries: { settlements: 'settlements', thrown: 'number', course: 'text?' },
    topic: 'rolls',
    seen: everybody,
  },
};

export function settleRoll(context: Context, _command?: SettlingCommands['SettleRoll']): Decided<EventBody> {
  const ready = readyToSettle(context);
  if (!ready.ok) return ready.refused;

  return accept(...completed(context, ready.outcome, linesLeft(context, ready.roll, ready.outcome)));
}

function settleBet(context: Context, command: SettlingCommands['SettleBet']): Decided<EventBody> {
  const { game, procedure, cite } = context;
  const clause = cite(procedure.settling.settling);
  const ready = readyToSettle(context);
  if (!ready.ok) return ready.refused;
  const left = linesLeft(context, ready.roll, ready.outcome);
  const line = left.find(({ bet }) => bet === command.bet);
  if (line === undefined) return refuse({ code: 'NO_SUCH_BET', case: 'unsettled', clause });
  if (!decides(line))
    return refuse({
      code: 'BET_NOT_DECIDED',
      clause,
      wager: wagerName(game, line.wager),
      stake: line.inPlay,
    });

  const settled: EventBody = { type: 'BetSettled', settlement: line, clause, postings: toPostings(line) };
  const others = left.filter((each) => each !== line);
  return others.some(decides)
    ? accept(settled)
    : accept(settled, ...completed(context, ready.outcome, others, [line]));
}

type Ready =
  | { readonly ok: true; readonly roll: CurrentRoll; readonly outcome: Roll }
  | { readonly ok: false; readonly refused: Decided<never> };

/** The outcome to settle by, or what stands in the way of settling. */
function readyToSettle(context: Context): Ready {
  const { table, procedure, cite } = context;
  const { dispute, noRoll, amending } = procedure.calling;
  const { roll } = table;
  const outcome = calledRoll(context);
  const no = (refused: Decided<never>): Ready => ({ ok: false, refused });

  if (roll === undefined || outcome === undefined)
    return no(
      refuse({ code: 'ROLL_NOT_CALLED', case: 'settling', clause: cite(procedure.settling.settling) }),
    );
  if (roll.facts.length > 0)
    return no(
      refuse({
        code: 'NO_ROLL_IS_DUE',
        case: 'calling',
        clause: cite(noRoll.fact.clause),
        facts: roll.facts,
      }),
    );
  if (roll.dispute?.ruled === false)
    return no(refuse({ code: 'FACE_IS_DISPUTED', case: 'settling', clause: cite(dispute.clause) }));
  if (roll.amendment !== undefined)
    return no(refuse({ code: 'AMENDMENT_IS_OPEN', case: 'settling', clause: cite(amending.clause) }));
  const unready = notEntered(context, roll, outcome) ?? diceNotCentred(context);
  return unready === undefined ? { ok: true, roll, outcome } : no(unready);
}

/** Why an outcome that is keyed and pressed apart from its call cannot be settled yet: it is not. */
function notEntered(context: Context, roll: CurrentRoll, outcome: Roll): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const { entry } = procedure.calling;
  if (entry?.way !== 'keyed-and-pressed') return undefined;
  // What is broken cannot be waited for: the dice decide.
  if (table.halt === undefined && entryInUse(context) && !isEntered(roll, outcome))
    return refuse({ code: 'ENTRY_NOT_PRESSED', case: 'settling', clause: cite(entry.clause) });
  return undefined;
}

const isEntered = ({ entry }: CurrentRoll, outcome: Roll): boolean =>
  entry?.pressed === true && entry.keyed === totalOf(outcome);

/** What the roll does to each bet that is not settled yet, where it lay when the dice came to rest. */
export function linesLeft(context: Context, roll: CurrentRoll, outcome: Roll): readonly TableSettlement[] {
  const now = new Map(context.table.betting.bets.map((bet) => [bet.bet, bet]));
  const lying = roll.layout.flatMap((bet): readonly TableBet[] => {
    const still = now.get(bet.bet);
    // Its place is what it was; the chips are those that are there to be moved.
    return still === undefined || roll.settled.includes(bet.bet)
      ? []
      : [{ ...still, wager: bet.wager, stage: bet.stage }];
  });
  return inDealingOrder(context, lying).map((bet) => lineFor(context, bet, outcome));
}

/** The end of a settled roll: the dice gathered, the rest of its lines, and the dice to whoever has them next. */
function completed(
  context: Context,
  outcome: Roll,
  settlements: readonly TableSettlement[],
  before: readonly TableSettlement[] = [],
): readonly EventBody[] {
  const { table, game, procedure, cite } = context;
  const { settling } = procedure.settling;
  const sevenOut = turnEndsOn(game, table, outcome);
  const after = standingAfter(game, table, outcome);
  const lying = afterLines(table.betting.bets, [...before, ...settlements]);
  const unsupported = returnedLeaning(context, lying);
  const bets = lying.filter((bet) => !unsupported.some((each) => each.bet === bet));
  return [
    ...gathered(context),
    {
      type: 'RollSettled',
      settlements,
      ...after,
      clause: cite(table.halt === undefined ? settling : procedure.halting.byTheDice),
      postings: settlements.flatMap(toPostings),
    },
    ...unsupported.map(({ event }) => event),
    ...afterSettlement(context, { sevenOut, thrown: after.thrown, bets }),
  ];
}

function rollSettled(
  table: Table,
  { settlements, thrown, course }: Stamped<SettlingEvents['RollSettled']>,
): Table {
  const { roll } = table;
  const outcome = roll?.calls.at(-1)?.outcome;
  const kept =
    roll === undefined || outcome === undefined
      ? table
      : withPast(table, roll, outcome, [...roll.lines, ...settlements]);
  return {
    ...kept,
    betting: { ...table.betting, bets: afterLines(table.betting.bets, settlements) },
    seats: abstaining(table),
    roll: undefined,
    thrown,
    ...(course === undefined ? {} : { course }),
    frozen: false,
    shooter: { ...table.shooter, voidsInRow: 0 },
  };
}
