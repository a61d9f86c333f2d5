import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPublicKey } from '../chain/heads.ts';
import type { ChainEntry } from '../chain/link.ts';
import {
  chained,
  endsOf,
  header,
  honestEntries,
  keptOutside,
  linesOfTrail,
  otherSecretKey,
} from '../testing/honest-trail.ts';
import { aPit, kindsIn, options, pits, publicKey } from '../testing/some-pits.ts';
import type { TrailFault } from './report.ts';
import { verifyTrail } from './verify-trail.ts';

const runs = { numRuns: 150 };

/** A line of an entry, not of the header nor of the trailer. */
const inside = (lines: readonly string[], pick: number): number => 1 + (pick % (lines.length - 2));

const entryAt = (lines: readonly string[], place: number): ChainEntry => JSON.parse(lines[place] ?? '');

describe('an honest trail', () => {
  test('is found to be whole', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, async ({ entries, lines }) => {
        const report = await verifyTrail(lines, {
          ...options,
          anchors: [keptOutside(entries.slice(0, -3))],
        });
        expect(report.findings).toEqual([]);
        expect(report).toMatchObject({ ok: true, header, entries: entries.length, heads: endsOf(entries) });
        expect(report.signatures).toBe(2 + entries.filter(({ stream }) => stream === 'heads').length);
      }),
      runs,
    );
  });

  test('may have carriage returns and empty lines, and says when it holds only some streams', async () => {
    const entries = chained('people', ['{"event":{"type":"GuestJoined"}}']);
    const lines = await linesOfTrail(entries);
    const report = await verifyTrail([...lines.map((line) => `${line}\r`), '']);
    expect(report).toMatchObject({ ok: true, found: 0 });
    expect(report.notes).toContainEqual({ code: 'note', case: 'own-key' });
  });

  test('is given to the replay entry by entry, and what that finds counts', async () => {
    const lines = await linesOfTrail(chained('people', ['{"event":{"type":"A"}}', '{"event":{"type":"B"}}']));
    const seen: string[] = [];
    const finding = {
      kind: 'replay-differs',
      stream: 'people',
      version: 2,
      says: [{ code: 'replay-differs' }],
    };
    const report = await verifyTrail(lines, {
      replay: {
        entry: ({ stream, version }, { event }) => {
          seen.push(`${stream} ${version} ${event.type}`);
          return version === 2 ? [finding] : [];
        },
        end: () => [{ ...finding, version: 1 }],
      },
    });
    expect(seen).toEqual(['people 1 A', 'people 2 B']);
    expect(report.ok).toBe(false);
    expect(report.findings).toEqual([
      { ...finding, line: 3 },
      { ...finding, version: 1, line: 5 },
    ]);
  });
});

type Forgery = readonly [
  name: string,
  kind: TrailFault,
  forge: (lines: readonly string[], pick: number) => readonly string[],
];

const changed = (lines: readonly string[], place: number, change: Partial<ChainEntry>): readonly string[] =>
  lines.with(place, JSON.stringify({ ...entryAt(lines, place), ...change }));

