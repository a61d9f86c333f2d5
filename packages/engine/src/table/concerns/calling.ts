// Reading a roll: the dealer calls what the dice show, cocked dice are read, and a face in dispute is ruled on.

import { isPips, isRoll, type Pips, type Roll, totalOf, writeRoll } from '../../roll.ts';
import { dealer, supervisors } from '../authority/ranks.ts';
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
import type { Basis } from '../procedure.ts';
import { type Role, rungOf } from '../role.ts';
import { faceIsRuled, isRuled, onRoll } from '../rolls.ts';
import { byPeople } from '../setup.ts';
import type { CurrentRoll, EntrySource } from '../table.ts';
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

type Called = Extract<EventBody, { readonly type: 'RollCalled' }>;

function callRoll(context: Context, { faces, total, read }: CallingCommands['CallRoll']): Decided<EventBody> {
  const { table, game, by, at, procedure, cite } = context;
  const { call, dispute, noRoll, cocked } = procedure.calling;
  const { roll } = table;
  if (roll?.restedAt === undefined)
    return refuse('DICE_NOT_AT_REST', cite(call.clause), 'The dice are not at rest.');
  if (roll.calls.length > 0)
    return refuse('ROLL_IS_CALLED', cite(call.clause), 'The roll is called already. Amend or overrule it.');
  if (roll.facts.length > 0)
    return refuse(
      'NO_ROLL_IS_DUE',
      cite(noRoll.fact.clause),
      `The roll has no outcome: ${roll.facts.join(', ')}. Call no roll.`,
    );
  if (roll.dispute?.ruled === false)
    return refuse('FACE_IS_DISPUTED', cite(dispute.clause), 'A face is in dispute. It is ruled on first.');
  if (!isRoll(faces, game.dice))
    return refuse('NOT_A_ROLL', cite(game.cites.dice), `A roll is ${game.dice} faces, each from 1 to 6.`);
  if (cocked.test !== 'void' && roll.cocked.some((die) => roll.faces[die] === undefined))
    return refuse(
      'COCKED_DIE_UNREAD',
      cite(cocked.oneFace),
      'A die is cocked and has no face yet. Read it, or void the roll.',
    );
  if (roll.faces.some((face, index) => face !== undefined && face !== faces[index])) {
    const shown = roll.faces.map((face) => face ?? '?').join('-');
    return refuse(
      'FACES_DIFFER',
      cite(procedure.calling.faces),
      `The dice show ${shown}, not ${writeRoll(faces)}. Call what they show.`,
    );
  }
  if (total !== undefined && total !== totalOf(faces))
    return refuse(
      'TOTAL_DIFFERS',
      cite(call.clause),
      `${writeRoll(faces)} is ${totalOf(faces)}, not ${total}. Call ${totalOf(faces)}, or enter other faces.`,
    );

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
  return entryInUse(context) ? { entry: { total: totalOf(roll), source: sourceOf(context) } } : {};
}

/** The entry as the house makes it, at once with the call. */
function entered(context: Context, roll: Roll): readonly EventBody[] {
  const { setup, procedure, cite } = context;
  const { entry } = procedure.calling;
  if (entry?.way !== 'keyed-and-pressed') return [];
  if (!entryInUse(context) || byPeople(setup)) return [];
  const made = { total: totalOf(roll), source: sourceOf(context), clause: cite(entry.clause) };
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
    return refuse(
      'ENTRY_NOT_IN_USE',
      cite(entry?.clause ?? 'policy/entry-equipment'),
      'No entry equipment is switched on. Call the faces by eye.',
    );
  if (roll?.restedAt === undefined || roll.calls.length > 0)
    return refuse('NOTHING_TO_CAPTURE', cite(call.clause), 'Faces are captured between rest and call.');
  if (!isRoll(faces, game.dice))
    return refuse('NOT_A_ROLL', cite(game.cites.dice), `A roll is ${game.dice} faces, each from 1 to 6.`);
  if (roll.faces.some((face) => face !== undefined))
    return refuse('FACES_ARE_KNOWN', cite(procedure.calling.faces), 'The faces are read already. Call them.');

  return accept({ type: 'FacesCaptured', faces, clause: cite(entry.source) });
}

