import { writeSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { openSqlite, type SqliteStore, StoreFailure } from '@dicepit/store';
import { make, STEPS } from './store-script.ts';

// The process that a fault befalls: `store-writer.ts <file> <one by one | together> [acknowledge early]`. It writes the
// script, says a line for each step that the store has acknowledged, and closes. After a failure that is not fatal it
// asks again, as a server's client would.
const [, , file = '', pace, planted] = argv;

const say = (line: string): void => void writeSync(1, `${line}\n`);

async function insist(store: SqliteStore, step: number): Promise<void> {
  if (planted === 'acknowledge early') say(`${step}`);
  for (let attempt = 1; ; attempt++)
    try {
      await make(store, step);
      break;
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      say(error.fatal ? 'fatal' : 'failed');
      if (error.fatal) await staysFatal(store, error.message);
      if (error.fatal || attempt === 3) exit(3);
    }
  if (planted !== 'acknowledge early') say(`${step}`);
}

/** Nothing may be asked of a store that can no longer be trusted: not to write, and not to read either. */
async function staysFatal(store: SqliteStore, message: string): Promise<void> {
  const asked = await Promise.allSettled([store.check(), store.read('a', 0), store.backup(`${file}.copy`)]);
  for (const one of asked)
    if (one.status === 'fulfilled' || !(one.reason instanceof StoreFailure) || one.reason.message !== message)
      say('trusted again');
}

try {
  const store = await openSqlite({ file });
  const together = pace === 'together' ? 4 : 1;
  for (let step = 0; step < STEPS; step += together)
    await Promise.all(Array.from({ length: together }, (_, index) => insist(store, step + index)));
  await store.close();
  say('closed');
} catch (error) {
  if (!(error instanceof StoreFailure)) throw error;
  say('fatal');
  exit(3);
}
