import { exit } from './exit.ts';
import { run } from './run.ts';
import { explainCause, ownTerminal } from './terminal.ts';

process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early; that is its right and no failure of ours.
  if (cause.code === 'EPIPE') process.exit(exit.done);
  process.stderr.write(`error: cannot write the result: ${explainCause(cause)}\n`);
  process.exit(exit.failed);
});

process.exitCode = await run(process.argv.slice(2), ownTerminal());
