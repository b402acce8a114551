/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'open': { count: number };
};
