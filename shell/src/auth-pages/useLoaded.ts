import { useEffect, useState } from 'react';

/** Loads code once `isWanted`. Unlike a lazy component, a failed download does not take the page down. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ value: T | null; isFailed: boolean }>({
    value: null,
    isFailed: false,
  });
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (value) => setLoaded({ value, isFailed: false }),
      () => setLoaded({ value: null, isFailed: true }),
    );
  }, [load, isWanted]);
  return loaded;
}
