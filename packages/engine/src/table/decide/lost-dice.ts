import type { CustodyCommand } from '../command/custody.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { isUsable, placeOf, usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { atOnce } from '../setup.ts';
import { voided } from './voiding.ts';

type Command<Type extends CustodyCommand['type']> = Extract<CustodyCommand, { readonly type: Type }>;

/** A die leaves the table: it is looked for, and a roll that it was part of is void. */
export function recordDieOff(context: Context, { die }: Command<'RecordDieOff'>): Decided<EventBody> {
  const { table, setup, game, procedure, cite, at } = context;
  const { off } = procedure.custody;
  const clause = cite(off.clause);
  const { roll } = table;
  const active = table.dice.active.includes(die);
  if (setup.dice === 'virtual')
    return refuse('DICE_ARE_VIRTUAL', clause, 'Virtual dice do not leave the table.');
  if (table.state !== 'open') return refuse('NOT_IN_PLAY', clause, 'Play has not started.');
  if (!isUsable(table, die))
    return refuse(
      'NO_SUCH_DIE',
      clause,
      `'${die}' is not at the table. The dice here are ${usableDice(table).join(', ')}.`,
    );

  const listed = game.procedure.noRolls.find(({ reason }) => reason === off.reason);
  const spoils = roll !== undefined && roll.calls.length === 0 && roll.dice.includes(die);
  // The dice go back when this one is back, not with the void roll.
  const noRoll = spoils
    ? voided(context, { reason: off.reason, die, clause: listed?.clause ?? off.clause }).filter(
        ({ type }) => type !== 'DicePassed',
      )
    : [];
  const left: EventBody = { type: 'DieLeftTable', die, active, clause };
  const opened: EventBody = {
    type: 'IncidentOpened',
    incident: {
      incident: `missing-${die}`,
      kind: 'missing-die',
      clause,
      words: `${die} left the table.`,
      at,
    },
    clause,
  };
  if (!atOnce(setup)) return accept(left, opened, ...noRoll);
  const { is } = table.shooter;
  const goesOn = active && (roll === undefined || spoils) && (is.kind === 'seat' || is.kind === 'dealer');
  const passed: EventBody = { type: 'DicePassed', clause: cite(procedure.throwing.passing) };
  return accept(left, opened, ...noRoll, ...pickedUp(context, die, active), ...(goesOn ? [passed] : []));
}

/** Where the house does the ceremony, somebody picks the die up and play goes on with it. */
function pickedUp({ procedure, by, cite }: Context, die: string, active: boolean): readonly EventBody[] {
  const { searching, inspecting, back } = procedure.custody;
  return [
    { type: 'SearchStarted', die, clause: cite(searching) },
    { type: 'DieFound', die, finder: by.person, clause: cite(inspecting.clause) },
    {
      type: 'FoundDieInspected',
      die,
      sound: true,
      to: active ? 'shooter' : 'bowl',
      clause: cite(active ? back.asked : back.otherwise),
    },
    {
      type: 'IncidentClosed',
      incident: `missing-${die}`,
      words: `${die} is back.`,
      clause: cite(inspecting.clause),
    },
  ];
}

export function startSearch(
  { table, procedure, cite }: Context,
  { die }: Command<'StartSearch'>,
): Decided<EventBody> {
  const clause = cite(procedure.custody.searching);
  const missing = table.dice.missing.get(die);
  if (missing === undefined) return notMissing(clause, die);
  if (missing.searched) return refuse('SEARCH_UNDER_WAY', clause, `${die} is being looked for already.`);

  return accept({ type: 'SearchStarted', die, clause });
}

export function recordFound(
  { table, procedure, cite }: Context,
  { die, finder }: Command<'RecordFound'>,
): Decided<EventBody> {
  const { searching } = procedure.custody;
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'missing') return notMissing(cite(searching), die);
  if (!missing.searched)
    return refuse(
      'SEARCH_NOT_STARTED',
      cite(searching),
      `Nobody has looked for ${die} yet. Start the search first.`,
    );

  return accept({ type: 'DieFound', die, finder, clause: cite(searching) });
}

export function askForOriginals(
  { table, by, procedure, cite }: Context,
  { seat }: Command<'AskForOriginals'>,
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(procedure.custody.asking);
  const dice = [...table.dice.missing]
    .filter(([, { active, asked }]) => active && !asked)
    .map(([die]) => die);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  if (is.kind !== 'seat' || is.seat !== seat)
    return refuse('NOT_THE_SHOOTER', clause, 'Only the shooter asks for the original dice.');
  if (dice.length === 0)
    return refuse('NOTHING_TO_ASK_FOR', clause, 'None of your dice is missing, or you have asked already.');

  return accept({ type: 'OriginalsAskedFor', seat, dice, clause });
}

export const notMissing = (clause: string, die: string): Decided<never> =>
  refuse('NOT_MISSING', clause, `'${die}' is not missing.`);
