import type { ShooterCommand } from '../command/shooter.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import { isBlank } from './blank.ts';
import { endOfTurn } from './turn.ts';

type Command<Type extends ShooterCommand['type']> = Extract<ShooterCommand, { readonly type: Type }>;

/** A breach of the manner of throwing is written down against the shooter. */
export function warnShooter(
  { table, cite }: Context,
  { warning }: ShooterProcedure<string>,
  { words }: Command<'WarnShooter'>,
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(warning.clause);
  if (is.kind !== 'seat') return refuse('NO_SHOOTER', clause, 'There is no shooter to warn.');
  if (isBlank(words)) return refuse('WORDS_MISSING', clause, 'Say what the shooter did.');

  const person = table.seats.get(is.seat)?.person ?? '';
  return accept({ type: 'ShooterWarned', seat: is.seat, person, words, clause });
}

/** The dice are taken from a shooter; the bets stay. */
export function orderToPass(
  context: Context,
  { ordering, givingUp }: ShooterProcedure<string>,
  { cause, words }: Command<'OrderToPass'>,
): Decided<EventBody> {
  const { table, cite } = context;
  const { is, warnings } = table.shooter;
  if (ordering === undefined)
    return refuse(
      'NO_ORDERS_HERE',
      cite(givingUp),
      'Nobody takes the dice from a shooter in this game. The operator may name somebody to finish the set.',
    );
  const clause = cite(ordering.clause);
  if (is.kind !== 'seat' && is.kind !== 'choosing')
    return refuse('NO_SHOOTER', clause, 'There is no shooter to order.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', clause, 'A roll is under way. Order it when the roll is done.');
  if (!ordering.causes.includes(cause))
    return refuse(
      'NO_SUCH_CAUSE',
      clause,
      `'${cause}' is no cause here. The causes are ${ordering.causes.join(', ')}.`,
    );

  const order = { cause, ...(words === undefined ? {} : { words }), warnings };
  return accept(...endOfTurn(context, { seat: is.seat, cause: 'ordered', clause, order }));
}
