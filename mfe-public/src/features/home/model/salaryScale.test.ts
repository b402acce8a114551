import { salaryScale } from './salaryScale.ts';

test('amounts have their place between nothing and the highest of all', () => {
  const placeOf = salaryScale([{ max_month: 400_000 }, { max_month: 800_000 }]);
  expect([0, 200_000, 800_000].map(placeOf)).toEqual([0, 25, 100]);
});

test('no salary at all divides nothing by nothing', () => {
  expect(salaryScale([])(0)).toBe(0);
});
