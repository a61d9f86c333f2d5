import { exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { canMount, fillDisk, HOW_TO_MOUNT } from './filled-disk.ts';

// `node test/faults/disk-full.ts --times 20 --seed 1`: a pit under load on a small disk, which is filled again and again.
if (!canMount()) {
  stdout.write(`Skipped. ${HOW_TO_MOUNT}\n`);
  exit(0);
}

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const { times, acknowledged, entries, refused, longest, faults } = await fillDisk({
  times: Number(values.times),
  seed: Number(values.seed),
  tell: (line) => void stdout.write(`${line}\n`),
});
stdout.write(
  `${times} times full: ${acknowledged} acknowledged commands, ${entries} entries, ${refused} answered with 503, ` +
    `normal again within ${longest.toFixed(0)} ms, ${faults.length} faults\n`,
);
for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
exit(faults.length === 0 ? 0 : 1);
