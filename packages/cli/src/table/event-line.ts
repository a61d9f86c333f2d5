import type { Game, Table, TableEvent } from '@dicepit/engine';
import { eventTold } from '../language.ts';
import type { Terminal } from '../terminal.ts';

/** Where an event is told, and how many digits the last number of the evening has. */
type Telling = Pick<Terminal, 'colours'> & {
  readonly table: Table;
  readonly game: Game | undefined;
  readonly digits: number;
};

/** One event for a person: its number, the time, what happened and the clause; a settlement takes a line to a bet. */
export function eventLine(
  number: number,
  event: TableEvent,
  { table, game, colours, digits }: Telling,
): string {
  const [first = '', ...others] = eventTold(event, table, game).split('\n');
  const indent = ' '.repeat(digits + 2 + TIME_WIDTH);
  const head = `${colours.dim(`${String(number).padStart(digits)}  ${timeOf(event.at)}`)}  ${first} ${colours.dim(event.clause)}`;
  return [head, ...others.map((line) => `${indent}    ${line}`), ''].join('\n');
}

/** The same for a program: one record to an event, told in English, which is spoken where a program reads. */
export const eventJson = (
  number: number,
  event: TableEvent,
  table: Table,
  game: Game | undefined,
): object => ({
  schema: 'dicepit/event@1',
  number,
  at: event.at,
  type: event.type,
  clause: event.clause,
  by: event.by,
  says: eventTold(event, table, game),
});

/** The columns of a time of day. */
const TIME_WIDTH = 8;

/** The time of day by the clock of the stream. */
const timeOf = (at: number): string =>
  Math.abs(at) < 8.64e15 ? new Date(at).toISOString().slice(11, 11 + TIME_WIDTH) : '--:--:--';
