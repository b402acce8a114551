import type { PaymentStatus } from '@cpa/shared/contracts';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import type { Found, RefundOutcome, SaleOutcome } from '../paymentPorts.ts';

/** Parses `transact.php`: `response` 1 is approved, 2 declined, 3 an error. */
export function readSale(text: string): SaleOutcome {
  const answer = new URLSearchParams(text);
  const transaction = answer.get('transactionid') ?? '';
  const code = answer.get('response_code') ?? '';
  switch (answer.get('response')) {
    case '1':
      return transaction === ''
        ? { kind: 'unclear', reason: 'approved without an id' }
        : { kind: 'approved', transaction };
    case '2':
      return { kind: 'declined', transaction: transaction || null, reason: `declined ${code}` };
    case '3':
      // Duplicate: the gateway has the order, so query whether it captured the money.
      return isDuplicate(answer)
        ? { kind: 'unclear', reason: 'taken for a duplicate' }
        : { kind: 'refused', reason: `refused ${code}` };
    default:
      return { kind: 'unclear', reason: 'an answer that cannot be read' };
  }
}

/** Parses the response to `type=refund` and `type=void`. */
export function readRefund(text: string): RefundOutcome {
  const answer = new URLSearchParams(text);
  const code = answer.get('response_code') ?? '';
  switch (answer.get('response')) {
    case '1':
      return { kind: 'refunded' };
    case '2':
      return { kind: 'refused', reason: `refused ${code}` };
    case '3':
      // Duplicate: the gateway has the refund, so query whether it returned the money.
      return isDuplicate(answer)
        ? { kind: 'unclear', reason: 'taken for a duplicate' }
        : { kind: 'refused', reason: `refused ${code}` };
    default:
      return { kind: 'unclear', reason: 'an answer that cannot be read' };
  }
}

const isDuplicate = (answer: URLSearchParams): boolean => /duplicate/i.test(answer.get('responsetext') ?? '');

const text = z.optional(z.union([z.string(), z.literal('')]));
const transactionSchema = z.object({
  transaction_id: z.string(),
  order_id: text,
  condition: text,
  action: z.array(z.object({ action_type: text, amount: text, success: text })),
});
const documentSchema = z.object({
  nm_response: z.union([
    z.object({ transaction: z.optional(z.array(transactionSchema)), error_response: text }),
    z.literal(''),
  ]),
});

const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'transaction' || name === 'action',
});

/** Parses `query.php`. The attempt that captured money wins among several of one order. */
export function readFound(xml: string, reference: string): Found {
  const parsed = z.safeParse(documentSchema, parse(xml));
  if (!parsed.success) return { kind: 'unclear', reason: 'an answer that cannot be read' };
  const { nm_response } = parsed.data;
  if (nm_response === '') return { kind: 'none' };
  if (nm_response.error_response) return { kind: 'unclear', reason: 'the question was refused' };
  const known = (nm_response.transaction ?? [])
    .filter(({ order_id }) => order_id === reference)
    .map(statusOf);
  return known.find(({ status }) => status === 'paid') ?? known[0] ?? { kind: 'none' };
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}

function statusOf({
  transaction_id: transaction,
  condition,
  action,
}: z.infer<typeof transactionSchema>): Extract<Found, { kind: 'known' }> {
  const done = action.filter(({ success }) => success === '1');
  const sale = done.find(({ action_type }) => action_type === 'sale');
  const amount = sale?.amount === undefined ? null : Math.round(Number(sale.amount) * 100);
  const refunded = done
    .filter(({ action_type }) => action_type === 'refund')
    .reduce((sum, refund) => sum + Math.abs(Math.round(Number(refund.amount) * 100)), 0);
  const isVoid = sale !== undefined && done.some(({ action_type }) => action_type === 'void');
  // A partial refund leaves the order paid.
  const isRefunded = isVoid || (refunded > 0 && refunded >= (amount ?? 0));
  const status = isRefunded ? 'refunded' : (CONDITIONS[condition ?? ''] ?? 'pending');
  return { kind: 'known', status, transaction, amount, ...(condition && { state: condition }) };
}

/** Condition of a sale that the gateway has not settled with the bank yet. */
export const UNSETTLED = 'pendingsettlement';

const CONDITIONS: Record<string, PaymentStatus> = {
  pendingsettlement: 'paid',
  complete: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
};
