// The outcome in the entry equipment: keyed and pressed, and amended before anything is settled.

import { named, type RefusalTable } from '../../refusal-table.ts';
import { isRoll, type Pips, type Roll, totalOf, writeRoll } from '../../roll.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  refuse,
  staffOnly,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { everyRole, rungOf } from '../role.ts';
import { againstRuling, calledRoll, onRoll } from '../rolls.ts';
import { byPeople, type EntrySource } from '../table.ts';
import { entryInUse, toSource } from './calling.ts';

export type EnteringCommands = {
  /** Keys the total into the entry equipment; it counts when entry is pressed. */
  readonly KeyEntry: { readonly total: number };
  readonly PressEntry: object;
  /**
   * Asks to correct the outcome before anything is settled; whoever asked takes it back by naming what stands. `alone`
   * corrects at once what one keyed oneself, where there is no staff to ask.
   */
  readonly AmendEntry: { readonly faces: readonly Pips[]; readonly alone?: true };
  readonly AnswerAmendment: { readonly approve: boolean };
};

/** No rulebook knows a table without staff: the house lets whoever keyed an outcome there put it right alone. */
export const AMENDING_ALONE = 'policy/amending-alone';

export type EnteringEvents = {
  readonly EntryKeyed: { readonly total: number; readonly source: EntrySource };
  readonly EntryPressed: {
    readonly roll: Roll;
    readonly total: number;
    readonly source: EntrySource;
  };
  readonly AmendmentAsked: { readonly was: Roll; readonly roll: Roll };
  /** `withdrawn` where whoever asked has taken it back, and nobody has answered it. */
  readonly AmendmentRejected: { readonly withdrawn?: true };
  readonly EntryAmended: { readonly was: Roll; readonly roll: Roll; readonly askedBy: string };
};

export const enteringRefusals = {
  'ROLL_NOT_CALLED.keying': {},
  ENTRY_IS_PRESSED: {},
  ENTRY_DIFFERS: { total: 'count', called: 'count' },
  NOTHING_KEYED: {},
  'ROLL_NOT_CALLED.amending': {},
  'SETTLEMENT_HAS_BEGUN.amending': { bets: 'count' },
  'AMENDMENT_IS_OPEN.amending': { roll: 'faces' },
  'TWO_PEOPLE_NEEDED.alone': {},
  'NOT_ABOVE.amending': { role: named('role', everyRole) },
  'ENTRY_NOT_PRESSED.amending': {},
  'FACES_DIFFER.amending': { shown: 'faces', named: 'faces' },
  NOTHING_TO_AMEND: { faces: 'faces' },
  NO_AMENDMENT: {},
  'TWO_PEOPLE_NEEDED.approving': {},
  'NOT_ABOVE.approving': { role: named('role', everyRole) },
  'ENTRY_NOT_IN_USE.keying': {},
} as const satisfies RefusalTable;

const byRolls = { was: 'text', roll: 'text' } as const;

/** What is told of its events, by the figures of each line. */
export const enteringLines = {
  EntryKeyed: { total: 'count' },
  EntryPressed: { total: 'count' },
  AmendmentAsked: byRolls,
  AmendmentRejected: {},
  'AmendmentRejected.withdrawn': {},
  EntryAmended: byRolls,
  'EntryAmended.alone': byRolls,
} as const satisfies RefusalTable;

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly entering: {
      readonly commands: EnteringCommands;
      readonly events: EnteringEvents;
    };
  }
  interface RefusalTables {
    readonly entering: typeof enteringRefusals;
  }
  interface LineTables {
    readonly entering: typeof enteringLines;
  }
}

export const enteringAuthority: AuthorityOf<EnteringCommands> = {
  KeyEntry: { roles: dealer },
  PressEntry: { roles: dealer },
  AmendEntry: { roles: dealer },
  AnswerAmendment: {
    roles: supervisors,
    narrowed: ({ calling: { amending } }) => ({ roles: amending.approvers, clause: amending.clause }),
  },
};

export const enteringDecide: DecideOf<EnteringCommands> = {
  KeyEntry: keyEntry,
  PressEntry: pressEntry,
  AmendEntry: amendEntry,
  AnswerAmendment: answerAmendment,
};

