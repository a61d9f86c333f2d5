import type { CustodyCommand } from '../command/custody.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { isUsable, placeOf, usableDice } from '../dice.ts';
import type { EventBody } from '../event/event.ts';
import { atOnce, byPeople } from '../setup.ts';
import { undone } from './putting-right.ts';
import { passedByHouse, type Voiding, voided } from './voiding.ts';

type Command<Type extends CustodyCommand['type']> = Extract<CustodyCommand, { readonly type: Type }>;

/** A die leaves the table: it is looked for, and a roll that it was part of is void. */
export function recordDieOff(context: Context, { die }: Command<'RecordDieOff'>): Decided<EventBody> {
  const { table, setup, game, by, procedure, cite } = context;
  const { off } = procedure.custody;
  const { noRoll } = procedure.calling;
  const clause = cite(off.clause);
  const { roll } = table;
  if (setup.dice === 'virtual') return areVirtual(clause);
  if (table.state !== 'open') return refuse('NOT_IN_PLAY', clause, 'Play has not started.');
  if (!isUsable(table, die))
    return refuse(
      'NO_SUCH_DIE',
      clause,
      `'${die}' is not at the table. The dice here are ${usableDice(table).join(', ')}.`,
    );

  const basis = game.procedure.noRolls.find(({ reason }) => reason === off.reason)?.clause ?? off.clause;
  const spoils =
    roll !== undefined &&
    roll.dice.includes(die) &&
    (off.spoils === 'until-settled' || roll.calls.length === 0);
  if (!spoils) return accept(...leftTable(context, [die]));
  // Where the call is what makes a throw invalid, it takes somebody who may call it.
  const isCalled = noRoll.fact.does === 'bars';
  if (!isCalled || noRoll.roles.includes(by.role) || !byPeople(setup)) {
    const announced = isCalled ? { announced: true } : {};
    return accept(...leftTable(context, [die], { reason: off.reason, die, ...announced, clause: basis }));
  }
  const flagged: EventBody = { type: 'FactFlagged', reason: off.reason, clause: cite(basis) };
  return accept(...leftTable(context, [die]), ...(roll.facts.includes(off.reason) ? [] : [flagged]));
}

/**
 * Dice leave the table, with the roll that they spoil or without: each is missing until somebody has looked for it and
 * it is inspected. The house does all that at once where it does the ceremonies.
 */
export function leftTable(context: Context, dice: readonly string[], spoilt?: Voiding): readonly EventBody[] {
  const { table, setup, procedure, cite, at } = context;
  const clause = cite(procedure.custody.off.clause);
  const isActive = (die: string): boolean => table.dice.active.includes(die);
  const left = dice.flatMap((die): readonly EventBody[] => [
    { type: 'DieLeftTable', die, active: isActive(die), clause },
    {
      type: 'IncidentOpened',
      incident: {
        incident: `missing-${die}`,
        kind: 'missing-die',
        clause,
        words: `${die} left the table.`,
        at,
      },
      clause,
    },
  ]);
  // The dice go back when these are back, not with the void roll.
  const noRoll =
    spoilt === undefined
      ? []
      : [
          ...undone(context, cite(spoilt.clause)),
          ...voided(context, spoilt).filter(({ type }) => type !== 'DicePassed'),
        ];
  if (!atOnce(setup)) return [...left, ...noRoll];
  const goesOn = dice.some(isActive) && (table.roll === undefined || spoilt !== undefined);
  return [
    ...left,
    ...noRoll,
    ...dice.flatMap((die) => pickedUp(context, die, isActive(die))),
    ...(goesOn ? passedByHouse(context) : []),
  ];
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

export const areVirtual = (clause: string): Decided<never> =>
  refuse('DICE_ARE_VIRTUAL', clause, 'Virtual dice do not leave the table.');
