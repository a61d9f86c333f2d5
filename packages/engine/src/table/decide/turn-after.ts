import type { Context } from '../concern.ts';
import { isLast } from '../correction.ts';
import { isUsable } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import type { Outcome, PastRoll, TableBet } from '../table.ts';
import { throwsAfter } from '../turn-count.ts';
import { afterSettlement } from './turn.ts';
import { freezes, passedByHouse } from './voiding.ts';

/** What the turn is after the last roll of it was put right. */
export type TurnAfter = {
  readonly thrown: number;
  readonly freezes: boolean;
  readonly events: readonly EventBody[];
};

/**
 * A turn that a wrong seven had ended goes on while nobody else has taken the dice; one that should have ended,
 * ends. A roll before the last has nothing left to say about the turn.
 */
export function turnAfter(
  context: Context,
  past: PastRoll,
  outcome: Outcome,
  bets: readonly TableBet[],
): TurnAfter {
  const { table, game, procedure, cite } = context;
  const { is } = table.shooter;
  const { thrower } = past;
  const untouched = { thrown: table.thrown, freezes: table.frozen, events: [] };
  if (!isLast(table, past) || table.roll !== undefined) return untouched;

  const over = endsTurn(context, outcome);
  const thrown = outcome.kind === 'void' ? past.thrownBefore : throwsAfter(game, past.thrownBefore, over);
  const frozen = outcome.kind === 'void' && freezes(context);
  const goesOn = thrower === 'dealer' ? is.kind === 'dealer' : is.kind === 'seat' && is.seat === thrower;
  if (goesOn) {
    const after = outcome.kind === 'void' ? [] : afterSettlement(context, { sevenOut: over, thrown, bets });
    // Whoever has the dice keeps them unless the turn is over; they are not passed a second time.
    return { thrown, freezes: frozen, events: after.filter(({ type }) => type !== 'DicePassed') };
  }
  const ended = endsTurn(context, past.outcome);
  const free = is.kind === 'nobody' || is.kind === 'offered';
  if (thrower === 'dealer') return untouched;
  const seated = table.seats.get(thrower)?.person === past.people.get(thrower);
  const dice = past.dice.every((die) => isUsable(table, die));
  if (!ended || over || !free || !seated || !dice) return untouched;
  const seat = { kind: 'seat', seat: thrower } as const;
  return {
    thrown,
    freezes: frozen,
    events: [
      {
        type: 'DiceGivenBack',
        seat: thrower,
        dice: past.dice,
        thrown,
        clause: cite(procedure.overruling.clause),
      },
      ...passedByHouse({ ...context, table: { ...table, shooter: { ...table.shooter, is: seat } } }),
    ],
  };
}

const endsTurn = ({ game }: Context, outcome: Outcome): boolean =>
  outcome.kind === 'total' && (game.procedure.turn?.endsOn.has(outcome.roll) ?? false);
