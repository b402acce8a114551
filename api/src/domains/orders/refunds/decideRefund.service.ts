import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { lockOrder, type OrderRow, readBuyer } from '../payment/settleOrder.repository.ts';
import { publishRequest } from './askForRefund.service.ts';
import type { RefundDeps } from './attemptRefund.service.ts';
import { refundAnswerMail } from './refundRequests.mails.ts';
import { endRefundRequest, findRequestedOrder, readRequester } from './refundRequests.repository.ts';
import { readRefundStatus } from './refunds.repository.ts';
import { startRefund, storeRefund } from './requestRefund.service.ts';

interface Decision {
  /** ID of the request. */
  id: number;
  operator: { id: number; requestId: string };
  now: Date;
}

/**
 * Approves an open request and starts the refund of its order. The decision and the refund share one transaction, so
 * that a crash leaves both or none; the outcome at the provider is read from the order.
 * @throws DomainError 409 for a request that is no longer open, and for an order whose refund is in progress.
 */
export async function approveRefundRequest(deps: RefundDeps, decision: Decision): Promise<void> {
  const { now } = decision;
  const order = await deps.db.transaction().execute(async (trx) => {
    const { locked } = await decide(trx, decision, { status: 'approved' });
    const stored = await storeRefund(trx, { orderId: locked.id, operator: decision.operator, now });
    if (!stored) throw new DomainError(409, 'refund_in_progress');
    return stored;
  });
  await publishRequest(deps, order);
  await startRefund(deps, order, { now });
}

/**
 * Refuses an open request and mails the reason to the owner who asked.
 * @throws DomainError 409 for a request that is no longer open, and for an order whose refund is in progress.
 */
export async function refuseRefundRequest(
  { db, siteUrl, publishEvent }: Pick<RefundDeps, 'db' | 'siteUrl' | 'publishEvent'>,
  decision: Decision & { answer: string },
): Promise<void> {
  const { answer } = decision;
  const order = await db.transaction().execute(async (trx) => {
    const { locked, requestedBy } = await decide(trx, decision, { status: 'refused', answer });
    const {
      name,
      email,
      language: otherwise,
    } = (await readRequester(trx, requestedBy)) ?? (await readBuyer(trx, locked));
    if (email !== undefined) {
      const facts = { siteUrl, name, orderId: locked.id, answer };
      await queueLocalisedMail(trx, email, (language) => refundAnswerMail({ ...facts, language }), {
        otherwise,
      });
    }
    return locked;
  });
  await publishRequest({ db, publishEvent }, order);
}

/** Locks the order, ends the request, and writes the audit entry. */
async function decide(
  db: Executor,
  { id, operator, now }: Decision,
  outcome: { status: 'approved' | 'refused'; answer?: string },
): Promise<{ locked: OrderRow; requestedBy: number | null }> {
  const orderId = await findRequestedOrder(db, id);
  if (orderId === undefined) throw notFound('refund_request');
  const locked = await lockOrder(db, orderId);
  const ended = await endRefundRequest(
    db,
    orderId,
    { ...outcome, decided_by: operator.id, decided_at: now },
    id,
  );
  if (!ended) throw new DomainError(409, 'refund_request_decided');
  if ((await readRefundStatus(db, orderId)) === 'requested') throw new DomainError(409, 'refund_in_progress');
  await writeAudit(db, {
    accountId: operator.id,
    action: `order.refund_request_${outcome.status}`,
    subject: String(orderId),
    detail: { request: id },
    requestId: operator.requestId,
  });
  return { locked, requestedBy: ended.requested_by };
}
