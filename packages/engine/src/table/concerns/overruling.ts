// Putting a call right: somebody higher overrules it, the operator rules on what no rule covers, or the outcome is declared
// invalid. How a roll that is settled is undone and settled again is in `correction.ts`.

import { type Cents, isStake, writeMoney } from '../../money.ts';
import { isRoll, type Pips, totalOf, writeRoll } from '../../roll.ts';
import { operator, supervisors } from '../authority/ranks.ts';
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
  type Stamped,
  unchanged,
} from '../concern.ts';
import {
  betsAfter,
  carried,
  corrected,
  correctionOf,
  hasLeft,
  isLast,
  putRight,
  turnAfter,
  undone,
} from '../correction.ts';
import { balanceOf, moved, type Posting, posted, sumOf } from '../ledger.ts';
import type { Basis } from '../procedure.ts';
import { type By, everyRole, type Role, rungOf } from '../role.ts';
import { afterLines, againstRuling, withPast, withRestored } from '../rolls.ts';
import { betReturned } from '../stakes.ts';
import type { CurrentRoll, Outcome, PastRoll, RollCall, Table, TableBet, TableSettlement } from '../table.ts';
import { passedByHouse } from '../turn.ts';
import { voided } from '../voiding.ts';

export type OverrulingCommands = {
  /** Puts another outcome in the place of the one called; of the roll under way, else of the last one. */
  readonly OverruleCall: {
    readonly roll?: number;
    readonly faces: readonly Pips[] | 'void';
    readonly words: string;
  };
  /** The operator decides what the rules do not cover, with chips moved where that is part of it. */
  readonly RuleMatter: {
    readonly words: string;
    readonly faces?: readonly Pips[] | 'void';
    readonly adjustment?: readonly Posting[];
  };
  readonly InvalidateRoll: {
    readonly roll: number;
    readonly ground: string;
    readonly bets: 'refund' | 'stand';
    /** The seats of those named in a fraud, what is thought of it, and whose bets are forfeited. */
    readonly persons?: readonly number[];
    /** Those named in it who had no seat: a spectator, somebody of the staff. */
    readonly others?: readonly string[];
    readonly opinion?: string;
    readonly forfeits?: readonly number[];
  };
};

export type OverrulingEvents = {
  readonly CallOverruled: {
    readonly roll: number;
    readonly was: Outcome;
    readonly outcome: Outcome;
    readonly over: By;
    readonly words: string;
  };
  /** What a roll did is undone, line by line, and the bets lie where they lay. */
  readonly RollReversed: {
    readonly roll: number;
    readonly lines: readonly { readonly roll: number; readonly line: TableSettlement }[];
    readonly bets: readonly TableBet[];
  };
  readonly RollSettledAgain: {
    readonly roll: number;
    readonly settlements: readonly TableSettlement[];
    readonly thrown: number;
    readonly freezes: boolean;
  };
  /** What a person no longer has in a rack at the table, or is owed after leaving it; negative when owing. */
  readonly BalanceCarried: {
    readonly seat: number;
    readonly person: string;
    readonly cents: Cents;
  };
  /** A turn that a wrong call had ended goes on. */
  readonly DiceGivenBack: {
    readonly seat: number;
    readonly dice: readonly string[];
    readonly thrown: number;
  };
  readonly MatterRuled: { readonly words: string };
  readonly RollInvalidated: {
    readonly roll: number;
    readonly ground: string;
    readonly bets: 'refund' | 'stand';
    readonly persons: readonly number[];
    readonly others?: readonly string[];
    readonly opinion?: string;
  };
  readonly BetForfeited: {
    readonly bet: string;
    readonly seat: number;
    readonly chips: Cents;
    readonly tokens: Cents;
  };
};

export type OverrulingProcedure<Clause extends string> = {
  /** Only somebody strictly higher may overrule. */
  readonly clause: Basis<Clause>;
  /** Who may overrule those below, and by which clause; nobody where the pack goes another way. */
  readonly rungs: Readonly<Partial<Record<Role, Basis<Clause>>>>;
  /** Who may put right a roll earlier than the last. */
  readonly earlier: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  /** What the rules do not cover. */
  readonly uncovered: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly invalidating: InvalidatingProcedure<Clause> | undefined;
};

