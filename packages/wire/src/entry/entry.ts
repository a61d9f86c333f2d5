import type { TableCommand } from '@dicepit/engine';
import type { PartyTableCommand } from '@dicepit/games';
import type { StreamEvent } from './stream-event.ts';

/** What somebody asked of a table, as it is kept beside the first event that it caused. */
export type StreamCommand = TableCommand | PartyTableCommand;

/** One entry of a table's stream: what happened and, where it is the first of what a command caused, the command. */
export type TableEntry = { readonly event: StreamEvent; readonly cause?: StreamCommand };

/** The text of an entry as it is stored, chained and exported. */
export const writeEntry = (event: StreamEvent, cause?: StreamCommand): string =>
  JSON.stringify(cause === undefined ? { event } : { event, cause: withoutBirth(cause) });

/** An entry that this pit wrote itself: only that it is one is looked at. What comes from a file goes by `parseEntry`. */
export function readEntry(text: string): TableEntry {
  const entry: unknown = JSON.parse(text);
  if (!isEntry(entry)) throw new Error(`Broken invariant: ${text.slice(0, 60)} is no entry of a table`);
  return entry;
}

/**
 * A command as it may be kept. Nobody's date of birth is: in its place stands a day that makes everybody old enough,
 * so that the same command still causes the same events.
 */
export const withoutBirth = <Command extends object>(command: Command): Command =>
  'born' in command && command.born !== undefined ? { ...command, born: REDACTED_BIRTH_DATE } : command;

/** The day that stands in the place of every date of birth. */
export const REDACTED_BIRTH_DATE = '1900-01-01';

const isEntry = (entry: unknown): entry is TableEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'event' in entry &&
  typeof entry.event === 'object' &&
  entry.event !== null &&
  'type' in entry.event &&
  typeof entry.event.type === 'string';
