/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'salary.hour': { amount: string | number };
  'salary.month': { amount: string | number };
  'salary.year': { amount: string | number };
};
