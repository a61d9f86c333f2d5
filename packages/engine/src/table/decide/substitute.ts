import { underAge } from '../age.ts';
import type { ShooterCommand } from '../command/shooter.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import { isBlank } from './blank.ts';
import { endOfTurn, setIsOwed } from './turn.ts';

type Command<Type extends ShooterCommand['type']> = Extract<ShooterCommand, { readonly type: Type }>;

/** A shooter cannot go on: a set begun, or staked on, waits for a substitute; otherwise the turn is over. */
export function reportUnable(
  context: Context,
  shooter: ShooterProcedure<string>,
  _command: Command<'ReportUnable'>,
): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  const { substitute } = shooter;
  const clause = cite(substitute ?? shooter.givingUp);
  if (is.kind !== 'seat' && is.kind !== 'choosing')
    return refuse('NO_SHOOTER', clause, 'There is no shooter.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', clause, 'A roll is under way. Settle it first.');
  return (
    (substitute === undefined ? undefined : waitsForSubstitute(context, is, cite(substitute))) ??
    accept(...endOfTurn(context, { seat: is.seat, cause: 'left', clause }))
  );
}

/** A set that is owed waits for a substitute. */
function waitsForSubstitute(
  context: Context,
  is: Context['table']['shooter']['is'],
  clause: string,
): Decided<EventBody> | undefined {
  if (is.kind !== 'seat') return undefined;
  if (is.unable)
    return refuse('UNABLE_ALREADY', clause, 'That is known. The operator names somebody to finish the set.');
  return setIsOwed(context) ? accept({ type: 'ShooterUnable', seat: is.seat, clause }) : undefined;
}

/** Somebody proper finishes the set; the bets stay the shooter's own. */
export function nameSubstitute(
  context: Context,
  shooter: ShooterProcedure<string>,
  { person, born, until = 'set' }: Command<'NameSubstitute'>,
): Decided<EventBody> {
  const { table, game, cite } = context;
  const { is } = table.shooter;
  if (shooter.substitute === undefined)
    return refuse(
      'NO_SUBSTITUTE_HERE',
      cite(game.procedure.thrower.clause),
      'Nobody throws for a shooter in this game. The dice are offered on.',
    );
  const clause = cite(shooter.substitute);
  if (is.kind !== 'seat') return refuse('NO_SHOOTER', clause, 'There is no shooter to stand in for.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', clause, 'A roll is under way. Settle it first.');
  if (!setIsOwed(context))
    return refuse(
      'NO_SET_UNDER_WAY',
      clause,
      'No set is under way and the shooter has none staked. The dice are offered on instead.',
    );
  const ridesOnTurn = ({ wager }: { readonly wager: string }): boolean =>
    game.wagers[wager]?.locks?.from === 'turn';
  if (until === 'turn' && !table.betting.bets.some(ridesOnTurn))
    return refuse(
      'NO_TURN_TO_FINISH',
      clause,
      'No bet is on the whole turn. Name somebody to finish the set.',
    );
  if (isBlank(person) || table.seats.get(is.seat)?.person === person)
    return refuse('NOT_A_SUBSTITUTE', clause, 'Name somebody other than the shooter.');
  const young = underAge(context, born);
  if (young !== undefined) return young;

  return accept({ type: 'SubstituteNamed', seat: is.seat, person, until, clause });
}
