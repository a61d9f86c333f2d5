import type { ShooterCommand } from '../command/shooter.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { isDeclinedByAll } from '../evolve/shooter.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import type { Offered, Table } from '../table.ts';
import { kept } from './choosing.ts';
import { setIsOwed, spentSet } from './turn.ts';

type Command<Type extends ShooterCommand['type']> = Extract<ShooterCommand, { readonly type: Type }>;
type Rules = ShooterProcedure<string>;

/** Offers the dice to the next player, clockwise; when nobody is left to ask, what follows from that. */
export function offerDice(
  context: Context,
  shooter: Rules,
  { again }: Command<'OfferDice'>,
): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  if (table.state !== 'open')
    return refuse('NOT_IN_PLAY', cite(shooter.starting), 'Play has not started. Start it first.');
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', table.halt.clause, 'The table is halted. Lift the halt first.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(shooter.starting), 'A roll is under way. Settle it first.');
  if (is.kind === 'seat' && is.unable && setIsOwed(context) && shooter.substitute !== undefined)
    return refuse(
      'SET_NOT_FINISHED',
      cite(shooter.substitute),
      `The set of seat ${is.seat} is not finished. The operator names somebody to finish it.`,
    );
  if (is.kind === 'seat' || is.kind === 'choosing')
    return refuse('DICE_ARE_TAKEN', cite(shooter.accepting), `Seat ${is.seat} has the dice.`);
  if (is.kind === 'offered' && is.to !== 'waiting' && table.seats.has(is.to))
    return refuse('DICE_ARE_OFFERED', cite(shooter.declined), `Seat ${is.to} has not answered yet.`);
  const { runOut } = shooter;
  const thrownOut = runOut === undefined ? undefined : afterRunOut(context, shooter, cite(runOut));
  if (thrownOut !== undefined) return thrownOut;
  const lacking = whatDiceLack(context);
  if (lacking !== undefined) return lacking;

  return is.kind === 'offered'
    ? goOn(context, shooter, is, again === true)
    : startAfresh(context, shooter, []);
}

/** Why no dice can be offered: the set is out of the game, or too little of it is left. */
function whatDiceLack(context: Context): Decided<never> | undefined {
  const { table, game, cite } = context;
  if (table.dice.replacing !== undefined && usableDice(table).length < leastDice(context))
    return refuse(
      'NEW_SET_NEEDED',
      cite(context.procedure.custody.newSet),
      `The old set is out of the game. Receive a new set of ${leastDice(context)} dice and have it inspected first.`,
    );
  if (usableDice(table).length < game.dice)
    return refuse(
      'DICE_MISSING',
      cite(context.procedure.custody.newSet),
      `${usableDice(table).length} usable dice are at the table and ${game.dice} are needed.`,
    );
  return undefined;
}

/** How many dice a new set brings. */
const leastDice = ({ procedure }: Context): number => procedure.opening.dice.least;

/** A dealer who has the dice throws while a bet is undecided; then everybody is asked afresh. */
function afterRunOut(context: Context, shooter: Rules, clause: string): Decided<EventBody> | undefined {
  const { bets } = context.table.betting;
  if (context.table.shooter.is.kind !== 'dealer') return undefined;
  if (bets.length > 0)
    return refuse(
      'BETS_ARE_UNDECIDED',
      clause,
      `${bets.length} bets are undecided. The dealer throws until none is.`,
    );
  const ended: EventBody = { type: 'RunOutEnded', cause: 'decided', clause };
  const spent = spentSet(context);
  return spent.length > 0 ? accept(ended, ...spent) : startAfresh(context, shooter, [ended]);
}

/** From the dealer's left, to everybody; to somebody who was ordered off the dice only after all the others. */
function startAfresh(context: Context, shooter: Rules, before: readonly EventBody[]): Decided<EventBody> {
  const { table, cite } = context;
  const { is } = table.shooter;
  const excluded = 'excluded' in is ? (is.excluded ?? []) : [];
  const [first] = lastOfAll(table, clockwise(table, 0), excluded);
  if (first === undefined)
    return before.length > 0
      ? accept(...before)
      : refuse('NOBODY_TO_OFFER', cite(shooter.start), 'Nobody sits at the table. Wait for a player.');
  return accept(...before, { type: 'DiceOffered', to: first, circuit: 'start', clause: cite(shooter.start) });
}

