// Putting a call right: somebody higher overrules it, the operator rules on what no rule covers, or the outcome is declared
// invalid. How a roll that is settled is undone and settled again is in `correction.ts`.

import { type Cents, isStake } from '../../money.ts';
import { listedByPack, named, namedByPack, namedList, type RefusalTable } from '../../refusal-table.ts';
import { isRoll, type Pips, totalOf, writeRoll } from '../../roll.ts';
import { betReturned } from '../bets.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EventLine,
  type EvolveOf,
  everybody,
  isBlank,
  left,
  operator,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
  unchanged,
  unworded,
} from '../concern.ts';
import {
  betsAfter,
  carried,
  corrected,
  createCorrection,
  hasLeft,
  isLast,
  putRight,
  turnAfter,
  undone,
} from '../correction.ts';
import { type By, everyRole, type Role, rungOf } from '../role.ts';
import { afterLines, againstRuling, withPast, withRestored } from '../rolls.ts';
import {
  balanceOf,
  type CurrentRoll,
  moved,
  type Outcome,
  type PastRoll,
  type Posting,
  posted,
  type RollCall,
  sumOf,
  type Table,
  type TableBet,
  type TableSettlement,
} from '../table.ts';
import { personAt, settled, who } from '../telling.ts';
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
    /** The stage of the table after it, where the game has such stages. */
    readonly course?: string;
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

