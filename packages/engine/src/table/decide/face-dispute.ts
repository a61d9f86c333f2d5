import { isPips, type Pips, type Roll } from '../../roll.ts';
import type { CallingCommand } from '../command/calling.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { rungOf } from '../role.ts';
import type { CurrentRoll } from '../table.ts';
import { isBlank } from './blank.ts';
import { isDie } from './cocked.ts';
import { faceIsRuled, isRuled } from './ruled-face.ts';
import { voided } from './voiding.ts';

type Command<Type extends CallingCommand['type']> = Extract<CallingCommand, { readonly type: Type }>;

export function disputeFace(context: Context, { die }: Command<'DisputeFace'>): Decided<EventBody> {
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

export function ruleFace(context: Context, { face, words }: Command<'RuleFace'>): Decided<EventBody> {
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
