import { networkInterfaces } from 'node:os';
import type { Progress } from '@dicepit/store';
import { Command, Option } from 'commander';
import { wholeNumber } from '../choosing.ts';
import type { Check } from '../doctor/check.ts';
import { type End, exit } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import { DEFAULT_FOLDER } from '../serve/data-folder.ts';
import type { Terminal } from '../terminal.ts';

type Flags = { readonly data: string; readonly port: number; readonly json?: boolean };

export function doctorCommand(terminal: Terminal, end: End): Command {
  const command = new Command('doctor')
    .description('look at everything that a pit needs, and say what to do about what is missing')
    .addOption(new Option('--data <dir>', 'the data folder').default(DEFAULT_FOLDER).env('DICEPIT_DATA'))
    .addOption(
      new Option('--port <n>', 'the port')
        .argParser(wholeNumber(1, 65_535))
        .default(7711)
        .env('DICEPIT_PORT'),
    )
    .option('--json', 'one JSON document')
    .action(async ({ data, port, json }: Flags) => {
      const checks = await examined(data, port, lookedThrough(terminal));
      terminal.write(
        json === true
          ? `${JSON.stringify({ schema: 'dicepit/doctor@1', checks }, null, 2)}\n`
          : checks.map(lineOf(terminal)).join(''),
      );
      end.code = toExitCode(checks);
    });
  return examples(command, [['dicepit doctor', 'before the guests come']]).addHelpText(
    'after',
    '\nEnds with code 5 for trouble with the network or the port, and with 1 for any other.\n',
  );
}

async function examined(data: string, port: number, progress: Progress): Promise<readonly Check[]> {
  const machine = await import('../doctor/machine.ts');
  const network = await import('../doctor/network.ts');
  return [
    machine.nodeCheck(process.version),
    ...(await machine.diskChecks(data)),
    ...(await machine.pitCheck(data, progress)),
    ...(await machine.databaseCheck(process.env['DATABASE_URL'] || undefined, progress)),
    machine.entropyCheck(),
    machine.clockCheck(Date.now()),
    await network.portCheck(port),
    ...network.addressChecks(networkInterfaces()),
    network.firewallHint(process.platform, port),
  ];
}

/** Says in tenths how far the look has come, where there is so much to look at that somebody would wonder. */
function lookedThrough({ say }: Terminal): Progress {
  let told = 0;
  return (done, of) => {
    const tenths = Math.floor((done * 10) / of);
    if (of < MIN_ENTRIES_TOLD || tenths <= told) return;
    told = tenths % 10;
    say(`      ${said().doctor.looked({ done, of })}\n`);
  };
}

/** Fewer entries are looked at before anybody wonders. */
const MIN_ENTRIES_TOLD = 10_000;

const lineOf =
  ({ colours }: Terminal) =>
  ({ is, what, said: found, wayOut }: Check): string => {
    const words = said().doctor;
    const signs = Object.values(words.is);
    const [signWidth, whatWidth] = [widest(signs), widest(Object.values(words.what))];
    const paint = { ok: colours.green, warn: colours.yellow, fail: colours.red }[is];
    const subject = what === '' ? '' : words.what[what];
    const indent = ' '.repeat(signWidth + whatWidth + 4);
    const way = wayOut === undefined ? '' : `\n${indent}${wayOut}`;
    return `${paint(words.is[is].padEnd(signWidth))}  ${subject.padEnd(whatWidth)}  ${found}${way}\n`;
  };

const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

function toExitCode(checks: readonly Check[]): number {
  const failed = checks.filter(({ is }) => is === 'fail');
  if (failed.some(({ network }) => network === true)) return exit.network;
  return failed.length > 0 ? exit.failed : exit.done;
}
