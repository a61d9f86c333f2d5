import { run } from './run.ts';
import { ownTerminal } from './terminal.ts';

// A reader such as `head` may close the pipe early; that is its right and no failure of ours.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), ownTerminal());
