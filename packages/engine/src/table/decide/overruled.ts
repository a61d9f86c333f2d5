import { isRoll, type Pips, writeRoll } from '../../roll.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { rungOf } from '../role.ts';
import type { CurrentRoll, Outcome, PastRoll, RollCall } from '../table.ts';
import { isBlank } from './blank.ts';
import { putRight, undone } from './putting-right.ts';
import { againstRuling } from './ruled-face.ts';
import { voided } from './voiding.ts';

/** The roll whose call is meant: the one under way once it is called, else one that is done. */
export type Target = {
  readonly roll?: CurrentRoll;
  readonly past?: PastRoll;
  readonly last: RollCall;
};

export function targetOf(
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
export function notToBeOverruled(
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
export function overruled(
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
