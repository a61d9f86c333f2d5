import { isMoment, writeMoment } from '../calendar.ts';
import type { TableCommand } from '../command/command.ts';
import type { Context, Decided, TableRules } from '../concern.ts';
import { refuse } from '../concern.ts';
import { contextOf } from '../context-of.ts';
import type { EventBody, TableEvent } from '../event/event.ts';
import type { Table } from '../table.ts';
import { concerns } from './concerns.ts';
import { ageNotShown, floatIsLocked, inOwnCause, notAttached, unattended, wrongRole } from './entitled.ts';
import { overdrawn } from './overdrawn.ts';

/** What happens at a table, or why nothing does. */
export function decideTable(rules: TableRules, table: Table, command: TableCommand): Decided<TableEvent> {
  const { by, at, type } = command;
  if (!Object.hasOwn(concerns, type))
    return refuse('NO_SUCH_COMMAND', 'policy/commands', `'${type}' is nothing that can be asked of a table.`);
  if (!Number.isSafeInteger(at) || !isMoment(at))
    return refuse('NO_CLOCK', 'policy/clock', 'A command says when it is given, in whole milliseconds.');
  const misplaced = wrongRole(rules, by, type);
  if (misplaced !== undefined) return misplaced;
  if (at < table.clock)
    return refuse(
      'CLOCK_WENT_BACK',
      'policy/clock',
      `It is ${writeMoment(at)} by this command and ${writeMoment(table.clock)} at the table. Set the clock right.`,
    );
  const setup = command.type === 'SetUpTable' ? command.setup : table.setup;
  if (setup === undefined)
    return refuse('NO_TABLE', 'policy/set-up', 'There is no table yet. Set it up first.');
  if (setup.pack !== rules.pack.id)
    return refuse(
      'WRONG_PACK',
      'policy/set-up',
      `These are the rules of ${rules.pack.id}, not of ${setup.pack}.`,
    );
  const context = contextOf(rules, table, setup, command);
  if (context === undefined)
    return refuse('OPTIONS_NOT_ALLOWED', 'policy/set-up', 'The pack refuses these options.');
  const barred =
    notAttached(context, type) ??
    ageNotShown(context, type) ??
    unattended(context, type) ??
    inOwnCause(context, command);
  if (barred !== undefined) return barred;

  const decided = decideBody(context, command);
  if (!decided.ok) return decided;
  const stuck = floatIsLocked(context, decided.events) ?? overdrawn(context, decided.events);
  return stuck ?? { ok: true, events: decided.events.map((event) => ({ ...event, by, at })) };
}

function decideBody(context: Context, command: TableCommand): Decided<EventBody> {
  // Each leaf takes the command of its own type; the table of leaves is checked against the commands' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const leaf = concerns[command.type] as (context: Context, command: TableCommand) => Decided<EventBody>;
  return leaf(context, command);
}
