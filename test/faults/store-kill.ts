import { argv, exit, stdout } from 'node:process';
import { type Sweep, sweep } from './store-faults.ts';
import { HOW_TO_GET_STRACE, hasStrace } from './strace.ts';

// `node test/faults/store-kill.ts [every]`: a fault at every write and sync of a scripted writer (or at every tenth),
// and what is left of its appends. The last sweep has a planted bug, and must find it.
if (!hasStrace()) {
  stdout.write(`Skipped. ${HOW_TO_GET_STRACE}\n`);
  exit(0);
}

const every = Number(argv[2] ?? 1);
const sweeps: readonly Sweep[] = [
  { fault: 'SIGKILL', pace: 'one by one', every },
  { fault: 'SIGKILL', pace: 'together', every },
  { fault: 'ENOSPC', pace: 'one by one', every },
  { fault: 'ENOSPC', pace: 'together', every },
  { fault: 'ENOSPC from then on', pace: 'one by one', every },
  { fault: 'EIO', pace: 'one by one', every },
  { fault: 'EIO', pace: 'together', every },
  { fault: 'SIGKILL', pace: 'one by one', every, planted: 'acknowledge early' },
];

let hasFailed = false;
for (const one of sweeps) {
  const { points, acknowledged, fatal, recovered, faults } = await sweep(one);
  stdout.write(
    `${one.fault}, ${one.pace}${one.planted === undefined ? '' : `, planted: ${one.planted}`}: ${points} points, ` +
      `${acknowledged} acknowledged, ${recovered} went on, ${fatal} had to begin again, ${faults.length} faults\n`,
  );
  if (one.planted !== undefined) {
    if (faults.length > 0) continue;
    hasFailed = true;
    stdout.write('  The planted bug was not found.\n');
  } else if (faults.length > 0) {
    hasFailed = true;
    for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
  }
}
exit(hasFailed ? 1 : 0);