/** Whether outcomes go into electronic equipment at this table. */
export const entryInUse = ({ table, procedure }: Pick<Context, 'table' | 'procedure'>): boolean =>
  table.opening.equipment.get(procedure.calling.entry?.item ?? '')?.on === true;

/** Virtual dice and devices bring their faces; everything else is keyed by a hand. */
export const sourceOf = ({ table, setup }: Pick<Context, 'table' | 'setup'>): EntrySource =>
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
    return refuse('NOT_A_FACE', cite(clause), 'Name the face, 1 to 6, that touches the object.');
  if (others.some((other) => other !== face)) {
    if (twoFaces !== undefined) return voidedFor(context, twoFaces);
    return refuse(
      'MORE_THAN_ONE_FACE',
      cite(clause),
      `Faces ${[face, ...others].join(' and ')} both touch something. Name one, or call no roll.`,
    );
  }

  const up = oppositeOf(face);
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
  if (!isPips(judged))
    return refuse(
      'NOT_A_FACE',
      context.cite(clause),
      "Name the face, 1 to 6, that would come up, or 'cannot-tell'.",
    );

  const says = `judged to fall to ${judged}`;
  return accept({ type: 'CockedDieRead', die, face: judged, says, clause: context.cite(clause) });
}

/** Opposite faces of a die make seven. */
function oppositeOf(face: Pips): Pips {
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
  if (roll?.restedAt === undefined)
    return refuse('DICE_NOT_AT_REST', clause, 'There are no dice at rest to read.');
  if (roll.calls.length > 0)
    return refuse('ROLL_IS_CALLED', clause, 'The roll is called. Dispute the face, or amend the entry.');
  if (setup.dice === 'virtual')
    return refuse('DICE_LIE_FLAT', clause, 'Virtual dice always lie flat. Call what they show.');
  if (!isDie(roll, die))
    return refuse(
      'NO_SUCH_DIE',
      clause,
      `There is no die ${die}. They count from 0 to ${roll.dice.length - 1}.`,
    );
  if (isRuled(roll, die)) return faceIsRuled(cite(procedure.calling.dispute.clause));
  if (roll.dispute?.die === die)
    return refuse('FACE_IS_DISPUTED', clause, 'That face is for the one who rules on disputes.');
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
    return refuse('NOT_SEATED', clause, 'Only somebody at the table may dispute a face. Sit down first.');
  if (roll?.restedAt === undefined)
    return refuse('DICE_NOT_AT_REST', clause, 'There are no dice at rest to dispute.');
  if (roll.settled.length > 0)
    return refuse(
      'SETTLEMENT_HAS_BEGUN',
      clause,
      'Bets are settled already. Ask for the call to be overruled.',
    );
  if (setup.dice === 'virtual')
    return refuse('DICE_LIE_FLAT', clause, 'Virtual dice show one face each. There is nothing to dispute.');
  if (!isDie(roll, die))
    return refuse(
      'NO_SUCH_DIE',
      clause,
      `There is no die ${die}. They count from 0 to ${roll.dice.length - 1}.`,
    );
  const last = roll.calls.at(-1);
  if (last !== undefined && dispute.roles.every((role) => rungOf(role) < rungOf(last.by.role)))
    return refuse(
      'NOT_ABOVE',
      clause,
      `The outcome is a ${last.by.role}'s. Ask somebody higher to overrule it.`,
    );
  if (roll.dispute?.ruled === false)
    return refuse('DISPUTE_IS_OPEN', clause, 'A face is in dispute already. It is ruled on first.');
  if (isRuled(roll, die)) return faceIsRuled(clause);

  return accept({ type: 'FaceDisputed', die, clause });
}

function ruleFace(context: Context, { face, words }: CallingCommands['RuleFace']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { dispute } = procedure.calling;
  const clause = cite(dispute.clause);
  const { roll } = table;
  if (roll?.dispute === undefined)
    return refuse('NO_DISPUTE', clause, 'No face is in dispute. There is nothing to rule on.');
  if (roll.dispute.ruled) return faceIsRuled(clause);
  if (face !== 'void' && !isPips(face)) return refuse('NOT_A_FACE', clause, 'Rule a face from 1 to 6.');
  if (face === 'void' && !dispute.mayVoid)
    return refuse('MAY_NOT_VOID', clause, 'The ruling names a face; it cannot void the roll. Rule 1 to 6.');
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say in words why.');

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
