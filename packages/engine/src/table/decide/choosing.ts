import type { ShooterCommand } from '../command/shooter.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { isUsable, placeOf, usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import type { Circuit } from '../table.ts';
import { passedByHouse } from './voiding.ts';

type ChooseDice = Extract<ShooterCommand, { readonly type: 'ChooseDice' }>;

/** A new shooter chooses dice, or one whose die left the table chooses again. */
export function chooseDice(
  context: Context,
  shooter: ShooterProcedure<string>,
  { seat, dice = kept(context) ?? [] }: ChooseDice,
): Decided<EventBody> {
  const { table, game, by, procedure, cite } = context;
  const { is } = table.shooter;
  const { custody } = procedure;
  const again = is.kind === 'seat' && is.seat === seat && table.dice.active.length < game.dice;
  const circuit: Circuit = is.kind === 'choosing' ? is.circuit : 'course';
  const first = circuit === 'start' ? shooter.choosing : shooter.course.choosing;
  const clause = cite(again ? custody.choosing : first);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', cite(custody.keeping), `Seat ${seat} is not yours.`);
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(custody.keeping), 'A roll is under way. Choose when it is settled.');
  if (!again && (is.kind !== 'choosing' || is.seat !== seat))
    return refuse(
      'NOT_CHOOSING',
      cite(custody.keeping),
      'The dealer keeps the dice that are not in play. You choose when you have accepted the dice.',
    );
  if (dice.length !== game.dice || new Set(dice).size !== game.dice)
    return refuse(
      'NOT_THESE_DICE',
      cite(custody.active),
      `${new Set(dice).size} different dice are named and ${game.dice} are thrown. Choose ${game.dice}.`,
    );
  const unfit = dice.find((die) => !isUsable(table, die));
  if (unfit !== undefined)
    return refuse(
      'DIE_NOT_USABLE',
      clause,
      `${unfit} is not among the dice offered. Choose from ${usableDice(table).join(', ')}.`,
    );

  return again
    ? accept(
        { type: 'DiceChosen', seat, dice, clause },
        ...returned(context, dice, cite(custody.returning.course)),
        ...passedByHouse(context),
      )
    : accept(...chosen(context, { seat, dice, circuit }));
}

/** The dice in play, where a full set of them can be kept. */
export function kept({ table, game }: Context): readonly string[] | undefined {
  const { active } = table.dice;
  return active.length === game.dice && active.every((die) => isUsable(table, die)) ? active : undefined;
}

/** A new shooter has the dice in hand; the others go back to the dealer's bowl. */
export function chosen(
  context: Context,
  {
    seat,
    dice,
    circuit,
  }: { readonly seat: number; readonly dice: readonly string[]; readonly circuit: Circuit },
): readonly EventBody[] {
  const { procedure, cite } = context;
  const { shooter, custody } = procedure;
  const clause = cite(
    (circuit === 'start' ? shooter?.choosing : shooter?.course.choosing) ?? custody.keeping,
  );
  return [
    { type: 'DiceChosen', seat, dice, clause },
    ...returned(context, dice, cite(custody.returning[circuit])),
    { type: 'DicePassed', clause },
  ];
}

/** The dice that were not chosen and do not lie in the bowl already go there. */
function returned({ table }: Context, dice: readonly string[], clause: string): readonly EventBody[] {
  const others = usableDice(table).filter((die) => !dice.includes(die));
  return others.every((die) => placeOf(table, die) === 'bowl')
    ? []
    : [{ type: 'DiceReturned', dice: others, clause }];
}
