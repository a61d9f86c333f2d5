import { createPublicKey, verify } from 'node:crypto';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  type ChainEntry,
  type CheckSignature,
  type Head,
  hashLink,
  NOTHING,
  signHeads,
  toPublicKey,
  verifyTrail,
  writeTrail,
} from '@dicepit/proof';
import { table } from './stopwatch.ts';

const secretKey = new Uint8Array(32).fill(7);
const TABLES = 50;

/** How long an exported trail of so many entries takes to verify, and how much memory. */
export async function measureTrail(entries = 200_000): Promise<string> {
  const from = performance.now();
  let peak = 0;
  let bytes = 0;
  async function* watched(): AsyncGenerator<string, void> {
    let line = 0;
    for await (const text of trail(entries)) {
      bytes += text.length + 1;
      line += 1;
      if (line % 50_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed);
      yield text;
    }
  }
  const { ok, signatures } = await verifyTrail(watched(), { checkSignature });
  const both = performance.now() - from;
  const again = performance.now();
  for await (const _ of trail(entries));
  const writing = performance.now() - again;
  const verifying = both - writing;
  return [
    `A trail of ${entries.toLocaleString('en')} entries in ${TABLES} streams, ` +
      `${(bytes / 2 ** 20).toFixed(0)} MB, ${signatures} signatures: ${ok ? 'whole' : 'NOT WHOLE'}; ` +
      `the heap stays under ${(peak / 2 ** 20).toFixed(0)} MB`,
    table([
      ['what', 'time', 'entries a second'],
      ['written, chained anew', seconds(writing), rate(entries, writing)],
      ['verified without a replay', seconds(verifying), rate(entries, verifying)],
    ]),
  ].join('\n');
}

/** A trail made as it is asked for, so that nothing of it has to be held. */
async function* trail(entries: number): AsyncGenerator<string, void> {
  const header = {
    dicepit: 'trail',
    format: 1,
    pit: 'bench',
    publicKey: toPublicKey(secretKey),
    software: '0.1.0',
    exportedAt: 0,
  } as const;
  yield* writeTrail({ header, entries: entriesOf(entries), secretKey, at: 0 });
}

function* entriesOf(count: number): Generator<ChainEntry, void> {
  const each = Math.floor(count / TABLES);
  const streams = Array.from({ length: TABLES }, (_, index) => `table/t-${index}`);
  const heads: Head[] = streams.map((stream) => firstOf(stream));
  let before = NOTHING;
  for (let version = 1; version <= 100; version++) {
    const text = JSON.stringify({ event: { type: 'HeadsSigned', ...signHeads(secretKey, heads, version) } });
    before = hashLink(before, { stream: 'heads', version, text });
    yield { stream: 'heads', version, hash: before, text };
  }
  for (const stream of streams) {
    let hash = NOTHING;
    for (let version = 1; version <= each; version++) {
      const text = textOf(version);
      hash = hashLink(hash, { stream, version, text });
      yield { stream, version, hash, text };
    }
  }
}

function firstOf(stream: string): Head {
  return { stream, version: 1, hash: hashLink(NOTHING, { stream, version: 1, text: textOf(1) }) };
}

/** As long as what a bet leaves behind. */
const textOf = (version: number): string =>
  JSON.stringify({
    event: {
      type: 'BetPlaced',
      bet: { bet: `b${version}`, seat: 3, wager: 'hard-6', stage: 'up', chips: 5_00, tokens: 0 },
      clause: 'nz/5.5',
      postings: [
        { account: 'rack:3', cents: -5_00 },
        { account: 'layout', cents: 5_00 },
      ],
      by: { person: 'p-abcdefghij', role: 'player' },
      at: 1_700_000_000_000 + version,
    },
  });

const checkSignature: CheckSignature = ({ publicKey, message, signature }) => {
  const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
  return verify(null, message, createPublicKey({ key, format: 'der', type: 'spki' }), signature);
};

const seconds = (time: number): string => `${(time / 1_000).toFixed(1)} s`;
const rate = (count: number, time: number): string => Math.round((count / time) * 1_000).toLocaleString('en');

// By itself: `node bench/trail.ts 1000000`.
if (import.meta.url === pathToFileURL(argv[1] ?? '').href)
  stdout.write(`${await measureTrail(Number(argv[2] ?? 1_000_000))}\n`);
