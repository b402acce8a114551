import type { OrderItem } from '@cpa/shared/contracts';

export type PostingStarts = {
  /** Postings that can be used today. */
  ready: number;
  /** Postings that start later, the next start first. */
  later: { count: number; day: string }[];
};

/** Splits the postings of an order by the day from which they can be used. */
export function postingStarts(
  items: readonly Pick<OrderItem, 'vacancies' | 'start_date'>[],
  today: string,
): PostingStarts {
  const later = new Map<string, number>();
  let ready = 0;
  for (const { vacancies, start_date } of items) {
    if (vacancies === 0) continue;
    if (start_date === null || start_date <= today) ready += vacancies;
    else later.set(start_date, (later.get(start_date) ?? 0) + vacancies);
  }
  return {
    ready,
    later: [...later].map(([day, count]) => ({ day, count })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