export type InvalidatingProcedure<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  readonly disturbances: { readonly grounds: readonly string[]; readonly clause: Basis<Clause> };
  readonly fraud: { readonly ground: string; readonly clause: Basis<Clause> };
  readonly refund: Basis<Clause>;
  /** What somebody might take for a ground and is none. */
  readonly noGrounds: Readonly<Record<string, Basis<Clause>>>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly overruling: {
      readonly commands: OverrulingCommands;
      readonly events: OverrulingEvents;
      readonly procedure: OverrulingProcedure<Clause>;
    };
  }
}

export const overrulingAuthority: AuthorityOf<OverrulingCommands> = {
  OverruleCall: {
    roles: supervisors,
    narrowed: ({ overruling: { rungs, clause } }) => ({
      roles: everyRole.filter((role) => rungs[role] !== undefined),
      clause,
    }),
  },
  RuleMatter: { roles: operator, narrowed: ({ overruling }) => overruling.uncovered },
  InvalidateRoll: { roles: supervisors, narrowed: ({ overruling }) => overruling.invalidating },
};

export const overrulingDecide: DecideOf<OverrulingCommands> = {
  OverruleCall: overruleCall,
  RuleMatter: ruleMatter,
  InvalidateRoll: invalidateRoll,
};

export const overrulingEvolve: EvolveOf<OverrulingEvents> = {
  CallOverruled: callOverruled,
  RollReversed: rollReversed,
  RollSettledAgain: (table, { roll, settlements, thrown, freezes }) => ({
    ...onPast(withBets(table, afterLines(table.betting.bets, settlements)), roll, (past) => ({
      ...past,
      settlements,
    })),
    thrown,
    frozen: freezes,
  }),
  // The postings of these events are all there is to them.
  BalanceCarried: unchanged,
  DiceGivenBack: (table, { seat, dice, thrown }) => ({
    ...table,
    shooter: { ...table.shooter, is: { kind: 'seat', seat }, holding: false },
    dice: { ...table.dice, active: dice },
    thrown,
  }),
  MatterRuled: unchanged,
  RollInvalidated: rollInvalidated,
  BetForfeited: (table, { bet }) =>
    withBets(
      table,
      table.betting.bets.filter((each) => each.bet !== bet),
    ),
};

function overruleCall(context: Context, command: OverrulingCommands['OverruleCall']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { rungs, clause: ladder, earlier } = procedure.overruling;
  const basis = rungs[by.role];
  if (basis === undefined)
    return refuse(
      'NOT_YOUR_ROLE',
      cite(ladder),
      `A ${by.role} does not overrule a call here. It is for: ${Object.keys(rungs).join(', ') || 'nobody'}.`,
    );
  const target = targetOf(table.roll, table.recent, command.roll);
  if (target === undefined)
    return refuse('NO_SUCH_ROLL', cite(ladder), 'There is no called roll of that number to overrule.');
  if (target.past !== undefined && table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(ladder), 'The dice are out. Finish that roll first.');
  if (target.past !== undefined && !isLast(table, target.past) && !earlier.roles.includes(by.role))
    return refuse(
      'NOT_THE_LAST_ROLL',
      cite(earlier.clause),
      `Roll ${target.past.number} is not the last. It is for: ${earlier.roles.join(', ')}.`,
    );
  const refused = notToBeOverruled(context, target, command);
  if (refused !== undefined) return refused;

  return overruled(context, target, { faces: command.faces, words: command.words, clause: basis });
}

/** The roll whose call is meant: the one under way once it is called, else one that is done. */
type Target = {
  readonly roll?: CurrentRoll;
  readonly past?: PastRoll;
  readonly last: RollCall;
};

function targetOf(
  roll: CurrentRoll | undefined,
  recent: readonly PastRoll[],
  number: number | undefined,
): Target | undefined {
  const call = roll?.calls.at(-1);
  if (roll !== undefined && call !== undefined && (number === undefined || number === roll.number))
    return { roll, last: call };
  const past = number === undefined ? recent[0] : recent.find((each) => each.number === number);
  const last = past?.calls.at(-1);
  return past === undefined || last === undefined ? undefined : { past, last };
}

