import { readFile, writeFile } from 'node:fs/promises';
import { hashLink, toCommitment } from '@dicepit/proof';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forged } from '../../../server/src/audit/testing/forging.ts';
import { capturedRun } from '../captured-run.ts';
import { type KeptPit, keptPit } from '../trail/testing/kept-pit.ts';

let pit: KeptPit;
let lines: readonly string[];

beforeAll(async () => {
  pit = await keptPit();
  await capturedRun(['export', '--data', pit.folder.path, '-o', pit.at('trail.ndjson')]);
  lines = (await readFile(pit.at('trail.ndjson'), 'utf8')).trimEnd().split('\n');
});

afterAll(() => pit.remove());

const verify = (trail: readonly string[], ...flags: readonly string[]) =>
  capturedRun(['verify', '-', ...flags], `${trail.join('\n')}\n`);

type Line = { stream: string; version: number; hash: string; text: string };
const parsed = (line: string): Line => JSON.parse(line);

/** Where an entry of a table stands in the file, some way into its stream. */
const place = () => lines.findIndex((line) => line.includes('"stream":"table/nz-1","version":20,'));

describe('dicepit verify', () => {
  test('finds nothing wrong with an exported trail, and says its head in words', async () => {
    const { code, out, err } = await capturedRun(['verify', pit.at('trail.ndjson')]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^✔ \d+ entries in \d+ streams, chain unbroken, replay equal \(\d+ rolls, \d+ void/);
    expect(out).toMatch(/head [0-9a-f]{16}… {2}[a-z]+-[a-z]+-[a-z]+-[a-z]+ {2}signed 3 times/);
  });

  test('says the same from standard input and as JSON', async () => {
    const { out } = await verify(lines, '--json');
    expect(JSON.parse(out)).toMatchObject({
      schema: 'dicepit/verify@1',
      ok: true,
      entries: lines.length - 2,
      findings: [],
    });
  });

  test.each<[string, string, (trail: readonly string[]) => readonly string[]]>([
    ['an edited entry', 'edited', (trail) => trail.with(place(), edited(trail[place()] ?? ''))],
    ['a dropped entry', 'dropped', (trail) => trail.toSpliced(place(), 1)],
    [
      'two swapped entries',
      'swapped',
      (trail) => trail.with(place(), trail[place() + 1] ?? '').with(place() + 1, trail[place()] ?? ''),
    ],
    [
      'a fork',
      'fork',
      (trail) => trail.toSpliced(place() + 1, 0, relinked(trail[place() - 1] ?? '', trail[place()] ?? '')),
    ],
    ['a truncation', 'trailer-missing', (trail) => trail.slice(0, -5)],
    ['a missing tail before the end', 'line-count', (trail) => trail.toSpliced(-5, 4)],
    ['a line that is no JSON', 'broken-json', (trail) => trail.with(place(), 'nonsense')],
    ['a forged key', 'wrong-signature', (trail) => trail.with(0, withKey(trail[0] ?? ''))],
  ])('ends with code 4 for %s', async (_, kind, spoil) => {
    const spoilt = spoil(lines);
    const { code, out } = await verify(spoilt, '--json');
    const report: { findings: readonly { kind: string; stream: string; version: number }[] } =
      JSON.parse(out);
    expect({ code, kinds: report.findings.map((each) => each.kind) }).toEqual({
      code: 4,
      kinds: expect.arrayContaining([kind]),
    });
    const text = await verify(spoilt);
    expect(text.code).toBe(4);
    expect(text.out).toMatch(/^✖ /);
  });

  test('counts and lists what an earlier edition of the rules decided otherwise, and calls the trail sound', async () => {
    const trail = await forged(lines, (entries) =>
      entries.map(({ said, ...each }) => ({
        ...each,
        said: {
          ...said,
          ...(said['written'] === undefined ? {} : { written: { ...Object(said['written']), edition: 1 } }),
          ...(Object(said['event']).type === 'LimitsPosted'
            ? { event: { ...Object(said['event']), by: { person: 'somebody', role: 'operator' } } }
            : {}),
        },
      })),
    );
    const { code, out } = await verify(trail);
    expect(code).toBe(0);
    expect(out).toMatch(/^✔ .*, replay equal, with remarks \(/);
    expect(out).toContain('  2 remarks: no faults, but to be known\n');
    expect(out).toMatch(
      / {2}remark table\/nz-1 entry 2, line \d+: Decided under edition 1; by today’s rules, edition 2: /,
    );
    expect((await verify(trail, '--language', 'fr')).out).toContain(
      'Décidé selon l’édition 1\u202f; selon les règles d’aujourd’hui, édition 2\u00a0: ',
    );
    expect(JSON.parse((await verify(trail, '--json')).out)).toMatchObject({
      ok: true,
      found: 0,
      remarked: 2,
      remarks: [{ kind: 'event-differs', remark: true }, { kind: 'event-differs' }],
    });
  });

  test('tells an entry of an unknown type as what it is, wherever a trail is read', async () => {
    const at = lines.findIndex((line) => line.includes(String.raw`\"type\":\"BetPlaced\"`));
    const { version } = parsed(lines[at] ?? '');
    const melted = lines.with(at, (lines[at] ?? '').replace('BetPlaced', 'BetMelted'));
    const { code, out } = await verify(melted);
    expect(code).toBe(4);
    expect(out).toContain(
      `table/nz-1 entry ${version}, line ${at + 1}: An event of the type 'BetMelted' stands here, and there is ` +
        'no such event in this stream; by its command it should be BetPlaced.',
    );
    expect(out).not.toContain('not a function');
    await writeFile(pit.at('melted.ndjson'), `${melted.join('\n')}\n`);
    const night = await capturedRun(['night', pit.at('melted.ndjson')]);
    expect({ code: night.code, told: night.err.includes("'BetMelted' stands here") }).toEqual({
      code: 4,
      told: true,
    });
    const report = await capturedRun(['report', 'daily', pit.at('melted.ndjson')]);
    expect(report.err).toContain(`first: table/nz-1 entry ${version}, line ${at + 1}: `);
    expect((await capturedRun(['report', 'daily', pit.at('melted.ndjson'), '--unchecked'])).code).toBe(0);
  });

  test('names the first bad entry, and what is unproven after it', async () => {
    const { out } = await verify(lines.with(place(), edited(lines[place()] ?? '')));
    expect(out).toContain(`✖ table/nz-1 entry 20, line ${place() + 1}: `);
    expect(out).toMatch(/entries 20 to \d+ of table\/nz-1 are unproven/);
  });

  test('holds a trail against heads that were kept elsewhere, and against a key', async () => {
    const heads = lines.map(parsed).find(({ stream }) => stream === 'heads');
    const { event } = JSON.parse(heads?.text ?? '{}');
    await writeFile(pit.at('heads.json'), JSON.stringify({ publicKey: 'x', latest: event }));
    expect(await verify(lines, '--anchor', pit.at('heads.json'))).toMatchObject({ code: 0 });
    // Somebody else's heads were never signed by this pit.
    const other = { ...event, at: event.at + 1 };
    await writeFile(pit.at('heads.json'), JSON.stringify(other));
    expect(await verify(lines, '--anchor', pit.at('heads.json'))).toMatchObject({ code: 4 });
    expect(await verify(lines, '--key', '0'.repeat(64))).toMatchObject({ code: 4 });
    expect(await verify(lines, '--anchor', pit.at('nothing.json'))).toMatchObject({ code: 1 });
    await writeFile(pit.at('heads.json'), '{}');
    expect(await verify(lines, '--anchor', pit.at('heads.json'))).toMatchObject({ code: 2 });
  });

  test('exports one stream alone', async () => {
    const { out } = await capturedRun(['export', '--data', pit.folder.path, '--stream', 'table/wd-1']);
    const only = out.trimEnd().split('\n');
    expect(new Set(only.slice(1, -1).map((line) => parsed(line).stream))).toEqual(new Set(['table/wd-1']));
    expect(await verify(only)).toMatchObject({ code: 0, out: expect.stringContaining('only table/wd-1') });
  });

  test('says in a sentence that there is no such file, and no such pit', async () => {
    expect(await capturedRun(['verify', pit.at('nothing')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file'),
    });
    expect(await capturedRun(['export', '--data', pit.at('nothing')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no pit'),
    });
  });
});

describe('dicepit verify of one turn', () => {
  const seed = '07'.repeat(32);
  const commitment = toCommitment(new Uint8Array(32).fill(7));
  const turn = ['verify', '--turn', '3', '--table', 'nz-1', '--seed', seed, '--draws', '2'];

  test('works out the faces of a seed, with what players added', async () => {
    const plain = await capturedRun([...turn, '--commitment', commitment]);
    expect(plain).toMatchObject({ code: 0, out: expect.stringContaining(`commitment ${commitment} ✔`) });
    expect(plain.out).toMatch(/draw 1: [1-6]-[1-6]\ndraw 2: [1-6]-[1-6]\n$/);
    const added = await capturedRun([...turn, '--contribution', 'p-ann=hello', '--dice', '3']);
    expect(added.out).toMatch(/draw 1: [1-6]-[1-6]-[1-6]\n/);
  });

  test('ends with code 4 when the seed is another than was committed to', async () => {
    expect(await capturedRun([...turn, '--commitment', '0'.repeat(64)])).toMatchObject({ code: 4 });
  });

  test('checks a turn that was saved from the pit', async () => {
    const events = lines
      .map(parsed)
      .filter(({ stream }) => stream === 'table/wd-1')
      .map(({ version, text }) => ({ version, event: JSON.parse(text).event }));
    const about = (number: number) => events.filter(({ event }) => event.turn === number);
    const document = { table: 'wd-1', turn: 1, entries: about(1) };
    await writeFile(pit.at('turn.json'), JSON.stringify(document, null, 2));
    const { code, out } = await capturedRun(['verify', pit.at('turn.json')]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^✔ wd-1 turn 1: the seed is/) });
    await writeFile(pit.at('turn.json'), JSON.stringify({ ...document, table: 'wd-2' }));
    expect(await capturedRun(['verify', pit.at('turn.json')])).toMatchObject({ code: 4 });
  });
});

/** The same entry with another sum of money in it. */
const edited = (line: string): string => {
  const entry = parsed(line);
  return JSON.stringify({ ...entry, text: entry.text.replace(/"at":\d/, '"at":9') });
};

/** Another entry of the same version, linked as it should be. */
function relinked(before: string, line: string): string {
  const { stream, version, text } = parsed(edited(line));
  const hash = hashLink(parsed(before).hash, { stream, version, text });
  return JSON.stringify({ stream, version, hash, text });
}

const withKey = (line: string): string => JSON.stringify({ ...JSON.parse(line), publicKey: '1'.repeat(64) });