export const enteringEvolve: EvolveOf<EnteringEvents> = {
  EntryKeyed: (table, { total, source }) =>
    onRoll(table, (roll) => ({ ...roll, entry: { keyed: total, pressed: false, source } })),
  EntryPressed: (table, { total, source }) =>
    onRoll(table, (roll) => ({ ...roll, entry: { keyed: total, pressed: true, source } })),
  AmendmentAsked: (table, { roll: amended, by }) =>
    onRoll(table, (roll) => ({ ...roll, amendment: { roll: amended, by } })),
  AmendmentRejected: (table) => onRoll(table, (roll) => ({ ...roll, amendment: undefined })),
  EntryAmended: (table, { roll: amended, by, at, clause }) =>
    onRoll(table, (roll) => ({
      ...roll,
      faces: amended,
      amendment: undefined,
      calls: [...roll.calls, { by, at, clause, outcome: { kind: 'total', roll: amended } }],
      entry: roll.entry && { ...roll.entry, keyed: totalOf(amended) },
    })),
};

export const enteringTold: ToldOf<EnteringEvents> = {
  EntryKeyed: ({ total }) => ({ code: 'EntryKeyed', total }),
  EntryPressed: ({ total }) => ({ code: 'EntryPressed', total }),
  AmendmentAsked: ({ was, roll }) => ({ code: 'AmendmentAsked', was: writeRoll(was), roll: writeRoll(roll) }),
  AmendmentRejected: ({ withdrawn }) =>
    withdrawn === true ? { code: 'AmendmentRejected', case: 'withdrawn' } : { code: 'AmendmentRejected' },
  EntryAmended: ({ was, roll, clause }) => {
    const rolls = { was: writeRoll(was), roll: writeRoll(roll) };
    return clause === AMENDING_ALONE
      ? { code: 'EntryAmended', case: 'alone', ...rolls }
      : { code: 'EntryAmended', ...rolls };
  },
};

export const enteringEventInfo: EventInfoOf<EnteringEvents> = {
  EntryKeyed: { carries: { total: 'number', source: 'text' }, topic: 'rolls', seen: everybody },
  EntryPressed: {
    carries: { roll: 'roll', total: 'number', source: 'text' },
    topic: 'rolls',
    seen: everybody,
  },
  AmendmentAsked: { carries: { was: 'roll', roll: 'roll' }, topic: 'amendments', seen: staffOnly },
  AmendmentRejected: { carries: { withdrawn: 'flag?' }, topic: 'amendments', seen: staffOnly },
  EntryAmended: {
    carries: { was: 'roll', roll: 'roll', askedBy: 'text' },
    topic: 'amendments',
    seen: { whole: 'staff', without: 'who asked', trimmed: (event) => ({ ...event, askedBy: '' }) },
  },
};

function keyEntry(context: Context, { total }: EnteringCommands['KeyEntry']): Decided<EventBody> {
  const { cite, procedure } = context;
  const { entry } = procedure.calling;
  const called = calledRoll(context);
  if (entry?.way !== 'keyed-and-pressed' || !entryInUse(context)) return notInUse(context);
  if (called === undefined)
    return refuse({ code: 'ROLL_NOT_CALLED', case: 'keying', clause: cite(entry.clause) });
  if (context.table.roll?.entry?.pressed === true)
    return refuse({ code: 'ENTRY_IS_PRESSED', clause: cite(entry.clause) });
  if (total !== totalOf(called))
    return refuse({ code: 'ENTRY_DIFFERS', clause: cite(entry.clause), total, called: totalOf(called) });

  return accept({ type: 'EntryKeyed', total, source: toSource(context), clause: cite(entry.clause) });
}

function pressEntry(context: Context, _command: EnteringCommands['PressEntry']): Decided<EventBody> {
  const { table, cite, procedure } = context;
  const { entry } = procedure.calling;
  const called = calledRoll(context);
  const keyed = table.roll?.entry;
  if (entry?.way !== 'keyed-and-pressed' || !entryInUse(context)) return notInUse(context);
  if (called === undefined || keyed === undefined)
    return refuse({ code: 'NOTHING_KEYED', clause: cite(entry.clause) });
  if (keyed.pressed) return refuse({ code: 'ENTRY_IS_PRESSED', clause: cite(entry.clause) });

  const { source } = keyed;
  return accept({
    type: 'EntryPressed',
    roll: called,
    total: totalOf(called),
    source,
    clause: cite(entry.clause),
  });
}

