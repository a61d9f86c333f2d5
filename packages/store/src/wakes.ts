import type { Head, Wake } from './store.ts';

/** Those who want to be told of appends. */
export type Wakes = {
  readonly add: (wake: Wake) => () => void;
  readonly tell: (heads: Iterable<Pick<Head, 'stream' | 'version'>>) => void;
};

export function wakes(): Wakes {
  const listening = new Set<{ readonly wake: Wake }>();
  return {
    add(wake) {
      const one = { wake };
      listening.add(one);
      return () => void listening.delete(one);
    },
    tell(heads) {
      if (listening.size === 0) return;
      // A listener that throws is a mistake of its own, and must not undo or delay what is written.
      for (const head of findNewest(heads))
        for (const one of listening) queueMicrotask(() => listening.has(one) && one.wake(head));
    },
  };
}

/** One wake-up a stream is enough, however many appends of it were committed together. */
function findNewest(
  heads: Iterable<Pick<Head, 'stream' | 'version'>>,
): readonly { readonly stream: string; readonly version: number }[] {
  const newest = new Map<string, number>();
  for (const { stream, version } of heads) newest.set(stream, Math.max(version, newest.get(stream) ?? 0));
  return Array.from(newest, ([stream, version]) => ({ stream, version }));
}
