// Reading a roll: the dealer calls what the dice show, cocked dice are read, and a face in dispute is ruled on.

import { listedByPack, named, type RefusalTable } from '../../refusal-table.ts';
import { isHard, isPips, isRoll, type Pips, type Roll, totalOf, writeRoll } from '../../roll.ts';
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
  isBlank,
  refuse,
  supervisors,
  type ToldOf,
  unworded,
} from '../concern.ts';
import { everyRole, type Role, rungOf } from '../role.ts';
import { faceIsRuled, isRuled, onRoll } from '../rolls.ts';
import { byPeople, type CurrentRoll, type EntrySource } from '../table.ts';
import { voided } from '../voiding.ts';
import type { NoRollProcedure } from './no-roll.ts';

export type CallingCommands = {
  /** The dealer calls what the dice show; a total spoken with it must be theirs. */
  readonly CallRoll: {
    readonly faces: readonly Pips[];
    readonly total?: number;
    /** Only the total was read, and what bets tell apart beside it: the faces stand for it and were not seen. */
    readonly read?: 'total';
  };
  /** A device reads the faces before they are called. */
  readonly CaptureFaces: { readonly faces: readonly Pips[] };
  /** A die leans on something; by its place in the roll, from 0. */
  readonly ReportCockedDie: { readonly die: number };
  readonly ReadCockedDie: {
    readonly die: number;
    /** The faces that touch the object, where that is the test. */
    readonly touching?: readonly Pips[];
    /** The face judged to come up, where that is the test. */
    readonly judged?: Pips | 'cannot-tell';
  };
  readonly DisputeFace: { readonly die: number };
  readonly RuleFace: { readonly face: Pips | 'void'; readonly words: string };
};

export type CallingEvents = {
  readonly RollCalled: {
    readonly roll: Roll;
    readonly total: number;
    readonly as: Role;
    /** Only the total was read: the faces stand for it, and count for nothing else. */
    readonly read?: 'total';
    /** Milliseconds from the dice coming to rest. */
    readonly after?: number;
    /** The entry into the equipment, where that is one with the call. */
    readonly entry?: { readonly total: number; readonly source: EntrySource };
  };
  readonly FacesCaptured: { readonly faces: Roll };
  readonly DieCocked: { readonly die: number };
  readonly CockedDieRead: { readonly die: number; readonly face: Pips; readonly says: string };
  readonly FaceDisputed: { readonly die: number };
  readonly FaceRuled: {
    readonly die: number;
    readonly face: Pips;
    readonly words: string;
    /** The outcome that follows where the roll was called before. */
    readonly roll?: Roll;
  };
};

