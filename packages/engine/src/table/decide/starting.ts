import { checklistOf } from '../checklist.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';

export function startPlay(
  context: Context,
  _command: Extract<OpeningCommand, { readonly type: 'StartPlay' }>,
): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { float, lock, odds, starting } = procedure.opening;
  if (table.state !== 'opening')
    return refuse('NOT_OPENING', cite(starting), 'Play starts after the opening. Open the table first.');
  const undone = checklistOf(context).find((line) => line.needed && !line.done);
  if (undone !== undefined)
    return refuse(
      'CHECKLIST_OPEN',
      cite(undone.basis),
      `Not confirmed yet: ${undone.says}. Confirm it first.`,
    );
  const short = whatDiceLack(context);
  if (short !== undefined) return short;
  if (!table.opening.floatCounted)
    return refuse('FLOAT_NOT_COUNTED', cite(float), 'The float is not counted. Count it by value of chip.');
  if (table.opening.floatLocked)
    return refuse('FLOAT_IS_LOCKED', cite(lock), 'The float is locked. Unlock it first.');
  const lacking = notReady(context);
  if (lacking !== undefined) return lacking;
  if (!table.opening.oddsPosted)
    return refuse(
      'ODDS_NOT_POSTED',
      cite(odds),
      'The odds that apply here are not on show. Post them first.',
    );

  return accept({ type: 'PlayStarted', thrower: game.procedure.thrower.who, clause: cite(starting) });
}

/** The sign without which no table of the pack opens, whoever performs the opening. */
export function notReady({ table, procedure, cite }: Context): Decided<never> | undefined {
  const { limits } = procedure.opening;
  return limits === undefined || table.signs.limits !== undefined
    ? undefined
    : refuse(
        'LIMITS_NOT_POSTED',
        cite(limits),
        'No sign says the smallest and the largest bet. Post the limits first.',
      );
}

function whatDiceLack({ table, procedure, cite }: Context): Decided<never> | undefined {
  const { dice } = procedure.opening;
  const { inspection, compliance } = procedure.receiving;
  const all = [...table.dice.dice.values()];
  const inBowl = all.filter(({ place }) => place === 'bowl').length;
  const usable = inBowl + all.filter(({ place }) => place === 'layout').length;
  const bowl = procedure.equipment.items.find(({ item }) => item === 'bowl');
  if (all.some(({ place }) => place === 'arriving'))
    return refuse(
      'DICE_NOT_INSPECTED',
      cite(inspection?.clause ?? compliance),
      'Dice have come that nobody has inspected yet. Inspect them first.',
    );
  if (usable < dice.least)
    return refuse(
      'DICE_MISSING',
      cite(dice.clause),
      `${usable} dice are at the table and ${dice.least} are needed. Receive more.`,
    );
  if (bowl !== undefined && table.opening.equipment.get('bowl')?.on === true && inBowl < usable)
    return refuse(
      'DICE_NOT_IN_BOWL',
      cite(bowl.clause),
      `${inBowl} of ${usable} dice are in the bowl. Put in the others.`,
    );
  return undefined;
}
