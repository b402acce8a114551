import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { publishPostings } from '../../companies/publishToMembers.ts';
import { lockCompany } from '../grants.repository.ts';
import { revokePackages } from '../grantPackages.service.ts';
import { lockOrder, type OrderRow } from '../payment/settleOrder.repository.ts';
import { attemptRefund, type RefundDeps } from './attemptRefund.service.ts';
import { assertRefundableByRecruiter } from './refund.rules.ts';
import {
  insertRefund,
  readRefundFacts,
  readRefundStatus,
  readRequestedRefund,
} from './refunds.repository.ts';

interface Person {
  id: number;
  requestId: string;
}

interface RefundRequest {
  orderId: number;
  /** Recruiter. Undefined: an operator, who may refund any paid order. */
  caller?: Person;
  /** Undefined: the command of the operator, which has no account. */
  operator?: Person;
  now: Date;
}

/**
 * Refunds a paid order. The request is stored, and the grants of the order are withdrawn, before the gateway is called,
 * so that a crash loses no refund and a repeated call makes no second one. A refund in progress is left to the job.
 * @throws DomainError 409 for an order that is not paid or, for recruiters, too old or used; 502 when the provider
 * refuses.
 */
export async function requestRefund(deps: RefundDeps, request: RefundRequest): Promise<void> {
  const order = await deps.db.transaction().execute(async (trx) => await storeRefund(trx, request));
  if (!order) return;
  const outcome = await startRefund(deps, order, request);
  if (outcome === 'refused') throw new DomainError(502, 'refund_refused');
}

/** Attempts a stored refund for the first time. Runs after the commit; the job repeats it after a crash. */
export async function startRefund(
  deps: RefundDeps,
  order: OrderRow,
  request: Pick<RefundRequest, 'caller' | 'now'>,
): Promise<Awaited<ReturnType<typeof attemptRefund>>> {
  if (order.company_id !== null) await publishPostings(deps, [order.company_id]);
  const refund = await readRequestedRefund(deps.db, order.id);
  return refund ? await attemptRefund(deps, refund, request) : 'requested';
}

/**
 * Stores a refund and withdraws the grants of its order, in a transaction of the caller.
 * @returns undefined when the order is refunded or its refund is in progress.
 */
export async function storeRefund(
  db: Executor,
  { orderId, caller, operator, now }: RefundRequest,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(db, orderId);
  if (order.payment_status === 'refunded' || (await readRefundStatus(db, orderId)) === 'requested')
    return undefined;
  if (order.payment_status !== 'paid') {
    throw new DomainError(409, 'nothing_to_refund');
  }
  if (order.company_id !== null) await lockCompany(db, order.company_id);
  if (caller) assertRefundableByRecruiter(await readRefundFacts(db, orderId), now);
  const by = caller ?? operator;
  await insertRefund(db, { orderId, by: by?.id ?? null, now });
  await revokePackages(db, order);
  await writeAudit(db, {
    accountId: by?.id ?? null,
    action: 'order.refund_requested',
    subject: String(orderId),
    detail: { total: order.total, currency: order.currency, method: order.payment_method },
    ...(by && { requestId: by.requestId }),
  });
  return order;
}
