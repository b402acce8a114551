import type { Order, OrderMonth } from '@cpa/shared/contracts';
import { sql, type Selectable } from 'kysely';
import type { OrderItemsTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { StoredKey } from './idempotency.ts';
import { isUnused } from './grants.repository.ts';
import { obstacleToRequest, refundableUntil } from './refundRequest.rules.ts';

export const PER_PAGE = 20;

/** Lists orders of the recruiter's companies, newest first. */
export async function readOrders(
  db: Executor,
  recruiterId: number,
  page: number,
): Promise<{ orders: Order[]; total: number }> {
  const rows = await selectOwn(db, recruiterId)
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  const orders = await toOrders(db, rows);
  return { orders, total: rows[0]?.count ?? (page > 1 ? await countOwn(db, recruiterId) : 0) };
}

/** Undefined: no order of the recruiter's companies. */
export async function readOrder(db: Executor, recruiterId: number, id: number): Promise<Order | undefined> {
  const row = await selectOwn(db, recruiterId).where('o.id', '=', id).executeTakeFirst();
  return row && toOrder(row, await readItems(db, [id]));
}

/** Finds the order that this account placed with an idempotency key. */
export async function findCheckout(
  db: Executor,
  accountId: number,
  key: StoredKey,
): Promise<Order | undefined> {
  const row = await selectOwn(db, accountId)
    .where('o.account_id', '=', accountId)
    .where('o.idempotency_key', 'in', key)
    .executeTakeFirst();
  return row && toOrder(row, await readItems(db, [row.id]));
}

/** Reads the buyer for the receipt. */
export async function readBilling(db: Executor, id: number): Promise<Record<string, string>> {
  const { billing } = await db
    .selectFrom('orders')
    .select('billing')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return billing;
}

/** Counts the receipts and credit notes of a company by the month in Aruba in which they were issued. */
export async function countDocuments(db: Executor, companyId: number): Promise<OrderMonth[]> {
  const { rows } = await sql<OrderMonth>`
    select to_char(at at time zone 'America/Aruba', 'YYYY-MM') as month,
      sum(receipts)::int as receipts, sum(credit_notes)::int as credit_notes
    from (
      select coalesce(paid_at, created_at) as at, 1 as receipts, 0 as credit_notes from orders
      where company_id = ${companyId} and invoice_number is not null
      union all
      select r.done_at, 0, 1 from refunds r join orders o on o.id = r.order_id
      where o.company_id = ${companyId} and r.credit_note_number is not null and r.done_at is not null
    ) as documents
    group by month
  `.execute(db);
  return rows;
}

/** Reads the orders of a company for which a receipt or credit note was issued in a time. */
export async function readInvoicedOrders(
  db: Executor,
  recruiterId: number,
  { companyId, from, to }: { companyId: number; from: Date; to: Date },
): Promise<{ order: Order; billing: Record<string, string> }[]> {
  const rows = await selectOwn(db, recruiterId)
    .where('o.company_id', '=', companyId)
    .where('o.invoice_number', 'is not', null)
    .where((each) =>
      each.or([
        each.between(each.fn.coalesce('o.paid_at', 'o.created_at'), each.val(from), each.val(to)),
        each.between('r.done_at', each.val(from), each.val(to)),
      ]),
    )
    .execute();
  const orders = await toOrders(db, rows);
  return orders.map((order, index) => ({ order, billing: rows[index]!.billing }));
}

function selectOwn(db: Executor, recruiterId: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('memberships as m', 'm.company_id', 'o.company_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.payment_status', 'o.payment_method', 'o.transaction_id', 'o.total', 'o.currency'])
    .select(['o.payment_url', 'o.payment_qr_code', 'o.card_brand', 'o.card_last_four', 'o.invoice_number'])
    .select(['o.created_at', 'o.paid_at', 'c.id as company_id', 'c.name as company_name'])
    .select(['o.expires_at', 'o.rejected_at', 'o.failure', 'o.billing', 'm.membership'])
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['r.status as refund_status', 'r.requested_at', 'r.done_at', 'r.credit_note_number'])
    .select(isUnused.as('is_unused'))
    .leftJoinLateral(
      (requests) =>
        requests
          .selectFrom('refund_requests as latest')
          .select(['latest.status as request_status', 'latest.reason', 'latest.answer'])
          .select(['latest.requested_at as asked_at', 'latest.decided_at'])
          .select(sql<number>`(count(*) over ())::int`.as('requests'))
          .whereRef('latest.order_id', '=', 'o.id')
          .orderBy('latest.id', 'desc')
          .limit(1)
          .as('q'),
      (join) => join.onTrue(),
    )
    .select(['q.request_status', 'q.reason', 'q.asked_at', 'q.decided_at'])
    .select(['q.answer', (each) => each.fn.coalesce('q.requests', each.lit(0)).as('requests')])
    .where('m.account_id', '=', recruiterId);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

