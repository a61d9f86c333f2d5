import { Command } from 'commander';
import { wholeNumber } from '../choosing.ts';
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import { findPackFile } from '../lab/pack-file.ts';
import { said } from '../language.ts';
import { onTerminationSignal } from '../serve/termination.ts';
import type { Terminal } from '../terminal.ts';

type Flags = { readonly port: number; readonly open?: boolean };

export function devCommand(terminal: Terminal, end: End): Command {
  const command = new Command('dev')
    .description(
      'show a pack of your own in the browser while you write it: felt, odds, a table, every fault',
    )
    .argument('[path]', 'the folder of the pack, or the file that exports it', '.')
    .option('--port <n>', 'the port; 0 for any that is free', wholeNumber(0, 65_535), 7722)
    .option('--open', 'open the page in the browser')
    .action(async (path: string, { port, open }: Flags) => {
      // A path that leads nowhere is said here, and not on a page that waits for it.
      await findPackFile(path);
      const ending = onTerminationSignal((code) => process.exit(code));
      try {
        const { openDev } = await import('../dev/dev-server.ts');
        const dev = await openDev(path, port);
        const words = said().lab.dev;
        terminal.write(`${words.at({ game: dev.name() ?? path, url: dev.url })}\n`);
        terminal.say(`${words.stop}\n`);
        if (open === true) (await import('../serve/front.ts')).openPage(dev.url);
        end.code = await ending.asked;
        await dev.close();
      } finally {
        ending.end();
      }
    });
  return examples(command, [
    ['dicepit dev', 'the pack in this folder'],
    ['dicepit dev ./craps --open', 'another one, and open the page'],
  ]);
}
