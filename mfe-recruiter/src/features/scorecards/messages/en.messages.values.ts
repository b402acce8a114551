/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'outOf': { score: string | number };
};
