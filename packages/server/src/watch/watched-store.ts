import { type Appended, type Store, StoreFailure } from '@dicepit/store';
import type { Metrics } from './metrics.ts';

/** A store that is counted. `onFatal` hears of a failure after which this process can trust nothing that it knows. */
export function watchedStore(
  store: Store,
  metrics: Metrics,
  onFatal: (failure: StoreFailure) => void,
): Store {
  const seen = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return await asked;
    } catch (failure) {
      metrics.storeFailed();
      if (failure instanceof StoreFailure && failure.fatal) onFatal(failure);
      throw failure;
    }
  };
  return {
    append: async (append) => {
      const began = performance.now();
      const appended: Appended = await seen(store.append(append));
      const written = append.writes.reduce((sum, { texts }) => sum + texts.length, 0);
      metrics.appended({
        result: appended.is,
        entries: appended.is === 'appended' ? written : 0,
        seconds: (performance.now() - began) / 1_000,
      });
      return appended;
    },
    read: (stream, after, limit) => seen(store.read(stream, after, limit)),
    head: (stream) => seen(store.head(stream)),
    heads: (prefix, after, limit) => seen(store.heads(prefix, after, limit)),
    receipt: (scope, key) => seen(store.receipt(scope, key)),
    record: (shelf, key) => seen(store.record(shelf, key)),
    records: (shelf) => seen(store.records(shelf)),
    put: (puts) => seen(store.put(puts)),
    snapshot: (stream) => seen(store.snapshot(stream)),
    keepSnapshot: (snapshot) => seen(store.keepSnapshot(snapshot)),
    onWake: (wake) => store.onWake(wake),
    check: () => seen(store.check()),
    close: () => store.close(),
  };
}
