import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import type { Racer } from './flat-out.ts';

/** What one command leaves in the store. */
export type Sample = { readonly text: string; readonly answer: string };

/** The store by itself: every writer has a stream of its own, and appends to it one entry after another. */
export async function bareStore(
  folder: string,
  { text, answer }: Sample,
): Promise<Racer & { readonly stop: () => Promise<void> }> {
  const store = await openSqlite({ file: join(folder, 'bare.db') });
  const versions = new Map<number, number>();
  return {
    once: async (place) => {
      const version = versions.get(place) ?? 0;
      const appended = await store.append({
        writes: [{ stream: `table/${place}`, expected: version, texts: [text] }],
        receipt: { scope: `p-${place}`, key: `key-${version}`, fingerprint: 'f'.repeat(64), answer },
      });
      versions.set(place, version + 1);
      return appended.is === 'appended';
    },
    figures: async () => {
      const { user, system } = process.cpuUsage();
      return { cpu: (user + system) / 1_000 };
    },
    stop: () => store.close(),
  };
}