export const callingRefusals = {
  'DICE_NOT_AT_REST.calling': {},
  'ROLL_IS_CALLED.already': {},
  'NO_ROLL_IS_DUE.calling': { facts: listedByPack('reason') },
  'FACE_IS_DISPUTED.calling': {},
  'NOT_A_ROLL.table': { dice: 'count' },
  COCKED_DIE_UNREAD: {},
  'FACES_DIFFER.calling': { shown: 'faces', called: 'faces' },
  TOTAL_DIFFERS: { faces: 'faces', total: 'count', called: 'count' },
  'ENTRY_NOT_IN_USE.capturing': {},
  NOTHING_TO_CAPTURE: {},
  FACES_ARE_KNOWN: {},
  'NOT_A_FACE.touching': {},
  MORE_THAN_ONE_FACE: { faces: 'counts' },
  'NOT_A_FACE.judged': {},
  'DICE_NOT_AT_REST.reading': {},
  'ROLL_IS_CALLED.reading': {},
  'DICE_LIE_FLAT.reading': {},
  'NO_SUCH_DIE.place': { die: 'count', last: 'count' },
  'FACE_IS_DISPUTED.reading': {},
  'NOT_SEATED.disputing': {},
  'DICE_NOT_AT_REST.disputing': {},
  'SETTLEMENT_HAS_BEGUN.disputing': {},
  'DICE_LIE_FLAT.disputing': {},
  'NOT_ABOVE.disputing': { role: named('role', everyRole) },
  DISPUTE_IS_OPEN: {},
  NO_DISPUTE: {},
  'NOT_A_FACE.ruling': {},
  MAY_NOT_VOID: {},
  'WORDS_NEEDED.ruling': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const callingLines = {
  RollCalled: { roll: 'text', total: 'count' },
  'RollCalled.total': { total: 'count', equal: 'flag' },
  FacesCaptured: { faces: 'text' },
  DieCocked: { die: 'count' },
  CockedDieRead: { die: 'count', face: 'count' },
  FaceDisputed: { die: 'count' },
  FaceRuled: { die: 'count', face: 'count', words: 'quote' },
} as const satisfies RefusalTable;

export type CallingProcedure<Clause extends string> = {
  readonly call: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly noRoll: NoRollProcedure<Clause>;
  /** The faces on the dice and nothing else decide. */
  readonly faces: Basis<Clause>;
  readonly cocked: CockedTest<Clause>;
  readonly dispute: {
    readonly roles: readonly Role[];
    readonly clause: Basis<Clause>;
    /** Whoever rules may also declare the roll void. */
    readonly mayVoid: boolean;
    /** A ruling is the last word on its die: nobody puts another face in its place, by whatever way. */
    readonly final: boolean;
    /** Reasons to void a roll that a ruling on the face has answered. */
    readonly answers: readonly string[];
  };
  /** How an outcome goes into electronic equipment, where there is any and it is switched on. */
  readonly entry:
    | {
        /** What it is called in the register of equipment. */
        readonly item: string;
        /** With the call in one, or keyed and then pressed. */
        readonly way: 'with-the-call' | 'keyed-and-pressed';
        readonly clause: Basis<Clause>;
        readonly source: Basis<Clause>;
      }
    | undefined;
  /** A wrong outcome may be corrected before anything is settled, by the dealer with somebody's approval. */
  readonly amending: { readonly approvers: readonly Role[]; readonly clause: Basis<Clause> };
};

/** How the uppermost face of a die that leans on something is found. */
export type CockedTest<Clause extends string> =
  | {
      /** The face opposite the one that touches. */
      readonly test: 'opposite';
      readonly clause: Basis<Clause>;
      /** Each die has one face that counts; there is no total before. */
      readonly oneFace: Basis<Clause>;
      /** The reason that voids the roll where more than one face touches; unreadable where there is none. */
      readonly twoFaces: string | undefined;
    }
  | {
      /** The face that the dealer judges would come up, or a reason to void where nobody can tell. */
      readonly test: 'judgement';
      readonly clause: Basis<Clause>;
      readonly oneFace: Basis<Clause>;
      readonly cannotTell: string;
    }
  | {
      /** A die that does not lie flat voids the roll. */
      readonly test: 'void';
      readonly clause: Basis<Clause>;
      readonly reason: string;
    };

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly calling: {
      readonly commands: CallingCommands;
      readonly events: CallingEvents;
      readonly procedure: CallingProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly calling: typeof callingRefusals;
  }
  interface LineTables {
    readonly calling: typeof callingLines;
  }
}

export const callingAuthority: AuthorityOf<CallingCommands> = {
  CallRoll: { roles: ['dealer', 'game-supervisor'], narrowed: ({ calling }) => calling.call },
  CaptureFaces: { roles: dealer },
  ReportCockedDie: { roles: ['dealer', ...supervisors], narrowed: ({ calling }) => calling.call },
  ReadCockedDie: { roles: ['dealer', 'game-supervisor'], narrowed: ({ calling }) => calling.call },
  DisputeFace: { roles: ['player', 'dealer', ...supervisors] },
  RuleFace: { roles: supervisors, narrowed: ({ calling }) => calling.dispute },
};

export const callingDecide: DecideOf<CallingCommands> = {
  CallRoll: callRoll,
  CaptureFaces: captureFaces,
  ReportCockedDie: reportCockedDie,
  ReadCockedDie: readCockedDie,
  DisputeFace: disputeFace,
  RuleFace: ruleFace,
};

export const callingEvolve: EvolveOf<CallingEvents> = {
  RollCalled: (table, { roll, entry, read, by, at, clause }) =>
    onRoll(table, (current) => ({
      ...current,
      faces: roll,
      calls: [
        ...current.calls,
        { by, at, clause, outcome: { kind: 'total', roll }, ...(read === undefined ? {} : { read }) },
      ],
      entry: entry && { keyed: entry.total, pressed: true, source: entry.source },
    })),
  FacesCaptured: (table, { faces }) => onRoll(table, (roll) => ({ ...roll, faces, captured: true })),
  DieCocked: (table, { die }) =>
    onRoll(table, (roll) => ({
      ...roll,
      cocked: [...roll.cocked.filter((each) => each !== die), die],
      faces: roll.faces.with(die, undefined),
    })),
  CockedDieRead: (table, { die, face }) =>
    onRoll(table, (roll) => ({
      ...roll,
      cocked: [...roll.cocked.filter((each) => each !== die), die],
      faces: roll.faces.with(die, face),
    })),
  FaceDisputed: (table, { die }) =>
    onRoll(table, (roll) => ({ ...roll, dispute: { die, ruled: false }, amendment: undefined })),
  FaceRuled: (table, { die, face, roll: outcome, by, at, clause }) =>
    onRoll(table, (roll) => ({
      ...roll,
      dispute: { die, ruled: true },
      ruled: [...(roll.ruled ?? []), { die, face }],
      faces: roll.faces.with(die, face),
      ...(outcome === undefined
        ? {}
        : {
            calls: [...roll.calls, { by, at, clause, outcome: { kind: 'total', roll: outcome } }],
            entry: roll.entry && { ...roll.entry, keyed: totalOf(outcome) },
          }),
    })),
};

