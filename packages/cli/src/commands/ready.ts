import { Command, Option } from 'commander';
import { wholeNumber } from '../choosing.ts';
import { type End, exit } from '../exit.ts';
import { examples } from '../help.ts';
import type { Terminal } from '../terminal.ts';

/** So long a health check waits: one that hangs tells a supervisor nothing. */
const READY_TIMEOUT_MS = 5_000;

type Flags = { readonly port: number; readonly base: string; readonly json?: boolean };

export function readyCommand({ write, say }: Terminal, end: End): Command {
  const command = new Command('ready')
    .description('ask the pit on this computer whether it can write, as a health check does')
    .addOption(
      new Option('--port <n>', 'the port')
        .argParser(wholeNumber(1, 65_535))
        .default(7711)
        .env('DICEPIT_PORT'),
    )
    .addOption(new Option('--base <path>', 'the path before all others').default('').env('DICEPIT_BASE'))
    .addHelpText(
      'after',
      '\nEnds with code 5 where no pit answers, or where it answers that it is not ready.\n',
    )
    .option('--json', 'one JSON document')
    .action(async ({ port, base, json }: Flags) => {
      const status = await readiness(`http://127.0.0.1:${port}${base}/readyz`);
      if (json === true) {
        write(
          `${JSON.stringify({ schema: 'dicepit/ready@1', ready: status === 200, status: status ?? null })}\n`,
        );
        end.code = status === 200 ? exit.done : exit.network;
        return;
      }
      if (status === 200) {
        write('ready\n');
        return;
      }
      say(status === undefined ? `no pit answers on port ${port}\n` : `the pit is not ready (${status})\n`);
      end.code = exit.network;
    });
  return examples(command, [['dicepit ready --port 7711', 'in a health check of a container']]);
}

async function readiness(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })).status;
  } catch {
    return undefined;
  }
}
