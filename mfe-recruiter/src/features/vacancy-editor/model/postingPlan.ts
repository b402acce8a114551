import { type Package, type Postings, dayInAruba, addDays } from '@cpa/shared/contracts';

/** Postings that publishing can use, in the order in which the API chooses. */
export type PostingPlan =
  | { kind: 'free'; until: string; days: number }
  | { kind: 'package'; name: string; left: number; postings: number; until: string; days: number }
  /** No posting is left: the closest package to buy, and the bought postings that can be used from a later day on. */
  | { kind: 'buy'; package: Package | null; usedBy: string | null; upcoming: UpcomingPostings | null };

type UpcomingPostings = { count: number; day: string };

/** Returns the plan of a company from a day on. */
export function postingPlan(
  companyId: number | null,
  { postings, packages }: { postings: Postings; packages: readonly Package[] },
  from: string,
): PostingPlan | null {
  const company = postings.companies.find(({ company_id }) => company_id === companyId);
  if (!company) return null;
  const { free, upcoming } = company;
  if (free.used_by === null) {
    return { kind: 'free', until: addDays(from, free.duration_days), days: free.duration_days };
  }
  const [first] = company.packages;
  if (first) {
    const { name, postings: total, duration_days: days } = first;
    const left = company.packages.reduce((sum, one) => sum + one.left, 0);
    return { kind: 'package', name, left, postings: total, until: addDays(from, days), days };
  }
  const cheapest = packages
    .filter(({ sponsored, vacancies }) => !sponsored && vacancies > 0)
    .toSorted((one, other) => one.price - other.price)[0];
  return {
    kind: 'buy',
    package: cheapest ?? null,
    usedBy: free.used_by.title,
    upcoming: upcoming ? { count: upcoming.count, day: dayInAruba(new Date(upcoming.starts_at)) } : null,
  };
}

/** Returns the sponsorships that a company has left; none until the postings are known. */
export const sponsorshipsOf = (postings: Postings | null, companyId: number | null): number =>
  postings?.companies.find(({ company_id }) => company_id === companyId)?.sponsorships_left ?? 0;
