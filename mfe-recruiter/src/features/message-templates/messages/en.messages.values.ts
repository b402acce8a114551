/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'missing': { placeholders: string | number };
  'filledTooLong': { count: number; max: number };
  'tooLong': { count: number; max: number };
};