const forgeries: readonly Forgery[] = [
  [
    'an edited line',
    'edited',
    (lines, pick) => {
      const place = inside(lines, pick);
      return changed(lines, place, { text: entryAt(lines, place).text.replace('"at":1', '"at":2') });
    },
  ],
  [
    'a hash that was changed',
    'edited',
    (lines, pick) => changed(lines, inside(lines, pick), { hash: 'ab'.repeat(32) }),
  ],
  ['a dropped line', 'line-count', (lines, pick) => lines.toSpliced(inside(lines, pick), 1)],
  [
    'a line that is there twice',
    'repeated',
    (lines, pick) => {
      const place = inside(lines, pick);
      return lines.toSpliced(place, 0, lines[place] ?? '');
    },
  ],
  [
    'a line that is there again much later',
    'repeated',
    (lines, pick) => lines.toSpliced(lines.length - 1, 0, lines[inside(lines, pick)] ?? ''),
  ],
  [
    'a second entry of one version',
    'fork',
    (lines, pick) => {
      const place = inside(lines, pick);
      const { stream, version, text } = entryAt(lines, place);
      const other = JSON.stringify({ stream, version, hash: 'cd'.repeat(32), text });
      return lines.toSpliced(place + 1, 0, other);
    },
  ],
  ['a trailer cut off', 'trailer-missing', (lines) => lines.slice(0, -1)],
  ['a file cut off anywhere', 'trailer-missing', (lines, pick) => lines.slice(0, inside(lines, pick))],
  [
    'the last entries cut out',
    'truncated',
    (lines, pick) => lines.toSpliced(-2 - (pick % 3), 1 + (pick % 3)),
  ],
  [
    'a line cut in the middle',
    'broken-json',
    (lines, pick) => lines.with(inside(lines, pick), '{"stream":"pe'),
  ],
  ['a foreign line', 'foreign-line', (lines, pick) => lines.toSpliced(inside(lines, pick), 0, '{"hello":1}')],
  ['a line after the end', 'foreign-line', (lines) => [...lines, lines[1] ?? '']],
  [
    'an entry of a stream that nobody signed for',
    'foreign-line',
    (lines) => {
      const [entry] = chained('table/secret', ['{"event":{"type":"TableSetUp"}}']);
      return lines.toSpliced(-1, 0, JSON.stringify(entry));
    },
  ],
  ['a header taken away', 'header-missing', (lines) => lines.slice(1)],
  [
    'a header that was changed',
    'wrong-signature',
    (lines) => lines.with(0, (lines[0] ?? '').replace('The Pit', 'The Pot')),
  ],
  [
    'a key that was exchanged in the header',
    'wrong-key',
    (lines) => lines.with(0, (lines[0] ?? '').replace(publicKey, toPublicKey(otherSecretKey))),
  ],
  [
    'a signature that was changed',
    'wrong-signature',
    (lines) => [...lines.slice(0, -1), (lines.at(-1) ?? '').replace(/"signature":"../, '"signature":"00')],
  ],
];

describe('the verifier finds every time', () => {
  test.each(forgeries)('%s: %s', async (_, kind, forge) => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(aPit, fc.nat(), async ({ lines }, pick) => {
        const forged = forge(lines, pick);
        if (forged.join('\n') === lines.join('\n')) return;
        tried += 1;
        expect(await kindsIn(forged)).toContain(kind);
      }),
      runs,
    );
    expect(tried).toBeGreaterThan(60);
  });

  test('a dropped line, and names it first where others of its stream follow', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, fc.nat(), async ({ lines }, pick) => {
        const place = inside(lines, pick);
        const { stream, version } = entryAt(lines, place);
        if (place + 1 === lines.length - 1 || entryAt(lines, place + 1).stream !== stream) return;
        const { findings } = await verifyTrail(lines.toSpliced(place, 1), options);
        expect(findings[0]).toMatchObject({ stream, line: place + 1 });
        expect(findings).toContainEqual(expect.objectContaining({ kind: 'dropped', stream, version }));
      }),
      runs,
    );
  });

  test('two lines in the wrong order', async () => {
    await fc.assert(
      fc.asyncProperty(aPit, fc.nat(), async ({ lines }, pick) => {
        const place = inside(lines, pick);
        const { stream, version } = entryAt(lines, place);
        if (place + 1 === lines.length - 1 || entryAt(lines, place + 1).stream !== stream) return;
        const swapped = lines.with(place, lines[place + 1] ?? '').with(place + 1, lines[place] ?? '');
        const { findings } = await verifyTrail(swapped, options);
        expect(findings).toContainEqual(expect.objectContaining({ kind: 'swapped', stream, version }));
        expect(findings.map(({ kind }) => kind)).not.toContain('dropped');
      }),
      runs,
    );
  });

  test('any single bit that was turned, wherever it is', async () => {
    const file = Buffer.from((pits[0]?.lines ?? []).join('\n'));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: file.length - 1 }), fc.nat({ max: 7 }), async (place, bit) => {
        const bytes = Buffer.from(file);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        const { ok, findings } = await verifyTrail(bytes.toString('utf8').split('\n'), options);
        expect(ok).toBe(false);
        expect(findings[0]?.line).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test('an entry that does not say what happened', async () => {
    const lines = await linesOfTrail(chained('people', ['not JSON', '{"event":{}}']));
    expect(await kindsIn(lines)).toEqual(['entry-malformed', 'entry-malformed']);
  });

  test('a forged die in a trail whose chain and signatures are in order', async () => {
    const plan = { kind: 'shooter', closes: true, salt: 5, turns: [[{ voided: false, says: [] }]] } as const;
    const texts = honestEntries({ table: plan, people: 3, every: 1_000 })
      .filter(({ stream }) => stream.startsWith('table/'))
      .map(({ text }) =>
        text.replace(/"faces":\[(\d),/g, (_, face) => `"faces":[${(Number(face) % 6) + 1},`),
      );
    const lines = await linesOfTrail(chained('table/t-1', texts));
    expect(await kindsIn(lines)).toEqual(['faces-forged']);
  });

  test('an empty file', async () => {
    expect(await kindsIn([])).toEqual(['header-missing', 'trailer-missing']);
  });
});
