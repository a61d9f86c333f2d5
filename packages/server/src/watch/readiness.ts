import type { Store } from '@dicepit/store';
import type { Control } from '../pit/control.ts';
import type { Pit } from '../pit/pit.ts';
import type { Handlers } from '../pit/request.ts';
import { done, refused } from '../pit/result.ts';

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
  let last: { readonly at: number; readonly trouble: Promise<string | undefined> } | undefined;
  const lookedAt = async (): Promise<string | undefined> => {
    try {
      await store.check();
    } catch {
      return 'The store cannot be written to.';
    }
    try {
      // A node that cannot ask how the pit stands would go on after a pause, or let in whoever was sent out.
      await control.fresh();
    } catch {
      return 'The store cannot be asked how the pit stands.';
    }
    return older()?.refusal.message;
  };
  // A real write, and anybody may ask: so it is made once a second however many ask.
  const troubleNow = (): Promise<string | undefined> => {
    const at = now();
    if (last === undefined || Math.abs(at - last.at) >= 1_000) last = { at, trouble: lookedAt() };
    return last.trouble;
  };
  return {
    readHealth: () => Promise.resolve(done({ ok: true as const, software })),
    readReadiness: async () => {
      if (isClosing()) return refused(503, 'UNAVAILABLE', 'The pit is closing.', { after: 5 });
      const trouble = await troubleNow();
      if (trouble !== undefined) return refused(503, 'UNAVAILABLE', trouble, { after: 5 });
      return done({ ok: true as const, software });
    },
  };
}
