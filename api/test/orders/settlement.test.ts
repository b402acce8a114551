import { jest } from '@jest/globals';
import type { Report } from '../../src/domains/orders/payment/paymentReport.ts';
import {
  claimDue,
  markRejected,
  nextCheck,
  postponeCheck,
  storeLinks,
} from '../../src/domains/orders/payment/paymentChecks.repository.ts';
import { reconcilePayments } from '../../src/domains/orders/payment/reconcilePayments.ts';
import { settleOrder } from '../../src/domains/orders/payment/settleOrder.service.ts';
import { placeOrder } from '../../src/domains/orders/placeOrder.service.ts';
import { requestRefund } from '../../src/domains/orders/refunds/requestRefund.service.ts';
import {
  aBuyer,
  aCardOrder,
  aKey,
  openPaymentApp,
  payByCard,
  payBySentoo,
  refundDeps,
  type PaymentApp,
} from '../support/openPaymentApp.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

const settle = async (orderId: number, report: Report) =>
  await settleOrder(portal.db, orderId, report, {
    siteUrl: 'http://localhost:3000',
    now: new Date(),
    publishEvent: portal.app.publishEvent,
  });

async function unitsOf(companyId: number): Promise<number> {
  const rows = await portal.db
    .selectFrom('entitlement_ledger as l')
    .innerJoin('entitlements as e', 'e.id', 'l.entitlement_id')
    .select('l.change')
    .where('e.company_id', '=', companyId)
    .execute();
  return rows.reduce((sum, { change }) => sum + change, 0);
}

/** Places an order whose sale never reaches the gateway. */
async function aPendingOrder(): Promise<number> {
  const response = await payByCard(portal, await aBuyer(portal), { card_security_code: '903' });
  return response.json<{ order_id: number }>().order_id;
}

const rowOf = async (orderId: number) =>
  await portal.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

test('a refund withdraws the unused part of the package once', async () => {
  const buyer = await aBuyer(portal);
  const { order_id } = (await payByCard(portal, buyer)).json<{ order_id: number }>();
  expect(await unitsOf(buyer.companyId)).toBe(5);
  expect(await settle(order_id, { status: 'refunded' })).toBe('refunded');
  expect(await settle(order_id, { status: 'refunded' })).toBe('refunded');
  expect(await settle(order_id, { status: 'paid' })).toBe('refunded');
  expect(await unitsOf(buyer.companyId)).toBe(0);
});

test('a capture of another amount settles nothing and is audited', async () => {
  const buyer = await aBuyer(portal);
  const { order_id } = (await payByCard(portal, buyer, { card_security_code: '903' })).json<{
    order_id: number;
  }>();
  for (const _time of [1, 2])
    expect(await settle(order_id, { status: 'paid', transaction: 't', amount: 1 })).toBe('pending');
  expect(await unitsOf(buyer.companyId)).toBe(0);
  const events = await portal.db
    .selectFrom('payment_events')
    .select('status')
    .where('order_id', '=', order_id)
    .execute();
  expect(events).toEqual([{ status: 'wrong_amount' }]);
  const trail = await portal.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', String(order_id))
    .orderBy('id')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['order.placed', 'order.wrong_amount']);
});

test('a refund before settlement grants nothing and ends the order', async () => {
  const buyer = await aBuyer(portal);
  const { order_id } = (await payByCard(portal, buyer, { card_security_code: '903' })).json<{
    order_id: number;
  }>();
  expect(await settle(order_id, { status: 'refunded', transaction: 't' })).toBe('refunded');
  expect(await unitsOf(buyer.companyId)).toBe(0);
  expect((await rowOf(order_id)).check_after).toBeNull();
});

test('links, rejected attempts and checks change no order that has ended', async () => {
  const [ended, pending] = [await aPendingOrder(), await aPendingOrder()];
  await settle(ended, { status: 'cancelled' });
  const before = await rowOf(ended);
  const at = new Date('2099-01-01T12:00:00Z');
  for (const id of [ended, pending]) {
    await storeLinks(portal.db, id, {
      transaction: `t${id}`,
      paymentUrl: 'https://pay.example',
      qrCode: 'data:',
    });
    await markRejected(portal.db, id, at);
    await postponeCheck(portal.db, id, at);
  }
  expect(await rowOf(ended)).toEqual(before);
  expect(await rowOf(pending)).toMatchObject({ payment_url: 'https://pay.example', rejected_at: at });
  expect((await rowOf(pending)).check_after).toEqual(at);
});

test('the job checks a sale without a response five seconds later', async () => {
  const before = Date.now();
  const { check_after } = await rowOf(await aPendingOrder());
  expect(check_after!.getTime() - before).toBeGreaterThanOrEqual(5000);
});

