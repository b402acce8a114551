import type { SalaryInsight } from '@cpa/shared/contracts';

/** One scale for all of them: gives the place of an amount, in percent from nothing to the highest. */
export function salaryScale(
  insight: readonly Pick<SalaryInsight, 'max_month'>[],
): (amount: number) => number {
  const highest = Math.max(1, ...insight.map(({ max_month }) => max_month));
  return (amount) => Math.round((amount / highest) * 1000) / 10;
}
