import type { ReceivedRefundRequest, RefundRequest } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isUnused, usedUnits } from '../grants.repository.ts';
import type { RequestableOrder } from '../refundRequest.rules.ts';

/** Reads what decides about a new request. Lock the order first, so that nothing changes it. */
export async function readRequestableOrder(
  db: Executor,
  orderId: number,
): Promise<RequestableOrder & { open_reason: string | null }> {
  return await db
    .selectFrom('orders as o')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .leftJoin('refund_requests as q', (join) =>
      join.onRef('q.order_id', '=', 'o.id').on('q.status', '=', 'open'),
    )
    .select(['o.payment_status', 'o.paid_at', 'r.status as refund_status', isUnused.as('is_unused')])
    .select(['q.status as request_status', 'q.reason as open_reason'])
    .select(sql<number>`(select count(*)::int from refund_requests where order_id = o.id)`.as('requests'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function insertRefundRequest(
  db: Executor,
  request: { order_id: number; reason: string; requested_by: number; requested_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('refund_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Decision {
  status: Exclude<RefundRequest['status'], 'open'>;
  decided_by: number | null;
  decided_at: Date;
  answer?: string;
}

/**
 * Ends the open request of an order. Lock the order first, so that one of two callers ends it.
 * @returns undefined when none is open, or another one than `id`.
 */
export async function endRefundRequest(
  db: Executor,
  orderId: number,
  decision: Decision,
  id?: number,
): Promise<{ id: number; requested_by: number | null } | undefined> {
  return await db
    .updateTable('refund_requests')
    .set(decision)
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .returning(['id', 'requested_by'])
    .executeTakeFirst();
}

/** Returns the status of the latest request for an order. */
export async function readLatestStatus(
  db: Executor,
  orderId: number,
): Promise<RefundRequest['status'] | undefined> {
  const latest = db.selectFrom('refund_requests').select('status').where('order_id', '=', orderId);
  return (await latest.orderBy('id', 'desc').executeTakeFirst())?.status;
}

/** Returns the order that a request is for. */
export async function findRequestedOrder(db: Executor, id: number): Promise<number | undefined> {
  const request = db.selectFrom('refund_requests').select('order_id').where('id', '=', id);
  return (await request.executeTakeFirst())?.order_id;
}

/** Reads the account that asked, which gets the answer; undefined after it was deleted. */
export async function readRequester(db: Executor, accountId: number | null) {
  if (accountId === null) return undefined;
  const account = db.selectFrom('accounts').select(['name', 'email', 'language']).where('id', '=', accountId);
  return await account.executeTakeFirst();
}

/** Decided requests that the operator's page lists. */
const DECIDED = 30;

export async function readOpenRequests(db: Executor): Promise<ReceivedRefundRequest[]> {
  return (await selectReceived(db).where('q.status', '=', 'open').orderBy('q.id').execute()).map(toReceived);
}

/** Reads the requests that an operator decided last, or that were closed by a refund. */
export async function readDecidedRequests(db: Executor): Promise<ReceivedRefundRequest[]> {
  const rows = await selectReceived(db)
    .where('q.status', 'in', ['approved', 'refused', 'closed'])
    .orderBy('q.decided_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(DECIDED)
    .execute();
  return rows.map(toReceived);
}

export async function readReceivedRequest(db: Executor, id: number): Promise<ReceivedRefundRequest> {
  return toReceived(await selectReceived(db).where('q.id', '=', id).executeTakeFirstOrThrow());
}

function selectReceived(db: Executor) {
  return db
    .selectFrom('refund_requests as q')
    .innerJoin('orders as o', 'o.id', 'q.order_id')
    .leftJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('accounts as a', 'a.id', 'q.requested_by')
    .leftJoin('accounts as d', 'd.id', 'q.decided_by')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['q.id', 'q.status', 'q.reason', 'q.requested_at', 'q.decided_at', 'q.answer'])
    .select(['a.name', 'a.email', 'd.name as decided_by', 'c.name as company', 'r.status as refund'])
    .select(['o.id as order_id', 'o.payment_status', 'o.payment_method', 'o.total', 'o.currency'])
    .select(['o.paid_at', 'o.invoice_number'])
    .select([
      sql<string[]>`(select array_agg(i.title order by i.id) from order_items i where i.order_id = o.id)`.as(
        'packages',
      ),
      usedUnits.as('used_units'),
    ]);
}

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number];

function toReceived(row: ReceivedRow): ReceivedRefundRequest {
  const { id, status, reason, answer, name, email, decided_by, company } = row;
  const { payment_status, payment_method, total, currency, invoice_number, used_units, refund } = row;
  return {
    id,
    status,
    reason,
    answer,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    requested_by: name === null || email === null ? null : { name, email },
    decided_by,
    company,
    order: {
      id: row.order_id,
      payment_status,
      payment_method,
      total,
      currency,
      paid_at: row.paid_at?.toISOString() ?? null,
      invoice_number,
      packages: row.packages ?? [],
      used_units,
      refund,
    },
  };
}
