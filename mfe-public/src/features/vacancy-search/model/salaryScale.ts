import { SALARY_STEPS, type VacancyPage } from '@cpa/shared/contracts';

export type Salaries = NonNullable<VacancyPage['salaries']>;
export type SalaryUnit = 'month' | 'hour';

/** Hours of a month of full-time work, by which the API converts wages. */
const HOURS_A_MONTH = 173.32;
const BARS = 20;

/** Converts florins a month to a unit. */
export function inUnit(florins: number, unit: SalaryUnit): number {
  return unit === 'hour' ? Math.round((florins / HOURS_A_MONTH) * 100) / 100 : florins;
}

/** Parses an amount in a unit to whole florins a month; undefined for none. Rounds down, so that its own wage is included. */
export function parseSalary(text: string, unit: SalaryUnit): number | undefined {
  const amount = Number(text.replace(',', '.'));
  const florins = Math.floor(unit === 'hour' ? amount * HOURS_A_MONTH : amount);
  return Number.isFinite(florins) && florins > 0 ? Math.min(florins, 1_000_000) : undefined;
}

export const totalStated = ({ steps }: Salaries): number => steps.reduce((sum, count) => sum + count, 0);

/** Counts the stated salaries from an amount on; null for an amount between two steps. */
export function countFrom({ steps }: Salaries, florins: number): number | null {
  const step = (florins - SALARY_STEPS.first) / SALARY_STEPS.size;
  if (step === 0 || !Number.isInteger(step) || step < 0 || step >= steps.length) return null;
  return steps.slice(step).reduce((sum, count) => sum + count, 0);
}

/** Returns the bars: the amount at their start, and their height as a share of the highest. */
export function barsOf({ steps }: Salaries): { from: number; height: number }[] {
  const perBar = Math.floor(steps.length / BARS);
  const counts = Array.from({ length: BARS }, (_, bar) =>
    steps
      .slice(bar * perBar, bar === BARS - 1 ? undefined : (bar + 1) * perBar)
      .reduce((sum, count) => sum + count, 0),
  );
  const highest = Math.max(1, ...counts);
  return counts.map((count, bar) => ({
    from: SALARY_STEPS.first + bar * perBar * SALARY_STEPS.size,
    height: count / highest,
  }));
}
