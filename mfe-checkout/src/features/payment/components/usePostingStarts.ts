import { dayInAruba, type Order } from '@cpa/shared/contracts';
import { useState } from 'react';
import { postingStarts } from '../model/postingStarts.ts';

/** Returns the postings of an order by the day from which they can be used. */
export function usePostingStarts({ items }: Pick<Order, 'items'>) {
  const [today] = useState(() => dayInAruba(new Date()));
  return postingStarts(items, today);
}
