/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'greeting': { name: string | number };
  'changed.lead': { name: string | number };
  'verify.note': { time: string | number };
  'exists.next': { url: string | number };
  'response.mailSent': { email: string | number };
};
