/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'slow': { parts: string | number };
  'planned': { time: string | number };
  'unknownText': { time: string | number };
  'since': { time: string | number };
  'checked': { time: string | number };
  'minutes': { count: string | number };
  'was.slow': { parts: string | number };
  'was.down': { parts: string | number };
};
