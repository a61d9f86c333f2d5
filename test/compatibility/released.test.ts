import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { childPit, endChildren } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { answersOf } from './answers.ts';

/**
 * What was released stays readable: a folder to a version, written by that version and never again. docs/compatibility.md
 * makes the promise.
 */
const here = import.meta.dirname;
const released = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const scratch = mkdtempSync(join(tmpdir(), 'dicepit-released-'));
let folder: string;
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
beforeEach(() => {
  // Whatever opens a fixture may change it.
  folder = mkdtempSync(join(scratch, 'copy-'));
});
afterAll(() => {
  endChildren();
  rmSync(scratch, { recursive: true, force: true });
});

const done = { code: 0 };
const languages = ['en_US.UTF-8', 'de_DE.UTF-8', 'fr_FR.UTF-8'] as const;

const languageOf = (locale: (typeof languages)[number]): 'en' | 'de' | 'fr' =>
  locale.startsWith('en') ? 'en' : locale.startsWith('de') ? 'de' : 'fr';

test('every released version is here', () => {
  expect(released).toContain('0.1.0');
});

describe.each(released)('what %s wrote', (version) => {
  beforeEach(() => cpSync(join(here, version), folder, { recursive: true }));

  test('a data folder is exported, and every decision is made again', async () => {
    const { code, out } = await capturedRun(['export', '--data', at('data')]);
    expect(code).toBe(0);
    writeFileSync(at('again.ndjson'), out);
    expect(await capturedRun(['verify', at('again.ndjson')])).toMatchObject(done);
    expect(out.split('\n').length).toBe(read('trail.ndjson').split('\n').length);
  });

  test('a data folder is opened, and the pit goes on', async () => {
    const pit = await childPit(at('data'), ['--port', '0']);
    const answer: unknown = await (await fetch(`${pit.url}/api/v1/pit`)).json();
    expect(answer).toMatchObject({ name: `Released ${version}`, law: 'queensland' });
    expect(await pit.end('SIGTERM')).toBe(143);
  });

  test('a backup is checked and brought back', async () => {
    const { code, out } = await capturedRun(['restore', at('backup'), '--data', at('restored')]);
    expect({ code, out }).toMatchObject({ ...done, out: expect.stringMatching(/\S/) });
  });

  test('a trail verifies, and its answer has every field that it had', async () => {
    const { code, out } = await capturedRun(['verify', at('trail.ndjson'), '--json']);
    expect(code).toBe(0);
    expect(fieldsMissing(JSON.parse(read('verify.json')), JSON.parse(out))).toEqual([]);
  });

  test.each([
    ['odds.json', ['odds', 'wonder-dice', '--json']],
    ['games.json', ['games', '--json']],
    ['config.json', ['serve', '--print-config']],
  ])('%s has every field that it had', async (name, args) => {
    const { code, out } = await capturedRun(args);
    expect(code).toBe(0);
    expect(fieldsMissing(JSON.parse(read(name)), JSON.parse(out))).toEqual([]);
  });

  test('a recorded table is replayed', async () => {
    expect(await capturedRun(['replay', '-', '--json'], read('watched.jsonl'))).toMatchObject(done);
  });

  test('a result is drawn', async () => {
    const drawn = await capturedRun(['plot', '-', '--kind', 'fan'], read('simulated.json'));
    expect(drawn).toMatchObject({ ...done, out: expect.stringMatching(/^<svg /) });
  });
});

/** 0.1.0 wrote no packs, and its answers were not kept. */
const since0_2 = released.filter((version) => existsSync(join(here, version, 'api.json')));

test('every version since 0.2.0 has its pack and its answers here', () => {
  expect(released.filter((version) => !since0_2.includes(version))).toEqual(['0.1.0']);
});

describe.each(since0_2)('what %s answered, and a pack that it wrote', (version) => {
  beforeEach(() => cpSync(join(here, version), folder, { recursive: true }));

  test('the interface of a pit has every field that it had', async () => {
    const pit = await childPit(at('data'), ['--port', '0']);
    expect(fieldsMissing(JSON.parse(read('api.json')), await answersOf(pit.url))).toEqual([]);
    await pit.end('SIGTERM');
  });

  test('a pack is valid, has its odds, and is dealt', async () => {
    const { code, out } = await capturedRun(['odds', at('lucky.pack.json'), '--json']);
    expect({ code, pack: JSON.parse(out).pack }).toEqual({
      code: 0,
      pack: expect.stringMatching(/^lucky\b/),
    });
    const pit = await childPit(at('lucky'), ['--port', '0', '--game', at('lucky.pack.json')]);
    expect(JSON.stringify(await answersOf(pit.url))).toContain('lucky@');
    await pit.end('SIGTERM');
  });
});

