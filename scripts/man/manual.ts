import packageFile from '../../packages/cli/package.json' with { type: 'json' };
import { manualOf } from '../../packages/cli/src/manual.ts';
import { program } from '../../packages/cli/src/program.ts';
import { ownTerminal } from '../../packages/cli/src/terminal.ts';

export const manualFile = 'packages/cli/man/dicepit.1';

/** The manual of every command, as `npm run man` writes it. */
export const manual = async (): Promise<string> =>
  manualOf(await program([], ownTerminal(), { code: 0 }), packageFile.version);
