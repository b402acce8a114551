import { queryFromFilter, type SearchAlert } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { followedCompany } from './followedCompany.ts';

/** Returns the URL of the search or of the followed company. */
export function alertPath(alert: SearchAlert): string {
  const company = followedCompany(alert);
  if (company !== null) return paths.company(company);
  const query = queryFromFilter(alert.filter);
  return query ? `${paths.vacancies}?${query}` : paths.vacancies;
}