/** Why this outcome cannot take the place of the one in force, if it cannot. */
function notToBeOverruled(
  context: Context,
  { roll, past, last }: Target,
  { faces, words }: { readonly faces: readonly Pips[] | 'void'; readonly words: string },
): Decided<never> | undefined {
  const { table, setup, game, by, procedure, cite } = context;
  const ladder = cite(procedure.overruling.clause);
  const shown = setup.dice === 'virtual' ? (past?.shown ?? roll?.faces) : undefined;
  if (past?.invalidated === true)
    return refuse('ROLL_IS_INVALID', ladder, `Roll ${past.number} is invalidated and has no outcome.`);
  if (table.roll?.dispute?.ruled === false)
    return refuse(
      'FACE_IS_DISPUTED',
      cite(procedure.calling.dispute.clause),
      'A face is in dispute. It is ruled on first.',
    );
  if (faces !== 'void' && roll !== undefined && roll.facts.length > 0)
    return refuse(
      'NO_ROLL_IS_DUE',
      cite(procedure.calling.noRoll.fact.clause),
      `The roll has no outcome: ${roll.facts.join(', ')}. Call no roll, or rule it void.`,
    );
  const stands = faces === 'void' ? undefined : noRollStands(context, past, last);
  if (stands !== undefined) return stands;
  if (rungOf(by.role) <= rungOf(last.by.role))
    return refuse(
      'NOT_ABOVE',
      ladder,
      `The call in force is a ${last.by.role}'s, and a ${by.role} is not above that. Ask somebody higher.`,
    );
  if (isBlank(words)) return refuse('WORDS_NEEDED', ladder, 'Say in words why the call was wrong.');
  if (faces !== 'void' && !isRoll(faces, game.dice))
    return refuse('NOT_A_ROLL', cite(game.cites.dice), `A roll is ${game.dice} faces, each from 1 to 6.`);
  if (faces !== 'void' && shown !== undefined && shown.some((face, index) => face !== faces[index]))
    return refuse(
      'FACES_DIFFER',
      cite(procedure.calling.faces),
      `The dice show ${shown.join('-')}, not ${writeRoll(faces)}. Nobody can have misread them.`,
    );
  if (sameOutcome(last.outcome, faces))
    return refuse('NOTHING_TO_CHANGE', ladder, 'That is the outcome in force. Name another.');
  return againstRuling(context, past ?? roll ?? {}, faces);
}

/** Why a roll that is void stays so: by the rules, or because a die of it is not back from the floor. */
function noRollStands(
  { table, game, procedure, cite }: Context,
  past: PastRoll | undefined,
  { outcome }: RollCall,
): Decided<never> | undefined {
  const { off } = procedure.custody;
  const { stands } = procedure.calling.noRoll;
  if (outcome.kind !== 'void') return undefined;
  const listed = game.procedure.noRolls.find(({ reason }) => reason === outcome.reason);
  if (stands !== undefined && listed !== undefined)
    return refuse(
      'NO_ROLL_STANDS',
      cite(stands),
      'No roll was called, and such a throw has no result. It is thrown again.',
    );
  const missing = past?.dice.find((die) => table.dice.missing.has(die));
  if (missing === undefined || outcome.reason !== off.reason) return undefined;
  return refuse(
    'DIE_IS_MISSING',
    cite(listed?.clause ?? off.clause),
    `${missing} left the table in that roll and is not back, so the roll has no outcome. End the search first.`,
  );
}

/** The outcome in the place of the one in force, before or after it was settled. */
function overruled(
  context: Context,
  { roll, past, last }: Target,
  ruling: { readonly faces: readonly Pips[] | 'void'; readonly words: string; readonly clause: string },
): Decided<EventBody> {
  const { cite } = context;
  const { faces, words } = ruling;
  const clause = cite(ruling.clause);
  const outcome: Outcome =
    faces === 'void' ? { kind: 'void', reason: 'overruled' } : { kind: 'total', roll: faces };
  const call = { was: last.outcome, outcome, over: last.by, words, clause };
  if (past !== undefined)
    return accept(
      { type: 'CallOverruled', roll: past.number, ...call },
      ...putRight(context, past, outcome, clause),
    );
  const number = roll?.number ?? 0;
  const back = undone(context, clause);
  return outcome.kind === 'total'
    ? accept(...back, { type: 'CallOverruled', roll: number, ...call })
    : accept(
        ...back,
        ...voided(context, {
          reason: outcome.reason,
          words,
          announced: true,
          overrules: last.by,
          clause: ruling.clause,
        }),
      );
}

const sameOutcome = (outcome: Outcome, faces: readonly Pips[] | 'void'): boolean =>
  outcome.kind === 'void'
    ? faces === 'void'
    : faces !== 'void' && writeRoll(outcome.roll) === writeRoll(faces);

