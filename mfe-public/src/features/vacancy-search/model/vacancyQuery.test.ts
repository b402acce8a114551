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

test('search words longer than the API takes are cut, not refused', () => {
  expect(read(`search_string=${'a'.repeat(300)}`).search_string).toHaveLength(200);
});
