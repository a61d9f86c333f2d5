import { exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { HOW_TO_GET_POSTGRES, postgresPrograms } from '@dicepit/store/testing';
import { failOver } from './failed-over.ts';

// `node test/faults/failover.ts --times 12 --seed 1`: the primary killed under load, its synchronous standby promoted,
// and so on to and fro. With `--asynchronous` nobody waits for the standby: then something acknowledged must be lost.
if (postgresPrograms() === undefined) {
  stdout.write(`Skipped. ${HOW_TO_GET_POSTGRES}\n`);
  exit(0);
}

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    asynchronous: { type: 'boolean', default: false },
  },
});
const { times, acknowledged, entries, longest, streamed, faults } = await failOver({
  times: Number(values.times),
  seed: Number(values.seed),
  asynchronous: values.asynchronous,
  tell: (line) => void stdout.write(`${line}\n`),
});
stdout.write(
  `${times} failovers: ${acknowledged} acknowledged commands, ${entries} entries, ${streamed} sent to two readers, ` +
    `normal again within ${longest.toFixed(0)} ms of the promotion, ${faults.length} faults\n`,
);
for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
exit((faults.length === 0) === values.asynchronous ? 1 : 0);