export const callingTold: ToldOf<CallingEvents> = {
  RollCalled: ({ roll, total, read }) =>
    read === 'total'
      ? { code: 'RollCalled', case: 'total', total, equal: isHard(roll) }
      : { code: 'RollCalled', roll: writeRoll(roll), total },
  FacesCaptured: ({ faces }) => ({ code: 'FacesCaptured', faces: writeRoll(faces) }),
  DieCocked: ({ die }) => ({ code: 'DieCocked', die: die + 1 }),
  CockedDieRead: ({ die, face }) => ({ code: 'CockedDieRead', die: die + 1, face }),
  FaceDisputed: ({ die }) => ({ code: 'FaceDisputed', die: die + 1 }),
  FaceRuled: ({ die, face, words }) => ({ code: 'FaceRuled', die: die + 1, face, words }),
};

export const callingEventInfo: EventInfoOf<CallingEvents> = {
  RollCalled: {
    carries: { roll: 'roll', total: 'number', as: 'text', read: 'text?', after: 'number?', entry: 'thing?' },
    topic: 'rolls',
    seen: everybody,
  },
  FacesCaptured: { carries: { faces: 'roll' }, topic: 'rolls', seen: everybody },
  DieCocked: { carries: { die: 'number' }, topic: 'rolls', seen: everybody },
  CockedDieRead: { carries: { die: 'number', face: 'pips', says: 'text' }, topic: 'rolls', seen: everybody },
  FaceDisputed: { carries: { die: 'number' }, topic: 'overrules', seen: everybody },
  FaceRuled: {
    carries: { die: 'number', face: 'pips', words: 'text', roll: 'roll?' },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
};

type Called = Extract<EventBody, { readonly type: 'RollCalled' }>;

function callRoll(context: Context, { faces, total, read }: CallingCommands['CallRoll']): Decided<EventBody> {
  const { table, game, by, at, procedure, cite } = context;
  const { call, dispute, noRoll, cocked } = procedure.calling;
  const { roll } = table;
  if (roll?.restedAt === undefined)
    return refuse({ code: 'DICE_NOT_AT_REST', case: 'calling', clause: cite(call.clause) });
  if (roll.calls.length > 0)
    return refuse({ code: 'ROLL_IS_CALLED', case: 'already', clause: cite(call.clause) });
  if (roll.facts.length > 0)
    return refuse({
      code: 'NO_ROLL_IS_DUE',
      case: 'calling',
      clause: cite(noRoll.fact.clause),
      facts: roll.facts,
    });
  if (roll.dispute?.ruled === false)
    return refuse({ code: 'FACE_IS_DISPUTED', case: 'calling', clause: cite(dispute.clause) });
  if (!isRoll(faces, game.dice))
    return refuse({ code: 'NOT_A_ROLL', case: 'table', clause: cite(game.cites.dice), dice: game.dice });
  if (cocked.test !== 'void' && roll.cocked.some((die) => roll.faces[die] === undefined))
    return refuse({ code: 'COCKED_DIE_UNREAD', clause: cite(cocked.oneFace) });
  if (roll.faces.some((face, index) => face !== undefined && face !== faces[index])) {
    const shown = roll.faces.map((face) => face ?? null);
    return refuse({
      code: 'FACES_DIFFER',
      case: 'calling',
      clause: cite(procedure.calling.faces),
      shown,
      called: faces,
    });
  }
  if (total !== undefined && total !== totalOf(faces))
    return refuse({
      code: 'TOTAL_DIFFERS',
      clause: cite(call.clause),
      faces,
      total: totalOf(faces),
      called: total,
    });

  return accept(
    {
      type: 'RollCalled',
      roll: faces,
      total: totalOf(faces),
      as: by.role,
      ...(read === undefined ? {} : { read }),
      after: at - roll.restedAt,
      ...enteredWithCall(context, faces),
      clause: cite(call.clause),
    },
    ...entered(context, faces),
  );
}

/** The entry that is made by the call itself, where that is how it is made. */
function enteredWithCall(context: Context, roll: Roll): Pick<Called, 'entry'> {
  const { entry } = context.procedure.calling;
  if (entry?.way !== 'with-the-call') return {};
  return entryInUse(context) ? { entry: { total: totalOf(roll), source: toSource(context) } } : {};
}

/** The entry as the house makes it, at once with the call. */
function entered(context: Context, roll: Roll): readonly EventBody[] {
  const { setup, procedure, cite } = context;
  const { entry } = procedure.calling;
  if (entry?.way !== 'keyed-and-pressed') return [];
  if (!entryInUse(context) || byPeople(setup)) return [];
  const made = { total: totalOf(roll), source: toSource(context), clause: cite(entry.clause) };
  return [
    { type: 'EntryKeyed', ...made },
    { type: 'EntryPressed', roll, ...made },
  ];
}

function captureFaces(context: Context, { faces }: CallingCommands['CaptureFaces']): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { entry, call } = procedure.calling;
  const { roll } = table;
  if (entry === undefined || !entryInUse(context))
    return refuse({
      code: 'ENTRY_NOT_IN_USE',
      case: 'capturing',
      clause: cite(entry?.clause ?? 'policy/entry-equipment'),
    });
  if (roll?.restedAt === undefined || roll.calls.length > 0)
    return refuse({ code: 'NOTHING_TO_CAPTURE', clause: cite(call.clause) });
  if (!isRoll(faces, game.dice))
    return refuse({ code: 'NOT_A_ROLL', case: 'table', clause: cite(game.cites.dice), dice: game.dice });
  if (roll.faces.some((face) => face !== undefined))
    return refuse({ code: 'FACES_ARE_KNOWN', clause: cite(procedure.calling.faces) });

  return accept({ type: 'FacesCaptured', faces, clause: cite(entry.source) });
}

