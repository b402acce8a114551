/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'confirm.subject': { company: string | number };
  'confirm.lead': { company: string | number };
  'confirm.note': { days: string | number };
};
