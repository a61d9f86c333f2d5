import { argv, exit, stdout } from 'node:process';
import { cutStreams } from './cut-streams.ts';

// `node test/faults/streams.ts [streams] [restarts]`: event streams of a real server, cut at random bytes and resumed.
const from = performance.now();
const { streams, entries, snapshots, restarts, faults } = await cutStreams({
  streams: Number(argv[2] ?? 10_000),
  restarts: Number(argv[3] ?? 20),
  seed: 7,
});
stdout.write(
  `${streams} streams cut and resumed over ${restarts} restarts in ${((performance.now() - from) / 1_000).toFixed(0)} s: ` +
    `${entries} entries, ${snapshots} snapshots, ${faults.length} faults\n`,
);
for (const each of faults.slice(0, 10)) stdout.write(`  ${each}\n`);
exit(faults.length === 0 ? 0 : 1);
