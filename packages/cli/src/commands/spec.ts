import { openApi } from '@dicepit/wire';
import { titleInEnglish } from '@dicepit/words/english';
import { Command } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import type { Terminal } from '../terminal.ts';

export function specCommand({ write }: Terminal, _end: End): Command {
  const command = new Command('spec')
    .description("print the description of a pit's interface, OpenAPI 3.1 as JSON")
    .action(() =>
      write(
        `${JSON.stringify(openApi({ title: 'Dicepit', version: packageFile.version, titleOf: titleInEnglish }), null, 2)}\n`,
      ),
    );
  return examples(command, [['dicepit spec > openapi.json', 'for a generator of clients']]);
}
