import { filterFromQuery } from './filterFromQuery.ts';
import { queryFromFilter } from './queryFromFilter.ts';

const read = (query: string) => filterFromQuery(new URLSearchParams(query));

test('reads the search from the URL of a list', () => {
  expect(
    read(
      'search_string=line%20cook&filter_sectors=1,4&filter_employment_types=FULL_TIME,INTERN&filter_remote=full' +
        '&posted_within=7&salary_stated=true&sort_by=salary&page=3',
    ),
  ).toEqual({
    search_string: 'line cook',
    filter_sectors: [1, 4],
    filter_employment_types: ['FULL_TIME', 'INTERN'],
    filter_remote: ['full'],
    posted_within: 7,
    salary_stated: true,
    sort_by: 'salary',
  });
});

test.each([
  ['nothing', ''],
  ['ids that cannot be', 'filter_sectors=a,-1,0,2.5'],
  ['values of no list', 'sort_by=name&filter_remote=moon&posted_within=never&salary_stated=no'],
  ['keys of somebody else', 'utm_source=mail&constructor=1'],
])('reads %s as a search without filters', (_what, query) => {
  expect(read(query)).toEqual({});
});

test('drops an invalid value and keeps the others', () => {
  expect(read('filter_districts=401,x,402,401')).toEqual({ filter_districts: [401, 402] });
});

test('truncates a query that is longer than the API accepts', () => {
  expect(read(`search_string=${'a'.repeat(300)}`).search_string).toHaveLength(200);
});

test('converts a search to its URL and back without changes', () => {
  const filter = {
    search_string: 'señor & co, 100%',
    filter_sectors: [1, 4],
    filter_remote: ['full' as const],
    posted_within: 7,
    salary_stated: true,
  };
  expect(read(queryFromFilter(filter))).toEqual(filter);
  expect(queryFromFilter({ filter_sectors: [], salary_stated: false })).toBe('');
});
