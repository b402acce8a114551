import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { readOperatorEmails } from '../../accounts/operators/operators.repository.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { publishToMembers } from '../../companies/publishToMembers.ts';
import { assertNoCardNumbers } from '../order.rules.ts';
import { lockOrder, type OrderRow } from '../payment/settleOrder.repository.ts';
import { obstacleToRequest } from '../refundRequest.rules.ts';
import { refundAskedMail } from './refundRequests.mails.ts';
import {
  endRefundRequest,
  insertRefundRequest,
  readLatestStatus,
  readReceivedRequest,
  readRequestableOrder,
} from './refundRequests.repository.ts';

interface Deps {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
  /** Gets the mail when the site has no operator accounts. */
  contactEmail: string | undefined;
}

interface Asked {
  orderId: number;
  caller: { id: number; requestId: string };
  now: Date;
}

/**
 * Stores the request of an owner and mails the operators. A repeated call with the same reason changes nothing.
 * @throws DomainError 409 for an order that no refund can be requested for, 422 for a reason with a card number.
 */
export async function askForRefund(deps: Deps, asked: Asked & { reason: string }): Promise<void> {
  const { orderId, reason, caller, now } = asked;
  assertNoCardNumbers({ reason });
  const order = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    const state = await readRequestableOrder(trx, orderId);
    if (state.open_reason === reason) return undefined;
    const obstacle = obstacleToRequest(state, now);
    if (obstacle) throw obstacle;
    const request = { order_id: orderId, reason, requested_by: caller.id, requested_at: now };
    const id = await insertRefundRequest(trx, request);
    await audit(trx, 'order.refund_asked', asked);
    await mailOperators(trx, deps, id);
    return locked;
  });
  if (order) await publishRequest(deps, order);
}

/**
 * Withdraws the open request. A repeated call changes nothing.
 * @throws DomainError 404 when there is none, 409 once it was decided.
 */
export async function withdrawRefundRequest(deps: Omit<Deps, 'contactEmail'>, asked: Asked): Promise<void> {
  const { orderId, caller, now } = asked;
  const order = await deps.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    const end = { status: 'withdrawn', decided_by: caller.id, decided_at: now } as const;
    if (!(await endRefundRequest(trx, orderId, end))) {
      const latest = await readLatestStatus(trx, orderId);
      if (latest === 'withdrawn') return undefined;
      throw latest === undefined
        ? notFound('refund_request')
        : new DomainError(409, 'refund_request_decided');
    }
    await audit(trx, 'order.refund_request_withdrawn', asked);
    return locked;
  });
  if (order) await publishRequest(deps, order);
}

/** Lets the open pages of the company read the order again. */
export async function publishRequest(
  deps: Pick<Deps, 'db' | 'publishEvent'>,
  { id, company_id, payment_status }: OrderRow,
): Promise<void> {
  if (company_id === null) return;
  await publishToMembers(deps, [company_id], () => [['order-status', { order_id: id, payment_status }]]);
}

async function audit(db: Executor, action: string, { orderId, caller }: Asked): Promise<void> {
  await writeAudit(db, {
    accountId: caller.id,
    action,
    subject: String(orderId),
    requestId: caller.requestId,
  });
}

async function mailOperators(
  db: Executor,
  { siteUrl, contactEmail }: Deps,
  requestId: number,
): Promise<void> {
  const operators = await readOperatorEmails(db);
  if (operators.length === 0 && contactEmail !== undefined) operators.push(contactEmail);
  const request = await readReceivedRequest(db, requestId);
  const mail = refundAskedMail({ siteUrl, request });
  for (const recipient of operators) {
    await queueMail(db, recipient, mail, request.requested_by ? { email: request.requested_by.email } : {});
  }
}
