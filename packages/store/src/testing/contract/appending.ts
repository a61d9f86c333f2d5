import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashLink, NOTHING } from '../../over.ts';
import type { Appended, Guard, Store } from '../../store.ts';
import { appendTo, texts } from './words.ts';

export const appending = (open: () => Promise<Store>): void => {
  describe('appending', () => {
    test('versions count from 1 without a gap, and the answer says where the stream ends', async () => {
      const store = await open();
      await appendTo(store, 's', 0, 'a', 'b');
      const answer = await appendTo(store, 's', 2, 'c');
      const entries = await store.read('s', 0);
      expect(entries.map(({ version, text }) => [version, text])).toEqual([
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ]);
      expect(answer).toEqual({ is: 'appended', heads: [await store.head('s')] });
      expect(await store.head('s')).toEqual({ stream: 's', version: 3, hash: entries[2]?.hash });
      expect(await store.head('never')).toEqual({ stream: 'never', version: 0, hash: '0'.repeat(64) });
    });

    test('every entry is linked to the one before, as anybody can compute', async () => {
      const store = await open();
      await appendTo(store, 'table/é', 0, '{"event":{}}', 'line\nbreak');
      await appendTo(store, 'table/é', 2, '😀');
      let before = '0'.repeat(64);
      for (const { version, text, hash } of await store.read('table/é', 0)) {
        const bytes = Buffer.from(`${before}\ntable/é\n${version}\n${text}`, 'utf8');
        before = createHash('sha256').update(bytes).digest('hex');
        expect(hash).toBe(before);
      }
      expect((await store.head('table/é')).hash).toBe(before);
    });

    test('several streams are written together', async () => {
      const store = await open();
      await appendTo(store, 'a', 0, 'a1');
      const answer = await store.append({
        writes: [
          { stream: 'b', expected: 0, texts: ['b1', 'b2'] },
          { stream: 'a', expected: 1, texts: ['a2'] },
        ],
      });
      expect(answer).toEqual({ is: 'appended', heads: [await store.head('b'), await store.head('a')] });
      expect(await texts(store, 'a')).toEqual(['a1', 'a2']);
      expect(await texts(store, 'b')).toEqual(['b1', 'b2']);
    });

    test('a conflict in one stream leaves all streams, records and the receipt unwritten', async () => {
      const store = await open();
      await appendTo(store, 'a', 0, 'a1');
      const answer = await store.append({
        writes: [
          { stream: 'b', expected: 0, texts: ['b1'] },
          { stream: 'a', expected: 0, texts: ['other'] },
        ],
        puts: [{ shelf: 'seeds', key: 'k', text: 'sealed' }],
        receipt: { scope: 'ann', key: 'key', fingerprint: 'f', answer: '{}' },
      });
      expect(answer).toEqual({ is: 'conflict', found: await store.head('a'), expected: 0 });
      expect(await texts(store, 'a')).toEqual(['a1']);
      expect(await texts(store, 'b')).toEqual([]);
      expect(await store.heads('')).toHaveLength(1);
      expect(await store.record('seeds', 'k')).toBeUndefined();
      expect(await store.receipt('ann', 'key')).toBeUndefined();
    });

    test('a stream that was only looked at is a guard: where it has gone on, nothing is written', async () => {
      const store = await open();
      await appendTo(store, 'pit', 0, 'opened');
      const guarded = (expected: number, guards: readonly Guard[]): Promise<Appended> =>
        store.append({
          writes: [{ stream: 's', expected, texts: ['x'] }],
          guards,
          puts: [{ shelf: 'seeds', key: 'k', text: `${expected}` }],
        });
      const [pit, never] = [
        { stream: 'pit', expected: 1 },
        { stream: 'never', expected: 0 },
      ];
      expect(await guarded(0, [pit, never])).toMatchObject({ is: 'appended' });
      await appendTo(store, 'pit', 1, 'paused');
      const found = await store.head('pit');
      expect(await guarded(1, [never, pit])).toEqual({ is: 'conflict', found, expected: 1 });
      expect(await guarded(1, [{ stream: 'never', expected: 1 }])).toMatchObject({ is: 'conflict' });
      expect(await texts(store, 's')).toEqual(['x']);
      expect(await store.record('seeds', 'k')).toBe('0');
      expect(await guarded(1, [{ stream: 'pit', expected: 2 }])).toMatchObject({ is: 'appended' });
      expect(await texts(store, 'pit')).toEqual(['opened', 'paused']);
    });

    test('a guard holds against what is written at the same time, in whichever order they come', async () => {
      const store = await open();
      const bet = (expected: number): Promise<Appended> =>
        store.append({
          writes: [{ stream: 's', expected, texts: ['bet'] }],
          guards: [{ stream: 'pit', expected: 0 }],
        });
      const answers = await Promise.all([bet(0), appendTo(store, 'pit', 0, 'paused'), bet(1)]);
      expect(answers.map(({ is }) => is)).toEqual(['appended', 'appended', 'conflict']);
    });

    test('a version that the stream has not reached is a conflict as well', async () => {
      const store = await open();
      const found = { stream: 's', version: 0, hash: '0'.repeat(64) };
      expect(await appendTo(store, 's', 1, 'x')).toEqual({ is: 'conflict', found, expected: 1 });
    });

    test('an append after a hash is made only where the stream ends with it', async () => {
      const store = await open();
      const first = hashLink(NOTHING, 's', 1, 'first');
      const other = hashLink(NOTHING, 's', 1, 'other');
      const appendAfter = (expected: number, after: string, text: string): Promise<Appended> =>
        store.append({ writes: [{ stream: 's', expected, after, texts: [text] }] });
      await appendTo(store, 's', 0, 'first');
      const found = await store.head('s');
      expect(await appendAfter(1, other, 'x')).toEqual({ is: 'conflict', found, expected: 1 });
      expect(await appendAfter(0, first, 'x')).toEqual({ is: 'conflict', found, expected: 0 });
      expect(await appendAfter(1, first, 'second')).toMatchObject({ is: 'appended' });
      expect(await texts(store, 's')).toEqual(['first', 'second']);
    });

    test('a chain of appends made at once falls from the one on that somebody else was before', async () => {
      const store = await open();
      const mine = hashLink(NOTHING, 's', 1, 'mine');
      const second = hashLink(mine, 's', 2, 'second');
      const answers = await Promise.all([
        appendTo(store, 's', 0, 'theirs'),
        appendTo(store, 's', 0, 'mine'),
        store.append({ writes: [{ stream: 's', expected: 1, after: mine, texts: ['second'] }] }),
        store.append({ writes: [{ stream: 's', expected: 2, after: second, texts: ['third'] }] }),
      ]);
      expect(answers.map(({ is }) => is)).toEqual(['appended', 'conflict', 'conflict', 'conflict']);
      expect(await texts(store, 's')).toEqual(['theirs']);
    });

    test('appends made at once are decided one by one: a conflict of one does not hurt the others', async () => {
      const store = await open();
      const answers = await Promise.all([
        appendTo(store, 's', 0, 'first'),
        appendTo(store, 's', 0, 'late'),
        appendTo(store, 's', 1, 'second'),
        appendTo(store, 'other', 0, 'x'),
      ]);
      expect(answers.map(({ is }) => is)).toEqual(['appended', 'conflict', 'appended', 'appended']);
      expect(await texts(store, 's')).toEqual(['first', 'second']);
    });

    test.each([
      ['writes nothing', []],
      ['has no entries', [{ stream: 's', expected: 0, texts: [] }]],
      [
        'names a stream twice',
        [
          { stream: 's', expected: 0, texts: ['a'] },
          { stream: 's', expected: 1, texts: ['b'] },
        ],
      ],
      ['names no stream', [{ stream: '', expected: 0, texts: ['a'] }]],
      ['has a line break in its name', [{ stream: 'a\nb', expected: 0, texts: ['a'] }]],
      ['has a NUL in its name', [{ stream: 'a\0b', expected: 0, texts: ['a'] }]],
      ['has a name of 201 characters', [{ stream: 'x'.repeat(201), expected: 0, texts: ['a'] }]],
      ['expects half a version', [{ stream: 's', expected: 0.5, texts: ['a'] }]],
      ['expects a version below 0', [{ stream: 's', expected: -1, texts: ['a'] }]],
      ['goes on after what is no hash', [{ stream: 's', expected: 0, after: 'x', texts: ['a'] }]],
      ['holds half a surrogate pair', [{ stream: 's', expected: 0, texts: ['\ud800'] }]],
    ])('an append that %s is a mistake', async (_, writes) => {
      const store = await open();
      await expect(store.append({ writes })).rejects.toThrow(/An? /);
      expect(await store.heads('')).toEqual([]);
    });

    test('a name of 200 wide characters is a good one', async () => {
      const store = await open();
      const stream = '彩'.repeat(200);
      await appendTo(store, stream, 0, 'a');
      expect(await texts(store, stream)).toEqual(['a']);
    });

    test('texts come back to the byte', async () => {
      const store = await open();
      const given = [
        '',
        'NUL \0 inside',
        '\0',
        'é 彩 😀 \u2028',
        String.raw`{"a":"\\ \" ' $1 {,}"}`,
        'NULL',
        'x'.repeat(1024 * 1024),
        '彩'.repeat(400_000),
      ];
      await appendTo(store, 's', 0, ...given);
      // Compared one by one and not as a whole, so that a failure does not print megabytes.
      for (const [index, text] of (await texts(store, 's')).entries())
        expect(text === given[index]).toBe(true);
      expect(await texts(store, 's')).toHaveLength(given.length);
    });
  });
};
