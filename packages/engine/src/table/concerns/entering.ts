// The outcome in the entry equipment: keyed and pressed, and amended before anything is settled.

import { isRoll, type Pips, type Roll, totalOf, writeRoll } from '../../roll.ts';
import { dealer, supervisors } from '../authority/ranks.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  refuse,
} from '../concern.ts';
import { rungOf } from '../role.ts';
import { againstRuling, calledRoll, onRoll } from '../rolls.ts';
import { byPeople } from '../setup.ts';
import type { EntrySource } from '../table.ts';
import { entryInUse, sourceOf } from './calling.ts';

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

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly entering: {
      readonly commands: EnteringCommands;
      readonly events: EnteringEvents;
    };
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

function keyEntry(context: Context, { total }: EnteringCommands['KeyEntry']): Decided<EventBody> {
  const { cite, procedure } = context;
  const { entry } = procedure.calling;
  const called = calledRoll(context);
  if (entry?.way !== 'keyed-and-pressed' || !entryInUse(context)) return notInUse(context);
  if (called === undefined)
    return refuse('ROLL_NOT_CALLED', cite(entry.clause), 'The roll is not called. Call it, then key it.');
  if (context.table.roll?.entry?.pressed === true)
    return refuse('ENTRY_IS_PRESSED', cite(entry.clause), 'The entry is made. Amend it if it is wrong.');
  if (total !== totalOf(called))
    return refuse(
      'ENTRY_DIFFERS',
      cite(entry.clause),
      `${total} is not the ${totalOf(called)} called. Key ${totalOf(called)}.`,
    );

  return accept({ type: 'EntryKeyed', total, source: sourceOf(context), clause: cite(entry.clause) });
}

function pressEntry(context: Context, _command: EnteringCommands['PressEntry']): Decided<EventBody> {
  const { table, cite, procedure } = context;
  const { entry } = procedure.calling;
  const called = calledRoll(context);
  const keyed = table.roll?.entry;
  if (entry?.way !== 'keyed-and-pressed' || !entryInUse(context)) return notInUse(context);
  if (called === undefined || keyed === undefined)
    return refuse('NOTHING_KEYED', cite(entry.clause), 'No total is keyed. Key it, then press entry.');
  if (keyed.pressed)
    return refuse('ENTRY_IS_PRESSED', cite(entry.clause), 'The entry is made. Amend it if it is wrong.');

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
  if (called === undefined)
    return refuse('ROLL_NOT_CALLED', clause, 'There is no called roll to amend. A settled one is overruled.');
  if ((table.roll?.settled.length ?? 0) > 0)
    return refuse(
      'SETTLEMENT_HAS_BEGUN',
      clause,
      `${table.roll?.settled.length} bets of this roll are settled. Overrule the call instead.`,
    );
  const open = table.roll?.amendment;
  if (open?.by.person === by.person && faces.join() === called.join())
    return accept({ type: 'AmendmentRejected', withdrawn: true, clause });
  if (table.roll?.amendment !== undefined)
    return refuse(
      'AMENDMENT_IS_OPEN',
      clause,
      `${writeRoll(table.roll.amendment.roll)} is asked for already. It is answered before anything else is asked.`,
    );
  const last = table.roll?.calls.at(-1);
  const corrects = alone === true;
  if (corrects && (byPeople(setup) || last?.by.person !== by.person))
    return refuse(
      'TWO_PEOPLE_NEEDED',
      clause,
      'Only what one keyed oneself is put right alone, and only at home. Ask for the correction instead.',
    );
  if (
    !corrects &&
    last !== undefined &&
    amending.approvers.every((role) => rungOf(role) < rungOf(last.by.role))
  )
    return refuse(
      'NOT_ABOVE',
      clause,
      `The outcome is a ${last.by.role}'s, and nobody who approves an amendment is as high. It stands.`,
    );
  if (table.roll?.dispute?.ruled === false)
    return refuse(
      'FACE_IS_DISPUTED',
      cite(procedure.calling.dispute.clause),
      'A face is in dispute. It is ruled on first.',
    );
  if (entry?.way === 'keyed-and-pressed' && entryInUse(context) && table.roll?.entry?.pressed !== true)
    return refuse(
      'ENTRY_NOT_PRESSED',
      clause,
      'Nothing is entered yet. Key the total and press entry first.',
    );
  if (!isRoll(faces, game.dice))
    return refuse('NOT_A_ROLL', cite(game.cites.dice), `A roll is ${game.dice} faces, each from 1 to 6.`);
  if (setup.dice === 'virtual' && writeRoll(faces) !== writeRoll(called))
    return refuse(
      'FACES_DIFFER',
      cite(procedure.calling.faces),
      `The dice show ${writeRoll(called)}, not ${writeRoll(faces)}. There is nothing to amend.`,
    );
  if (writeRoll(faces) === writeRoll(called))
    return refuse('NOTHING_TO_AMEND', clause, `${writeRoll(faces)} is what stands. Name other faces.`);
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
    return refuse('NO_AMENDMENT', clause, 'No amendment is asked for.');
  if (roll.amendment.by.person === by.person)
    return refuse('TWO_PEOPLE_NEEDED', clause, 'Somebody else than the one who asks has to approve.');
  if (approve && rungOf(by.role) < rungOf(last.by.role))
    return refuse(
      'NOT_ABOVE',
      clause,
      `The outcome is a ${last.by.role}'s. It takes one as high to amend it.`,
    );

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
  refuse(
    'ENTRY_NOT_IN_USE',
    cite(procedure.calling.entry?.clause ?? 'policy/entry-equipment'),
    'Nothing is keyed here: the entry equipment is off, or the call makes the entry.',
  );
