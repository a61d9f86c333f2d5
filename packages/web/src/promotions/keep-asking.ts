import { useEffect } from 'preact/hooks';
import { pitConnection } from '../live/pit.ts';
import { useSecond } from '../live/use-second.ts';

/** Often enough that two people at one desk see each other's doings, in milliseconds. */
const EVERY = 4_000;

/**
 * Asks now, again and again while the page is looked at, and at once when the pit is back: what lies on the desk is
 * never older than it looks.
 */
export function useKeepAsking(ask: () => Promise<void>, about: string): void {
  const isLive = pitConnection.value.is === 'live';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const next = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await ask();
      if (!isOver) timer = setTimeout(() => void next(), EVERY);
    };
    void next();
    const looked = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', looked);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
    };
  }, [about, isLive]);
}

/** The pit's time, as far as it is known here, anew every second. */
export const usePitTime = (ahead: number): number => useSecond() + ahead;