test('claims orders whose check is due', async () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const ids = await Promise.all([aPendingOrder(), aPendingOrder(), aPendingOrder()]);
  const checks = [now, new Date(now.getTime() + 1), null];
  for (const [place, check_after] of checks.entries())
    await portal.db.updateTable('orders').set({ check_after }).where('id', '=', ids[place]!).execute();
  expect((await claimDue(portal.db, now, 10)).map(({ id }) => id)).toEqual([ids[0]]);
  expect(await claimDue(portal.db, now, 10)).toEqual([]);
});

test('an order whose buyer cannot be mailed is paid and refunded', async () => {
  const response = await payBySentoo(portal, await aBuyer(portal));
  const { order_id, transaction } = response.json<{ order_id: number; transaction: string }>();
  // The account was deleted, and the order has no billing address.
  await portal.db.updateTable('orders').set({ account_id: null }).where('id', '=', order_id).execute();
  expect(await settle(order_id, { status: 'paid' })).toBe('paid');
  const payment = portal.sentoo.payments.get(transaction)!;
  portal.sentoo.payments.delete(transaction);
  const refused = requestRefund(refundDeps(portal, {}), { orderId: order_id, now: new Date() });
  await expect(refused).rejects.toMatchObject({ code: 'refund_refused' });
  portal.sentoo.payments.set(transaction, { ...payment, state: 'success' });
  await requestRefund(refundDeps(portal, {}), { orderId: order_id, now: new Date() });
  expect((await rowOf(order_id)).payment_status).toBe('refunded');
});

test.each([
  ['cards', payByCard, 'cards_off'],
  ['sentoo', payBySentoo, 'sentoo_off'],
] as const)('rejects a payment by %s where the method is not set up', async (method, pay, code) => {
  const buyer = await aBuyer(portal);
  const { payments } = portal.app;
  const off = jest.replaceProperty(payments, method, undefined);
  const response = await pay(portal, buyer);
  off.restore();
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, code]);
  const placed = portal.db.selectFrom('orders').select('id').where('company_id', '=', buyer.companyId);
  expect(await placed.execute()).toEqual([]);
});

test('a slow run does not lose its last batch to another worker', async () => {
  for (let count = 0; count < 11; count += 1) {
    await payByCard(portal, await aBuyer(portal), { card_security_code: '902' });
  }
  let time = Date.now() + 60_000;
  const clock = () => new Date(time);
  const { payments, config, publishEvent } = portal.app;
  const deps = { db: portal.db, payments, siteUrl: config.siteUrl, publishEvent };
  let calls = 0;
  let byOthers: number | undefined;
  const find = async (reference: string) => {
    calls += 1;
    if (calls === 10) time += 70_000;
    if (calls === 11) byOthers = await reconcilePayments(deps, clock);
    return await payments.cards!.find(reference);
  };
  const slow = { ...deps, payments: { ...payments, cards: { ...payments.cards!, find } } };
  expect(await reconcilePayments(slow, clock)).toBeGreaterThanOrEqual(11);
  expect(byOthers).toBe(0);
});

test('the next check is at the due time of an order within the next minute', async () => {
  const order_id = await aPendingOrder();
  const now = new Date('2099-01-01T12:00:00Z');
  const nextCheckAt = async (check_after: Date | null) => {
    await portal.db.updateTable('orders').set({ check_after }).where('id', '=', order_id).execute();
    return await nextCheck(portal.db, now);
  };
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  for (const seconds of [-1, 0, 60]) expect(await nextCheckAt(inSeconds(seconds))).toBeUndefined();
  for (const seconds of [1, 59]) expect(await nextCheckAt(inSeconds(seconds))).toEqual(inSeconds(seconds));
  expect(await nextCheckAt(null)).toBeUndefined();
});

test('one run of the job settles every due order', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, async () => await aBuyer(portal)));
  await Promise.all(
    buyers.map(async (buyer) => await payByCard(portal, buyer, { card_security_code: '902' })),
  );
  expect(await portal.reconcile(1)).toBeGreaterThanOrEqual(12);
  const units = await Promise.all(buyers.map(async ({ companyId }) => await unitsOf(companyId)));
  expect(units).toEqual(buyers.map(() => 5));
});

test('the job checks an order only after a minute, in which its payment may be in flight', async () => {
  const { id, email } = await aBuyer(portal);
  const now = new Date('2025-06-01T12:00:00Z');
  const { order } = await placeOrder(portal.db, {
    caller: { id, email, role: 'recruiter', name: 'Ana', verified: true, familyId: 'f', applicantId: null },
    method: 'cxpay',
    body: { ...aCardOrder(), order_currency: 'USD' },
    key: [aKey()],
    requestId: 'r',
    now,
  });
  const dueAfter = async (ms: number) => await claimDue(portal.db, new Date(now.getTime() + ms), 10);
  expect(await dueAfter(59_999)).toEqual([]);
  expect(await dueAfter(60_000)).toMatchObject([{ id: order.id }]);
});
