import type { SalaryInsight } from '@cpa/shared/contracts';

/** Returns a function that maps an amount to its position in percent, from 0 to the highest salary. */
export function salaryScale(
  insight: readonly Pick<SalaryInsight, 'max_month'>[],
): (amount: number) => number {
  const highest = Math.max(1, ...insight.map(({ max_month }) => max_month));
  return (amount) => Math.round((amount / highest) * 1000) / 10;
}
