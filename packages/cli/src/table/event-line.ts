import { type Game, type Table, type TableEvent, tellEvent } from '@dicepit/engine';
import type { Terminal } from '../terminal.ts';

/** One event for a person: its number, the time, what happened and the clause; a settlement takes a line to a bet. */
export function eventLine(
  number: number,
  event: TableEvent,
  {
    table,
    game,
    colours,
  }: Pick<Terminal, 'colours'> & { readonly table: Table; readonly game: Game | undefined },
): string {
  const [first = '', ...others] = tellEvent(event, table, game).split('\n');
  const indent = ' '.repeat(String(number).length + 2 + TIME);
  const head = `${colours.dim(`${number}  ${timeOf(event.at)}`)}  ${first} ${colours.dim(event.clause)}`;
  return [head, ...others.map((line) => `${indent}    ${line}`), ''].join('\n');
}

const TIME = 8;

/** The time of day by the clock of the stream. */
const timeOf = (at: number): string =>
  Math.abs(at) < 8.64e15 ? new Date(at).toISOString().slice(11, 11 + TIME) : '--:--:--';
