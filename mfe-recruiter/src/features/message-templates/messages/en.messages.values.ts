/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'missing': { placeholders: string | number };
};
