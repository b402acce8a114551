/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'mentions.count': { count: number };
};
