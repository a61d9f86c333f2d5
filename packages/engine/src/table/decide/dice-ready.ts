import { type Context, type Decided, refuse } from '../concern.ts';
import { usableDice } from '../dice.ts';
import { atOnce } from '../setup.ts';

/** A die that left the table and that nobody has begun to look for. */
export function searchNotStarted({ table, procedure, cite }: Context): Decided<never> | undefined {
  for (const [die, { searched }] of table.dice.missing) {
    if (!searched)
      return refuse(
        'SEARCH_NOT_STARTED',
        cite(procedure.custody.searching),
        `${die} left the table. Start looking for it first.`,
      );
  }
  return undefined;
}

/** Why the dice cannot be thrown yet: one is to be looked for, or a full set of active dice is not chosen. */
export function diceNotReady(context: Context): Decided<never> | undefined {
  const { table, game, procedure, cite } = context;
  const { choosing, asking, newSet } = procedure.custody;
  const { active, missing } = table.dice;
  const usable = usableDice(table).length;
  const unsought = searchNotStarted(context);
  if (unsought !== undefined) return unsought;
  if (active.length >= game.dice) return undefined;
  if ([...missing.values()].some(({ active: wanted, asked }) => wanted && asked))
    return refuse(
      'WAITING_FOR_DICE',
      cite(asking),
      'The shooter asked for the original dice. Wait until they are found and inspected, or choose others.',
    );
  if (usable < game.dice)
    return refuse(
      'NEW_SET_NEEDED',
      cite(newSet),
      `${usable} usable dice are at the table and ${game.dice} are needed. Receive a new set.`,
    );
  return refuse(
    'DICE_NOT_CHOSEN',
    cite(choosing),
    `${active.length} of ${game.dice} dice are chosen. Choose from those that remain, or ask for the originals.`,
  );
}

/** Why a called roll may not be settled yet, where the dice are gathered by hand: they are not in the middle. */
export function diceNotCentred({ table, setup, procedure, cite }: Context): Decided<never> | undefined {
  const { gathering } = procedure.custody;
  const { roll } = table;
  if (gathering === undefined || atOnce(setup) || roll === undefined || roll.centred) return undefined;
  return roll.collected
    ? refuse('DICE_NOT_CENTRED', cite(gathering.centring), 'Put the dice in the middle of the table first.')
    : refuse('DICE_NOT_COLLECTED', cite(gathering.collecting), 'Gather the dice first.');
}
