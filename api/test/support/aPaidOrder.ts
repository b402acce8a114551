import type { TestApp } from './openTestApp.ts';

/** Inserts an order that was paid by card in January, without items and unknown to the gateway. */
export async function aPaidOrder(
  { db }: TestApp,
  order: { company_id: number; account_id: number },
): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('orders')
    .values({
      ...order,
      total: 19_900,
      currency: 'USD',
      payment_method: 'cxpay',
      payment_status: 'paid',
      idempotency_key: `paid-order-${count}`,
      request_hash: Buffer.from(''),
      invoice_number: `CPA-TEST-${count}`,
      paid_at: new Date('2026-01-05'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let count = 0;
