import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type SignedHeads, verifyTrail } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';
import { keysFrom } from '../pit/pit.ts';
import { newReplay } from './replay.ts';
import { type Forgeable, forged } from './testing/forging.ts';

/** An evening with guests, tables, accounts, disputes, conduct and promotions. */
const lines = gunzipSync(readFileSync(new URL('./testing/edition-1/desks.ndjson.gz', import.meta.url)))
  .toString('utf8')
  .trimEnd()
  .split('\n');
const entries = lines.slice(1, -1).map((line): { stream: string; text: string } => JSON.parse(line));
const streams = [...new Set(entries.map(({ stream }) => stream))].filter((stream) => stream !== 'heads');
/** What an inspector kept of the heads as they were signed, each with the streams that had gone on. */
const kept = entries
  .filter(({ stream }) => stream === 'heads')
  .map(({ text }): SignedHeads => JSON.parse(text).event);

type Forge = (entries: readonly Forgeable[]) => readonly Forgeable[];

/** What is found in a trail that somebody with the key has changed and signed anew from end to end. */
const found = async (forge: Forge, anchors: readonly SignedHeads[] = []): Promise<ReadonlySet<string>> => {
  const { findings } = await verifyTrail(await forged(lines, forge), { replay: newReplay(), anchors });
  // This forger has left out the heads that the pit kept itself.
  return new Set(findings.filter(({ stream }) => stream !== 'heads').map(({ kind }) => kind));
};
const without =
  (taken: string): Forge =>
  (all) =>
    all.filter(({ stream }) => stream !== taken);

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

describe('with the pit’s own key', () => {
  test('nothing is found where nothing was changed', async () => {
    expect(await found((all) => all, kept)).toEqual(new Set());
  });

  test('a whole stream taken out is found by those that speak of it', async () => {
    const missed: string[] = [];
    for (const stream of streams) if ((await found(without(stream))).size === 0) missed.push(stream);
    // An account that nobody bought in from, and what came to no notice: only whoever kept a head misses those.
    expect(missed.map((stream) => stream.split('/', 1).join()).toSorted(byName)).toEqual([
      'cage',
      'dispute',
      'dispute',
      'dispute',
      'promotion',
      'promotion',
      'promotions',
    ]);
  });

  test.each(streams)('a whole stream taken out is found by a head that was kept: %s', async (stream) => {
    expect(await found(without(stream), kept)).toContain('truncated');
  });

  test('a stream alone is not held against those that were not exported', async () => {
    const header: object = JSON.parse(lines[0] ?? '');
    const part = [JSON.stringify({ ...header, streams: ['table/nz-1'] }), ...lines.slice(1)];
    const only = await forged(part, (all) => all.filter(({ stream }) => stream === 'table/nz-1'));
    expect((await verifyTrail(only, { replay: newReplay() })).findings).toEqual([]);
  });

  test('a raised buy-in is found though the account it came from was taken out', async () => {
    const raised: Forge = (all) =>
      all
        .filter(({ stream }) => !stream.startsWith('cage/'))
        .map((each) =>
          each.stream === 'table/nz-1' && Object(each.said['cause']).type === 'BuyIn'
            ? JSON.parse(JSON.stringify(each).replaceAll('20000', '90000'))
            : each,
        );
    expect(await found(raised)).toContain('cage-unpaired');
  });

  test.each(streams)('a tail that was cut off is found by a head that was kept: %s', async (taken) => {
    const cut: Forge = (all) => {
      const last = all.findLastIndex(({ stream }) => stream === taken);
      return all.toSpliced(last, 1);
    };
    const signed = Math.max(
      0,
      ...kept.flatMap(({ heads }) => heads.flatMap((each) => (each.stream === taken ? [each.version] : []))),
    );
    const length = entries.filter(({ stream }) => stream === taken).length;
    // What came after the last head was signed is in no head yet.
    expect((await found(cut, kept)).has('truncated') || signed < length).toBe(true);
  });

  test('a file that another key has signed than the pit names is not its own', async () => {
    const other = keysFrom(new Uint8Array(32).fill(9)).heads;
    const anew = await forged(lines, (all) => all, other);
    const { findings } = await verifyTrail(anew, { replay: newReplay() });
    expect(findings).toMatchObject([{ kind: 'wrong-key', stream: 'pit', version: 1 }]);
  });
});
