import { alertFilter } from './alertFilter.ts';
import { alertName } from './alertName.ts';

const options = [
  { id: 2, kind: 'sector', name: 'Food and beverage' },
  { id: 401, kind: 'district', name: 'Noord/Tanki Leendert' },
];

test('an alert stores the filters, not the order or age', () => {
  expect(
    alertFilter({
      search_string: 'cook',
      filter_sectors: [4, 2, 4],
      filter_districts: [],
      salary_stated: false,
      sort_by: 'salary',
      sort_order: 'asc',
      posted_within: 7,
    }),
  ).toEqual({ search_string: 'cook', filter_sectors: [2, 4] });
});

test('describes a search in words', () => {
  expect(
    alertName(
      {
        search_string: 'cook',
        filter_sectors: [2],
        filter_districts: [401],
        filter_employment_types: ['FULL_TIME'],
        filter_remote: ['full'],
        salary_stated: true,
      },
      options,
      new Map(),
    ),
  ).toBe('cook, Food and beverage, Noord/Tanki Leendert, Full-time, remote, salary stated');
  expect(alertName({}, options, new Map())).toBe('All vacancies');
  const followed = { filter_companies: [3, 9] };
  expect(alertName(followed, options, new Map([[3, 'Cas di Sabor']]))).toBe('Cas di Sabor');
  expect(alertName(followed, options, new Map())).toBe('of certain companies');
});

test('describes a search in the language of its reader', () => {
  const filter = { search_string: 'kok', filter_sectors: [2], filter_remote: ['full' as const] };
  expect(alertName(filter, options, new Map(), 'nl')).toBe('kok, Eten en drinken, vanuit huis');
  const near = { filter_districts: [401], within_km: 5, salary: 3000 };
  expect(alertName(near, options, new Map(), 'nl')).toBe(
    'Noord/Tanki Leendert, tot 5 km eromheen, vanaf Afl. 3.000 per maand',
  );
  expect(alertName({ salary: 3000, salary_unstated: true }, options, new Map())).toBe(
    'from Afl. 3,000 a month or not stated',
  );
  expect(alertName({}, options, new Map(), 'pap')).toBe('Tur vacatura');
});
