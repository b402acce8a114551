import {
  aBuyer,
  countGrants,
  openPaymentApp,
  payByCard,
  payBySentoo,
  type Buyer,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { aMembership } from '../support/aVacancy.ts';
import { signInNew } from '../support/signIn.ts';

let portal: PaymentApp;
let buyer: Buyer;
beforeAll(async () => {
  portal = await openPaymentApp();
});
beforeEach(async () => {
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

const order = async () =>
  (await payBySentoo(portal, buyer)).json<{ transaction: string; order_id: number }>();
const payer = async (id: string, action: string) =>
  await portal.sentoo.app.inject({ method: 'POST', url: `/pay/${id}/${action}` });
const statusOf = async (id: number) =>
  (await portal.call('GET', `/recruiter/orders/${id}`, { token: buyer.token })).json<{
    payment_status: string;
  }>().payment_status;
const cancel = async (id: number) =>
  await portal.call('POST', `/recruiter/orders/${id}/cancel`, { token: buyer.token });

test('ends a payment that waits for the payer; a late approval still counts', async () => {
  const { transaction, order_id } = await order();
  expect((await cancel(order_id)).json()).toMatchObject({
    payment_status: 'cancelled',
    failure: 'cancelled_by_buyer',
  });
  await payer(transaction, 'approve');
  await portal.reconcile(17);
  expect(await statusOf(order_id)).toBe('paid');
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
});

test('reports a payment that the bank has already taken as paid', async () => {
  const { transaction, order_id } = await order();
  await payer(transaction, 'approve');
  expect((await cancel(order_id)).json()).toMatchObject({ payment_status: 'paid' });
});

test.each(['the bank decides', 'the provider does not answer'])('waits while %s', async (cause) => {
  const { transaction, order_id } = await order();
  const payment = portal.sentoo.payments.get(transaction)!;
  if (cause === 'the bank decides') payment.state = 'pending';
  else payment.statusCalls = Array.from({ length: 10 }, () => Date.now());
  const response = await cancel(order_id);
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'payment_at_bank']);
  expect(await statusOf(order_id)).toBe('pending');
  payment.state = 'success';
  payment.statusCalls = [];
  await portal.reconcile(17);
  expect(await statusOf(order_id)).toBe('paid');
});

test('waits while the provider opens the payment', async () => {
  const { order_id } = await order();
  const opening = {
    transaction_id: null,
    payment_url: null,
    payment_qr_code: null,
    created_at: new Date(),
  };
  await portal.db.updateTable('orders').set(opening).where('id', '=', order_id).execute();
  expect((await cancel(order_id)).statusCode).toBe(409);
  expect(await statusOf(order_id)).toBe('pending');
});

test('a payment that the bank decides only after the cancellation is followed to its end', async () => {
  const { transaction, order_id } = await order();
  await cancel(order_id);
  const payment = portal.sentoo.payments.get(transaction)!;
  payment.state = 'pending';
  await portal.reconcile(17);
  payment.state = 'success';
  await portal.reconcile(20);
  expect(await statusOf(order_id)).toBe('paid');
});

test('is refused to a viewer', async () => {
  const { order_id } = await order();
  const viewer = await signInNew(portal, 'recruiter');
  await aMembership(portal, buyer.companyId, viewer.id, 'viewer');
  const response = await portal.call('POST', `/recruiter/orders/${order_id}/cancel`, {
    token: viewer.token,
  });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'viewer']);
  expect(await statusOf(order_id)).toBe('pending');
});

test('is not found by a recruiter of another company', async () => {
  const { order_id } = await order();
  const { token } = await aBuyer(portal);
  const response = await portal.call('POST', `/recruiter/orders/${order_id}/cancel`, { token });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'order_not_found']);
  expect(await statusOf(order_id)).toBe('pending');
});

test('is audited with the caller, and notifies the buyer about a colleague only', async () => {
  const colleague = await signInNew(portal, 'recruiter');
  await aMembership(portal, buyer.companyId, colleague.id);
  for (const { id, token } of [buyer, colleague]) {
    const { order_id } = await order();
    await portal.call('POST', `/recruiter/orders/${order_id}/cancel`, { token });
    const entry = await portal.db
      .selectFrom('audit_entries')
      .select('account_id')
      .where('action', '=', 'order.cancelled')
      .where('subject', '=', String(order_id))
      .executeTakeFirstOrThrow();
    expect(entry.account_id).toBe(id);
    const notified = await portal.db
      .selectFrom('notifications')
      .select('account_id')
      .where('kind', '=', 'order-status')
      .where('target', '=', String(order_id))
      .execute();
    expect(notified).toEqual(id === buyer.id ? [] : [{ account_id: buyer.id }]);
  }
});

test('a payment that waits for the payer does not prevent one by card', async () => {
  await order();
  expect((await payByCard(portal, buyer)).statusCode).toBe(201);
});

test('does not stop a card payment', async () => {
  const response = await payByCard(portal, buyer, { card_security_code: '903' });
  expect((await cancel(response.json<{ order_id: number }>().order_id)).statusCode).toBe(409);
});
