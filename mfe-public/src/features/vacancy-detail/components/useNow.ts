import { useState } from 'react';

/** The time at which a component first stood on screen: what it says about time stays the same while it stands. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
