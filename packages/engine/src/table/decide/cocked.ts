import { isPips, type Pips } from '../../roll.ts';
import type { CallingCommand } from '../command/calling.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { CurrentRoll } from '../table.ts';
import { faceIsRuled, isRuled } from './ruled-face.ts';
import { voided } from './voiding.ts';

type Command<Type extends CallingCommand['type']> = Extract<CallingCommand, { readonly type: Type }>;

export function reportCockedDie(context: Context, { die }: Command<'ReportCockedDie'>): Decided<EventBody> {
  const { cocked } = context.procedure.calling;
  const refused = notToBeRead(context, die);
  if (refused !== undefined) return refused;

  if (cocked.test === 'void') return voidedFor(context, cocked.reason);
  return accept({ type: 'DieCocked', die, clause: context.cite(cocked.clause) });
}

export function readCockedDie(context: Context, command: Command<'ReadCockedDie'>): Decided<EventBody> {
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
  { die, touching }: Command<'ReadCockedDie'>,
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
  { die, judged }: Command<'ReadCockedDie'>,
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

export const isDie = ({ dice }: CurrentRoll, die: number): boolean =>
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
