import type { ThrowingCommand } from '../command/throwing.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { placeOf, usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { atOnce } from '../setup.ts';
import { diceNotCentred, diceNotReady, searchNotStarted } from './dice-ready.ts';

type PassDice = Extract<ThrowingCommand, { readonly type: 'PassDice' }>;

/** The dealer passes the dice to whoever throws next, when all that the last roll decided is settled. */
export function passDice(context: Context, { dice = [] }: PassDice): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { passing } = procedure.throwing;
  const { is, holding } = table.shooter;
  const { active } = table.dice;
  if (table.state !== 'open') return refuse('NOT_IN_PLAY', cite(passing), 'Play has not started.');
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', table.halt.clause, 'The table is halted. Lift the halt first.');
  const undone = table.roll === undefined ? notGathered(context) : diceNotCentred(context);
  if (undone !== undefined && (table.roll === undefined || table.roll.calls.length > 0)) return undone;
  if (table.roll !== undefined)
    return refuse(
      'NOT_SETTLED',
      cite(passing),
      'The roll is not settled. Settle it before the dice go back.',
    );
  const stranger = dice.find((die) => !active.includes(die));
  if (stranger !== undefined) return notForPassing(context, stranger);
  if (holding) return refuse('DICE_ARE_PASSED', cite(passing), 'The dice are passed already.');
  if (is.kind !== 'seat' && is.kind !== 'dealer')
    return refuse('NO_SHOOTER', cite(passing), 'Nobody has the dice. Offer them first.');
  // A dealer who throws takes up whatever is usable; a player chooses.
  const usable = usableDice(table);
  const takesUp = is.kind === 'dealer' && active.length < game.dice && usable.length >= game.dice;
  const unready = takesUp ? searchNotStarted(context) : diceNotReady(context);
  if (unready !== undefined) return unready;

  return accept({
    type: 'DicePassed',
    ...(takesUp ? { dice: usable.slice(0, game.dice) } : {}),
    clause: cite(passing),
  });
}

/** Dice of a settled roll that still lie where they fell. One without an outcome is simply thrown again. */
function notGathered({ table, setup, procedure, cite }: Context): Decided<never> | undefined {
  const { gathering } = procedure.custody;
  const [last] = table.recent;
  if (gathering === undefined || atOnce(setup) || last?.outcome.kind === 'void') return undefined;
  return table.dice.active.some((die) => placeOf(table, die) === 'at-rest')
    ? refuse(
        'DICE_NOT_COLLECTED',
        cite(gathering.collecting),
        'The dice lie where they fell. Gather them first.',
      )
    : undefined;
}

function notForPassing({ table, game, procedure, cite }: Context, die: string): Decided<never> {
  const { keeping, inspecting } = procedure.custody;
  if (placeOf(table, die) === 'found')
    return refuse(
      'DIE_NOT_INSPECTED',
      cite(inspecting.clause),
      `${die} was off the table and is not inspected. It is for: ${inspecting.roles.join(', ')}.`,
    );
  return refuse(
    'NOT_AN_ACTIVE_DIE',
    cite(keeping),
    `${die} is not one of the ${game.dice} dice in play. Pass those the shooter chose.`,
  );
}
