import { useEffect, useRef } from 'react';

/** Calls `onEnd` after so many milliseconds, not counting those spent paused. Null never ends. */
export function useCountdown(milliseconds: number | null, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds ?? 0);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (milliseconds === null || isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [milliseconds, isPaused]);
}
