/** At most ten pictures a second leave for a screen, however much happens. */
const PACE = 100;

/** Does something soon, and not again before the pace allows; what is wished meanwhile is done once. */
export type Paced = {
  readonly soon: () => void;
  /** Looks again at a moment, though nothing happens. */
  readonly at: (milliseconds: number | undefined) => void;
  readonly end: () => void;
};

export function paced(work: () => Promise<void>): Paced {
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let last = 0;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    // A store that fails is told of elsewhere; the next change tells the screens.
    void work().catch(() => undefined);
  };
  const soon = (): void => {
    if (timer !== undefined) return;
    timer = setTimeout(run, Math.max(0, last + PACE - performance.now()));
    timer.unref();
  };
  return {
    soon,
    at: (milliseconds) => {
      clearTimeout(later);
      if (milliseconds === undefined) return;
      later = setTimeout(soon, Math.max(0, milliseconds));
      later.unref();
    },
    end: () => {
      clearTimeout(timer);
      clearTimeout(later);
    },
  };
}