describe.each(languages)('what a later version wrote is refused in a sentence, in %s', (locale) => {
  const sentence = { en: /later version of dicepit/, de: /spätere Version/, fr: /plus récente/ }[
    languageOf(locale)
  ];
  beforeEach(() => cpSync(join(here, '0.1.0'), folder, { recursive: true }));

  /** A store as a version would leave it that has taken more steps than this one knows. */
  function fromTheFuture(file: string): void {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
  }

  test('a data folder', async () => {
    fromTheFuture(at('data/pit.sqlite'));
    const { code, err } = await capturedRun(['export', '--data', at('data')], '', locale);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    expect(err).toContain('999');
  });

  test('a backup', async () => {
    fromTheFuture(at('backup/pit.sqlite'));
    const { code, err } = await capturedRun(['restore', at('backup'), '--data', at('restored')], '', locale);
    expect({ code, err }).toEqual({ code: 4, err: expect.stringMatching(sentence) });
    expect(readdirSync(at('restored'))).toEqual([]);
  });

  test('what is remembered beside the store', async () => {
    writeFileSync(at('data/reached.json'), '{"form":2}');
    const { code, err } = await capturedRun(
      ['serve', '--data', at('data'), '--port', '0', '--host', '127.0.0.1'],
      '',
      locale,
    );
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
  });

  test('a pack', async () => {
    const pack = readFileSync(join(here, '0.2.0/lucky.pack.json'), 'utf8');
    writeFileSync(at('later.pack.json'), pack.replace('"version": 1', '"version": 2'));
    const { code, err } = await capturedRun(['odds', at('later.pack.json')], '', locale);
    expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(sentence) });
  });

  test('a recorded table, with the line of the event that it does not know', async () => {
    const lines = read('watched.jsonl').replace('"DiceOffered"', '"DiceMelted"');
    const { code, err } = await capturedRun(['replay', '-'], lines, locale);
    const later = { en: /later version/, de: /spätere Version/, fr: /version ultérieure/ }[
      languageOf(locale)
    ];
    expect({ code, err }).toEqual({ code: 4, err: expect.stringMatching(later) });
    expect(err).toMatch(/\d/);
    expect(err).toContain('DiceMelted');
  });

  test.each([
    ['settle', { pack: 'snake-eyes-nsw', later: 1, actions: [] }],
    ['party', { players: 2, later: 1, startingChips: 50, throws: [] }],
  ])('a record for %s, with the field that it does not know', async (command, record) => {
    const { code, out, err } = await capturedRun([command, '-'], JSON.stringify(record), locale);
    expect({ code: code > 0, out }).toEqual({ code: true, out: '' });
    expect(err).toContain("'later'");
  });

  test('a result', async () => {
    const result = read('simulated.json').replace('dicepit/simulate@1', 'dicepit/simulate@2');
    const { code, err } = await capturedRun(['plot', '-'], result, locale);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
  });

  test('a trail, and nothing else is held against it', async () => {
    const lines = read('trail.ndjson')
      .replace('"format":1', '"format":2')
      .replace('"software":"0.1.0"', '"software":"9.0.0"');
    writeFileSync(at('trail.ndjson'), lines);
    const { code, out } = await capturedRun(['verify', at('trail.ndjson')], '', locale);
    const later = {
      en: /Check it with that version or a later one/,
      de: /Prüfe sie mit jener Version/,
      fr: /Vérifiez-le avec cette version-là/,
    };
    expect({ code, out }).toEqual({
      code: 4,
      out: expect.stringMatching(later[languageOf(locale)]),
    });
    const asked = await capturedRun(['verify', at('trail.ndjson'), '--json']);
    expect(JSON.parse(asked.out)).toMatchObject({
      ok: false,
      found: 1,
      findings: [{ kind: 'header-missing' }],
    });
  });
});

/** The fields of a document that another has no more, by their path; of a list, those of its first item. */
function fieldsMissing(before: unknown, after: unknown, path = ''): readonly string[] {
  if (Array.isArray(before))
    return before.length === 0 || (Array.isArray(after) && after.length === 0)
      ? []
      : fieldsMissing(before[0], Array.isArray(after) ? after[0] : undefined, `${path}[0]`);
  if (typeof before !== 'object' || before === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...Object(after) };
  return Object.entries(before).flatMap(([name, value]) =>
    Object.hasOwn(fields, name) ? fieldsMissing(value, fields[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}
