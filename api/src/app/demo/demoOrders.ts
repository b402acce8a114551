import { DEMO_ACCOUNTS, type PaymentMethod, type PaymentStatus } from '@cpa/shared/contracts';
import type { Executor } from '../../platform/database/executor.ts';
import { nextInvoiceNumber } from '../../domains/orders/invoiceNumbers.repository.ts';
import type { DemoClock } from './demoClock.ts';

/** Paid orders are granted. */
export interface PaidItems {
  team: number[];
  sponsorship: number;
}

interface DemoOrder {
  title: string;
  package_id: number;
  price: number;
  vacancies: number;
  /** Default: 1. */
  quantity?: number;
  method: PaymentMethod;
  status: PaymentStatus;
  hoursAgo: number;
  failure?: string;
}

/** Ids of the demo recruiter's company and account in `demoPeople` and `demoCompanies`. */
const OWN = { account_id: 1, company_id: 1 };
const TEAM = { title: 'Team', package_id: 2, price: 19_900, vacancies: 5 };
const SPONSORSHIP = { title: 'Sponsorship', package_id: 13, price: 3500, vacancies: 0 };
const STARTER = { title: 'Starter', package_id: 1, price: 4900, vacancies: 1 };
const SEASON = { title: 'Season', package_id: 3, price: 34_900, vacancies: 12 };

const ORDERS: DemoOrder[] = [
  { ...STARTER, method: 'sentoo', status: 'expired', hoursAgo: 24 * 61 },
  // Twice, and before any vacancy of the company was published.
  { ...TEAM, quantity: 2, method: 'cxpay', status: 'paid', hoursAgo: 24 * 60.5 },
  { ...SPONSORSHIP, method: 'sentoo', status: 'paid', hoursAgo: 24 * 12 },
  { ...SEASON, method: 'cxpay', status: 'failed', hoursAgo: 24 * 5, failure: 'declined' },
  { ...STARTER, method: 'sentoo', status: 'pending', hoursAgo: 2 },
];

/** Creates orders of the demo company in several states. No gateway knows the pending one. */
export async function loadDemoOrders(db: Executor, clock: DemoClock): Promise<PaidItems> {
  const paid = new Map<string, number[]>();
  for (const [place, order] of ORDERS.entries()) {
    const itemIds = await insert(db, order, place, clock.hoursAgo(order.hoursAgo));
    if (order.status === 'paid') paid.set(order.title, itemIds);
  }
  return { team: paid.get('Team')!, sponsorship: paid.get('Sponsorship')![0]! };
}

async function insert(
  db: Executor,
  { method, status, failure, package_id, title, price, vacancies, quantity = 1 }: DemoOrder,
  place: number,
  at: Date,
): Promise<number[]> {
  const isPaid = status === 'paid';
  const { id } = await db
    .insertInto('orders')
    .values({
      ...OWN,
      total: price * quantity,
      currency: 'USD',
      payment_method: method,
      payment_status: status,
      idempotency_key: `demo-order-${String(place + 1).padStart(8, '0')}`,
      request_hash: Buffer.alloc(32),
      transaction_id: `demo-${place + 1}`,
      ...(method === 'cxpay' && { card_brand: 'Visa', card_last_four: '1111' }),
      billing: JSON.stringify(BILLING),
      failure: failure ?? null,
      created_at: at,
      updated_at: at,
      answered_at: at,
      ...(isPaid && { paid_at: at, invoice_number: await nextInvoiceNumber(db, at) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { order_id: id, package_id, title, price, vacancies };
  const items = await db
    .insertInto('order_items')
    .values(Array.from({ length: quantity }, () => item))
    .returning('id')
    .execute();
  const detail = JSON.stringify({ demo: true });
  await db.insertInto('payment_events').values({ order_id: id, at, status, detail }).execute();
  return items.map((each) => each.id);
}

const BILLING = {
  firstname: 'Noelia',
  lastname: 'Thode-Vries',
  address: 'Caya Grandi 14',
  locality: 'San Nicolas',
  country: 'AW',
  email: DEMO_ACCOUNTS.recruiter.email,
};
