import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { type AskDeps, queryGateway } from './checkPayment.service.ts';
import { assertCanCancel } from './cancelPayment.rules.ts';
import { findOwn } from './paymentChecks.repository.ts';
import { settleOrder } from './settleOrder.service.ts';

/** Time in which a payment that the buyer cancelled here may still arrive from the bank. */
const LATE_MS = 60_000;

/**
 * Cancels a payment by bank that waits for the payer. A payment that the bank has already taken counts as paid.
 * @throws DomainError 404, 403 for a viewer, and 409 for a card payment and while the outcome is unknown.
 */
export async function cancelPayment(
  deps: AskDeps,
  { caller, orderId, now }: { caller: { id: number; requestId: string }; orderId: number; now: Date },
): Promise<void> {
  const order = await findOwn(deps.db, caller.id, orderId);
  if (!order) throw notFound('order');
  assertWriter(order.membership);
  if (order.payment_status !== 'pending') return;
  if (order.payment_method !== 'sentoo') throw new DomainError(409, 'card_payment_pending');
  const found = await queryGateway(deps, order, { now, keep: 0 });
  // The query may have settled the order.
  if ((await findOwn(deps.db, caller.id, orderId))?.payment_status !== 'pending') return;
  assertCanCancel(order, found);
  const { siteUrl, publishEvent } = deps;
  const context = { siteUrl, now, publishEvent, caller };
  const checkAgainAt = new Date((order.expires_at ?? now).getTime() + LATE_MS);
  await settleOrder(
    deps.db,
    order.id,
    { status: 'cancelled', failure: 'cancelled_by_buyer', checkAgainAt },
    context,
  );
}
