import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { openPostgres } from './postgres/index.ts';
import { openMemory, openSqlite } from './sqlite/store.ts';
import type { Store } from './store.ts';
import { appending } from './testing/contract/appending.ts';
import { agreesWithModel } from './testing/contract/model.ts';
import { racing } from './testing/contract/racing.ts';
import { reading } from './testing/contract/reading.ts';
import { receipts } from './testing/contract/receipts.ts';
import { records } from './testing/contract/records.ts';
import {
  HOW_TO_GET_POSTGRES,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from './testing/postgres-server.ts';

function contract(open: () => Promise<Store>, runs: number): void {
  appending(open);
  reading(open);
  receipts(open);
  records(open);
  racing(async () => [await open()]);
  agreesWithModel(open, runs);
}

/** A store that is closed when its test is over. */
async function closedAfter(opening: Store | Promise<Store>): Promise<Store> {
  const store = await opening;
  onTestFinished(() => store.close());
  return store;
}

describe('a store in memory', () => {
  contract(() => closedAfter(openMemory()), 200);
});

describe('a store in a SQLite file', () => {
  contract(() => {
    const folder = mkdtempSync(join(tmpdir(), 'dicepit-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return closedAfter(openSqlite({ file: join(folder, 'pit.db') }));
  }, 50);
});

if (postgresPrograms() === undefined) process.stderr.write(`${HOW_TO_GET_POSTGRES}\n`);

describe.skipIf(postgresPrograms() === undefined)('a store in PostgreSQL', () => {
  let server: PostgresServer;
  let schemas = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.end());
  const openIn = (schema: string): Promise<Store> => closedAfter(openPostgres({ url: server.url, schema }));
  const fresh = (): string => `contract_${(schemas += 1)}`;

  contract(() => openIn(fresh()), 50);

  describe('with three nodes', () => {
    racing(async () => {
      const schema = fresh();
      // Opened at once, so that they also race for the migrations.
      return Promise.all([openIn(schema), openIn(schema), openIn(schema)]);
    });
  });
});
