/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'bell.unread': { count: number };
  'bell.announced': { count: number };
  'list.stale': { time: string | number };
};
