import type { SearchAlert, VacancyFilter } from '@cpa/shared/contracts';
import { followedCompany } from './followedCompany.ts';

const alert = (filter: VacancyFilter): SearchAlert => ({
  id: 1,
  name: 'Cas di Sabor',
  filter,
  frequency: 'daily',
  created_at: '2026-11-01T10:00:00Z',
  last_sent_at: null,
});

it('returns the company of an alert for one company', () => {
  expect(followedCompany(alert({ filter_companies: [4] }))).toBe(4);
  expect(followedCompany(alert({ filter_companies: [4], filter_sectors: [], search_string: '' }))).toBe(4);
});

it.each<VacancyFilter>([
  {},
  { search_string: 'cook' },
  { filter_companies: [4], search_string: 'cook' },
  { filter_companies: [4, 5] },
])('returns null for the search %j', (filter) => expect(followedCompany(alert(filter))).toBeNull());
