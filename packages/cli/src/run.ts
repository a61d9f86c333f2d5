import { CommanderError } from 'commander';
import { expandAliases } from './command-aliases.ts';
import { exit, Failure } from './exit.ts';
import { said, speak } from './language.ts';
import { commandNames, program } from './program.ts';
import type { Terminal } from './terminal.ts';

/** Runs one command line and says how it ended. Never throws, and never shows a stack to a person. */
export async function run(given: readonly string[], terminal: Terminal): Promise<number> {
  const { say, colours } = terminal;
  const end = { code: exit.done as number };
  try {
    await speak(terminal);
    const args = expandAliases(given, commandNames, terminal.interactive);
    await (await program(args, terminal, end)).parseAsync(args, { from: 'user' });
    return end.code;
  } catch (cause) {
    if (cause instanceof CommanderError) return toExitCode(cause);
    if (cause instanceof Failure) {
      say(`${colours.red('error:')} ${cause.message}\n`);
      return cause.code;
    }
    const message = cause instanceof Error ? cause.message : String(cause);
    // A store says itself what is wrong. It is known by its name, since most commands need none and load none.
    if (cause instanceof Error && cause.name === 'StoreFailure') {
      say(`${colours.red('error:')} ${message}\n`);
      return exit.failed;
    }
    say(`${colours.red('error:')} ${said().failures.OWN_FAULT({ why: message })}\n`);
    if (process.env['DICEPIT_DEBUG'] && cause instanceof Error) say(`${cause.stack}\n`);
    return exit.failed;
  }
}

/** A wrong flag is wrong usage; a wrong variable of the environment is a configuration that is not valid. */
function toExitCode({ exitCode, message }: CommanderError): number {
  if (exitCode === 0) return exit.done;
  return / from env 'DICEPIT_/.test(message) ? exit.invalid : exit.usage;
}
