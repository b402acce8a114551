/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'work.text': { max: string | number };
  'team.text': { max: string | number };
};
