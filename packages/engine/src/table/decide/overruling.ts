import type { OverrulingCommand } from '../command/overruling.ts';
import { type Context, type Decide, type Decided, refuse } from '../concern.ts';
import { isLast } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { invalidateRoll } from './invalidating.ts';
import { notToBeOverruled, overruled, targetOf } from './overruled.ts';
import { ruleMatter } from './ruling.ts';

/** The overruling commands and what decides each. */
export const overruling: Decide<OverrulingCommand> = {
  OverruleCall: overruleCall,
  RuleMatter: ruleMatter,
  InvalidateRoll: invalidateRoll,
};

type Command<Type extends OverrulingCommand['type']> = Extract<OverrulingCommand, { readonly type: Type }>;

function overruleCall(context: Context, command: Command<'OverruleCall'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { rungs, clause: ladder, earlier } = procedure.overruling;
  const basis = rungs[by.role];
  if (basis === undefined)
    return refuse(
      'NOT_YOUR_ROLE',
      cite(ladder),
      `A ${by.role} does not overrule a call here. It is for: ${Object.keys(rungs).join(', ') || 'nobody'}.`,
    );
  const target = targetOf(table.roll, table.recent, command.roll);
  if (target === undefined)
    return refuse('NO_SUCH_ROLL', cite(ladder), 'There is no called roll of that number to overrule.');
  if (target.past !== undefined && table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(ladder), 'The dice are out. Finish that roll first.');
  if (target.past !== undefined && !isLast(table, target.past) && !earlier.roles.includes(by.role))
    return refuse(
      'NOT_THE_LAST_ROLL',
      cite(earlier.clause),
      `Roll ${target.past.number} is not the last. It is for: ${earlier.roles.join(', ')}.`,
    );
  const refused = notToBeOverruled(context, target, command);
  if (refused !== undefined) return refused;

  return overruled(context, target, { faces: command.faces, words: command.words, clause: basis });
}
