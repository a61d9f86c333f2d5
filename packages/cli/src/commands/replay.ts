import {
  evolveTable,
  type Game,
  newTable,
  openGame,
  phaseOf,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { parseStream } from '@dicepit/wire';
import { Command } from 'commander';
import { wholeNumber } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { reasonOf } from '../lab/remark.ts';
import { said } from '../language.ts';
import { malformed } from '../malformed.ts';
import { eventJson, eventLine } from '../table/event-line.ts';
import { standingText } from '../table/standing-text.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly step?: boolean;
  readonly at?: number;
  readonly json?: boolean;
  readonly ndjson?: boolean;
};

export function replayCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('replay')
    .description("replay a table's recorded stream and show the table as it stands")
    .argument('<file>', 'events as JSON lines, or - for standard input')
    .option('--step', 'every event in words, with its clause')
    .option('--at <n>', 'stop after so many events', wholeNumber(0, 1_000_000_000))
    .option('--json', 'one JSON document')
    .option('--ndjson', 'every event in words, with its clause, as JSON to a line')
    .action(async (file: string, flags: Flags) => {
      if (flags.json && flags.ndjson)
        throw new Failure({ code: 'CHOOSE_ONE', one: '--json', other: '--ndjson' });
      const events = readStream(await terminal.read(file)).slice(0, flags.at);
      const digits = String(events.length).length;
      const table = folded(events, (event, before, number) => {
        const game = gameAt(before);
        if (flags.ndjson) terminal.write(`${JSON.stringify(eventJson(number, event, before, game))}\n`);
        else if (flags.step && !flags.json)
          terminal.write(
            eventLine(number, event, { table: before, game, colours: terminal.colours, digits }),
          );
      });
      if (flags.ndjson) return undefined;
      if (flags.json)
        return terminal.write(
          `${JSON.stringify({ schema: 'dicepit/replay@1', version: events.length, phase: phaseOf(table), table }, plainly, 2)}\n`,
        );
      const gap = flags.step ? '\n' : '';
      const standing = standingText(table, gameAt(table), terminal);
      return terminal.write(`${gap}${said().standing.events({ events: events.length })} ${standing}`);
    });
  return examples(command, [
    ['dicepit watch snake-eyes-nz --record night.jsonl', 'record a stream'],
    ['dicepit replay night.jsonl', 'the table as it stands'],
    ['dicepit replay night.jsonl --step --at 40', 'the first forty events, one by one'],
  ]).addHelpText(
    'after',
    '\nEnds with code 4 when an event does not fit: unknown, misshapen, or chips lost on the way.\n',
  );
}

function readStream(text: string): readonly TableEvent[] {
  // A trail begins with its header; what is in it is more than one table.
  if (/^\uFEFF?\{"dicepit":"trail"/.test(text)) throw new Failure({ code: 'IS_A_TRAIL' }, exit.unfit);
  const parsed = parseStream(text);
  if (parsed.ok) return parsed.value;
  const isUnknown = parsed.problems.some(({ code }) => code === 'unknown-event');
  throw malformed('stream', parsed.problems, isUnknown ? said().trail.changedSince : '');
}

/** The table after the events, each told to a listener before it is believed. */
function folded(
  events: readonly TableEvent[],
  hear: (event: TableEvent, before: Table, number: number) => void,
): Table {
  let table = newTable;
  for (const [index, event] of events.entries()) {
    try {
      hear(event, table, index + 1);
      table = evolveTable(table, event);
    } catch (cause) {
      const why = reasonOf(cause);
      throw new Failure({ code: 'EVENT_UNFIT', number: index + 1, type: event.type, why }, exit.unfit);
    }
  }
  return table;
}

function gameAt({ setup }: Table): Game | undefined {
  const rules = setup && Object.hasOwn(tableRules, setup.pack) ? tableRules[setup.pack] : undefined;
  return setup && rules && openGame(rules, setup);
}

/** Maps as objects, which JSON can hold. */
const plainly = (_key: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;
