/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'log': { name: string | number };
  'new': { count: number };
  'read': { time: string | number };
  'read.day': { time: string | number };
  'write': { name: string | number };
  'tooLong': { count: number; max: number };
  'empty.company': { name: string | number };
  'empty.applicant': { name: string | number };
  'closed.blocked.company': { name: string | number };
  'closed.blocked.applicant': { name: string | number };
  'closed.company_blocked': { name: string | number };
  'report.text': { name: string | number };
  'block.title': { name: string | number };
  'block.text': { name: string | number };
  'file.size': { kilobytes: number };
};