/** Whether outcomes go into electronic equipment at this table. */
export const entryInUse = ({ table, procedure }: Pick<Context, 'table' | 'procedure'>): boolean =>
  table.opening.equipment.get(procedure.calling.entry?.item ?? '')?.on === true;

/** Virtual dice and devices bring their faces; everything else is keyed by a hand. */
export const toSource = ({ table, setup }: Pick<Context, 'table' | 'setup'>): EntrySource =>
  setup.dice === 'virtual' || table.roll?.captured === true ? 'capture' : 'keypad';

function reportCockedDie(context: Context, { die }: CallingCommands['ReportCockedDie']): Decided<EventBody> {
  const { cocked } = context.procedure.calling;
  const refused = notToBeRead(context, die);
  if (refused !== undefined) return refused;

  if (cocked.test === 'void') return voidedFor(context, cocked.reason);
  return accept({ type: 'DieCocked', die, clause: context.cite(cocked.clause) });
}

function readCockedDie(context: Context, command: CallingCommands['ReadCockedDie']): Decided<EventBody> {
  const { die } = command;
  const { cocked } = context.procedure.calling;
  const refused = notToBeRead(context, die);
  if (refused !== undefined) return refused;

  switch (cocked.test) {
    case 'opposite':
      return readOpposite(context, command, cocked);
    case 'judgement':
      return readByJudgement(context, command, cocked);
    case 'void':
      return voidedFor(context, cocked.reason);
  }
}

type Cocked<Test> = Extract<Context['procedure']['calling']['cocked'], { readonly test: Test }>;

function readOpposite(
  context: Context,
  { die, touching }: CallingCommands['ReadCockedDie'],
  { clause, twoFaces }: Cocked<'opposite'>,
): Decided<EventBody> {
  const { cite } = context;
  const [face, ...others] = Array.isArray(touching) ? touching : [];
  if (!isPips(face) || !others.every(isPips))
    return refuse({ code: 'NOT_A_FACE', case: 'touching', clause: cite(clause) });
  if (others.some((other) => other !== face)) {
    if (twoFaces !== undefined) return voidedFor(context, twoFaces);
    return refuse({ code: 'MORE_THAN_ONE_FACE', clause: cite(clause), faces: [face, ...others] });
  }

  const up = oppositeFace(face);
  return accept({
    type: 'CockedDieRead',
    die,
    face: up,
    says: `leaning on its ${face}, so it shows ${up}`,
    clause: cite(clause),
  });
}

function readByJudgement(
  context: Context,
  { die, judged }: CallingCommands['ReadCockedDie'],
  { clause, cannotTell }: Cocked<'judgement'>,
): Decided<EventBody> {
  if (judged === 'cannot-tell') return voidedFor(context, cannotTell);
  if (!isPips(judged)) return refuse({ code: 'NOT_A_FACE', case: 'judged', clause: context.cite(clause) });

  const says = `judged to fall to ${judged}`;
  return accept({ type: 'CockedDieRead', die, face: judged, says, clause: context.cite(clause) });
}

