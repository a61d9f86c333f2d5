import { spawnSync } from 'node:child_process';

/** How many modules the check must have seen: a parser that reads nothing would pass everything. */
const LEAST_MODULES = 80;

const { status, stdout } = spawnSync(
  'depcruise',
  ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  { encoding: 'utf8' },
);
const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);

if (status !== 0 || modules < LEAST_MODULES) {
  process.stderr.write(`${stdout}\nRead ${modules} modules; at least ${LEAST_MODULES} were expected.\n`);
  process.exitCode = 1;
}
