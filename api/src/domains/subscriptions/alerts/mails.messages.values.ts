/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'confirm.lead': { frequency: string };
  'confirm.frequency': { frequency: string };
  'digest.subject': { count: number; title: string | number; company: string | number };
  'digest.heading': { count: number };
  'digest.lead': { count: number; name: string | number };
  'digest.more': { count: string | number };
};