type RuleMatter = OverrulingCommands['RuleMatter'];

/** The operator's decision on what the rules do not cover: about the roll, about chips, or in words alone. */
function ruleMatter(context: Context, command: RuleMatter): Decided<EventBody> {
  const { procedure, cite } = context;
  const { uncovered } = procedure.overruling;
  const clause = cite(uncovered.clause);
  const { words, adjustment = [] } = command;
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say in words what is decided.');
  const unbalanced = notAnAdjustment(context, adjustment, clause);
  if (unbalanced !== undefined) return unbalanced;
  const onRoll = ruledOutcome(context, command);
  if (!onRoll.ok) return onRoll;

  return accept({ type: 'MatterRuled', words, clause, postings: adjustment }, ...onRoll.events);
}

/** What the ruling says of the roll, where it says anything; one that nobody has called can only be void. */
function ruledOutcome(context: Context, { faces, words }: RuleMatter): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { clause } = procedure.overruling.uncovered;
  if (faces === undefined) return accept();
  if (table.roll !== undefined && table.roll.calls.length === 0)
    return faces === 'void'
      ? (againstRuling(context, table.roll, faces) ??
          accept(...voided(context, { reason: 'ruled-void', words, announced: true, clause })))
      : refuse(
          'ROLL_NOT_CALLED',
          cite(clause),
          'The roll is not called. Rule it void, or have it called first.',
        );
  const target = targetOf(table.roll, table.recent, undefined);
  if (target === undefined)
    return refuse('NO_SUCH_ROLL', cite(clause), 'There is no roll to rule on. Leave the outcome out.');
  return (
    notToBeOverruled(context, target, { faces, words }) ??
    overruled(context, target, { faces, words, clause })
  );
}

/** Why chips cannot be moved like this, if they cannot: only between the float and racks, and never from nothing. */
function notAnAdjustment(
  { table }: Context,
  adjustment: readonly Posting[],
  clause: string,
): Decided<never> | undefined {
  const racks = new Set<string>([...table.seats.keys()].map((seat) => `rack:${seat}`));
  const unknown = adjustment.find(({ account }) => account !== 'float' && !racks.has(account));
  if (unknown !== undefined)
    return refuse(
      'NOT_AN_ACCOUNT',
      clause,
      `Chips are moved between the float and racks at the table, not ${unknown.account}.`,
    );
  // Larger sums would no longer add up to the cent.
  if (!adjustment.every(({ cents }) => cents === 0 || isStake(Math.abs(cents))))
    return refuse('NOT_WHOLE_CENTS', clause, 'Each movement is a whole number of cents.');
  if (sumOf(adjustment) !== 0)
    return refuse(
      'NOT_BALANCED',
      clause,
      `The movements come to ${writeMoney(sumOf(adjustment))} and not to nothing. Say where it comes from.`,
    );
  const after = posted(table.ledger, adjustment);
  const short = adjustment.find(({ account }) => balanceOf(after, account) < 0);
  if (short !== undefined)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `There is ${writeMoney(balanceOf(table.ledger, short.account))} in ${short.account}. Move no more than that.`,
    );
  return undefined;
}

type InvalidateRoll = OverrulingCommands['InvalidateRoll'];

/** The outcome of a roll is declared invalid: what it paid is taken back, and its bets are refunded or stand. */
function invalidateRoll(context: Context, command: InvalidateRoll): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { invalidating, clause: ladder } = procedure.overruling;
  if (invalidating === undefined)
    return refuse(
      'NO_INVALIDATING_HERE',
      cite(ladder),
      'These rules do not invalidate a roll. Overrule it instead.',
    );
  const { roll } = table;
  const past = table.recent.find(({ number }) => number === command.roll);
  if (roll !== undefined && roll.number !== command.roll)
    return refuse(
      'ROLL_UNDER_WAY',
      cite(invalidating.clause),
      'The dice are out. Void that roll or finish it, and then invalidate.',
    );
  if (roll !== undefined && roll.calls.length === 0)
    return refuse(
      'ROLL_NOT_CALLED',
      cite(invalidating.clause),
      'The roll has no outcome yet that could be invalidated. Call no roll.',
    );
  if (roll === undefined && past === undefined)
    return refuse(
      'NO_SUCH_ROLL',
      cite(invalidating.clause),
      `There is no roll ${command.roll} to invalidate.`,
    );
  if (past?.invalidated === true)
    return refuse('ROLL_IS_INVALID', cite(invalidating.clause), `Roll ${past.number} is invalid already.`);
  const seated = past?.people ?? new Map([...table.seats.values()].map(({ seat, person }) => [seat, person]));
  const groundless = unfitGround(context, command, invalidating, seated);
  if (groundless !== undefined) return groundless;

  return accept(
    ...(past === undefined
      ? invalidatedBeforeSettlement(context, command, invalidating)
      : invalidated(context, past, command, invalidating)),
  );
}

