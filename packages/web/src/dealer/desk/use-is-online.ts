import { useEffect, useState } from 'preact/hooks';

/** Whether the device has a network at all: it knows at once, long before a silent stream is taken for dead. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    globalThis.addEventListener('online', look);
    globalThis.addEventListener('offline', look);
    return () => {
      globalThis.removeEventListener('online', look);
      globalThis.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
