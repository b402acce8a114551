import { useState } from 'react';

/** Returns the time of the first render, so that relative times do not change. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
