import {
  countFilters,
  withDistance,
  withDistrict,
  withoutFilters,
  withPage,
  withSalary,
  withSearch,
  withSort,
  withToggled,
} from './changeQuery.ts';
import { defaultSort } from './sortChoices.ts';
import { readQuery, writeQuery } from './vacancyQuery.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('removes a value that is chosen again', () => {
  const once = withToggled(read('filter_sectors=1'), 'filter_sectors', 4);
  expect(writeQuery(once)).toBe('filter_sectors=1,4');
  expect(writeQuery(withToggled(once, 'filter_sectors', 1))).toBe('filter_sectors=4');
});

test('resets to the first page on every change', () => {
  const third = read('search_string=cook&page=3');
  expect(withToggled(third, 'filter_districts', 1).page).toBe(1);
  expect(withSearch(third, 'baker').page).toBe(1);
  expect(withSort(third, 'salary.desc').page).toBe(1);
  expect(withoutFilters(third).page).toBe(1);
  expect(withPage(third, 4).page).toBe(4);
});

test('keeps search text and sort order when the filters are cleared', () => {
  const query = read('search_string=cook&filter_sectors=1&filter_languages=2,3&sort_by=salary');
  expect(countFilters(query)).toBe(3);
  expect(writeQuery(withoutFilters(query))).toBe('search_string=cook&sort_by=salary');
});

test('omits the default sort order from the URL', () => {
  expect(defaultSort(read('search_string=cook'))).toBe('relevance');
  expect(defaultSort(read(''))).toBe('date');
  expect(writeQuery(withSort(read('sort_by=salary&sort_order=asc'), 'date.desc'))).toBe('');
  expect(writeQuery(withSort(read('search_string=cook'), 'date.desc'))).toBe(
    'search_string=cook&sort_by=date',
  );
});

test('sorts by distance with a distance and drops both with the district', () => {
  const near = withDistance(read('filter_districts=406'), 10);
  expect(writeQuery(near)).toBe('filter_districts=406&within_km=10&sort_by=distance');
  expect(writeQuery(withDistance(near, undefined))).toBe('filter_districts=406');
  expect(writeQuery(withDistrict(near, null))).toBe('');
  expect(writeQuery(withToggled(near, 'filter_districts', 406))).toBe('');
  expect(writeQuery(withDistance(read('filter_districts=406&sort_by=salary'), 5))).toBe(
    'filter_districts=406&within_km=5&sort_by=salary',
  );
  expect(writeQuery(read('within_km=5&sort_by=distance'))).toBe('');
  expect(countFilters(near)).toBe(1);
});

test('drops the vacancies without a salary with the lowest salary', () => {
  const paid = read('salary=3000&salary_unstated=true');
  expect(writeQuery(paid)).toBe('salary=3000&salary_unstated=true');
  expect(countFilters(paid)).toBe(1);
  expect(writeQuery(withSalary(paid, undefined))).toBe('');
  expect(writeQuery(read('salary=2000000&salary_unstated=true'))).toBe('');
});

test('drops relevance without a search text', () => {
  expect(writeQuery(withSearch(read('search_string=cook&sort_by=relevance'), ''))).toBe('');
});

test('sets and removes the direction', () => {
  const lowest = withSort(read(''), 'salary.asc');
  expect(writeQuery(lowest)).toBe('sort_by=salary&sort_order=asc');
  expect(writeQuery(withSort(lowest, 'salary.desc'))).toBe('sort_by=salary');
  expect(writeQuery(withSort(read(''), 'date.asc'))).toBe('sort_by=date&sort_order=asc');
});
