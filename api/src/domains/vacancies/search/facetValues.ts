import { SALARY_STEPS } from '@cpa/shared/contracts';

/** Values counted beside the options: a stated salary, and the age. */
export const SALARY_STATED = { value: 701, name: 'Salary stated' };
/** Value of the first step of salaries. */
export const FIRST_SALARY = 800;
export const LAST_SALARY = FIRST_SALARY + (SALARY_STEPS.last - SALARY_STEPS.first) / SALARY_STEPS.size;

/** Returns the value of the step that a salary in florins a month reaches. */
export function salaryValueOf(florins: number): number {
  const step = Math.floor((florins - SALARY_STEPS.first) / SALARY_STEPS.size);
  return FIRST_SALARY + Math.min(LAST_SALARY - FIRST_SALARY, Math.max(0, step));
}

export const AGES = [
  { value: 711, days: 1, name: 'Last 24 hours' },
  { value: 712, days: 3, name: 'Last 3 days' },
  { value: 713, days: 7, name: 'Last 7 days' },
  { value: 714, days: 30, name: 'Last 30 days' },
];
