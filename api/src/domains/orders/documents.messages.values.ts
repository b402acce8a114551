/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'receipt': { number: string | number };
  'creditNote': { number: string | number };
  'month': { month: string | number };
  'paidOn': { day: string | number; id: string | number };
  'paidWith': { method: string; brand: string | number; digits: string | number };
  'refundedBy': { number: string | number };
  'refundedOn': { day: string | number; id: string | number };
  'creditFor': { method: string; number: string | number; brand: string | number; digits: string | number };
  'registration': { number: string | number };
  'taxNumber': { number: string | number };
  'postings': { item: string | number; count: number };
  'rate': { dollars: string | number; florins: string | number };
};
