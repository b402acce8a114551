import { useEffect, useState } from 'react';

/** Counts down to `end`, in milliseconds. Returns the seconds that are left. */
export function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
