/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'name': { name: string | number };
  'copied': { day: string | number };
  'uploaded': { value: string | number };
  'saved': { value: string | number };
  'hidden': { value: string | number };
  'frequency': { value: string | number };
  'created': { value: string | number };
  'report': { reason: string | number };
  'sent': { value: string | number };
  'ended': { value: string | number };
  'email': { value: string | number };
  'verified': { value: string };
  'since': { value: string | number };
  'newsletter': { value: string };
  'phone': { value: string | number };
  'district': { value: string | number };
  'education': { value: string | number };
  'languages': { value: string | number };
  'skills': { value: string | number };
  'period': { from: string | number; to: string | number };
  'periodOpen': { from: string | number };
  'shared': { value: string | number };
  'applied': { value: string | number };
  'withdrawal': { value: string | number };
  'answer': { value: string | number };
  'interview': { value: string | number };
};
