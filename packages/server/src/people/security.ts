import { networkOf } from '../http/auth-guard.ts';
import { execute, planWrite } from '../pit/executor.ts';
import { elapsedOn, type Pit, timersOf } from '../pit/pit.ts';
import type { Stamp } from '../pit/result.ts';

/** What was refused in a while, counted: an attack writes hardly more of them than a typing mistake does. */
export type SecurityEvent = Stamp & {
  readonly type: 'RefusalsCounted';
  readonly counts: readonly { readonly kind: string; readonly address: string; readonly count: number }[];
  /** Refusals of addresses beyond those that are named. */
  readonly others: number;
};

export type Security = {
  /** Notes that somebody was refused: a wrong passphrase, a wrong code, an access that is not theirs. */
  readonly note: (kind: string, address: string) => void;
  /** Writes down what is noted so far. */
  readonly flush: () => Promise<void>;
  readonly end: () => Promise<void>;
};

export const SECURITY = 'security';

/** So many kinds and addresses are named in one entry. */
const MAX_NAMED = 50;
const MIN_PAUSE_MS = 1_000;
/** The longest pause between two entries, and how long it has to be quiet until they come each second again. */
const MAX_PAUSE_MS = 5 * 60_000;
const QUIET_AFTER_MS = 10 * 60_000;

/** How long to wait with the next entry, after a pause and so long after the entry before. */
export const pauseAfter = (pause: number, since: number): number =>
  since >= QUIET_AFTER_MS ? MIN_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);

export function openSecurity(pit: Pit): Security {
  const elapsed = elapsedOn(pit.ports);
  const counts = new Map<string, { kind: string; address: string; count: number }>();
  let others = 0;
  let callOff: (() => void) | undefined;
  let written = Number.NEGATIVE_INFINITY;
  let pause = MIN_PAUSE_MS;

  const write = async (): Promise<void> => {
    if (counts.size === 0 && others === 0) return;
    const event: SecurityEvent = {
      type: 'RefusalsCounted',
      counts: [...counts.values()],
      others,
      by: { person: 'house', role: 'operator' },
      at: pit.ports.now(),
    };
    counts.clear();
    others = 0;
    await execute(pit.writer, {
      streams: [SECURITY],
      plan: async () => {
        const { version } = await pit.store.head(SECURITY);
        return { ok: true, writes: [planWrite(SECURITY, version, [event])], answer: undefined };
      },
    });
  };

  const flush = async (): Promise<void> => {
    callOff?.();
    callOff = undefined;
    // Strangers write this: the longer they go on, the less often it is, and nothing is left uncounted.
    const now = elapsed();
    pause = pauseAfter(pause, now - written);
    written = now;
    await write();
  };

  return {
    note: (kind, from) => {
      const address = networkOf(from);
      const key = `${kind}\n${address}`;
      const known = counts.get(key);
      if (known !== undefined) known.count++;
      else if (counts.size < MAX_NAMED) counts.set(key, { kind, address, count: 1 });
      else others++;
      // A store that fails now is told of by whoever needs it; the counts of that second are lost with it.
      callOff ??= timersOf(pit.ports).later(
        Math.max(0, written + pause - elapsed()),
        () => void flush().catch(() => undefined),
      );
    },
    flush,
    end: flush,
  };
}
