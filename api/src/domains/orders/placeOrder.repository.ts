import type { Insertable, Selectable } from 'kysely';
import type { OrdersTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { StoredKey } from './idempotency.ts';
import type { OrderedItem, Sold } from './order.rules.ts';

const COLUMNS = [
  'id',
  'reference',
  'total',
  'currency',
  'payment_method',
  'payment_status',
  'transaction_id',
  'payment_url',
  'payment_qr_code',
  'failure',
  'request_hash',
  'answered_at',
  'created_at',
] as const;

export type PlacedOrder = Pick<Selectable<OrdersTable>, (typeof COLUMNS)[number]>;

export async function findByKey(
  db: Executor,
  accountId: number,
  key: StoredKey,
): Promise<PlacedOrder | undefined> {
  return await db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('idempotency_key', 'in', key)
    .executeTakeFirst();
}

export async function readPlaced(db: Executor, id: number): Promise<PlacedOrder> {
  return await db.selectFrom('orders').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Finds a card order of the company with the same total and an unknown payment status. */
export async function findUnsettled(
  db: Executor,
  companyId: number,
  total: number,
  exceptKey: StoredKey,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('total', '=', total)
    .where('payment_method', '=', 'cxpay')
    .where('payment_status', '=', 'pending')
    .where('idempotency_key', 'not in', exceptKey)
    .executeTakeFirst();
  return row?.id;
}

/** @returns undefined when the account has used the key before. */
export async function insertOrder(
  db: Executor,
  order: Insertable<OrdersTable>,
  items: OrderedItem[],
): Promise<PlacedOrder | undefined> {
  const placed = await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!placed) return undefined;
  const rows = items.map(({ template, plan, ...item }) => ({
    ...item,
    order_id: placed.id,
    template: JSON.stringify(template),
    plan: JSON.stringify(plan),
  }));
  await db.insertInto('order_items').values(rows).execute();
  return placed;
}

export async function packagesOnSale(db: Executor): Promise<Sold[]> {
  return await db
    .selectFrom('packages')
    .select(['id', 'name', 'price', 'currency', 'vacancies', 'quickbooks_id', 'templates', 'sponsored'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();
}

/** Lists the companies that the recruiter can buy for. */
export async function companiesOf(db: Executor, recruiterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', recruiterId)
    .where('membership', '!=', 'viewer')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Reads what receipts say of a company. An order stores it, so that its receipt never changes. */
export async function readCompanyOnReceipt(db: Executor, id: number): Promise<Record<string, string>> {
  const { name, legal_name, registration_number, tax_number } = await db
    .selectFrom('companies')
    .select(['name', 'legal_name', 'registration_number', 'tax_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    company: legal_name ?? name,
    ...(registration_number !== null && { registration_number }),
    ...(tax_number !== null && { tax_number }),
  };
}

/** Reads those of the vacancies that belong to the company. */
export async function vacanciesOf(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<{ id: number; title: string; sponsored_until: Date | null }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'sponsored_until'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}
