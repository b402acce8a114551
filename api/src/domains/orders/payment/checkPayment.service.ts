import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import type { Payments } from '../gateways/createPayments.ts';
import type { Found } from '../gateways/paymentPorts.ts';
import { afterCheck } from './paymentChecks.rules.ts';
import { postponeCheck, takeStatusCall, type DueOrder } from './paymentChecks.repository.ts';
import { settleOrder } from './settleOrder.service.ts';

export interface AskDeps {
  db: Database;
  payments: Payments;
  siteUrl: string;
  publishEvent: PublishEvent;
}

/**
 * Queries the gateway for the state of an order and applies the result; never charges. Leaves `keep` status calls of
 * the hour for webhooks.
 * @returns what the gateway reported.
 */
export async function queryGateway(
  { db, payments, siteUrl, publishEvent }: AskDeps,
  order: DueOrder,
  { now, keep }: { now: Date; keep: number },
): Promise<Found> {
  const found = await findPayment({ db, payments }, order, { now, keep });
  const { report, askAgainAt } = afterCheck(order, found, now);
  if (report) {
    const status = await settleOrder(db, order.id, report, { siteUrl, now, publishEvent });
    // The settlement has set the next check.
    if (status !== order.payment_status) return found;
  }
  if (askAgainAt !== undefined) await postponeCheck(db, order.id, askAgainAt);
  return found;
}

/** Queries the gateway for the state of an order without applying it. */
export async function findPayment(
  { db, payments }: Pick<AskDeps, 'db' | 'payments'>,
  { id, payment_method, reference, transaction_id }: DueOrder,
  { now, keep }: { now: Date; keep: number },
): Promise<Found> {
  if (payment_method === 'cxpay') {
    return (await payments.cards?.find(reference)) ?? { kind: 'unclear', reason: 'no gateway' };
  }
  // No payer was sent to a payment without a stored id.
  if (transaction_id === null) return { kind: 'none' };
  if (!payments.sentoo) return { kind: 'unclear', reason: 'no provider' };
  if (!(await takeStatusCall(db, id, now, keep))) return { kind: 'unclear', reason: 'asked ten times' };
  return await payments.sentoo.status(transaction_id);
}
