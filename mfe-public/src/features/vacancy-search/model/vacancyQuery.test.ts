import { readQuery, toFilter, writeQuery } from './vacancyQuery.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address and its question are the same thing in both directions', () => {
  const search =
    'search_string=line%20cook&filter_sectors=1,4&filter_workloads=2&sort_by=salary&sort_order=asc&page=3';
  expect(writeQuery(read(search))).toBe(search);
  expect(read(search)).toMatchObject({
    search_string: 'line cook',
    filter_sectors: [1, 4],
    filter_workloads: [2],
    sort_by: 'salary',
    sort_order: 'asc',
    page: 3,
  });
});

test('equal questions have equal addresses, whatever the order of their values', () => {
  expect(writeQuery(read('filter_sectors=4,1,4'))).toBe('filter_sectors=1,4');
});

test('a plain list has a plain address', () => {
  expect(writeQuery(read(''))).toBe('');
  expect(writeQuery(read('page=1'))).toBe('');
});

test.each([
  ['letters for ids', 'filter_sectors=a,-1,0,2.5'],
  ['an order that is not offered', 'sort_by=name&sort_order=up'],
  ['a page that cannot be', 'page=-2'],
  ['a page beyond all pages', 'page=100000000'],
  ['keys of somebody else', 'utm_source=mail'],
  [
    'codes that are not offered',
    'filter_remote=moon&filter_employment_types=full_time&filter_work_permits=%00',
  ],
  ['an age that is not offered', 'posted_within=2&salary_stated=yes'],
  ['an end before the beginning', 'through=0'],
  ['scripts', 'filter_sectors=<script>&sort_by=constructor&filter_remote=__proto__'],
])('%s in an address are passed over', (_case, search) => {
  expect(writeQuery(read(search))).toBe('');
});

test('words with accents and signs survive the address', () => {
  const query = { ...read(''), search_string: 'señor & co, 100%' };
  expect(read(writeQuery(query)).search_string).toBe('señor & co, 100%');
});

test('the search call hears only what was asked, in the wire names', () => {
  expect(toFilter(read('page=2'))).toEqual({});
  expect(toFilter(read('search_string=cook&filter_languages=3&sort_by=closing'))).toEqual({
    search_string: 'cook',
    filter_languages: [3],
    sort_by: 'closing',
  });
});

test('codes, an age and a stated salary are read and written', () => {
  const search =
    'filter_employment_types=FULL_TIME,INTERN&posted_within=7&salary_stated=true&filter_remote=full&filter_work_permits=sponsored';
  expect(writeQuery(read(search))).toBe(search);
  expect(toFilter(read(search))).toEqual({
    filter_employment_types: ['FULL_TIME', 'INTERN'],
    posted_within: 7,
    salary_stated: true,
    filter_remote: ['full'],
    filter_work_permits: ['sponsored'],
  });
  expect(read('posted_within=7,3').posted_within).toEqual([7]);
});

test('a list goes through a hundred pages at most', () => {
  expect(read('page=3&through=100000').through).toBe(102);
  expect(writeQuery(read('page=3&through=3'))).toBe('page=3');
});

test('truncates a search text to the API limit', () => {
  const text = `${'a'.repeat(199)}😀`;
  expect(read(`search_string=${encodeURIComponent(text)}`).search_string).toBe('a'.repeat(199));
});
