import { newTable, openGame, type Table, type TableEvent } from '@dicepit/engine';
import { houseRun } from '@dicepit/games';
import { writeStream } from '@dicepit/wire';
import { Command } from 'commander';
import { bankedPack, wholeNumber } from '../choosing.ts';
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import { houseTable } from '../house-players/house-table.ts';
import { said } from '../language.ts';
import { freshSeed } from '../play/random.ts';
import { eventLine } from '../table/event-line.ts';
import { standingText } from '../table/standing-text.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly rolls: number;
  readonly seed?: string;
  readonly record?: string;
  readonly ndjson?: boolean;
};

export function watchCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('watch')
    .description('watch a table that the house runs by itself, with house players')
    .argument('<pack>', 'a pack with a bank, or the folder or file of your own pack')
    .option('--rolls <n>', 'how many rolls to watch', wholeNumber(1, 100_000), 5)
    .option('--seed <text>', 'the same seed, the same evening')
    .option('--record <file>', 'write the stream as JSON lines')
    .option('--ndjson', 'the stream itself, an event as JSON to a line, instead of words')
    .action(async (pack: string, { rolls, seed = freshSeed(), record, ndjson }: Flags) => {
      const run = houseTable(bankedPack(pack).id, seed);
      const events: TableEvent[] = [];
      const lines: ((digits: number) => string)[] = [];
      const game = openGame(run.rules, run.setup);
      let before: Table = newTable;
      let settled = 0;
      for (const step of houseRun(run)) {
        for (const event of step.events) {
          events.push(event);
          const [number, table] = [events.length, before];
          lines.push((digits) =>
            eventLine(number, event, { table, game, colours: terminal.colours, digits }),
          );
          if (event.type === 'RollSettled') settled += 1;
        }
        before = step.table;
        if (settled >= rolls) break;
      }
      // Recorded before it is told: whoever reads may close the pipe half-way, and the record must be whole.
      if (record !== undefined) await terminal.save(record, writeStream(events));
      if (ndjson) {
        terminal.write(writeStream(events));
        terminal.say(`${said().seed({ seed })}\n`);
        return;
      }
      const digits = String(events.length).length;
      const told = lines.map((line) => line(digits)).join('');
      terminal.write(`${told}\n${standingText(before, game, terminal)}`);
      terminal.say(`${said().seed({ seed })}\n`);
    });
  return examples(command, [
    ['dicepit watch double-dice --rolls 20', 'twenty rolls'],
    ['dicepit watch snake-eyes-nz --seed 7 --record night.jsonl', 'the same evening every time, recorded'],
  ]);
}
