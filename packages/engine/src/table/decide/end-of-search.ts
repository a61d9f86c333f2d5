import type { CustodyCommand } from '../command/custody.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { placeOf, usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { notMissing } from './lost-dice.ts';
import { oldSet } from './turn.ts';

type Command<Type extends CustodyCommand['type']> = Extract<CustodyCommand, { readonly type: Type }>;

/** A die that was off the table is looked at before it goes anywhere. */
export function inspectFoundDie(
  context: Context,
  { die, sound }: Command<'InspectFoundDie'>,
): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { inspecting, back } = procedure.custody;
  const clause = cite(inspecting.clause);
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'found')
    return refuse('NOT_FOUND', clause, `'${die}' is not found yet. Record who found it first.`);

  // A dealer who throws has nobody to ask for the dice.
  const wanted = missing.asked || (missing.active && table.shooter.is.kind === 'dealer');
  const asked = sound && wanted && table.dice.active.length < game.dice;
  const to = sound ? (asked ? 'shooter' : 'bowl') : 'quarantined';
  return accept(
    {
      type: 'FoundDieInspected',
      die,
      sound,
      to,
      clause: sound ? cite(asked ? back.asked : back.otherwise) : clause,
    },
    {
      type: 'IncidentClosed',
      incident: `missing-${die}`,
      words: sound ? `${die} was found and is sound.` : `${die} was found and is not sound.`,
      clause,
    },
  );
}

/** A search ends without the die; its set must go, at once or when the shooter's turn is over, unless one loss is spared. */
export function declareLost(context: Context, { die }: Command<'DeclareLost'>): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { searching, newSet, firstLoss, grace: gracious } = procedure.custody;
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'missing') return notMissing(cite(searching), die);
  if (!missing.searched)
    return refuse(
      'SEARCH_NOT_STARTED',
      cite(searching),
      `Nobody has looked for ${die} yet. Start the search first.`,
    );

  const clause = cite(newSet);
  const closed: EventBody = {
    type: 'IncidentClosed',
    incident: `missing-${die}`,
    words: `${die} was not found.`,
    clause,
  };
  const enough = usableDice(table).length >= game.dice;
  if (firstLoss !== undefined && enough && table.dice.replacing === undefined && table.dice.lost === 0)
    return accept({ type: 'DieLost', die, clause: cite(firstLoss) }, closed);
  const grace = enough ? graceOf(context) : undefined;
  const lost: EventBody = {
    type: 'DieLost',
    die,
    replacing: { grace },
    clause: grace === undefined ? clause : cite(gracious),
  };
  return grace === undefined
    ? accept(lost, closed, { type: 'SetRetired', dice: oldSet(table).filter((each) => each !== die), clause })
    : accept(lost, closed);
}

/** Who throws now and may go on with what remains of the set. */
function graceOf({ table }: Context): number | 'dealer' | undefined {
  const { is } = table.shooter;
  if (is.kind === 'seat') return is.seat;
  return is.kind === 'dealer' ? 'dealer' : undefined;
}
