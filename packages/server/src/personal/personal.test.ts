import { createHash } from 'node:crypto';
import { openMemory } from '@dicepit/store';
import { describe, expect, test } from 'vitest';
import { systemPorts } from '../pit/pit.ts';
import { erased, keptApart, PERSONAL, readPersonal } from './personal.ts';

const TEXT = 'Ann Example, 1 Sample Street';

describe('something personal', () => {
  test('is read again by what the stream holds of it', async () => {
    const store = openMemory();
    const { kept, put } = keptApart(systemPorts, TEXT);
    await store.put([put]);
    expect(await readPersonal(store, kept)).toEqual({ is: 'whole', text: TEXT });
    expect(JSON.stringify(kept)).not.toContain('Ann');
  });

  test('has a digest of 32 random bytes and the text, as anybody with the record can check', async () => {
    const { kept, put } = keptApart(systemPorts, TEXT);
    const { salt } = JSON.parse(put.text ?? '');
    const bytes = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(TEXT)]);
    expect(bytes).toHaveLength(32 + TEXT.length);
    expect(kept.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('of two people who are called the same has two digests', () => {
    expect(keptApart(systemPorts, TEXT).kept.digest).not.toBe(keptApart(systemPorts, TEXT).kept.digest);
  });

  test('that was changed since is not taken for what was put down', async () => {
    const store = openMemory();
    const { kept, put } = keptApart(systemPorts, TEXT);
    await store.put([{ ...put, text: (put.text ?? '').replace('Ann', 'Eve') }]);
    expect(await readPersonal(store, kept)).toEqual({ is: 'changed' });
  });

  test('is gone with its salt once it is erased', async () => {
    const store = openMemory();
    const { kept, put } = keptApart(systemPorts, TEXT);
    await store.put([put]);
    await store.put([erased(kept.ref)]);
    expect(await readPersonal(store, kept)).toEqual({ is: 'erased' });
    expect(await store.records(PERSONAL)).toEqual([]);
  });
});
