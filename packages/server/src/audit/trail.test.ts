import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type TrailHeader, type TrailReport, verifyTrail, writeTrail } from '@dicepit/proof';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepPack } from '../floor/keep-pack.ts';
import { anOwnPack } from '../testing/own-pack.ts';
import { exportTrail } from './export.ts';
import { newReplay } from './replay.ts';
import { startSigning } from './signing.ts';
import { anEvening, type Evening } from './testing/evening.ts';
import { type Forgeable, forged } from './testing/forging.ts';

const failed = (cause: unknown): never => {
  throw cause;
};

async function linesOf({ pit, store }: Evening, streams?: readonly string[]): Promise<readonly string[]> {
  const exporting = { store, key: pit.keys.heads, software: 'test', at: pit.ports.now() };
  const lines: string[] = [];
  for await (const line of exportTrail({ ...exporting, ...(streams === undefined ? {} : { streams }) }))
    lines.push(line);
  return lines;
}

const verified = (lines: readonly string[]): Promise<TrailReport> =>
  verifyTrail(lines, { replay: newReplay() });

describe('the trail of an evening', () => {
  let evening: Evening;
  let lines: readonly string[];

  beforeAll(async () => {
    evening = await anEvening();
    const signing = startSigning(evening.pit, { failed });
    for (const [table, pack] of [
      ['nz-1', 'snake-eyes-nz'],
      ['dd-1', 'double-dice'],
      ['nsw-1', 'snake-eyes-nsw'],
      ['wd-1', 'wonder-dice'],
    ] as const) {
      await evening.play(table, pack, 25);
      await signing.sign();
    }
    await signing.end();
    lines = await linesOf(evening);
  });

  test('replays to the letter: nothing is found', async () => {
    const report = await verified(lines);
    expect(report.findings.slice(0, 3)).toEqual([]);
    expect(report.entries).toBeGreaterThan(1_000);
    expect(report.signatures).toBe(5);
  });

  test('of one table alone can be checked by itself', async () => {
    const report = await verified(await linesOf(evening, ['table/nz-1']));
    expect(report.findings).toEqual([]);
    expect(report.heads.map(({ stream }) => stream)).toEqual(['table/nz-1']);
  });

  /** The first finding after something was forged and the whole chain made right again with the pit's own key. */
  const firstOf = async (forge: (entries: readonly Forgeable[]) => readonly Forgeable[]) => {
    const { findings } = await verified(await forged(lines, forge));
    return findings[0];
  };
  const editing =
    (type: string, stream: string, edit: (event: Record<string, unknown>) => Record<string, unknown>) =>
    (entries: readonly Forgeable[]): readonly Forgeable[] => {
      const place = entries.findIndex((each) => each.stream === stream && eventOf(each)['type'] === type);
      const found = entries[place];
      expect(found).toBeDefined();
      return found === undefined
        ? entries
        : entries.with(place, { ...found, said: { ...found.said, event: edit(eventOf(found)) } });
    };

  test('with its chain made anew and nothing else changed, is still right', async () => {
    expect(await firstOf((entries) => entries)).toBeUndefined();
  });

  test('names a settlement that pays more than the rules do', async () => {
    const found = await firstOf(
      editing('RollSettled', 'table/nz-1', (event) =>
        JSON.parse(JSON.stringify(event).replaceAll(/"cents":(-?)500\b/g, '"cents":$15000')),
      ),
    );
    expect(found).toMatchObject({ kind: 'event-differs', stream: 'table/nz-1' });
    expect(found && tellFindingInEnglish(found)).toContain('RollSettled says');
  });

  test('names chips that come from nowhere', async () => {
    const found = await firstOf(editing('BoughtIn', 'table/nz-1', (event) => ({ ...event, cents: 60_00 })));
    expect(found).toMatchObject({ kind: 'event-differs', stream: 'table/nz-1' });
  });

  test('names an event that a command caused and that is gone', async () => {
    const found = await firstOf((entries) => {
      const place = entries.findIndex((each) => eventOf(each)['type'] === 'RollSettled');
      return entries.toSpliced(place, 1);
    });
    expect(found?.kind).toMatch(/event-(missing|differs|uncaused)|cause-malformed/);
  });

  test('names a command that the rules refuse', async () => {
    const found = await firstOf((entries) =>
      entries.filter((each) => each.stream !== 'table/nz-1' || eventOf(each)['type'] !== 'SatDown'),
    );
    expect(found).toMatchObject({ kind: 'command-refused', stream: 'table/nz-1' });
    const [finding, refusal] = found?.says ?? [];
    expect(finding).toMatchObject({ code: 'command-refused', refusal: refusal?.code });
    expect(found && tellFindingInEnglish(found)).toMatch(
      /^BuyIn is refused here, NO_SUCH_SEAT: Nobody sits at seat \d+\./,
    );
  });

  test('names an event that no command explains', async () => {
    const found = await firstOf((entries) => {
      const place = entries.findIndex(({ said }) => said['cause'] !== undefined);
      const { event } = entries[place]?.said ?? {};
      return entries.with(place, { stream: '', version: 0, ...entries[place], said: { event } });
    });
    expect(found?.kind).toBe('event-uncaused');
  });

  test('names an account that paid less than its table was given', async () => {
    const found = await firstOf(editing('BoughtIn', 'cage/p-ann', (event) => ({ ...event, cents: 1_00 })));
    expect(found).toMatchObject({ kind: 'cage-unpaired', stream: 'cage/p-ann' });
    expect(found && tellFindingInEnglish(found)).toMatch(/The cage says \d+ movements/);
  });

  test('names an account that was given more than everybody', async () => {
    const found = await firstOf(
      editing('AccountOpened', 'cage/p-ben', (event) => ({ ...event, stack: 9_000_00 })),
    );
    expect(found).toMatchObject({ kind: 'welcome-forged', stream: 'cage/p-ben', version: 1 });
  });

  test('names chips issued without a command, and an account below zero', async () => {
    const issued = await firstOf((entries) => {
      const place = entries.findIndex(({ stream }) => stream === 'cage/p-ann');
      const event = {
        type: 'ChipsIssued',
        cents: 100,
        reason: 'gift',
        by: { person: 'house', role: 'operator' },
        at: 1,
      };
      return entries.toSpliced(place + 1, 0, { stream: 'cage/p-ann', version: 0, said: { event } });
    });
    expect(issued).toMatchObject({ kind: 'event-uncaused', stream: 'cage/p-ann', version: 2 });
    const poor = await firstOf(editing('AccountOpened', 'cage/p-ann', (event) => ({ ...event, stack: 0 })));
    expect(poor).toMatchObject({ kind: 'command-refused', stream: 'cage/p-ann', version: 2 });
  });

  test.each([
    ['pit', { type: 'PitMelted' }],
    ['people', { type: 'SatDown' }],
    ['table/nz-1', { type: 'TableMelted' }],
  ])('names an entry that makes no sense in %s', async (stream, event) => {
    const found = await firstOf((entries) => [...entries, { stream, version: 0, said: { event } }]);
    expect(found).toMatchObject({
      stream,
      kind: expect.stringMatching(/entry-unfit|event-uncaused|type-unknown/),
    });
  });
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const eventOf = ({ said }: Forgeable) => said['event'] as Record<string, unknown>;

describe('the trail of a game of one’s own', () => {
  let evening: Evening;
  let pack: string;

  beforeAll(async () => {
    evening = await anEvening();
    const own = anOwnPack('kitchen-eyes');
    pack = own.id;
    await keepPack(evening.pit, own);
    await keepPack(evening.pit, anOwnPack('unplayed-eyes'));
    await evening.play('mine', pack, 10);
    await evening.play('nz-1', 'snake-eyes-nz', 3);
  });

  const headerOf = (lines: readonly string[]): TrailHeader => JSON.parse(lines[0] ?? '');

  test('carries the pack in the stream of the pit, and in the header where that is left out', async () => {
    const whole = await linesOf(evening);
    expect(headerOf(whole)).not.toHaveProperty('packs');
    expect((await verified(whole)).findings).toEqual([]);
    const one = await linesOf(evening, ['table/mine']);
    expect(headerOf(one).packs).toEqual([expect.objectContaining({ pack })]);
    expect(await linesOf(evening, ['table/mine', 'pit']).then(headerOf)).not.toHaveProperty('packs');
    expect(await linesOf(evening, ['table/nz-1']).then(headerOf)).not.toHaveProperty('packs');
  });

  test('verifies from the file of its table alone, in a process that never heard of it', async () => {
    const lines = await linesOf(evening, ['table/mine']);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', ALONE], {
      input: lines.join('\n'),
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({ found: 0, known: [true], entries: lines.length - 2 });
  });

  test.each([
    ['a word', (text: string) => text.replace('Snake Eyes', 'Snake Eyed')],
    ['odds', (text: string) => text.replace(/"\d+ to 1"/, '"99 to 1"')],
    ['what is no pack', () => '{"dicepit":"pack"}'],
    ['what is no JSON', () => '{'],
  ])('names a pack with %s changed, wherever it is carried and whoever signs', async (_, change) => {
    const [first = '', ...rest] = await linesOf(evening, ['table/mine']);
    const header = headerOf([first]);
    const packs = header.packs?.map((each) => ({ ...each, text: change(each.text) }));
    expect(packs).not.toEqual(header.packs);
    const entries = rest.slice(0, -1).map((line) => JSON.parse(line));
    const forgedLines: string[] = [];
    const again = { header: { ...header, ...(packs && { packs }) }, entries, at: 0 };
    for await (const line of writeTrail({ ...again, secretKey: evening.pit.keys.heads }))
      forgedLines.push(line);
    const alone = await verified(forgedLines);
    expect(alone).toMatchObject({ ok: false, findings: [{ kind: 'pack-differs', line: 1 }] });
    expect(alone.findings.map(tellFindingInEnglish)[0]).toContain(pack);

    const whole = await verified(
      await forged(await linesOf(evening), (all) =>
        all.map((each) => {
          const event = eventOf(each);
          if (event['type'] !== 'PackAdded' || event['pack'] !== pack) return each;
          const text = change(String(event['text']));
          const { cause } = each.said;
          return {
            ...each,
            said: { ...each.said, event: { ...event, text }, cause: { ...Object(cause), text } },
          };
        }),
      ),
    );
    expect(whole.findings[0]).toMatchObject({ stream: 'pit', kind: expect.stringMatching(/unfit|refused/) });
  });

  test('without its pack is said to be of rules that nobody has', async () => {
    const stranger = anOwnPack('kitchen-eyes', { place: 'another kitchen' });
    const lines = await linesOf(evening, ['table/mine']);
    const swapped = lines.map((line) => line.replaceAll(pack, stranger.id));
    const { ok, findings } = await verified(swapped);
    expect(ok).toBe(false);
    expect(findings.map(({ kind }) => kind)).toContain('pack-differs');
  });
});

/** Reads a trail from standard input, checks it by the rules, and says what was found. */
const ALONE = `
  import { verifyTrail } from '@dicepit/proof';
  import { findPack } from '@dicepit/games';
  import { newReplay } from '${new URL('replay.ts', import.meta.url).href}';
  import { text } from 'node:stream/consumers';
  const lines = (await text(process.stdin)).split('\\n');
  const packs = JSON.parse(lines[0]).packs;
  if (packs.some(({ pack }) => findPack(pack) !== undefined)) throw new Error('it is known already');
  const { found, entries } = await verifyTrail(lines, { replay: newReplay() });
  const known = packs.map(({ pack }) => findPack(pack) !== undefined);
  process.stdout.write(JSON.stringify({ found, known, entries }));
`;

describe('signed heads', () => {
  const signedIn = async ({ store }: Evening) => (await store.read('heads', 0)).length;

  test('are written when anything has changed, and not otherwise', async () => {
    const evening = await anEvening();
    const signing = startSigning(evening.pit, { failed });
    await signing.sign();
    await signing.sign();
    expect(await signedIn(evening)).toBe(1);
    await evening.play('nz-1', 'snake-eyes-nz', 1);
    await signing.sign();
    expect(await signedIn(evening)).toBe(2);
    const [, second] = await evening.store.read('heads', 0);
    expect(second?.text).not.toContain('"stream":"pit"');
    await signing.end();
    expect(await signedIn(evening)).toBe(2);
  });

  test('find a history that was written anew with the key of the pit', async () => {
    const evening = await anEvening();
    const signing = startSigning(evening.pit, { failed });
    await evening.play('nz-1', 'snake-eyes-nz', 2);
    const kept = await signing.latest();
    await signing.end();
    const lines = await linesOf(evening);
    const anew = await forged(lines, (entries) =>
      entries.map((each) => ({ ...each, said: { ...each.said, note: 1 } })),
    );
    const { findings } = await verifyTrail(anew, { replay: newReplay(), anchors: [kept] });
    expect(findings[0]).toMatchObject({ kind: 'fork' });
    const untouched = await verifyTrail(lines, { replay: newReplay(), anchors: [kept] });
    expect(untouched.findings).toEqual([]);
  });

  test('of two nodes stand one after the other', async () => {
    const evening = await anEvening();
    const nodes = [startSigning(evening.pit, { failed }), startSigning(evening.pit, { failed })];
    for (let round = 0; round < 3; round++) {
      evening.pass(60_000);
      await evening.play(`t-${round}`, 'snake-eyes-nz', 1);
      await Promise.all(nodes.map((node) => node.sign()));
    }
    await Promise.all(nodes.map((node) => node.end()));
    expect((await verified(await linesOf(evening))).findings).toEqual([]);
  });
});
