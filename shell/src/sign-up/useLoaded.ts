import { useEffect, useState } from 'react';

/**
 * Code that is loaded once it is wanted. Not a lazy component: one whose code does not come takes the whole page
 * with it.
 */
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
