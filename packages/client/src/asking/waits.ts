/** What the client has of the world beside fetch: a clock, timers and chance, given so that tests own them. */
export type World = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs something after so many milliseconds, unless what it gives back is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** From 0 to below 1. */
  readonly chance: () => number;
};

export const realWorld: World = {
  now: () => Date.now(),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

const WAITS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** How often a request is tried again before its problem is told. */
export const RETRIES: number = WAITS.length;

/**
 * How long to wait before trying again for so many-th time, counted from 0; from the fifth on it stays the same.
 *
 * Between half of it and all of it: the phones of a room that lost the pit together do not come back together.
 */
export const waitBefore = (retry: number, { chance }: Pick<World, 'chance'>): number =>
  (WAITS[retry] ?? WAITS[WAITS.length - 1] ?? 0) * (0.5 + chance() / 2);

/** Resolves after so many milliseconds, or at once when the signal is given; which of both, the caller looks up. */
export function waited(milliseconds: number, world: World, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = world.later(milliseconds, done);
    signal?.addEventListener('abort', done);
  });
}
