// What is drawn anew because time passes, and nothing else.

import type { StreamState } from '@dicepit/client';
import { useEffect, useState } from 'preact/hooks';

/** The time on this device, anew every second: clocks of searches and signs run by it. */
export function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A connection that is back within this time was never worth a word. */
const SHOWN_AFTER_MS = 1_000;

/** Whether the connection has been away for long enough to be spoken of. */
export function useIsAway(state: StreamState): boolean {
  const [isLate, setLate] = useState(false);
  const isAway = state.is === 'reconnecting' || state.is === 'connecting';
  useEffect(() => {
    setLate(false);
    if (!isAway) return undefined;
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return isAway && isLate;
}
