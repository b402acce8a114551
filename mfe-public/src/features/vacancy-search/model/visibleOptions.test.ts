import { visibleOptions } from './visibleOptions.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Value ${index + 1}`, count: 1 }));
const ids = (count: number, chosen: number[]) => visibleOptions(options(count), chosen).map(({ id }) => id);

test('shows the first six values and every chosen one', () => {
  expect(ids(18, [12, 2])).toEqual([1, 2, 3, 4, 5, 6, 12]);
});

test('shows all values if only one would be hidden', () => {
  expect(ids(7, [])).toHaveLength(7);
  expect(ids(8, [])).toHaveLength(6);
});
