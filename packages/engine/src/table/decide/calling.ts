import { isRoll, type Roll, totalOf, writeRoll } from '../../roll.ts';
import type { CallingCommand } from '../command/calling.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { byPeople } from '../setup.ts';
import { readCockedDie, reportCockedDie } from './cocked.ts';
import { entryInUse, sourceOf } from './entering.ts';
import { disputeFace, ruleFace } from './face-dispute.ts';
import { callNoRoll, recordFact } from './no-roll.ts';

/** The calling commands and what decides each. */
export const calling: Decide<CallingCommand> = {
  CallRoll: callRoll,
  CaptureFaces: captureFaces,
  CallNoRoll: callNoRoll,
  RecordFact: recordFact,
  ReportCockedDie: reportCockedDie,
  ReadCockedDie: readCockedDie,
  DisputeFace: disputeFace,
  RuleFace: ruleFace,
};

type Command<Type extends CallingCommand['type']> = Extract<CallingCommand, { readonly type: Type }>;
type Called = Extract<EventBody, { readonly type: 'RollCalled' }>;

function callRoll(context: Context, { faces, total, read }: Command<'CallRoll'>): Decided<EventBody> {
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

function captureFaces(context: Context, { faces }: Command<'CaptureFaces'>): Decided<EventBody> {
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
