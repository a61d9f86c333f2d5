import type { DeskName } from '@dicepit/wire';
import { useEffect } from 'preact/hooks';
import { useSecond } from '../live/passing-time.ts';
import { deskNews, pitConnection } from '../live/pit.ts';

/** Often enough that two people at one desk see each other's doings, in milliseconds. */
const POLL_INTERVAL_MS = 4_000;

/** What the pit tells of is asked for seldom: in case a word was lost on the way between two nodes. */
const FALLBACK_POLL_INTERVAL_MS = 15_000;

/**
 * Asks now, again and again while the page is looked at, at once when the pit is back, and at once when it says that
 * the desk has news: what lies on the desk is never older than it looks.
 */
export function usePolling(ask: () => Promise<void>, about: string, desk?: DeskName): void {
  const isLive = pitConnection.value.is === 'live';
  const news = desk === undefined ? 0 : deskNews.value[desk];
  const every = desk !== undefined && isLive ? FALLBACK_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const next = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await ask();
      if (!isOver) timer = setTimeout(() => void next(), every);
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
  }, [about, every, isLive, news]);
}

/** The pit's time, as far as it is known here, anew every second. */
export const usePitTime = (ahead: number): number => useSecond() + ahead;
