import { readQuery, toFilter, vacanciesUrl, writeQuery } from './vacancyQuery.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('round-trips between URL and query', () => {
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

test('serialises equal queries to the same URL', () => {
  expect(writeQuery(read('filter_sectors=4,1,4'))).toBe('filter_sectors=1,4');
});

test('reads the repeated and empty parameters of a form', () => {
  expect(writeQuery(read('search_string=&filter_sectors=4&filter_sectors=1&filter_districts='))).toBe(
    'filter_sectors=1,4',
  );
});

test('reads the criterion and the direction that the form without JavaScript sends together', () => {
  expect(writeQuery(read('sort_by=closing.desc'))).toBe('sort_by=closing&sort_order=desc');
  expect(writeQuery(read('sort_by='))).toBe('');
});

test('omits defaults from the URL', () => {
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
])('ignores %s', (_case, search) => {
  expect(writeQuery(read(search))).toBe('');
});

test('encodes accents and special characters', () => {
  const query = { ...read(''), search_string: 'señor & co, 100%' };
  expect(read(writeQuery(query)).search_string).toBe('señor & co, 100%');
});

test('builds a request with only the criteria that are set', () => {
  expect(toFilter(read('page=2'))).toEqual({});
  expect(toFilter(read('search_string=cook&filter_languages=3&sort_by=closing'))).toEqual({
    search_string: 'cook',
    filter_languages: [3],
    sort_by: 'closing',
  });
});

test('reads and writes codes, age and stated salary', () => {
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

test('limits a list to 100 pages', () => {
  expect(read('page=3&through=100000').through).toBe(102);
  expect(writeQuery(read('page=3&through=3'))).toBe('page=3');
});

test('truncates a search text to the API limit', () => {
  const text = `${'a'.repeat(199)}😀`;
  expect(read(`search_string=${encodeURIComponent(text)}`).search_string).toBe('a'.repeat(199));
});

test('requests the direction with its criterion', () => {
  expect(toFilter(read('sort_order=asc'))).toEqual({ sort_by: 'date', sort_order: 'asc' });
  expect(toFilter(read('search_string=cook&sort_order=asc'))).toEqual({
    search_string: 'cook',
    sort_by: 'relevance',
    sort_order: 'desc',
  });
  expect(toFilter(read('sort_by=closing&sort_order=desc'))).toEqual({
    sort_by: 'closing',
    sort_order: 'desc',
  });
});

test('keeps the map in the URL but not in the cache key', () => {
  const query = read('view=map&filter_districts=2');
  expect(vacanciesUrl(query)).toBe('/vacancies?filter_districts=2&view=map');
  expect(writeQuery(query)).toBe('filter_districts=2');
});
