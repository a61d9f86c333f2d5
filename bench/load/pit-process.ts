import { join } from 'node:path';
import { argv } from 'node:process';
import { assert } from '@dicepit/engine';
import { makeHostToken, noRates, openServer } from '@dicepit/server';
import { openSqlite } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { figuresOfProcess } from './figures.ts';

// A pit in a process of its own, over a real file, so that its memory and its time can be told from the generator's.
// The screens are served where a folder of them is named. Where the address of a PostgreSQL stands for the folder the pit
// is there, and other processes may be servers of the same pit.
const [, , place = '', screens] = argv;
const many = 100_000;
const server = await openServer({
  store: place.startsWith('postgres:')
    ? await openPostgres({ url: place })
    : await openSqlite({ file: join(place, 'pit.db') }),
  secret: new Uint8Array(32).fill(7),
  rates: noRates,
  ...(screens === undefined ? {} : { screens }),
  streams: { session: many, address: many, strangers: many, all: many, staff: 0, waitingBytes: 256 * 1024 },
  settings: { startingStack: 1_000_000_00, mostGuests: many },
});
const token = await makeHostToken(server.pit);
assert(token.ok, () => 'a new pit has no host');

async function lastEntryOf(stream: string): Promise<string> {
  const { store } = server.pit;
  const { version } = await store.head(stream);
  const [entry] = await store.read(stream, version - 1, 1);
  return entry?.text ?? '';
}

process.on('message', (message) => {
  if (message === 'stop') void server.close().then(() => process.disconnect());
  if (message === 'figures') process.send?.(figuresOfProcess());
  const [, table] = /^last entry of (.+)$/.exec(String(message)) ?? [];
  if (table !== undefined) void lastEntryOf(`table/${table}`).then((text) => process.send?.(text));
});
// Whoever started this is gone: nobody would end it otherwise.
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url, token: token.answer.token });
