import type { Attention } from '@cpa/shared/contracts';

const DAY = 24 * 60 * 60 * 1000;
/** Rows of the attention list. */
const MAX_ROWS = 8;
/** Days after which an applicant expects a response. */
const WAITING_DAYS = 4;

/** Sorts the tasks of the recruiter, the most urgent first, and truncates the list. */
export function sortByUrgency(attention: readonly Attention[], now: Date): Attention[] {
  return attention
    .map((item) => ({ item, urgency: urgencyOf(item, now) }))
    .toSorted((a, b) => a.urgency - b.urgency)
    .slice(0, MAX_ROWS)
    .map(({ item }) => item);
}

/** Returns a rank: the lower, the more urgent. The fraction orders items of one rank by date. */
function urgencyOf(item: Attention, now: Date): number {
  switch (item.kind) {
    case 'unverified':
      return 0;
    case 'unpaid_order':
      return 1;
    case 'expiring':
      return daysBetween(now, new Date(`${item.valid_through}T23:59:59-04:00`)) <= 2
        ? 2 + dayFraction(item.valid_through)
        : 4 + dayFraction(item.valid_through);
    case 'new_applicants':
      return (daysBetween(new Date(item.since), now) >= WAITING_DAYS ? 3 : 5) + dayFraction(item.since);
    case 'drafts':
      return 6;
    case 'no_postings':
      return 7;
  }
}

function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY;
}

/** Orders dates within one rank: 0 to 1 for the years 1970 to 2243. */
function dayFraction(instant: string): number {
  return Date.parse(instant) / (DAY * 100_000);
}