export const overrulingRefusals = {
  'NOT_YOUR_ROLE.overruling': { role: named('role', everyRole), roles: namedList('role', everyRole) },
  'NOT_YOUR_ROLE.overruling-nobody': { role: named('role', everyRole) },
  'NO_SUCH_ROLL.overruling': {},
  'ROLL_UNDER_WAY.overruling': {},
  NOT_THE_LAST_ROLL: { roll: 'count', roles: namedList('role', everyRole) },
  'ROLL_IS_INVALID.overruling': { roll: 'count' },
  'NO_ROLL_IS_DUE.overruling': { facts: listedByPack('reason') },
  'NOT_ABOVE.overruling': { higher: named('role', everyRole), role: named('role', everyRole) },
  'WORDS_NEEDED.overruling': {},
  'FACES_DIFFER.overruling': { shown: 'faces', named: 'faces' },
  NOTHING_TO_CHANGE: {},
  NO_ROLL_STANDS: {},
  'DIE_IS_MISSING.overruling': { die: 'text' },
  'WORDS_NEEDED.matter': {},
  'ROLL_NOT_CALLED.ruling': {},
  'NO_SUCH_ROLL.ruling': {},
  NOT_AN_ACCOUNT: { account: 'text' },
  'NOT_WHOLE_CENTS.moving': {},
  NOT_BALANCED: { sum: 'money' },
  'NOT_ENOUGH_CHIPS.float': { there: 'money' },
  'NOT_ENOUGH_CHIPS.rack': { there: 'money', seat: 'count' },
  NO_INVALIDATING_HERE: {},
  'ROLL_UNDER_WAY.invalidating': {},
  'ROLL_NOT_CALLED.invalidating': {},
  'NO_SUCH_ROLL.invalidating': { roll: 'count' },
  'ROLL_IS_INVALID.already': { roll: 'count' },
  'NOT_A_GROUND.elsewhere': { ground: 'text' },
  'NOT_A_GROUND.unknown': { ground: 'text', grounds: listedByPack('ground') },
  PERSONS_AND_OPINION_NEEDED: {},
  'NO_SUCH_SEAT.past': { seat: 'count' },
  NOT_NAMED: { seat: 'count' },
  NOT_A_CHOICE: {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const overrulingLines = {
  CallOverruled: {
    roll: 'count',
    role: named('role', everyRole),
    was: 'tellings',
    outcome: 'tellings',
    words: 'quote',
  },
  'Outcome.total': { roll: 'text' },
  'Outcome.void': { reason: namedByPack('reason') },
  RollReversed: { roll: 'count' },
  RollSettledAgain: { roll: 'count' },
  'RollSettledAgain.nothing': { roll: 'count', standing: 'count' },
  'BalanceCarried.owes': { person: 'text', cents: 'money' },
  'BalanceCarried.owed': { person: 'text', cents: 'money' },
  DiceGivenBack: { who: 'seat' },
  MatterRuled: { words: 'quote' },
  'RollInvalidated.refund': { roll: 'count', ground: namedByPack('ground') },
  'RollInvalidated.stand': { roll: 'count', ground: namedByPack('ground') },
  BetForfeited: { who: 'seat', chips: 'money' },
} as const satisfies RefusalTable;

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
  interface RefusalTables {
    readonly overruling: typeof overrulingRefusals;
  }
  interface LineTables {
    readonly overruling: typeof overrulingLines;
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
  RollSettledAgain: (table, { roll, settlements, thrown, freezes, course }) => ({
    ...onPast(withBets(table, afterLines(table.betting.bets, settlements)), roll, (past) => ({
      ...past,
      settlements,
    })),
    thrown,
    ...(course === undefined ? {} : { course }),
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

export const overrulingTold: ToldOf<OverrulingEvents> = {
  CallOverruled: ({ roll, was, outcome, over, words }) => ({
    code: 'CallOverruled',
    roll,
    role: over.role,
    was: [outcomeLine(was)],
    outcome: [outcomeLine(outcome)],
    words,
  }),
  RollReversed: ({ roll }) => ({ code: 'RollReversed', roll }),
  RollSettledAgain: ({ roll, settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'RollSettledAgain', roll },
      none: (standing) => ({ code: 'RollSettledAgain', case: 'nothing', roll, standing }),
    }),
  BalanceCarried: ({ person, cents }, at) => ({
    code: 'BalanceCarried',
    case: cents < 0 ? 'owes' : 'owed',
    person: personAt(at, person),
    cents: Math.abs(cents),
  }),
  DiceGivenBack: ({ seat }, at) => ({ code: 'DiceGivenBack', who: who(at, seat) }),
  MatterRuled: ({ words }) => ({ code: 'MatterRuled', words }),
  RollInvalidated: ({ roll, ground, bets }) => ({ code: 'RollInvalidated', case: bets, roll, ground }),
  BetForfeited: ({ seat, chips }, at) => ({ code: 'BetForfeited', who: who(at, seat), chips }),
};

export const overrulingEventInfo: EventInfoOf<OverrulingEvents> = {
  CallOverruled: {
    carries: { roll: 'number', was: 'outcome', outcome: 'outcome', over: 'thing', words: 'text' },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  RollReversed: {
    carries: { roll: 'number', lines: 'list', bets: 'bets' },
    topic: 'overrules',
    seen: everybody,
  },
  RollSettledAgain: {
    carries: {
      roll: 'number',
      settlements: 'settlements',
      thrown: 'number',
      course: 'text?',
      freezes: 'flag',
    },
    topic: 'overrules',
    seen: everybody,
  },
  BalanceCarried: {
    carries: { seat: 'number', person: 'text', cents: 'number' },
    topic: 'overrules',
    seen: everybody,
  },
  DiceGivenBack: {
    carries: { seat: 'number', dice: 'texts', thrown: 'number' },
    topic: 'overrules',
    seen: everybody,
  },
  MatterRuled: {
    carries: { words: 'text' },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  RollInvalidated: {
    carries: {
      roll: 'number',
      ground: 'text',
      bets: 'text',
      persons: 'numbers',
      others: 'texts?',
      opinion: 'text?',
    },
    topic: 'overrules',
    seen: {
      whole: 'staff',
      without: 'who is named and what is thought of it',
      trimmed: (event) => ({
        ...left(left(event, 'opinion'), 'others'),
        persons: [],
      }),
    },
  },
  BetForfeited: {
    carries: { bet: 'text', seat: 'number', chips: 'number', tokens: 'number' },
    topic: 'overrules',
    seen: everybody,
  },
};

const outcomeLine = (outcome: Outcome): EventLine =>
  outcome.kind === 'total'
    ? { code: 'Outcome', case: 'total', roll: writeRoll(outcome.roll) }
    : { code: 'Outcome', case: 'void', reason: outcome.reason };

const mayNotOverrule = (role: Role, roles: readonly Role[], clause: string): Decided<never> =>
  roles.length === 0
    ? refuse({ code: 'NOT_YOUR_ROLE', case: 'overruling-nobody', clause, role })
    : refuse({ code: 'NOT_YOUR_ROLE', case: 'overruling', clause, role, roles });

function overruleCall(context: Context, command: OverrulingCommands['OverruleCall']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { rungs, clause: ladder, earlier } = procedure.overruling;
  const basis = rungs[by.role];
  if (basis === undefined)
    return mayNotOverrule(
      by.role,
      everyRole.filter((role) => Object.hasOwn(rungs, role)),
      cite(ladder),
    );
  const target = findTarget(table.roll, table.recent, command.roll);
  if (target === undefined) return refuse({ code: 'NO_SUCH_ROLL', case: 'overruling', clause: cite(ladder) });
  if (target.past !== undefined && table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'overruling', clause: cite(ladder) });
  if (target.past !== undefined && !isLast(table, target.past) && !earlier.roles.includes(by.role))
    return refuse({
      code: 'NOT_THE_LAST_ROLL',
      clause: cite(earlier.clause),
      roll: target.past.number,
      roles: earlier.roles,
    });
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

function findTarget(
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
    return refuse({ code: 'ROLL_IS_INVALID', case: 'overruling', clause: ladder, roll: past.number });
  if (table.roll?.dispute?.ruled === false)
    return refuse({
      code: 'FACE_IS_DISPUTED',
      case: 'calling',
      clause: cite(procedure.calling.dispute.clause),
    });
  if (faces !== 'void' && roll !== undefined && roll.facts.length > 0)
    return refuse({
      code: 'NO_ROLL_IS_DUE',
      case: 'overruling',
      clause: cite(procedure.calling.noRoll.fact.clause),
      facts: roll.facts,
    });
  const stands = faces === 'void' ? undefined : noRollStands(context, past, last);
  if (stands !== undefined) return stands;
  if (rungOf(by.role) <= rungOf(last.by.role))
    return refuse({
      code: 'NOT_ABOVE',
      case: 'overruling',
      clause: ladder,
      higher: last.by.role,
      role: by.role,
    });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'overruling', clause: ladder });
  if (faces !== 'void' && !isRoll(faces, game.dice))
    return refuse({ code: 'NOT_A_ROLL', case: 'table', clause: cite(game.cites.dice), dice: game.dice });
  if (faces !== 'void' && shown !== undefined && shown.some((face, index) => face !== faces[index]))
    return refuse({
      code: 'FACES_DIFFER',
      case: 'overruling',
      clause: cite(procedure.calling.faces),
      shown: shown.map((face) => face ?? null),
      named: faces,
    });
  if (sameOutcome(last.outcome, faces)) return refuse({ code: 'NOTHING_TO_CHANGE', clause: ladder });
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
    return refuse({ code: 'NO_ROLL_STANDS', clause: cite(stands) });
  const missing = past?.dice.find((die) => table.dice.missing.has(die));
  if (missing === undefined || outcome.reason !== off.reason) return undefined;
  return refuse({
    code: 'DIE_IS_MISSING',
    case: 'overruling',
    clause: cite(listed?.clause ?? off.clause),
    die: missing,
  });
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
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'matter', clause });
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
      : refuse({ code: 'ROLL_NOT_CALLED', case: 'ruling', clause: cite(clause) });
  const target = findTarget(table.roll, table.recent, undefined);
  if (target === undefined) return refuse({ code: 'NO_SUCH_ROLL', case: 'ruling', clause: cite(clause) });
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
  if (unknown !== undefined) return refuse({ code: 'NOT_AN_ACCOUNT', clause, account: unknown.account });
  // Larger sums would no longer add up to the cent.
  if (!adjustment.every(({ cents }) => cents === 0 || isStake(Math.abs(cents))))
    return refuse({ code: 'NOT_WHOLE_CENTS', case: 'moving', clause });
  if (sumOf(adjustment) !== 0) return refuse({ code: 'NOT_BALANCED', clause, sum: sumOf(adjustment) });
  const after = posted(table.ledger, adjustment);
  const short = adjustment.find(({ account }) => balanceOf(after, account) < 0);
  if (short !== undefined) return tooFewChips(short.account, balanceOf(table.ledger, short.account), clause);
  return undefined;
}

const tooFewChips = (account: string, there: Cents, clause: string): Decided<never> =>
  account === 'float'
    ? refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'float', clause, there })
    : refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'rack', clause, there, seat: Number(account.split(':')[1]) });

