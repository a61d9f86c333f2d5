import type { CustodyCommand } from '../command/custody.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import { isUsable } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import type { CurrentRoll, Table } from '../table.ts';
import { declareLost, inspectFoundDie } from './end-of-search.ts';
import { askForOriginals, recordDieOff, recordFound, startSearch } from './lost-dice.ts';

/** The custody commands and what decides each. */
export const custody: Decide<CustodyCommand> = {
  CollectDice: collectDice,
  CentreDice: centreDice,
  RecordDieOff: recordDieOff,
  StartSearch: startSearch,
  RecordFound: recordFound,
  InspectFoundDie: inspectFoundDie,
  DeclareLost: declareLost,
  AskForOriginals: askForOriginals,
};

type Command<Type extends CustodyCommand['type']> = Extract<CustodyCommand, { readonly type: Type }>;

function collectDice(
  { table, procedure, cite }: Context,
  { method = 'hand' }: Command<'CollectDice'>,
): Decided<EventBody> {
  const { gathering, keeping } = procedure.custody;
  const { roll } = table;
  const clause = cite(gathering?.collecting ?? keeping);
  if (roll?.restedAt === undefined)
    return refuse('DICE_NOT_AT_REST', clause, 'There are no dice at rest to gather.');
  if (roll.calls.length === 0)
    return refuse(
      'ROLL_NOT_CALLED',
      cite(procedure.calling.call.clause),
      'Call the roll before gathering the dice.',
    );
  if (roll.collected) return refuse('DICE_ARE_COLLECTED', clause, 'The dice are gathered already.');
  if (method === 'stick' && table.opening.equipment.get('stick')?.on !== true)
    return refuse(
      'NO_STICK',
      cite(gathering?.method ?? keeping),
      'No stick is registered here. Gather by hand.',
    );

  return accept({ type: 'DiceCollected', dice: lying(table, roll), method, clause });
}

function centreDice(
  { table, procedure, cite }: Context,
  _command: Command<'CentreDice'>,
): Decided<EventBody> {
  const { gathering, keeping } = procedure.custody;
  const { roll } = table;
  const clause = cite(gathering?.centring ?? keeping);
  if (roll === undefined || !roll.collected)
    return refuse('DICE_NOT_COLLECTED', cite(gathering?.collecting ?? keeping), 'Gather the dice first.');
  if (roll.centred) return refuse('DICE_ARE_CENTRED', clause, 'The dice are in the middle already.');

  return accept({ type: 'DiceCentred', dice: lying(table, roll), clause });
}

/** The dice of a roll that are still at the table: one may have been dropped after the call. */
const lying = (table: Table, { dice }: CurrentRoll): readonly string[] =>
  dice.filter((die) => isUsable(table, die));
