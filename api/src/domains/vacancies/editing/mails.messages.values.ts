/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'notPublished.subject': { title: string | number };
  'notPublished.lead': { title: string | number; reason: string | number };
  'notPublished.history': { reason: string | number };
};
