/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'greeting': { name: string; person: string | number; text: string | number };
  'receipt.subject': { number: string | number; total: string | number };
  'refund.subject': { number: string | number };
  'refund.preheader': { total: string | number };
  'refused.subject': { id: string | number };
  'refused.text': { id: string | number };
  'answer.subject': { id: string | number };
  'answer.text': { id: string | number };
};
