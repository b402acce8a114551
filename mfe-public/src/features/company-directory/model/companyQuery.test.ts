import { choiceOf, readCompanyQuery, sortOf, toCompanyFilter, writeCompanyQuery } from './companyQuery.ts';

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));

test('round-trips between URL and query', () => {
  const search = 'search_string=reef&filter_sectors=2,5&sort_by=open_vacancies&sort_order=asc&page=2';
  expect(writeCompanyQuery(read(search))).toBe(search);
  expect(toCompanyFilter(read(search))).toEqual({
    search_string: 'reef',
    filter_sectors: [2, 5],
    sort_by: 'open_vacancies',
    sort_order: 'asc',
  });
});

test('ignores invalid parameters', () => {
  expect(writeCompanyQuery(read('filter_sectors=x,0&sort_by=salary&sort_order=up&page=no'))).toBe('');
});

test.each([
  ['name.asc', {}],
  ['name.desc', { sort_order: 'desc' }],
  ['open_vacancies.desc', { sort_by: 'open_vacancies' }],
  ['open_vacancies.asc', { sort_by: 'open_vacancies', sort_order: 'asc' }],
  ['newest.asc', { sort_by: 'newest', sort_order: 'asc' }],
])('requests only what the choice %s changes', (choice, filter) => {
  const sorted = { ...read(''), ...sortOf(choice) };
  expect(toCompanyFilter(sorted)).toEqual(filter);
  expect(choiceOf(read(writeCompanyQuery(sorted)))).toBe(choice);
  // Parameters as the form without JavaScript sends them.
  expect(choiceOf(read(`sort_by=${choice}`))).toBe(choice);
});
