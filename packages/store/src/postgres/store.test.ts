import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { damageInStreams } from '../over.ts';
import { type Store, StoreFailure } from '../store.ts';
import { appendTo, texts } from '../testing/contract/words.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../testing/postgres-server.ts';
import { openPostgres } from './store.ts';

type Opening = { readonly url?: string; readonly patience?: number };

/** In milliseconds: soon enough for a test, and long enough for a database that is only busy. */
const HASTY = 1_500;

// Says how to get one in the contract test.
describe.skipIf(postgresPrograms() === undefined)('PostgreSQL, a server of its own', () => {
  let server: PostgresServer;
  let schemas = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.end());

  const open = async (schema: string, { url = server.url, ...how }: Opening = {}): Promise<Store> => {
    const store = await openPostgres({ url, schema, ...how });
    onTestFinished(() => store.close());
    return store;
  };
  const fresh = (): string => `own_${(schemas += 1)}`;

  test.each(['stopped', 'stopped at once', 'frozen'] as const)(
    'a database that is %s fails appends soon; once it is back they go on, and none is lost or made twice',
    async (how) => {
      const [writer, listener] = await both(fresh());
      const heard = new Set<number>();
      onTestFinished(listener.onWake(({ version }) => heard.add(version)));

      let isOver = false;
      let failures = 0;
      const writing = (async (): Promise<number> => {
        for (let step = 0; ; step++) {
          if (isOver) return step;
          while (!(await made(writer, step))) failures += 1;
        }
      })();
      const failed = async (): Promise<boolean> => failures > 0;

      await expect.poll(async () => (await writer.head('s')).version).toBeGreaterThan(3);
      await away(how);
      await expect.poll(failed).toBe(true);
      await back(how);
      const before = await settled(() => listener.head('s'));
      await expect.poll(async () => (await writer.head('s')).version).toBeGreaterThan(before.version + 3);
      // Wake-ups come again by themselves.
      await expect.poll(() => Math.max(...heard)).toBeGreaterThan(before.version);
      isOver = true;
      const steps = await writing;
      expect(await allTexts(listener)).toEqual(Array.from({ length: steps }, (_, step) => `${step}`));
    },
  );

  test('of several hosts the one that can be written to is taken', async () => {
    const url = new URL(server.url);
    const hosts = `127.0.0.1:1,${url.host}`;
    const several = server.url.replace(url.host, hosts);
    const store = await open(fresh(), { url: `${several}?target_session_attrs=read-write` });
    expect(await appendTo(store, 's', 0, 'a')).toMatchObject({ is: 'appended' });
    expect(await texts(store, 's')).toEqual(['a']);
  });

  test('a standby takes over: nothing is lost, whoever asks meanwhile is told soon, and no connection is left', async () => {
    const primary = await startPostgres();
    onTestFinished(() => primary.end());
    const standby = await primary.standby({ synchronous: true });
    onTestFinished(() => standby.end());
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',');
    const store = await openPostgres({ url: `postgres://postgres@${hosts}/postgres`, patience: HASTY });
    expect(await made(store, 0)).toBe(true);

    await primary.kill();
    // The first may find that its connection is lost, the others that no host can be written to.
    for (let time = 0; time < 5; time++) {
      const from = performance.now();
      expect(await made(store, 1)).toBe(false);
      expect(performance.now() - from).toBeLessThan(HASTY);
      await setTimeout(150);
    }
    const promoted = standby.promote();
    await expect.poll(() => made(store, 1), { timeout: 10_000 }).toBe(true);
    await promoted;
    expect(await allTexts(store)).toEqual(['0', '1']);

    await store.close();
    const sql = postgres(standby.url, { max: 1 });
    onTestFinished(() => sql.end());
    const left = async () => sql`SELECT * FROM pg_stat_activity WHERE application_name = 'dicepit'`;
    await expect.poll(async () => (await left()).length).toBe(0);
  });

  test('while the only synchronous standby is away nothing is acknowledged; once it is back it is done, once', async () => {
    const primary = await startPostgres();
    onTestFinished(() => primary.end());
    const standby = await primary.standby({ synchronous: true });
    onTestFinished(() => standby.end());
    const store = await open('dicepit', { url: primary.url, patience: HASTY });
    expect(await made(store, 0)).toBe(true);
    await standby.stop('fast');
    expect(await made(store, 1)).toBe(false);
    await setTimeout(150);
    expect(await made(store, 1)).toBe(false);
    await standby.start();
    await expect.poll(() => made(store, 1), { timeout: 10_000 }).toBe(true);
    expect(await made(store, 2)).toBe(true);
    expect(await allTexts(store)).toEqual(['0', '1', '2']);
  });

  test('an entry that somebody has edited is given to nobody', async () => {
    const schema = fresh();
    const store = await open(schema);
    await appendTo(store, 's', 0, '{"sum":100}', '{"sum":200}', '{"sum":300}');
    const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
    onTestFinished(() => sql.end());
    await sql.unsafe(`ALTER TABLE ${schema}.entries DISABLE TRIGGER entries_stay;
      UPDATE ${schema}.entries SET text = '{"sum":900}' WHERE version = 2`);
    for (const after of [0, 1])
      await expect(store.read('s', after)).rejects.toThrow('Entry 2 of s is not what');
    expect(await store.read('s', 0, 1)).toHaveLength(1);
    expect(await damageInStreams(store)).toContain('Entry 2 of s is not what');
  });

  const both = (schema: string): Promise<[Store, Store]> =>
    Promise.all([open(schema, { patience: HASTY }), open(schema, { patience: HASTY })]);

  async function away(how: 'stopped' | 'stopped at once' | 'frozen'): Promise<void> {
    if (how === 'frozen') server.freeze();
    else await server.stop(how === 'stopped' ? 'fast' : 'immediate');
  }

  async function back(how: 'stopped' | 'stopped at once' | 'frozen'): Promise<void> {
    if (how === 'frozen') server.thaw();
    else await server.start();
  }

  test('a schema of a newer Dicepit is refused in words', async () => {
    const schema = fresh();
    await open(schema);
    await asked(`INSERT INTO ${schema}.migrations VALUES (99, now())`);
    await expect(open(schema)).rejects.toThrow(/was written by a newer Dicepit \(its form is 99/);
  });

  test('entries cannot be edited, deleted or swept away', async () => {
    const schema = fresh();
    const store = await open(schema);
    await appendTo(store, 's', 0, 'a');
    for (const sql of [`UPDATE ${schema}.entries SET hash = ''`, `DELETE FROM ${schema}.entries`])
      await expect(asked(sql)).rejects.toThrow('never edited or deleted');
    await expect(asked(`TRUNCATE ${schema}.entries`)).rejects.toThrow('never edited or deleted');
    expect(await texts(store, 's')).toEqual(['a']);
  });

  test('a connection that would acknowledge too early is refused', async () => {
    const url = `${server.url}?synchronous_commit=off`;
    await expect(open(fresh(), { url })).rejects.toThrow(
      'PostgreSQL has synchronous_commit at off where on is needed.',
    );
  });

  test('a database that is not there is a failure, and a name that is none a mistake', async () => {
    const nowhere = openPostgres({ url: 'postgres://127.0.0.1:1/none', patience: 500 });
    await expect(nowhere).rejects.toBeInstanceOf(StoreFailure);
    await expect(openPostgres({ url: server.url, schema: 'a"; DROP' })).rejects.toThrow(
      'Not a name of a schema',
    );
  });

  async function asked(sql: string): Promise<void> {
    const connection = postgres(server.url, { max: 1 });
    try {
      await connection.unsafe(sql);
    } finally {
      await connection.end();
    }
  }
});

/** Whether a step is known to be made; after a failure nobody knows, and it is asked for again by its key. */
async function made(store: Store, step: number): Promise<boolean> {
  try {
    const answer = await store.append({
      writes: [{ stream: 's', expected: step, texts: [`${step}`] }],
      receipt: { scope: 'ann', key: `step-${step}`, fingerprint: 'f', answer: '' },
    });
    if (answer.is === 'conflict') throw new Error(`Step ${step} was made twice, or one before it was lost.`);
    return true;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return false;
  }
}

async function settled<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
    }
}

async function allTexts(store: Store): Promise<readonly string[]> {
  const all: string[] = [];
  for (;;) {
    const page = await store.read('s', all.length);
    if (page.length === 0) return all;
    all.push(...page.map(({ text }) => text));
  }
}