type InvalidateRoll = OverrulingCommands['InvalidateRoll'];

/** The outcome of a roll is declared invalid: what it paid is taken back, and its bets are refunded or stand. */
function invalidateRoll(context: Context, command: InvalidateRoll): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { invalidating, clause: ladder } = procedure.overruling;
  if (invalidating === undefined) return refuse({ code: 'NO_INVALIDATING_HERE', clause: cite(ladder) });
  const { roll } = table;
  const past = table.recent.find(({ number }) => number === command.roll);
  if (roll !== undefined && roll.number !== command.roll)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'invalidating', clause: cite(invalidating.clause) });
  if (roll !== undefined && roll.calls.length === 0)
    return refuse({ code: 'ROLL_NOT_CALLED', case: 'invalidating', clause: cite(invalidating.clause) });
  if (roll === undefined && past === undefined)
    return refuse({
      code: 'NO_SUCH_ROLL',
      case: 'invalidating',
      clause: cite(invalidating.clause),
      roll: command.roll,
    });
  if (past?.invalidated === true)
    return refuse({
      code: 'ROLL_IS_INVALID',
      case: 'already',
      clause: cite(invalidating.clause),
      roll: past.number,
    });
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
    return refuse({
      code: 'NOT_A_GROUND',
      case: 'elsewhere',
      clause: cite(noGrounds[ground] ?? refund),
      ground,
    });
  if (!isFraud && !disturbances.grounds.includes(ground))
    return refuse({
      code: 'NOT_A_GROUND',
      case: 'unknown',
      clause: cite(disturbances.clause),
      ground,
      grounds: [...disturbances.grounds, fraud.ground],
    });
  if (isFraud && (persons.length + others.length === 0 || others.some(isBlank) || isBlank(opinion)))
    return refuse({ code: 'PERSONS_AND_OPINION_NEEDED', clause: cite(fraud.clause) });
  const empty = persons.find((seat) => !seated.has(seat));
  if (empty !== undefined)
    return refuse({ code: 'NO_SUCH_SEAT', case: 'past', clause: cite(fraud.clause), seat: empty });
  const unnamed = forfeits.find((seat) => !isFraud || !persons.includes(seat));
  if (unnamed !== undefined) return refuse({ code: 'NOT_NAMED', clause: cite(refund), seat: unnamed });
  if (bets !== 'refund' && bets !== 'stand') return refuse({ code: 'NOT_A_CHOICE', clause: cite(refund) });
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
  const correction = createCorrection(context, past, outcome);
  const after = turnAfter(context, past, outcome, betsAfter(table, correction));
  const { events } = after;
  const live = liveOn(table.betting.bets, past, correction.bets);
  const moves: readonly EventBody[] = [
    // Bets of an earlier roll are dealt with below like all the others.
    ...corrected(context, past, { ...correction, handedBack: [] }, { clause, ...after }),
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
