import { argv, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { draw } from '../packages/simulator/src/generator/rolls.ts';
import { seedState, toKey } from '../packages/simulator/src/generator/seed.ts';

/**
 * The simulator's draws without end, as bytes for a test battery: `node bench/simulator-stream.ts 40 | dieharder
 * -a -g 200`. The figure is how many draws each session makes before the next one starts, as sessions of 200
 * rolls make 40; without it, one session goes on for ever.
 */
const [each = '0', seed = '1'] = argv.slice(2);
const perSession = Number(each) || Number.POSITIVE_INFINITY;

function* draws(): Generator<Uint8Array> {
  const key = toKey(seed);
  const state = new Int32Array(4);
  seedState(state, key, 0);
  for (let session = 0, made = 0; ; ) {
    const words = new Uint32Array(2 ** 14);
    for (let at = 0; at < words.length; at++) {
      if (made++ === perSession) {
        seedState(state, key, ++session);
        made = 1;
      }
      words[at] = draw(state);
    }
    yield new Uint8Array(words.buffer);
  }
}

// The battery closes its end when it has had enough.
stdout.on('error', () => stdout.destroy());
Readable.from(draws()).pipe(stdout);
