import type { SearchAlert } from '@cpa/shared/contracts';

/** Returns the ID of the company that the alert follows, or null for an alert of a search. */
export function followedCompany({ filter }: SearchAlert): number | null {
  const { filter_companies: companies = [], ...rest } = filter;
  const isSearch = Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  return companies.length === 1 && !isSearch ? companies[0]! : null;
}
