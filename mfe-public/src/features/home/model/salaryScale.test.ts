import { salaryScale } from './salaryScale.ts';

test('maps amounts to percentages of the highest salary', () => {
  const positionOf = salaryScale([{ max_month: 400_000 }, { max_month: 800_000 }]);
  expect([0, 200_000, 800_000].map(positionOf)).toEqual([0, 25, 100]);
});

test('returns 0 when there are no salaries', () => {
  expect(salaryScale([])(0)).toBe(0);
});
