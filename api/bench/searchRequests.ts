import type { VacancyFilter } from '@cpa/shared/contracts';
import { seeded } from '../src/platform/random/seeded.ts';

export interface SearchRequest {
  filter: VacancyFilter;
  page: number;
}

const QUERIES =
  `cook, line cook, coook, recep, recepcionist, front office, nurse, nures, senor, teacher, electrician,
  electrisian, driver, developer, softw, clean, bartender noord, cas di sabor, papiamento, manager, night,
  weekend bartender, solar, dive instructor, audit, part-time, junior developer, xqzw`.split(/,\s+/);

/** Returns a typical mix of searches, the same in every run: half with a query, most with filters, a few sorted or paged. */
export function searchRequests(count: number): SearchRequest[] {
  const chance = seeded('search bench');
  return Array.from({ length: count }, () => {
    const hasQuery = chance.next() < 0.5;
    const filters = hasQuery ? chance.pick([0, 0, 1]) : chance.pick([0, 1, 1, 1, 2, 2, 3]);
    const filter: VacancyFilter = {
      ...(hasQuery && { search_string: chance.pick(QUERIES) }),
      ...Object.assign(
        {},
        ...chance.some(
          [
            { filter_sectors: [chance.between(1, 18)] },
            { filter_workloads: [chance.between(201, 209)] },
            { filter_languages: [chance.between(301, 309)] },
            { filter_educations: [chance.between(101, 108)] },
            { filter_districts: [chance.between(401, 408)] },
            { posted_within: chance.pick([1, 7, 30]) },
          ],
          filters,
        ),
      ),
      ...(chance.next() < 0.25 && { sort_by: chance.pick(['date', 'closing', 'salary'] as const) }),
    };
    return { filter, page: chance.next() < 0.85 ? 1 : chance.between(2, 6) };
  });
}
