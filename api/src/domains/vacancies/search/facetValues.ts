/** Values counted beside the options: a stated salary, and the age. */
export const SALARY_STATED = { value: 701, name: 'Salary stated' };
export const AGES = [
  { value: 711, days: 1, name: 'Last 24 hours' },
  { value: 712, days: 3, name: 'Last 3 days' },
  { value: 713, days: 7, name: 'Last 7 days' },
  { value: 714, days: 30, name: 'Last 30 days' },
];
