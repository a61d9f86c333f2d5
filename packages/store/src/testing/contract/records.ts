import { describe, expect, test } from 'vitest';
import type { Store } from '../../store.ts';

export const records = (open: () => Promise<Store>): void => {
  describe('records', () => {
    test('a record is put, replaced and taken away', async () => {
      const store = await open();
      await store.put([{ shelf: 'sessions', key: 'k', text: 'one \0' }]);
      expect(await store.record('sessions', 'k')).toBe('one \0');
      expect(await store.record('passkeys', 'k')).toBeUndefined();
      await store.put([{ shelf: 'sessions', key: 'k', text: 'two' }]);
      expect(await store.record('sessions', 'k')).toBe('two');
      await store.put([{ shelf: 'sessions', key: 'k', text: null }]);
      expect(await store.record('sessions', 'k')).toBeUndefined();
      await store.put([]);
    });

    test('a shelf is read in the order of its keys', async () => {
      const store = await open();
      await store.put(['b', 'a', '😀', '\uffee'].map((key) => ({ shelf: 'seeds', key, text: `of ${key}` })));
      await store.put([{ shelf: 'codes', key: 'c', text: 'other' }]);
      expect(await store.records('seeds')).toEqual(
        ['a', 'b', '\uffee', '😀'].map((key) => ({ key, text: `of ${key}` })),
      );
      expect(await store.records('nothing')).toEqual([]);
    });

    test('of several puts to one key the last counts, in one call and in calls made at once', async () => {
      const store = await open();
      await store.put([
        { shelf: 's', key: 'k', text: '1' },
        { shelf: 's', key: 'gone', text: '1' },
        { shelf: 's', key: 'k', text: '2' },
        { shelf: 's', key: 'gone', text: null },
      ]);
      expect(await store.records('s')).toEqual([{ key: 'k', text: '2' }]);
      await Promise.all([
        store.put([{ shelf: 's', key: 'k', text: null }]),
        store.put([{ shelf: 's', key: 'k', text: '3' }]),
      ]);
      expect(await store.record('s', 'k')).toBe('3');
    });

    test('records are written with the entries they belong to', async () => {
      const store = await open();
      await store.put([{ shelf: 'seeds', key: 'old', text: 'sealed' }]);
      await store.append({
        writes: [{ stream: 's', expected: 0, texts: ['SeedCommitted'] }],
        puts: [
          { shelf: 'seeds', key: 't-1/1', text: 'sealed' },
          { shelf: 'seeds', key: 'old', text: null },
        ],
      });
      expect(await store.records('seeds')).toEqual([{ key: 't-1/1', text: 'sealed' }]);
    });

    test('one record that cannot be named leaves all unwritten', async () => {
      const store = await open();
      const puts = [
        { shelf: 's', key: 'good', text: '1' },
        { shelf: 's', key: 'two\nlines', text: '1' },
      ];
      await expect(store.put(puts)).rejects.toThrow('A key has no control characters');
      expect(await store.records('s')).toEqual([]);
    });
  });
};
