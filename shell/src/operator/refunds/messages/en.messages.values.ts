/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'open': { count: number };
  'order': { id: string | number };
  'paid.with': { day: string | number; method: string | number };
  'used.units': { count: number };
  'asked': { day: string | number };
  'approve.of': { id: string | number };
  'refuse.of': { id: string | number };
  'approve.title': { id: string | number };
  'approve.text': { total: string | number; company: string | number };
  'refuse.title': { id: string | number };
  'refuse.text': { name: string | number };
  'refuse.tooLong': { max: number; count: number };
  'done.refunded': { id: string | number };
  'done.requested': { id: string | number };
  'done.notRefunded': { id: string | number };
  'outcome.refused': { by: string | number; day: string | number };
  'outcome.closed': { day: string | number };
  'outcome.approved': { by: string | number; day: string | number };
};
