/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'summary': { title: string | number; other: string | number };
  'summaryUnnamed': { title: string | number };
};
