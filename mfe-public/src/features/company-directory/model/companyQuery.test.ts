import { readCompanyQuery, toCompanyFilter, writeCompanyQuery } from './companyQuery.ts';

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));

test('round-trips between URL and query', () => {
  const search = 'search_string=reef&filter_sectors=2,5&sort_by=open_vacancies&page=2';
  expect(writeCompanyQuery(read(search))).toBe(search);
  expect(toCompanyFilter(read(search))).toEqual({
    search_string: 'reef',
    filter_sectors: [2, 5],
    sort_by: 'open_vacancies',
  });
});

test('ignores invalid parameters', () => {
  expect(writeCompanyQuery(read('filter_sectors=x,0&sort_by=salary&page=no'))).toBe('');
});
