/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'search': { search: string | number };
  'vacancy': { title: string | number; company: string | number };
};
