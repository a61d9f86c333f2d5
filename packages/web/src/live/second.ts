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
