import { describe, expect, test } from 'vitest';
import type { Store } from '../../store.ts';
import { appendTo } from './words.ts';

export const reading = (open: () => Promise<Store>): void => {
  describe('reading', () => {
    test('entries after a version, at most so many, 1,000 where nothing is said', async () => {
      const store = await open();
      await appendTo(store, 's', 0, ...Array.from({ length: 1005 }, (_, index) => `${index + 1}`));
      const versions = async (after: number, limit?: number) =>
        (await store.read('s', after, limit)).map(({ version }) => version);
      expect(await versions(0)).toHaveLength(1000);
      expect(await versions(1003)).toEqual([1004, 1005]);
      expect(await versions(7, 2)).toEqual([8, 9]);
      expect(await versions(1005)).toEqual([]);
      expect(await store.read('never', 0)).toEqual([]);
    });

    test('heads are found by the beginning of the name, page by page, in the order of their bytes', async () => {
      const store = await open();
      const names = [
        'table/a',
        'table/b%',
        'table/b',
        'table/\uffee',
        'table/😀',
        'table',
        'table0',
        'tab',
        'x',
      ];
      for (const stream of names) await appendTo(store, stream, 0, 'entry');
      const found = async (prefix: string, after?: string, limit?: number) =>
        (await store.heads(prefix, after, limit)).map(({ stream }) => stream);

      expect(await found('table/')).toEqual(['table/a', 'table/b', 'table/b%', 'table/\uffee', 'table/😀']);
      expect(await found('table/', undefined, 2)).toEqual(['table/a', 'table/b']);
      expect(await found('table/', 'table/b', 2)).toEqual(['table/b%', 'table/\uffee']);
      expect(await found('table/', 'table/😀')).toEqual([]);
      expect(await found('table/', 'a', 1)).toEqual(['table/a']);
      expect(await found('%')).toEqual([]);
      expect(await found('')).toHaveLength(names.length);
      expect(await store.heads('x')).toEqual([await store.head('x')]);
    });

    test('the newest snapshot is kept, whatever comes later', async () => {
      const store = await open();
      expect(await store.snapshot('s')).toBeUndefined();
      await Promise.all([
        store.keepSnapshot({ stream: 's', version: 5, text: 'five' }),
        store.keepSnapshot({ stream: 's', version: 7, text: 'seven' }),
        store.keepSnapshot({ stream: 's', version: 6, text: 'six' }),
      ]);
      await store.keepSnapshot({ stream: 's', version: 7, text: 'seven again' });
      await store.keepSnapshot({ stream: 's', version: 1, text: 'one' });
      expect(await store.snapshot('s')).toEqual({ stream: 's', version: 7, text: 'seven' });
      await store.keepSnapshot({ stream: 's', version: 8, text: 'eight' });
      expect(await store.snapshot('s')).toEqual({ stream: 's', version: 8, text: 'eight' });
    });

    test('a check writes, and leaves no trace in the streams', async () => {
      const store = await open();
      await store.check();
      await store.check();
      expect(await store.heads('')).toEqual([]);
    });

    test('after closing, what was under way is answered and nothing more is', async () => {
      const store = await open();
      const underWay = appendTo(store, 's', 0, 'a');
      const closing = store.close();
      expect(await underWay).toMatchObject({ is: 'appended' });
      await closing;
      await store.close();
      await expect(store.read('s', 0)).rejects.toThrow('The store is closed.');
      await expect(appendTo(store, 's', 1, 'b')).rejects.toThrow('The store is closed.');
    });
  });
};