async function countOwn(db: Executor, recruiterId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders as o')
    .innerJoin('memberships as m', 'm.company_id', 'o.company_id')
    .select(db.fn.countAll<number>().as('count'))
    .where('m.account_id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  return count;
}

async function readItems(db: Executor, orderIds: number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom('order_items as i')
    .innerJoin('packages as p', 'p.id', 'i.package_id')
    .leftJoin('vacancies as v', 'v.id', 'i.vacancy_id')
    .selectAll('i')
    .select(['p.duration_days', 'p.sponsored', 'v.title as vacancy_title'])
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.id')
    .execute();
}

type ItemRow = Selectable<OrderItemsTable> & {
  duration_days: number;
  sponsored: boolean;
  vacancy_title: string | null;
};

async function toOrders(db: Executor, rows: OwnRow[]): Promise<Order[]> {
  const items = await readItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toOrder(
      row,
      items.filter(({ order_id }) => order_id === row.id),
    ),
  );
}

function toOrder(row: OwnRow, items: ItemRow[]): Order {
  const { id, payment_status, payment_method, total, currency, invoice_number, paid_at } = row;
  const { payment_url, payment_qr_code, card_brand, card_last_four } = row;
  const isPending = payment_status === 'pending' && payment_url !== null && payment_qr_code !== null;
  return {
    payment_status,
    payment_method,
    id,
    transaction: row.transaction_id,
    company: { id: row.company_id, name: row.company_name },
    items: items.map(toItem),
    total,
    currency,
    links: isPending ? { payment_url, payment_qr_code } : null,
    card:
      card_brand !== null && card_last_four !== null
        ? { brand: card_brand, last_four: card_last_four }
        : null,
    invoice_number,
    receipt: invoice_number === null ? null : `/recruiter/orders/${id}/receipt`,
    created_at: row.created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    refund: toRefund(row),
    ...toRefundable(row),
    expires_at: row.expires_at?.toISOString() ?? null,
    rejected_at: row.rejected_at?.toISOString() ?? null,
    failure: row.failure,
    billing: toBilling(row.billing),
  };
}

function toRefund({ id, refund_status, ...row }: OwnRow): Order['refund'] {
  const { requested_at, done_at, credit_note_number } = row;
  if (refund_status === null || requested_at === null) return null;
  return {
    status: refund_status,
    requested_at: requested_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    credit_note_number,
    credit_note: credit_note_number === null ? null : `/recruiter/orders/${id}/credit-note`,
  };
}

/** What owners can do; other members can do nothing and read no request. */
function toRefundable(
  row: OwnRow,
): Pick<Order, 'refundable_until' | 'can_request_refund' | 'refund_request'> {
  if (row.membership !== 'owner') {
    return { refundable_until: null, can_request_refund: false, refund_request: null };
  }
  const now = new Date();
  return {
    refundable_until: refundableUntil(row, now)?.toISOString() ?? null,
    can_request_refund: obstacleToRequest(row, now) === undefined,
    refund_request: toRefundRequest(row),
  };
}

function toRefundRequest({ request_status, reason, asked_at, decided_at, answer }: OwnRow) {
  if (request_status === null || reason === null || asked_at === null) return null;
  return {
    status: request_status,
    reason,
    requested_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    answer,
  };
}

function toBilling(billing: Record<string, string>): Order['billing'] {
  const join = (separator: string, names: string[]) =>
    names
      .map((name) => billing[name])
      .filter(Boolean)
      .join(separator);
  return {
    name: join(' ', ['firstname', 'lastname']),
    email: billing['email'] ?? '',
    address: join(', ', ['address', 'locality']),
    ...pick(billing, ['company', 'registration_number', 'tax_number']),
  };
}

const pick = (billing: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (billing[name] ? [[name, billing[name]]] : [])));

function toItem(item: ItemRow): Order['items'][number] {
  const { package_id, title, price, vacancies, start_date, vacancy_id } = item;
  return {
    package_id,
    title,
    price,
    vacancies,
    start_date,
    template: item.template?.template ?? null,
    customTemplate: item.template?.customTemplate ?? null,
    plan: item.plan,
    vacancy_id,
    vacancy:
      vacancy_id === null || item.vacancy_title === null
        ? null
        : { id: vacancy_id, title: item.vacancy_title },
    duration_days: item.duration_days,
    sponsored: item.sponsored,
  };
}
