import type { KeptReading } from '@dicepit/client';

/** After so long out of sight a stream is taken for dead, in milliseconds: phones let them die without a word. */
const ASLEEP = 5_000;

/**
 * A page that is looked at again asks at once instead of waiting for its turn. One that slept, and one whose network
 * came or went, asks over a new connection: nobody knows which of the old ones still live.
 */
export function wakeWith(reading: () => Pick<KeptReading, 'retryNow' | 'anew'> | undefined): void {
  let hiddenAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt < ASLEEP) reading()?.retryNow();
    else reading()?.anew();
  });
  for (const change of ['online', 'offline']) globalThis.addEventListener(change, () => reading()?.anew());
}
