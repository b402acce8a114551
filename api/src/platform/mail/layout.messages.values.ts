/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'quote': { by: string | number };
};
