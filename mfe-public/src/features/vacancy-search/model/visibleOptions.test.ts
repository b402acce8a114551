import { visibleOptions } from './visibleOptions.ts';
import { readQuery } from './vacancyQuery.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Value ${index + 1}`,
    count: 1,
    key: 'filter_sectors' as const,
  }));
const ids = (count: number, chosen: number[]) => {
  const query = readQuery(new URLSearchParams({ filter_sectors: chosen.join(',') }));
  return visibleOptions(options(count), query).map(({ id }) => id);
};

test('shows the first five values and every chosen one', () => {
  expect(ids(18, [12, 2])).toEqual([1, 2, 3, 4, 5, 12]);
});

test('shows all values if only one would be hidden', () => {
  expect(ids(6, [])).toHaveLength(6);
  expect(ids(7, [])).toHaveLength(5);
});
