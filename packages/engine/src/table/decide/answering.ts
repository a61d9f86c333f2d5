import type { ShooterCommand } from '../command/shooter.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { isDeclinedByAll } from '../evolve/shooter.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import { atOnce, byPeople } from '../setup.ts';
import type { Circuit } from '../table.ts';
import { chosen, kept } from './choosing.ts';

type Command<Type extends ShooterCommand['type']> = Extract<ShooterCommand, { readonly type: Type }>;
type Rules = ShooterProcedure<string>;

export function acceptDice(
  context: Context,
  shooter: Rules,
  { seat }: Command<'AcceptDice'>,
): Decided<EventBody> {
  const { table, setup, by, procedure, cite } = context;
  const { is } = table.shooter;
  const declined = cite(
    is.kind === 'offered' && is.circuit === 'course' ? shooter.course.declined : shooter.declined,
  );
  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', cite(shooter.accepting), `Seat ${seat} is not yours.`);
  if (table.staff.get(by.person) === 'dealer')
    return refuse(
      'DEALER_MAY_NOT_BET',
      cite(procedure.staff.noBets),
      'A dealer may not bet at the table dealt. Sign off first.',
    );
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', table.halt.clause, 'The table is halted. Wait until it is lifted.');
  // Whoever takes the dice from a dealer throwing out bets may bet at once; nobody else may.
  const mayTake = (dealer: typeof is & { readonly kind: 'dealer' }): boolean =>
    dealer.former !== by.person && dealer.excluded?.includes(by.person) !== true;
  const fromDealer = is.kind === 'dealer' && table.roll === undefined && mayTake(is);
  // At home whoever thinks better of it takes the dice that nobody wanted; in a casino the dealer asks again.
  const isIdle = !byPeople(setup) && table.roll === undefined && isDeclinedByAll(table);
  if (!fromDealer && !isIdle && (is.kind !== 'offered' || is.to !== seat))
    return refuse('NOT_OFFERED_TO_YOU', declined, 'The dice are not offered to you now. Wait for your turn.');

  if (fromDealer && table.dice.replacing !== undefined)
    return refuse(
      'NEW_SET_NEEDED',
      cite(procedure.custody.newSet),
      'The set is to be replaced. Wait until the dealer has thrown out the bets and a new set is here.',
    );

  const circuit: Circuit = is.kind === 'offered' ? is.circuit : 'course';
  const clause = cite(circuit === 'start' ? shooter.accepting : shooter.course.choosing);
  const accepted: EventBody = { type: 'DiceAccepted', seat, circuit, clause };
  if (!atOnce(setup)) return accept(accepted);
  const dice = kept(context) ?? usableDice(table).slice(0, context.game.dice);
  return accept(accepted, ...chosen(context, { seat, dice, circuit }));
}

export function declineDice(
  { table, by, cite }: Context,
  shooter: Rules,
  { seat }: Command<'DeclineDice'>,
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(
    is.kind === 'offered' && is.circuit === 'course' ? shooter.course.declined : shooter.declined,
  );
  if (by.role !== 'dealer' && table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  if (is.kind !== 'offered' || is.to !== seat)
    return refuse('NOT_OFFERED_TO_YOU', clause, 'The dice are not offered to you now.');

  return accept({ type: 'DiceDeclined', seat, clause });
}
