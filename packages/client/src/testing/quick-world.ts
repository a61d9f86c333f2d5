import type { World } from '../request.ts';

/** A world in which every wait is over at once, and remembered. What would take ten seconds or more never comes. */
export type QuickWorld = World & { readonly waits: number[] };

export function quickWorld(): QuickWorld {
  const waits: number[] = [];
  return {
    waits,
    now: () => 1_000,
    chance: () => 0.5,
    later: (milliseconds, run) => {
      // Patience with a dead connection is counted in tens of seconds, waits before a retry are shorter.
      if (milliseconds >= 20_000) return () => undefined;
      waits.push(milliseconds);
      const timer = setImmediate(run);
      return () => clearImmediate(timer);
    },
  };
}
