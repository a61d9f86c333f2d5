import { describe, expect, test } from 'vitest';
import type { Receipt, Store } from '../../store.ts';
import { appendTo, texts } from './words.ts';

export const receipts = (open: () => Promise<Store>): void => {
  describe('receipts', () => {
    test('a repeat has the first answer and no second effect, though the stream has gone on', async () => {
      const store = await open();
      await appendWith(store, receipt, 0);
      await appendTo(store, 's', 1, 'later');
      expect(await appendWith(store, receipt, 0)).toEqual({ is: 'repeated', receipt });
      expect(await appendWith(store, { ...receipt, answer: 'another' }, 2)).toEqual({
        is: 'repeated',
        receipt,
      });
      expect(await texts(store, 's')).toEqual(['bet', 'later']);
      expect(await store.receipt('ann', 'key-1')).toEqual(receipt);
    });

    test('the same key for something else shows what it was used for', async () => {
      const store = await open();
      await appendWith(store, receipt, 0);
      const answer = await store.append({
        writes: [{ stream: 'other', expected: 0, texts: ['x'] }],
        puts: [{ shelf: 'seeds', key: 'k', text: 'sealed' }],
        receipt: { ...receipt, fingerprint: 'other' },
      });
      expect(answer).toEqual({ is: 'repeated', receipt });
      expect(await texts(store, 'other')).toEqual([]);
      expect(await store.record('seeds', 'k')).toBeUndefined();
    });

    test('the same key of two people is two keys', async () => {
      const store = await open();
      await appendWith(store, receipt, 0);
      expect(await store.receipt('bob', 'key-1')).toBeUndefined();
      expect(await appendWith(store, { ...receipt, scope: 'bob' }, 1)).toMatchObject({ is: 'appended' });
      expect(await store.receipt('bob', 'key-1')).toEqual({ ...receipt, scope: 'bob' });
    });

    test('a hundred repeats at once have one effect', async () => {
      const store = await open();
      const answers = await Promise.all(Array.from({ length: 100 }, () => appendWith(store, receipt, 0)));
      expect(answers.filter(({ is }) => is === 'appended')).toHaveLength(1);
      expect(answers.filter(({ is }) => is === 'repeated')).toHaveLength(99);
      expect(await texts(store, 's')).toEqual(['bet']);
    });

    test('what ended in a conflict may be asked again with its key', async () => {
      const store = await open();
      await appendTo(store, 's', 0, 'first');
      expect(await appendWith(store, receipt, 0)).toMatchObject({ is: 'conflict' });
      expect(await appendWith(store, receipt, 1)).toMatchObject({ is: 'appended' });
    });

    test.each([
      { ...receipt, key: '' },
      { ...receipt, key: 'k'.repeat(401) },
      { ...receipt, scope: 'two\nlines' },
    ])('a key or scope that no index can hold is a mistake', async (wrong) => {
      const store = await open();
      await expect(appendWith(store, wrong, 0)).rejects.toThrow(/^A (key|scope) has/);
    });
  });
};

const receipt: Receipt = { scope: 'ann', key: 'key-1', fingerprint: 'f1', answer: '{"text":"\0 é"}' };

const appendWith = (store: Store, receipt: Receipt, expected: number) =>
  store.append({ writes: [{ stream: 's', expected, texts: ['bet'] }], receipt });
