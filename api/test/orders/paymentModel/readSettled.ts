import { sql } from 'kysely';
import type { PaymentApp } from '../../support/openPaymentApp.ts';
import type { SettledOrder } from './findViolations.ts';

/** An order of the model. */
export interface ModelOrder {
  id: number;
  reference: string;
  payment_method: 'cxpay' | 'sentoo';
  transaction_id: string | null;
}

/** Lists the orders that the company placed after the given one, oldest first. */
export async function listOrders(
  { db }: PaymentApp,
  companyId: number,
  afterId: number,
): Promise<ModelOrder[]> {
  return await db
    .selectFrom('orders')
    .select(['id', 'reference', 'payment_method', 'transaction_id'])
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .execute();
}

/** Reads an order with its grants, and queries the provider's simulator for charges and refunds. */
export async function readSettled(portal: PaymentApp, order: ModelOrder): Promise<SettledOrder> {
  const stored = await portal.db
    .selectFrom('orders as o')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select([
      'o.id',
      'o.payment_status as status',
      'r.status as refund',
      'o.total',
      'o.invoice_number as invoice',
    ])
    .select(ledger(sql`coalesce(sum(l.change), 0)`).as('units'))
    .select(ledger(sql`count(*) filter (where l.reason = 'granted')`).as('grants'))
    .where('o.id', '=', order.id)
    .executeTakeFirstOrThrow();
  return {
    ...stored,
    ...(order.payment_method === 'cxpay' ? cardCharges(portal, order) : bankCharges(portal, order)),
  };
}

const ledger = (figure: ReturnType<typeof sql>) =>
  sql<number>`(
    select (${figure})::integer from order_items i
    join entitlements e on e.order_item_id = i.id join entitlement_ledger l on l.entitlement_id = e.id
    where i.order_id = o.id
  )`;

type Charges = Pick<SettledOrder, 'charges' | 'returns'>;

function cardCharges({ nmi }: PaymentApp, { reference }: ModelOrder): Charges {
  const taken = nmi.taken().filter((sale) => sale.reference === reference);
  return {
    charges: taken.map(({ amount }) => Math.round(Number(amount) * 100)),
    returns: nmi.returned().filter((sale) => sale.reference === reference).length,
  };
}

/** Also finds payments whose id the API never learned. */
function bankCharges({ sentoo }: PaymentApp, { id }: ModelOrder): Charges {
  const opened = [...sentoo.payments.values()].filter(({ returnUrl }) => returnUrl.includes(`order=${id}&`));
  const taken = opened.filter(({ state }) => state === 'success' || state === 'refunded');
  return {
    charges: taken.map(({ amount }) => amount),
    returns: taken.filter(({ state }) => state === 'refunded').length,
  };
}
