import type { HaltingCommand } from '../command/halting.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { isBlank } from './blank.ts';
import { settleRoll } from './settling.ts';
import { passedByHouse } from './voiding.ts';

/** The halting commands and what decides each. */
export const halting: Decide<HaltingCommand> = {
  ReportMalfunction: reportMalfunction,
  LiftHalt: liftHalt,
};

type Command<Type extends HaltingCommand['type']> = Extract<HaltingCommand, { readonly type: Type }>;

function reportMalfunction(
  context: Context,
  { equipment, words }: Command<'ReportMalfunction'>,
): Decided<EventBody> {
  const { table, at, procedure, cite } = context;
  const clause = cite(procedure.halting.halt);
  if (table.state !== 'open')
    return refuse('NOT_IN_PLAY', clause, 'Play has not started; there is nothing to halt.');
  if (table.halt !== undefined)
    return refuse('TABLE_IS_HALTED', clause, `The table is halted already: ${table.halt.cause}.`);
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say in words what is wrong.');

  const halted: EventBody = { type: 'TableHalted', cause: equipment, words, clause };
  // A called roll is finished by the dice first; one that is not called yet is finished under the halt.
  const halt = { cause: equipment, since: at, clause };
  const settled = settleRoll({ ...context, table: { ...table, halt } });
  return settled.ok ? accept(...settled.events, halted) : accept(halted);
}

function liftHalt(context: Context, { because, words }: Command<'LiftHalt'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { lifting } = procedure.halting;
  const clause = cite(lifting.clause);
  if (table.halt === undefined) return refuse('NOT_HALTED', clause, 'The table is not halted.');
  if (because !== 'rectified' && because !== 'alternative-procedure')
    return refuse('NOT_A_CAUSE', clause, "Say 'rectified' or 'alternative-procedure'.");
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say in words what was done about it.');

  const lifted: EventBody = { type: 'HaltLifted', because, words, clause };
  if (table.roll !== undefined || table.shooter.holding) return accept(lifted);
  return accept(lifted, ...passedByHouse({ ...context, table: { ...table, halt: undefined } }));
}
