import { isRoll, type Roll, totalOf, writeRoll } from '../../roll.ts';
import type { EnteringCommand } from '../command/entering.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import { AMENDING_ALONE } from '../event/entering.ts';
import type { EventBody } from '../event/event.ts';
import { rungOf } from '../role.ts';
import { byPeople } from '../setup.ts';
import type { EntrySource } from '../table.ts';
import { againstRuling } from './ruled-face.ts';

/** The entering commands and what decides each. */
export const entering: Decide<EnteringCommand> = {
  KeyEntry: keyEntry,
  PressEntry: pressEntry,
  AmendEntry: amendEntry,
  AnswerAmendment: answerAmendment,
};

type Command<Type extends EnteringCommand['type']> = Extract<EnteringCommand, { readonly type: Type }>;

/** Whether outcomes go into electronic equipment at this table. */
export const entryInUse = ({ table, procedure }: Pick<Context, 'table' | 'procedure'>): boolean =>
  table.opening.equipment.get(procedure.calling.entry?.item ?? '')?.on === true;

/** Virtual dice and devices bring their faces; everything else is keyed by a hand. */
export const sourceOf = ({ table, setup }: Pick<Context, 'table' | 'setup'>): EntrySource =>
  setup.dice === 'virtual' || table.roll?.captured === true ? 'capture' : 'keypad';

/** The outcome in force of the roll under way. */
export function calledRoll({ table }: Pick<Context, 'table'>): Roll | undefined {
  const outcome = table.roll?.calls.at(-1)?.outcome;
  return outcome?.kind === 'total' ? outcome.roll : undefined;
}

function keyEntry(context: Context, { total }: Command<'KeyEntry'>): Decided<EventBody> {
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

function pressEntry(context: Context, _command: Command<'PressEntry'>): Decided<EventBody> {
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

function amendEntry(context: Context, { faces, alone }: Command<'AmendEntry'>): Decided<EventBody> {
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

function answerAmendment(context: Context, { approve }: Command<'AnswerAmendment'>): Decided<EventBody> {
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
