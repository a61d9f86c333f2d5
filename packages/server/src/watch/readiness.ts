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
      // A node that cannot ask how the pit stands would go on after a pause, or let in whoever was sent out.
      await control.fresh();
    } catch {
      return refused(503, { code: 'UNAVAILABLE', case: 'store-unasked' }, { after: 5 });
    }
    return older();
  };
  // A real write, and anybody may ask: so it is made once a second however many ask.
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
