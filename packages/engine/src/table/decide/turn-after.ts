import type { Context } from '../concern.ts';
import { isLast, takenDown } from '../correction.ts';
import { isUsable } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import type { Outcome, PastRoll, TableBet } from '../table.ts';
import { throwsAfter } from '../turn-count.ts';
import { afterSettlement, betsOfTurn, setIsUnderWay } from './turn.ts';
import { freezes, passedByHouse } from './voiding.ts';

/** What the turn is after the last roll of it was put right. */
export type TurnAfter = {
  readonly thrown: number;
  readonly freezes: boolean;
  /** Bets made since the roll that go back, because what they were made on is not to come. */
  readonly returned: readonly EventBody[];
  readonly events: readonly EventBody[];
};

/**
 * A turn that a wrong seven had ended, or that was given up on a set which is now unfinished, goes on while nobody
 * else has taken the dice and they were not ordered off them since; one that should have ended, ends. A roll before the
 * last has nothing left to say about it.
 */
export function turnAfter(
  context: Context,
  past: PastRoll,
  outcome: Outcome,
  bets: readonly TableBet[],
): TurnAfter {
  const { table, game } = context;
  const { is } = table.shooter;
  const { thrower } = past;
  const untouched = { thrown: table.thrown, freezes: table.frozen, returned: [], events: [] };
  if (!isLast(table, past) || table.roll !== undefined) return untouched;

  const over = endsTurn(context, outcome);
  const thrown = outcome.kind === 'void' ? past.thrownBefore : throwsAfter(game, past.thrownBefore, over);
  const frozen = outcome.kind === 'void' && freezes(context);
  const goesOn = thrower === 'dealer' ? is.kind === 'dealer' : is.kind === 'seat' && is.seat === thrower;
  const after: Context = {
    ...context,
    table: { ...table, thrown, frozen, betting: { ...table.betting, bets } },
  };
  const early = madeOnNothing(after, past, over);
  const returned = handedBack(context, early);
  if (goesOn) {
    const left = bets.filter((bet) => !early.includes(bet));
    const follows =
      outcome.kind === 'void' ? [] : afterSettlement(context, { sevenOut: over, thrown, bets: left });
    // Whoever has the dice keeps them unless the turn is over; they are not passed a second time.
    const events = follows.filter(({ type }) => type !== 'DicePassed');
    return { thrown, freezes: frozen, returned, events };
  }
  const ended = endsTurn(context, past.outcome) || setIsUnderWay(after);
  const free = is.kind === 'nobody' || is.kind === 'offered';
  if (thrower === 'dealer') return untouched;
  const person = past.people.get(thrower) ?? '';
  const seated = table.seats.get(thrower)?.person === person;
  const orderedOff = 'excluded' in is && is.excluded.includes(person);
  const dice = past.dice.every((die) => isUsable(table, die));
  if (!ended || over) return untouched;
  // The turn cannot go on: what hangs on it is decided by the count it came to, and rides on nobody else.
  if (!free || !seated || orderedOff || !dice) {
    const standing = bets.filter(({ bet }) => past.layout.some((lay) => lay.bet === bet));
    return { ...untouched, events: betsOfTurn(context, thrower, standing, 'given up') };
  }
  return { thrown, freezes: frozen, returned, events: givenBack(context, past, { seat: thrower, thrown }) };
}

/** Whoever threw has the dice again, and the turn goes on at so many throws. */
function givenBack(
  context: Context,
  { dice }: PastRoll,
  { seat, thrown }: { readonly seat: number; readonly thrown: number },
): readonly EventBody[] {
  const { table, procedure, cite } = context;
  const shooter = { ...table.shooter, is: { kind: 'seat', seat } as const };
  return [
    { type: 'DiceGivenBack', seat, dice, thrown, clause: cite(procedure.overruling.clause) },
    ...passedByHouse({ ...context, table: { ...table, shooter } }),
  ];
}

/** Bets made since the roll on a set or a turn that, as it is put right, has begun before them or will not be thrown. */
function madeOnNothing({ table, game }: Context, { layout }: PastRoll, over: boolean): readonly TableBet[] {
  const { thrown, frozen, betting } = table;
  const sets = game.procedure.turn?.sets;
  if (sets === undefined) return [];
  const set = over || frozen || thrown % sets.throws !== 0;
  const turn = !over && (frozen || thrown > 0);
  return betting.bets.filter(({ bet, wager }) => {
    const before = game.wagers[wager]?.opens?.before;
    const misses = (before === 'set' && set) || (before === 'turn' && turn);
    return misses && layout.every((lay) => lay.bet !== bet);
  });
}

const handedBack = ({ game, cite }: Context, bets: readonly TableBet[]): readonly EventBody[] =>
  bets.map((bet) => takenDown(bet, cite(game.wagers[bet.wager]?.opens?.clause ?? game.cites.takingDown)));

const endsTurn = ({ game }: Context, outcome: Outcome): boolean =>
  outcome.kind === 'total' && (game.procedure.turn?.endsOn.has(outcome.roll) ?? false);
