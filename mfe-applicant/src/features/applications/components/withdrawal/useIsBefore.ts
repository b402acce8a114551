import { useEffect, useState } from 'react';

/** Limit in milliseconds, so that a wrong clock does not offer to undo for longer. */
const MAX_MS = 10_000;

/** Returns true until the instant; false for null. */
export function useIsBefore(instant: string | null): boolean {
  const [endedFor, setEndedFor] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return undefined;
    const left = Math.min(MAX_MS, Math.max(0, Date.parse(instant) - Date.now()));
    const timer = setTimeout(() => setEndedFor(instant), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && endedFor !== instant;
}
