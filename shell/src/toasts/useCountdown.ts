import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after the given milliseconds, not counting those while paused. Null disables it. */
export function useCountdown(milliseconds: number | null, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds ?? 0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (milliseconds === null || isPaused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [milliseconds, isPaused]);
}
