/** Times as they were measured, in milliseconds, and what one says of them. */
export type Times = {
  readonly add: (milliseconds: number) => void;
  readonly count: () => number;
  /** The time that so large a share of all was not above; 0 where there is none. */
  readonly quantile: (share: number) => number;
};

export function newTimes(): Times {
  const times: number[] = [];
  return {
    add: (milliseconds) => times.push(milliseconds),
    count: () => times.length,
    quantile: (share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0,
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const aSecond = (count: number, milliseconds: number): number => (count / milliseconds) * 1_000;

/** Memory in bytes, what is garbage left out, and processor time in milliseconds. */
export type ProcessFigures = { readonly heapUsed: number; readonly rss: number; readonly cpu: number };

export function figuresOfProcess(): ProcessFigures {
  // Before the time is read, so that collecting does not count as the work that follows.
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, cpu: (user + system) / 1_000 };
}