/** Opposite faces of a die make seven. */
function oppositeFace(face: Pips): Pips {
  const up = 7 - face;
  return isPips(up) ? up : face;
}

const isDie = ({ dice }: CurrentRoll, die: number): boolean =>
  Number.isInteger(die) && die >= 0 && die < dice.length;

function notToBeRead(context: Context, die: number): Decided<never> | undefined {
  const { table, setup, procedure, cite } = context;
  const { cocked } = procedure.calling;
  const clause = cite(cocked.clause);
  const { roll } = table;
  if (roll?.restedAt === undefined) return refuse({ code: 'DICE_NOT_AT_REST', case: 'reading', clause });
  if (roll.calls.length > 0) return refuse({ code: 'ROLL_IS_CALLED', case: 'reading', clause });
  if (setup.dice === 'virtual') return refuse({ code: 'DICE_LIE_FLAT', case: 'reading', clause });
  if (!isDie(roll, die))
    return refuse({ code: 'NO_SUCH_DIE', case: 'place', clause, die, last: roll.dice.length - 1 });
  if (isRuled(roll, die)) return faceIsRuled(cite(procedure.calling.dispute.clause));
  if (roll.dispute?.die === die) return refuse({ code: 'FACE_IS_DISPUTED', case: 'reading', clause });
  return undefined;
}

/** The roll is void for a reason that the pack lists. */
function voidedFor(context: Context, reason: string): Decided<EventBody> {
  const listed = context.game.procedure.noRolls.find((each) => each.reason === reason);
  const clause = listed?.clause ?? context.procedure.calling.noRoll.clause;
  return accept(...voided(context, { reason, announced: false, clause }));
}

function disputeFace(context: Context, { die }: CallingCommands['DisputeFace']): Decided<EventBody> {
  const { table, setup, by, procedure, cite } = context;
  const { dispute } = procedure.calling;
  const clause = cite(dispute.clause);
  const { roll } = table;
  if (by.role === 'player' && ![...table.seats.values()].some(({ person }) => person === by.person))
    return refuse({ code: 'NOT_SEATED', case: 'disputing', clause });
  if (roll?.restedAt === undefined) return refuse({ code: 'DICE_NOT_AT_REST', case: 'disputing', clause });
  if (roll.settled.length > 0) return refuse({ code: 'SETTLEMENT_HAS_BEGUN', case: 'disputing', clause });
  if (setup.dice === 'virtual') return refuse({ code: 'DICE_LIE_FLAT', case: 'disputing', clause });
  if (!isDie(roll, die))
    return refuse({ code: 'NO_SUCH_DIE', case: 'place', clause, die, last: roll.dice.length - 1 });
  const last = roll.calls.at(-1);
  if (last !== undefined && dispute.roles.every((role) => rungOf(role) < rungOf(last.by.role)))
    return refuse({ code: 'NOT_ABOVE', case: 'disputing', clause, role: last.by.role });
  if (roll.dispute?.ruled === false) return refuse({ code: 'DISPUTE_IS_OPEN', clause });
  if (isRuled(roll, die)) return faceIsRuled(clause);

  return accept({ type: 'FaceDisputed', die, clause });
}

function ruleFace(context: Context, { face, words }: CallingCommands['RuleFace']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { dispute } = procedure.calling;
  const clause = cite(dispute.clause);
  const { roll } = table;
  if (roll?.dispute === undefined) return refuse({ code: 'NO_DISPUTE', clause });
  if (roll.dispute.ruled) return faceIsRuled(clause);
  if (face !== 'void' && !isPips(face)) return refuse({ code: 'NOT_A_FACE', case: 'ruling', clause });
  if (face === 'void' && !dispute.mayVoid) return refuse({ code: 'MAY_NOT_VOID', clause });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'ruling', clause });

  if (face === 'void')
    return accept(
      ...voided(context, { reason: 'face-dispute', words, announced: true, clause: dispute.clause }),
    );
  const { die } = roll.dispute;
  const outcome = outcomeWith(roll, die, face);
  return accept({
    type: 'FaceRuled',
    die,
    face,
    words,
    ...(outcome === undefined ? {} : { roll: outcome }),
    clause,
  });
}

function outcomeWith(roll: CurrentRoll, die: number, face: Pips): Roll | undefined {
  const called = roll.calls.at(-1)?.outcome;
  return called?.kind === 'total' ? called.roll.with(die, face) : undefined;
}