function amendEntry(context: Context, { faces, alone }: EnteringCommands['AmendEntry']): Decided<EventBody> {
  const { table, setup, game, by, cite, procedure } = context;
  const { amending, entry } = procedure.calling;
  const clause = cite(amending.clause);
  const called = calledRoll(context);
  if (called === undefined) return refuse({ code: 'ROLL_NOT_CALLED', case: 'amending', clause });
  const settled = table.roll?.settled.length ?? 0;
  if (settled > 0) return refuse({ code: 'SETTLEMENT_HAS_BEGUN', case: 'amending', clause, bets: settled });
  const open = table.roll?.amendment;
  if (open?.by.person === by.person && faces.join() === called.join())
    return accept({ type: 'AmendmentRejected', withdrawn: true, clause });
  if (table.roll?.amendment !== undefined)
    return refuse({ code: 'AMENDMENT_IS_OPEN', case: 'amending', clause, roll: table.roll.amendment.roll });
  const last = table.roll?.calls.at(-1);
  const corrects = alone === true;
  if (corrects && (byPeople(setup) || last?.by.person !== by.person))
    return refuse({ code: 'TWO_PEOPLE_NEEDED', case: 'alone', clause });
  if (
    !corrects &&
    last !== undefined &&
    amending.approvers.every((role) => rungOf(role) < rungOf(last.by.role))
  )
    return refuse({ code: 'NOT_ABOVE', case: 'amending', clause, role: last.by.role });
  if (table.roll?.dispute?.ruled === false)
    return refuse({
      code: 'FACE_IS_DISPUTED',
      case: 'calling',
      clause: cite(procedure.calling.dispute.clause),
    });
  if (entry?.way === 'keyed-and-pressed' && entryInUse(context) && table.roll?.entry?.pressed !== true)
    return refuse({ code: 'ENTRY_NOT_PRESSED', case: 'amending', clause });
  if (!isRoll(faces, game.dice))
    return refuse({ code: 'NOT_A_ROLL', case: 'table', clause: cite(game.cites.dice), dice: game.dice });
  if (setup.dice === 'virtual' && writeRoll(faces) !== writeRoll(called))
    return refuse({
      code: 'FACES_DIFFER',
      case: 'amending',
      clause: cite(procedure.calling.faces),
      shown: called,
      named: faces,
    });
  if (writeRoll(faces) === writeRoll(called)) return refuse({ code: 'NOTHING_TO_AMEND', clause, faces });
  const ruled = againstRuling(context, table.roll ?? {}, faces);
  if (ruled !== undefined) return ruled;

  if (!corrects) return accept({ type: 'AmendmentAsked', was: called, roll: faces, clause });
  // That nobody else looked on stands in the trail: the same person asks and corrects, by a policy of its own.
  return accept(
    { type: 'AmendmentAsked', was: called, roll: faces, clause: AMENDING_ALONE },
    { type: 'EntryAmended', was: called, roll: faces, askedBy: by.person, clause: AMENDING_ALONE },
  );
}

function answerAmendment(
  context: Context,
  { approve }: EnteringCommands['AnswerAmendment'],
): Decided<EventBody> {
  const { table, by, cite, procedure } = context;
  const clause = cite(procedure.calling.amending.clause);
  const { roll } = table;
  const called = calledRoll(context);
  const last = roll?.calls.at(-1);
  if (roll?.amendment === undefined || called === undefined || last === undefined)
    return refuse({ code: 'NO_AMENDMENT', clause });
  if (roll.amendment.by.person === by.person)
    return refuse({ code: 'TWO_PEOPLE_NEEDED', case: 'approving', clause });
  if (approve && rungOf(by.role) < rungOf(last.by.role))
    return refuse({ code: 'NOT_ABOVE', case: 'approving', clause, role: last.by.role });

  return approve
    ? accept({
        type: 'EntryAmended',
        was: called,
        roll: roll.amendment.roll,
        askedBy: roll.amendment.by.person,
        clause,
      })
    : accept({ type: 'AmendmentRejected', clause });
}

const notInUse = ({ procedure, cite }: Context): Decided<never> =>
  refuse({
    code: 'ENTRY_NOT_IN_USE',
    case: 'keying',
    clause: cite(procedure.calling.entry?.clause ?? 'policy/entry-equipment'),
  });
