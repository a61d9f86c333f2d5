import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreFailure } from '../store.ts';
import { appendTo, texts } from '../testing/contract/words.ts';
import { damageIn } from './backing.ts';
import { isOlder } from './file.ts';
import { openSqlite, type SqliteStore } from './store.ts';

test('what was written is there when the file is opened again', async () => {
  const file = freshFile();
  const first = await openSqlite({ file });
  await appendTo(first, 's', 0, 'a', 'b');
  await first.close();
  const second = await open(file);
  expect(await texts(second, 's')).toEqual(['a', 'b']);
  expect(await appendTo(second, 's', 2, 'c')).toMatchObject({ is: 'appended' });
});

test('a file belongs to one store at a time, and the second is told so', async () => {
  const file = freshFile();
  const first = await openSqlite({ file });
  await expect(openSqlite({ file })).rejects.toThrow('is open in another process. Stop the other one');
  await first.close();
  await open(file);
});

test('a file belongs to one process at a time', async () => {
  const file = freshFile();
  await open(file);
  expect(await inAnotherProcess(file, '')).toContain('is open in another process');
});

test('a process that waits for an append stays for it, and one that leaves its store open still ends', async () => {
  const file = freshFile();
  const append = "await store.append({ writes: [{ stream: 's', expected: 0, texts: ['a'] }] })";
  expect(await inAnotherProcess(file, `console.log((${append}).is)`)).toBe('appended\n');
  expect(await texts(await open(file), 's')).toEqual(['a']);
});

test('a file of a newer Dicepit is refused in words', async () => {
  const file = freshFile();
  await (await openSqlite({ file })).close();
  changed(file, 'PRAGMA user_version = 99');
  await expect(openSqlite({ file })).rejects.toThrow(/was written by a newer Dicepit \(its form is 99/);
});

test("another program's file is refused and left as it is", async () => {
  const file = freshFile();
  changed(file, 'CREATE TABLE recipes (name TEXT)');
  await expect(openSqlite({ file })).rejects.toThrow('is a SQLite file of another program');
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'recipes' }]);
  database.close();
});

test('what is no database is refused, and a folder that is not there', async () => {
  const file = freshFile();
  writeFileSync(file, 'Dear diary, '.repeat(1000));
  await expect(openSqlite({ file })).rejects.toThrow('is not a SQLite file');
  await expect(openSqlite({ file: '/not/there/pit.db' })).rejects.toThrow('Does its folder exist');
});

test('a file is marked as ours, keeps a write-ahead log, and its entries cannot be edited or deleted', async () => {
  const file = freshFile();
  const store = await openSqlite({ file });
  await appendTo(store, 's', 0, 'a');
  await store.close();
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA application_id').get()).toEqual({ application_id: 0x44696365 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(() => database.exec("UPDATE entries SET text = 'b'")).toThrow('never edited');
  expect(() => database.exec('DELETE FROM entries')).toThrow('never deleted');
});

test.each([
  ['3.40.1', true],
  ['3.51.2', true],
  ['3.51.3', false],
  ['3.53.4', false],
  ['4.0.0', false],
  ['2.99.99', true],
])('SQLite %s is older than 3.51.3: %s', (release, older) => {
  expect(isOlder(release, [3, 51, 3])).toBe(older);
});

test('a backup made while appends go on is one moment of the store, whole and in one file', async () => {
  const file = freshFile();
  const store = await open(file);
  for (let each = 0; each < 20; each++) await appendTo(store, 's', each, 'x'.repeat(100_000));
  const copying = store.backup(`${file}.copy`);
  const copied = copying.then(() => 'copied');
  let version = 20;
  for (;;) {
    const appended = store.append({
      writes: ['s', 't'].map((stream) => ({
        stream,
        expected: stream === 's' ? version : version - 20,
        texts: ['y'],
      })),
    });
    version += 1;
    await appended;
    if ((await Promise.race([copied, new Promise((resolve) => setImmediate(resolve))])) === 'copied') break;
  }
  expect([`${file}.copy-wal`, `${file}.copy.part`].filter((path) => existsSync(path))).toEqual([]);

  const copy = await open(`${file}.copy`);
  const [s, t] = [await copy.head('s'), await copy.head('t')];
  expect(s.version).toBeGreaterThanOrEqual(20);
  expect(t.version).toBe(s.version - 20);
  expect(await copy.read('s', 0)).toEqual((await store.read('s', 0)).slice(0, s.version));
});

test('a file is for its owner alone, whatever the folder lets others do', async () => {
  const file = freshFile();
  writeFileSync(file, '', { mode: 0o644 });
  const store = await open(file);
  await appendTo(store, 's', 0, 'a');
  for (const each of [file, `${file}-wal`]) expect(statSync(each).mode & 0o77).toBe(0);
});

test('a damaged page is found, by the store that has the file and without one', async () => {
  const file = freshFile();
  const store = await openSqlite({ file });
  for (let each = 0; each < 20; each++) await appendTo(store, 's', each, 'x'.repeat(10_000));
  expect(await store.damage()).toBeUndefined();
  await store.close();
  expect(await damageIn(file)).toBeUndefined();
  expect(readdirSync(dirname(file))).toEqual(['pit.db']);

  const whole = readFileSync(file);
  writeFileSync(file, whole.fill(0xde, whole.length - 40_960, whole.length - 20_480));
  expect(await damageIn(file)).toMatch(/\S/);
  const damaged = await open(file);
  expect(await damaged.damage()).toMatch(/\S/);
});

