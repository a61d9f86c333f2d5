import { exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { killServer } from './killed-server.ts';

// `node test/faults/server-kill.ts --times 200 --seed 1`: the server under load, killed at random moments.
const { values } = parseArgs({
  options: { times: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const from = performance.now();
const { kills, early, acknowledged, entries, faults } = await killServer({
  times: Number(values.times),
  seed: Number(values.seed),
  tell: (line) => void stdout.write(`${line}\n`),
});
stdout.write(
  `${kills} kills under load and ${early} during a start, in ${((performance.now() - from) / 1_000).toFixed(0)} s: ` +
    `${acknowledged} acknowledged commands, ${entries} entries, ${faults.length} faults\n`,
);
for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
exit(faults.length === 0 ? 0 : 1);
