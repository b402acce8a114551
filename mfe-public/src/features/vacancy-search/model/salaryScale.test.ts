import { barsOf, countFrom, inUnit, parseSalary, totalStated } from './salaryScale.ts';

/** Ten vacancies at 2,000, four at 3,000 and one at 8,000 or more. */
const steps = Array.from({ length: 61 }, (_, step) => ({ 0: 10, 10: 4, 60: 1 })[step] ?? 0);
const salaries = { steps, unstated: 9 };

test('counts the salaries from a step on, and returns no count between two steps', () => {
  expect(totalStated(salaries)).toBe(15);
  expect([2100, 3000, 3100, 8000].map((florins) => countFrom(salaries, florins))).toEqual([5, 5, 1, 1]);
  // The first step has all lower salaries.
  expect([1500, 2000, 3050, 8100].map((florins) => countFrom(salaries, florins))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('draws twenty bars, as high as their share of the highest', () => {
  const bars = barsOf(salaries);
  expect(bars).toHaveLength(20);
  expect(bars[0]).toEqual({ from: 2000, height: 1 });
  expect(bars[3]).toEqual({ from: 2900, height: 0.4 });
  expect(bars[19]).toEqual({ from: 7700, height: 0.1 });
  expect(barsOf({ steps: steps.map(() => 0), unstated: 0 })[0]?.height).toBe(0);
});

test('converts between an hour and a month', () => {
  expect(parseSalary('3050', 'month')).toBe(3050);
  expect(parseSalary('17,50', 'hour')).toBe(3033);
  expect(inUnit(3033, 'hour')).toBe(17.5);
  for (const none of ['', '0', '-5', 'much']) expect(parseSalary(none, 'month')).toBeUndefined();
  expect(parseSalary('9e9', 'month')).toBe(1_000_000);
});
