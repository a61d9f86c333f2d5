import packageFile from '../package.json' with { type: 'json' };

process.stdout.on('error', async (cause: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early; that is its right and no failure of ours.
  if (cause.code === 'EPIPE') process.exit(0);
  const [{ exit }, { explainCause }] = await Promise.all([import('./exit.ts'), import('./terminal.ts')]);
  process.stderr.write(`error: cannot write the result: ${explainCause(cause)}\n`);
  process.exit(exit.failed);
});

const [first, ...others] = process.argv.slice(2);
if ((first === '--version' || first === '-V') && others.length === 0) {
  // Scripts ask for it often, and nothing else has to be loaded to answer.
  process.stdout.write(`${packageFile.version}\n`);
} else {
  const [{ run }, { ownTerminal }] = await Promise.all([import('./run.ts'), import('./terminal.ts')]);
  process.exitCode = await run(process.argv.slice(2), ownTerminal());
}
