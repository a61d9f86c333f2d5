import type { Acting, Planned } from './acting.ts';

/** Waits for all that is on its way to these streams, and says whether there was anything. */
export async function settled({ underWay }: Acting, streams: readonly string[]): Promise<boolean> {
  const waiting = streams.flatMap((stream) => [...(underWay.get(stream) ?? [])]);
  if (waiting.length === 0) return false;
  await Promise.allSettled(waiting);
  return true;
}

/** Notes an append that is on its way, until it has come to an end. */
export function noteUnderWay(
  { underWay }: Acting,
  writes: readonly Planned[],
  answered: Promise<unknown>,
): void {
  const end = answered.then(nothing, nothing);
  for (const { stream } of writes) underWay.set(stream, (underWay.get(stream) ?? new Set()).add(end));
  void end.then(() => {
    for (const { stream } of writes) {
      const others = underWay.get(stream);
      others?.delete(end);
      if (others?.size === 0) underWay.delete(stream);
    }
  });
}

const nothing = (): void => undefined;