function unfitGround(
  { cite }: Context,
  { ground, persons = [], others = [], opinion, forfeits = [], bets }: InvalidateRoll,
  { disturbances, fraud, noGrounds, refund }: InvalidatingProcedure<string>,
  seated: ReadonlyMap<number, string>,
): Decided<never> | undefined {
  const isFraud = ground === fraud.ground;
  if (Object.hasOwn(noGrounds, ground))
    return refuse(
      'NOT_A_GROUND',
      cite(noGrounds[ground] ?? refund),
      `'${ground}' leaves earlier results alone.`,
    );
  if (!isFraud && !disturbances.grounds.includes(ground))
    return refuse(
      'NOT_A_GROUND',
      cite(disturbances.clause),
      `'${ground}' is no ground. The grounds are ${[...disturbances.grounds, fraud.ground].join(', ')}.`,
    );
  if (isFraud && (persons.length + others.length === 0 || others.some(isBlank) || isBlank(opinion)))
    return refuse(
      'PERSONS_AND_OPINION_NEEDED',
      cite(fraud.clause),
      'Name the persons concerned, seated or not, and say in words how the outcome was affected.',
    );
  const empty = persons.find((seat) => !seated.has(seat));
  if (empty !== undefined)
    return refuse(
      'NO_SUCH_SEAT',
      cite(fraud.clause),
      `Nobody sat at seat ${empty} in that roll. Name the person in words.`,
    );
  const unnamed = forfeits.find((seat) => !isFraud || !persons.includes(seat));
  if (unnamed !== undefined)
    return refuse(
      'NOT_NAMED',
      cite(refund),
      `Seat ${unnamed} is not named in the fraud, so its bets are not forfeited. Give them back.`,
    );
  if (bets !== 'refund' && bets !== 'stand')
    return refuse('NOT_A_CHOICE', cite(refund), "Choose 'refund' or 'stand' for the bets.");
  return undefined;
}

/** A called roll that nobody has finished settling ends here: what is settled of it is undone, and it had no outcome. */
function invalidatedBeforeSettlement(
  context: Context,
  command: InvalidateRoll,
  invalidating: InvalidatingProcedure<string>,
): readonly EventBody[] {
  const { table, cite } = context;
  const { roll, betting } = table;
  const { bets, forfeits = [] } = command;
  const declared = declaredInvalid(context, command, invalidating);
  const now = new Map(betting.bets.map((bet) => [bet.bet, bet]));
  // What is settled comes back as it lay; what a supervisor took off meanwhile does not.
  const live = (roll?.layout ?? []).flatMap((bet) =>
    roll?.settled.includes(bet.bet) ? [bet] : (now.get(bet.bet) ?? []),
  );
  const refund = cite(invalidating.refund);
  return [
    ...undone(context, declared.clause),
    declared,
    ...live.flatMap((bet): readonly EventBody[] => {
      if (forfeits.includes(bet.seat)) return [forfeited(bet, refund)];
      return bets === 'refund' ? [betReturned(bet, refund)] : [];
    }),
    ...passedByHouse(context),
  ];
}

function declaredInvalid(
  { cite }: Context,
  { roll, ground, bets, persons = [], others = [], opinion }: InvalidateRoll,
  { disturbances, fraud }: InvalidatingProcedure<string>,
): EventBody {
  return {
    type: 'RollInvalidated',
    roll,
    ground,
    bets,
    persons,
    ...(others.length === 0 ? {} : { others }),
    ...(opinion === undefined ? {} : { opinion }),
    clause: cite(ground === fraud.ground ? fraud.clause : disturbances.clause),
  };
}