/** Edits entries as somebody would who has the file: what was written says that it never happens. */
const edited = (file: string, sql: string): void =>
  changed(file, `DROP TRIGGER entries_are_not_edited; DROP TRIGGER entries_are_not_deleted; ${sql}`);

describe('an entry that is not what was written', () => {
  /** A file with three streams of five entries, changed. */
  async function changedFile(sql: string): Promise<string> {
    const file = freshFile();
    const store = await openSqlite({ file });
    for (const stream of ['a', 's', 't'])
      await appendTo(store, stream, 0, ...['1', '2', '3', '4', '5'].map((sum) => `{"sum":${sum}00}`));
    await store.close();
    edited(file, sql);
    return file;
  }

  test.each([
    ['an edited sum', `UPDATE entries SET text = '{"sum":900}' WHERE stream = 's' AND version = 3`, 3],
    ['a hash', `UPDATE entries SET hash = lower(hex(zeroblob(32))) WHERE stream = 's' AND version = 3`, 3],
    ['one that is gone', `DELETE FROM entries WHERE stream = 's' AND version = 3`, 3],
    ['the first that is gone', `DELETE FROM entries WHERE stream = 's' AND version = 1`, 1],
  ])('is given to nobody: %s', async (_, sql, version) => {
    const file = await changedFile(sql);
    const store = await open(file);
    const failure = store.read('s', 0);
    await expect(failure).rejects.toThrow(`Entry ${version} of s is`);
    await expect(failure).rejects.toMatchObject({ fatal: false });
    // From the entry before it as well, and what lies before and beside it can be had.
    await expect(store.read('s', version - 1)).rejects.toThrow(`Entry ${version} of s is`);
    expect(await store.read('s', 0, version - 1)).toHaveLength(version - 1);
    expect(await texts(store, 't')).toHaveLength(5);
    expect(await store.damage()).toContain(`Entry ${version} of s is`);
    await store.close();
    expect(await damageIn(file)).toContain(`Entry ${version} of s is`);
  });

  test.each([
    ['a cut tail', `DELETE FROM entries WHERE stream = 's' AND version = 5`, 'Entry 5 of s is missing'],
    ['another end', `UPDATE heads SET hash = 'x' WHERE stream = 's'`, 'is not the one that the stream ends'],
    ['an end that is gone', `DELETE FROM heads WHERE stream = 's'`, 'nothing says where s ends'],
  ])('is found by a look at all of them: %s', async (_, sql, said) => {
    expect(await damageIn(await changedFile(sql))).toContain(said);
  });

  test('is never called a backup', async () => {
    const file = await changedFile(`UPDATE entries SET text = '{}' WHERE stream = 't' AND version = 5`);
    const store = await open(file);
    const copy = `${file}.copy`;
    await expect(store.backup(copy)).rejects.toThrow(/No backup was made .* Entry 5 of t is not what was/);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('copy'))).toEqual([]);
  });
});

test('a look at every entry says how far it has come', async () => {
  const file = freshFile();
  const store = await openSqlite({ file });
  const many = Array.from({ length: 1_500 }, (_, each) => `${each}`);
  await appendTo(store, 's', 0, ...many);
  await appendTo(store, 't', 0, 'x');
  const steps: unknown[] = [];
  expect(await store.damage((done, of) => steps.push([done, of]))).toBeUndefined();
  await store.close();
  expect(await damageIn(file, (done, of) => steps.push([done, of]))).toBeUndefined();
  const once = [1_000, 1_500, 1_501].map((done) => [done, 1_501]);
  expect(steps).toEqual([...once, ...once]);
});

test('a snapshot that is not what was kept is not gone by', async () => {
  const file = freshFile();
  const store = await openSqlite({ file });
  await store.keepSnapshot({ stream: 's', version: 7, text: '{"bank":100}' });
  expect(await store.snapshot('s')).toMatchObject({ version: 7, text: '{"bank":100}' });
  await store.close();
  changed(file, `UPDATE snapshots SET text = '{"bank":900}'`);
  expect(await (await open(file)).snapshot('s')).toBeUndefined();
});

test('a backup is for its owner alone', async () => {
  const file = freshFile();
  const store = await open(file);
  await appendTo(store, 's', 0, 'a');
  await store.backup(`${file}.copy`);
  expect(statSync(`${file}.copy`).mode & 0o77).toBe(0);
});

test('a backup that cannot be made says so, and the store goes on', async () => {
  const store = await open(freshFile());
  const failure = store.backup('/not/there/copy.db');
  await expect(failure).rejects.toThrow('No backup was made at /not/there/copy.db');
  await expect(failure).rejects.toBeInstanceOf(StoreFailure);
  expect(await appendTo(store, 's', 0, 'a')).toMatchObject({ is: 'appended' });
});

/** What a process says that opens a file, does something with the store, and does not close it. */
async function inAnotherProcess(file: string, then: string): Promise<string> {
  const script = `import { openSqlite } from ${JSON.stringify(new URL('store.ts', import.meta.url).href)};
    try { const store = await openSqlite({ file: ${JSON.stringify(file)} }); ${then} }
    catch (failure) { console.log(failure.message); }`;
  const { stdout } = await promisify(execFile)(execPath, ['--input-type=module', '-e', script]);
  return stdout;
}

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-sqlite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'pit.db');
}

async function open(file: string): Promise<SqliteStore> {
  const store = await openSqlite({ file });
  onTestFinished(() => store.close());
  return store;
}

function changed(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
