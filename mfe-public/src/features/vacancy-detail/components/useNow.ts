import { renderTime } from '@cpa/shared/i18n';
import { useState } from 'react';

/** Returns the time of the first render, so that relative times do not change. */
export function useNow(): Date {
  const [now] = useState(renderTime);
  return now;
}