function invalidated(
  context: Context,
  past: PastRoll,
  command: InvalidateRoll,
  invalidating: InvalidatingProcedure<string>,
): readonly EventBody[] {
  const { table, cite } = context;
  const { ground, bets, forfeits = [] } = command;
  const { refund } = invalidating;
  const declared = declaredInvalid(context, command, invalidating);
  const { clause } = declared;
  const outcome: Outcome = { kind: 'void', reason: ground };
  const correction = correctionOf(context, past, outcome);
  const { thrown, freezes, events } = turnAfter(context, past, outcome, betsAfter(table, correction));
  const live = liveOn(table.betting.bets, past, correction.bets);
  const moves: readonly EventBody[] = [
    // Bets of an earlier roll are dealt with below like all the others.
    ...corrected(context, past, { ...correction, handedBack: [] }, { clause, thrown, freezes }),
    ...live.flatMap((bet): readonly EventBody[] => {
      if (forfeits.includes(bet.seat)) return [forfeited(bet, cite(refund))];
      return bets === 'refund' || past.over || hasLeft(table, past, bet.seat)
        ? [betReturned(bet, cite(refund))]
        : [];
    }),
  ];
  return [declared, ...moves, ...carried(context, past, moves), ...events];
}

/** The bets that were live on the roll as they lie once it is undone; one decided since by another roll is not. */
function liveOn(
  now: readonly TableBet[],
  past: PastRoll,
  restored: readonly TableBet[],
): readonly TableBet[] {
  const back = new Map(restored.map((bet) => [bet.bet, bet]));
  return past.layout.flatMap(({ bet }) => back.get(bet) ?? now.find((each) => each.bet === bet) ?? []);
}

const forfeited = ({ bet, seat, chips, tokens }: TableBet, clause: string): EventBody => ({
  type: 'BetForfeited',
  bet,
  seat,
  chips,
  tokens,
  clause,
  postings: [...moved('layout', 'float', chips), ...moved('layout-tokens', 'outside-tokens', tokens)],
});

const onPast = (table: Table, number: number, change: (past: PastRoll) => PastRoll): Table => ({
  ...table,
  recent: table.recent.map((past) => (past.number === number ? change(past) : past)),
});

function callOverruled(
  table: Table,
  { roll: number, outcome, by, at, clause }: Stamped<OverrulingEvents['CallOverruled']>,
): Table {
  const call = { by, at, clause, outcome };
  const { roll } = table;
  if (roll?.number !== number)
    return onPast(table, number, (past) => ({ ...past, outcome, calls: [...past.calls, call] }));
  return {
    ...table,
    roll: {
      ...roll,
      ...(outcome.kind === 'total'
        ? { faces: outcome.roll, entry: roll.entry && { ...roll.entry, keyed: totalOf(outcome.roll) } }
        : {}),
      amendment: undefined,
      calls: [...roll.calls, call],
    },
  };
}

function rollReversed(
  table: Table,
  { roll: number, lines, bets }: Stamped<OverrulingEvents['RollReversed']>,
): Table {
  const again = withBets(table, withRestored(table.betting.bets, bets));
  if (table.roll?.number === number) return { ...again, roll: { ...table.roll, settled: [], lines: [] } };
  // Later rolls forget the bets that this one should have decided before them.
  const gone = (past: PastRoll, bet: string): boolean =>
    past.number !== number && lines.some((each) => each.roll === past.number && each.line.bet === bet);
  return {
    ...again,
    recent: table.recent.map((past) =>
      past.number === number
        ? { ...past, settlements: [] }
        : {
            ...past,
            settlements: past.settlements.filter(({ bet }) => !gone(past, bet)),
            layout: past.layout.filter(({ bet }) => !gone(past, bet)),
          },
    ),
  };
}

function rollInvalidated(
  table: Table,
  { roll: number, ground, by, at, clause }: Stamped<OverrulingEvents['RollInvalidated']>,
): Table {
  const call = { by, at, clause, outcome: { kind: 'void', reason: ground } as const };
  const { roll } = table;
  if (roll?.number === number) {
    // It ends before it was settled, and is kept among those that are done.
    const ended = withPast(table, { ...roll, calls: [...roll.calls, call] }, call.outcome, []);
    return onPast({ ...ended, roll: undefined }, number, (past) => ({ ...past, invalidated: true }));
  }
  return onPast(table, number, (past) => ({
    ...past,
    invalidated: true,
    outcome: call.outcome,
    calls: [...past.calls, call],
  }));
}

const withBets = (table: Table, bets: readonly TableBet[]): Table => ({
  ...table,
  betting: { ...table.betting, bets },
});
