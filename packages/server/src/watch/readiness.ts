import type { Store } from '@dicepit/store';
import type { Handlers } from '../pit/handler.ts';
import { done, refused } from '../pit/outcome.ts';

/** `/healthz` and `/readyz`: whether the process lives, and whether it may be sent requests. */
export function readinessHandlers(parts: {
  readonly store: Store;
  readonly software: string;
  readonly isClosing: () => boolean;
  readonly now: () => number;
}): Handlers<'readHealth' | 'readReadiness'> {
  const { store, software, isClosing, now } = parts;
  let last: { readonly at: number; readonly well: Promise<boolean> } | undefined;
  // A real write, and anybody may ask: so it is made once a second however many ask.
  const canWrite = (): Promise<boolean> => {
    const at = now();
    if (last !== undefined && Math.abs(at - last.at) < 1_000) return last.well;
    const well = store.check().then(
      () => true,
      () => false,
    );
    last = { at, well };
    return well;
  };
  return {
    readHealth: () => Promise.resolve(done({ ok: true as const, software })),
    readReadiness: async () => {
      if (isClosing()) return refused(503, 'UNAVAILABLE', 'The pit is closing.', { after: 5 });
      if (await canWrite()) return done({ ok: true as const, software });
      return refused(503, 'UNAVAILABLE', 'The store cannot be written to.', { after: 5 });
    },
  };
}
