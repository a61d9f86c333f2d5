import type { Store } from '@dicepit/store';
import type { Control, Pit } from '../pit/pit.ts';
import { done, type Handlers, type Refused, refused } from '../pit/result.ts';

/** `/healthz` and `/readyz`: whether the process lives, and whether it may be sent requests. */
export function readinessHandlers(parts: {
  readonly store: Store;
  readonly control: Pick<Control, 'fresh'>;
  readonly older: Pit['older'];
  readonly software: string;
  readonly isClosing: () => boolean;
  readonly now: () => number;
}): Handlers<'readHealth' | 'readReadiness'> {
  const { store, control, older, software, isClosing, now } = parts;
  let last: { readonly at: number; readonly trouble: Promise<Refused | undefined> } | undefined;
  const lookedAt = async (): Promise<Refused | undefined> => {
    try {
      await store.check();
    } catch {
      return refused(503, { code: 'UNAVAILABLE', case: 'store-unwritten' }, { after: 5 });
    }
    try {
      // A node that cannot read the state of the pit would deal through a pause, or admit somebody who was excluded.
      await control.fresh();
    } catch {
      return refused(503, { code: 'UNAVAILABLE', case: 'store-unasked' }, { after: 5 });
    }
    return older();
  };
  // The check writes to the store and anybody may ask for it, so it runs at most once a second.
  const troubleNow = (): Promise<Refused | undefined> => {
    const at = now();
    if (last === undefined || Math.abs(at - last.at) >= 1_000) last = { at, trouble: lookedAt() };
    return last.trouble;
  };
  return {
    readHealth: () => Promise.resolve(done({ ok: true as const, software })),
    readReadiness: async () => {
      if (isClosing()) return refused(503, { code: 'UNAVAILABLE', case: 'pit-closing' }, { after: 5 });
      const trouble = await troubleNow();
      if (trouble !== undefined) return trouble;
      return done({ ok: true as const, software });
    },
  };
}
