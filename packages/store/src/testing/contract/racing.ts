import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../store.ts';
import { appendAnyhow, appendTo, texts } from './words.ts';

/** What holds for one store, and for several on one database: `open` gives those that race. */
export const racing = (open: () => Promise<readonly [Store, ...Store[]]>): void => {
  describe('racing', () => {
    test('writers of one stream get each version once, and none of their entries is lost', async () => {
      const stores = await open();
      const written = await Promise.all(
        Array.from({ length: 12 }, async (_, writer) => {
          const versions: [number, string][] = [];
          for (let entry = 0; entry < 10; entry++) {
            const text = `${writer}-${entry}`;
            versions.push([await appendAnyhow(of(stores, writer), 's', text), text]);
          }
          return versions;
        }),
      );
      const entries = await stores[0].read('s', 0);
      expect(entries.map(({ version, text }) => [version, text])).toEqual(
        written.flat().sort(([a], [b]) => a - b),
      );
      expect(entries.map(({ version }) => version)).toEqual(
        Array.from({ length: 120 }, (_, index) => index + 1),
      );
    });

    test('one key used everywhere at once has one effect, in the same stream or in different ones', async () => {
      const stores = await open();
      const receipt = { scope: 'ann', key: 'key', fingerprint: 'f', answer: 'first' };
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          of(stores, index).append({
            writes: [{ stream: `s${index % 7}`, expected: 0, texts: ['once'] }],
            receipt,
          }),
        ),
      );
      expect(answers.filter(({ is }) => is === 'appended')).toHaveLength(1);
      expect(answers.filter(({ is }) => is === 'repeated')).toHaveLength(99);
      const all = await Promise.all(
        (await stores[0].heads('s')).map(({ stream }) => texts(stores[0], stream)),
      );
      expect(all.flat()).toEqual(['once']);
    });

    test('streams taken in any order, records put and taken away: nobody waits for ever', async () => {
      const stores = await open();
      const move = async (index: number): Promise<void> => {
        const pair = index % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
        for (;;) {
          const heads = await Promise.all(pair.map((stream) => of(stores, index).head(stream)));
          const answer = await of(stores, index).append({
            writes: heads.map(({ stream, version }) => ({ stream, expected: version, texts: [`${index}`] })),
            puts: pair.map((key, place) => ({ shelf: 's', key, text: place === 0 ? `${index}` : null })),
          });
          if (answer.is === 'appended') return;
        }
      };
      await Promise.all(Array.from({ length: 40 }, (_, index) => move(index)));
      const [a, b] = await Promise.all([texts(stores[0], 'a'), texts(stores[0], 'b')]);
      expect(a).toHaveLength(40);
      expect(a).toEqual(b);
    });

    test('everybody who listens is woken by what anybody appends, until they end it', async () => {
      const stores = await open();
      const writer = stores[0];
      const heard: string[] = [];
      for (const [index, store] of stores.entries()) {
        const end = store.onWake(({ stream, version }) => heard.push(`${index}: ${stream} ${version}`));
        onTestFinished(end);
      }
      const ended = writer.onWake(() => heard.push('ended'));
      ended();
      const long = '彩'.repeat(200);
      await appendTo(writer, 's', 0, 'a', 'b');
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => appendTo(writer, `${long.slice(2)}${index}`, 0, 'x')),
      );
      await appendTo(writer, 's', 0, 'conflict');
      await expect
        .poll(() =>
          stores.every((_, index) => heard.filter((line) => line.startsWith(`${index}:`)).length >= 31),
        )
        .toBe(true);
      for (const index of stores.keys()) {
        expect(heard).toContain(`${index}: s 2`);
        for (let each = 0; each < 30; each++) expect(heard).toContain(`${index}: ${long.slice(2)}${each} 1`);
      }
      expect(heard).not.toContain('ended');
      expect(heard.some((line) => line.endsWith('s 3') || line.endsWith('s 0'))).toBe(false);
    });
  });
};

/** The stores in turn. */
const of = (stores: readonly [Store, ...Store[]], index: number): Store =>
  stores[index % stores.length] ?? stores[0];