function goOn(context: Context, shooter: Rules, is: Offered, again: boolean): Decided<EventBody> {
  const { table, cite } = context;
  const { circuit, from } = is;
  const clause = (first: boolean): string => {
    if (circuit === 'start') return cite(first ? shooter.start : shooter.declined);
    return cite(first ? shooter.course.clause : shooter.course.declined);
  };
  if (!again && isDeclinedByAll(table))
    return refuse(
      'NOBODY_TO_OFFER',
      clause(false),
      'Everybody has declined. The dice are offered again when a seat or a bet changes.',
    );
  const next = nextToAsk(table, shooter, is);
  if (next !== undefined)
    return accept({
      type: 'DiceOffered',
      to: next,
      circuit,
      ...(from === undefined || circuit === 'start' ? {} : { from }),
      clause: clause(is.asked.length === 0),
    });

  const over: EventBody = { type: 'OffersEnded', clause: clause(false) };
  return (
    dealerThrows(context, shooter, is, over) ??
    allAskedAfresh(context, shooter, is, over) ??
    (is.asked.length === 0
      ? refuse(
          'NOBODY_TO_OFFER',
          clause(true),
          'There is nobody to offer the dice to. Wait for a player or a bet.',
        )
      : accept(over))
  );
}

/** Nobody takes the dice and bets are undecided: the dealer throws those out, where the rules have it so. */
function dealerThrows(
  context: Context,
  { runOut }: Rules,
  { circuit, from, left }: Offered,
  over: EventBody,
): Decided<EventBody> | undefined {
  const { table, game, cite } = context;
  // Asked round a second time, in the course of play still, everybody has had their chance at whatever lies there.
  const undecided = table.betting.bets.some(({ bet }) => circuit === 'start' || left.includes(bet));
  if (runOut === undefined) return undefined;
  if (from === undefined || !undecided) return undefined;
  const dice = kept(context) ?? usableDice(table).slice(0, game.dice);
  return accept(
    over,
    { type: 'RunOutBegun', dice, clause: cite(runOut) },
    { type: 'DicePassed', clause: cite(runOut) },
  );
}

/** Nobody with a bet takes the dice and nothing is undecided: everybody is asked, where the rules have it so. */
function allAskedAfresh(
  context: Context,
  shooter: Rules,
  { circuit }: Offered,
  over: EventBody,
): Decided<EventBody> | undefined {
  const { table, cite } = context;
  const { restart } = shooter.course;
  if (restart === undefined) return undefined;
  // Betting opens before the offers: an empty layout is not yet a circuit that nobody wanted.
  if (circuit !== 'course' || table.betting.bets.length === 0) return undefined;
  return startAfresh(context, shooter, [{ ...over, clause: cite(restart) }]);
}

/** The seat to be asked next, clockwise; nobody when all who may be asked have been. */
function nextToAsk(table: Table, { course }: Rules, is: Offered): number | undefined {
  const inCourse = is.circuit === 'course';
  const round = clockwise(table, inCourse ? (is.from ?? 0) : 0);
  // An order to pass is no reason to leave the dice lying where nobody else sits.
  const order = inCourse && table.seats.size > 1 ? is.excluded : [];
  return lastOfAll(table, round, is.excluded).find((seat) => {
    const person = table.seats.get(seat)?.person ?? '';
    if (is.asked.includes(seat) || order.includes(person)) return false;
    if (!inCourse) return true;
    if (course.former === 'never' && person === is.former) return false;
    return !course.needsBet || table.betting.bets.some((bet) => bet.seat === seat);
  });
}

/** The seats with those of some people put behind the others. */
function lastOfAll(table: Table, seats: readonly number[], people: readonly string[]): readonly number[] {
  const isLast = (seat: number): boolean => people.includes(table.seats.get(seat)?.person ?? '');
  return [...seats.filter((seat) => !isLast(seat)), ...seats.filter(isLast)];
}

/** The seats that are taken, clockwise from the left of one of them; of the dealer, who sits before the first. */
function clockwise(table: Table, from: number): readonly number[] {
  const seats = [...table.seats.keys()].sort((a, b) => a - b);
  return [...seats.filter((seat) => seat > from), ...seats.filter((seat) => seat <= from)];
}
