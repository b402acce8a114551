import type { Order } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { IN_FLIGHT_MS } from '../../src/domains/orders/idempotency.ts';
import { reconcilePaymentsJob } from '../../src/domains/orders/payment/payment.jobs.ts';
import { JOBS_SCHEMA } from '../../src/platform/queue/job.ts';
import {
  aBuyer,
  aKey,
  crossSiteToken,
  countGrants,
  openPaymentApp,
  payBySentoo,
  type Buyer,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { signInNew } from '../support/signIn.ts';

interface Ordered {
  payment_data: { payment_url: string; payment_qr_code: string };
  transaction: string;
  order_status: string;
  order_id: number;
}

let portal: PaymentApp;
let buyer: Buyer;
beforeAll(async () => {
  portal = await openPaymentApp();
});
beforeEach(async () => {
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

const order = async () => (await payBySentoo(portal, buyer)).json<Ordered>();
const payer = async (id: string, action: string) =>
  await portal.sentoo.app.inject({ method: 'POST', url: `/pay/${id}/${action}` });
/** Calls the webhook as the provider does: no session, no custom header, one form field. */
const webhook = async (transaction_id: string) =>
  await portal.app.inject({
    method: 'POST',
    url: '/payments/sentoo/webhook',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `transaction_id=${encodeURIComponent(transaction_id)}`,
  });
/** Data of the buyer's notifications about the order. */
const notificationsOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('notifications')
      .select('data')
      .where('kind', '=', 'order-status')
      .where('account_id', '=', buyer.id)
      .where('target', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ data }) => data);
const statusOf = async (id: number, query = '') => {
  const answer = await portal.call('GET', `/recruiter/orders/${id}${query}`, { token: buyer.token });
  return answer.json<{ payment_status: string }>().payment_status;
};

test('returns the payment URL and the QR code; the order is pending', async () => {
  const answer = await payBySentoo(portal, buyer);
  expect(answer.statusCode).toBe(201);
  const { payment_data, transaction, order_status, order_id } = answer.json<Ordered>();
  expect(order_status).toBe('pending');
  expect(new URL(payment_data.payment_url).pathname).toBe(`/pay/${transaction}`);
  expect(payment_data.payment_qr_code).toMatch(/^data:image\/png;base64,/);
  expect(portal.sentoo.payments.get(transaction)).toMatchObject({
    amount: 19900,
    currency: 'USD',
    returnUrl: expect.stringMatching(/\/payment\/pending\?order=\d+&status=$/),
  });
  const stored = await portal.call('GET', `/recruiter/orders/${order_id}`, { token: buyer.token });
  expect(stored.json()).toMatchObject({ payment_status: 'pending', links: payment_data });
});

test('leads the payer back to the page in the language of the buyer', async () => {
  const answer = await payBySentoo(portal, buyer, {}, aKey(), 'pap-AW');
  const { transaction } = answer.json<Ordered>();
  const { pathname } = new URL(portal.sentoo.payments.get(transaction)!.returnUrl);
  expect(pathname).toBe('/pap/payment/pending');
});

test('the job looks at the order a minute later, in case the process ends while it opens the payment', async () => {
  const before = Date.now();
  await order();
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from ${sql.id(JOBS_SCHEMA, 'job')} where name = ${reconcilePaymentsJob.name}
    order by start_after desc limit 1
  `.execute(portal.db);
  const start = rows[0]!.start_after.getTime();
  expect([start >= before + IN_FLIGHT_MS, start <= Date.now() + IN_FLIGHT_MS]).toEqual([true, true]);
});

test('settles an approved payment once, however many webhooks arrive', async () => {
  const { transaction, order_id } = await order();
  await payer(transaction, 'approve');
  const answers = await Promise.all(Array.from({ length: 5 }, async () => await webhook(transaction)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await webhook(transaction);
  await portal.reconcile(30);
  expect(await statusOf(order_id)).toBe('paid');
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
  expect(await notificationsOf(order_id)).toMatchObject([{ order_id, status: 'paid' }]);
});

test('late and reordered webhooks do not revert a status', async () => {
  const { transaction, order_id } = await order();
  await webhook(transaction);
  expect(await statusOf(order_id)).toBe('pending');
  await payer(transaction, 'approve');
  await webhook(transaction);
  // Status of an older event.
  for (const state of ['issued', 'expired', 'cancelled', 'failed'] as const) {
    portal.sentoo.payments.get(transaction)!.state = state;
    await webhook(transaction);
  }
  expect(await statusOf(order_id)).toBe('paid');
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
});

test('a payment that succeeds after expiry still counts', async () => {
  const { transaction, order_id } = await order();
  await payer(transaction, 'expire');
  await webhook(transaction);
  expect(await statusOf(order_id)).toBe('expired');
  portal.sentoo.payments.get(transaction)!.state = 'success';
  await webhook(transaction);
  expect(await statusOf(order_id)).toBe('paid');
});

test.each([
  ['cancel', 'cancelled'],
  ['expire', 'expired'],
  ['reject', 'pending'],
])('a payer who chooses %s leaves the order %s', async (action, status) => {
  const { transaction, order_id } = await order();
  await payer(transaction, action);
  await webhook(transaction);
  expect(await statusOf(order_id)).toBe(status);
  expect(await countGrants(portal, buyer.companyId)).toEqual([0, 0]);
  expect(await notificationsOf(order_id)).toEqual(
    status === 'pending' ? [] : [{ order_id, status, amount: 19900, currency: 'USD' }],
  );
});

test('notifies the company when an attempt was rejected and when the payment ended', async () => {
  const { transaction, order_id } = await order();
  const read = async () =>
    (await portal.call('GET', `/recruiter/orders/${order_id}`, { token: buyer.token })).json<Order>();
  expect(await read()).toMatchObject({ rejected_at: null, expires_at: expect.any(String) });
  await payer(transaction, 'reject');
  await webhook(transaction);
  expect(await read()).toMatchObject({ payment_status: 'pending', rejected_at: expect.any(String) });
  await payer(transaction, 'approve');
  await webhook(transaction);
  expect(
    portal.published.filter(
      ({ channel, event }) => channel === `private-user.${buyer.id}` && event === 'postings-changed',
    ),
  ).toHaveLength(1);
  expect(
    portal.published.filter(
      ({ channel, event }) => channel === `private-user.${buyer.id}` && event.endsWith('order-status'),
    ),
  ).toEqual(
    ['pending', 'paid'].map((payment_status) => ({
      channel: `private-user.${buyer.id}`,
      event: 'order-status',
      data: { order_id, payment_status },
    })),
  );
});

test('a webhook about an ended order sends no notification of a rejected attempt', async () => {
  const { transaction, order_id } = await order();
  await payer(transaction, 'cancel');
  await webhook(transaction);
  // Events of the cancellation may be published after its response.
  await new Promise((resolve) => setTimeout(resolve, 250));
  const before = portal.published.length;
  portal.sentoo.payments.get(transaction)!.state = 'issued';
  await webhook(transaction);
  const stored = await portal.call('GET', `/recruiter/orders/${order_id}`, { token: buyer.token });
  expect(stored.json()).toMatchObject({ payment_status: 'cancelled', rejected_at: null });
  expect(portal.published.slice(before)).toEqual([]);
});

test('ignores an unknown id and a webhook that contradicts the provider', async () => {
  const { transaction, order_id } = await order();
  expect((await webhook('no-such-payment')).statusCode).toBe(200);
  const lie = await portal.app.inject({
    method: 'POST',
    url: '/payments/sentoo/webhook',
    payload: { transaction_id: transaction, status: 'success', order_status: 'paid' },
  });
  expect(lie.statusCode).toBe(200);
  expect(await statusOf(order_id)).toBe('pending');
});

test('ignores the status in the return URL', async () => {
  const { transaction, order_id } = await order();
  const { returnUrl } = portal.sentoo.payments.get(transaction)!;
  const { search } = new URL(`${returnUrl}success`);
  expect(await statusOf(order_id, search)).toBe('pending');
  expect(await countGrants(portal, buyer.companyId)).toEqual([0, 0]);
});

test('queries a payment at most ten times an hour, webhooks and job together', async () => {
  const { transaction, order_id } = await order();
  for (let call = 0; call < 14; call += 1) await webhook(transaction);
  await portal.reconcile(11);
  const payment = portal.sentoo.payments.get(transaction)!;
  expect([payment.statusCalls.length, payment.refusedCalls]).toEqual([10, 0]);
  // The payer pays without a webhook; an hour later queries are available again.
  await payer(transaction, 'approve');
  await webhook(transaction);
  expect(await statusOf(order_id)).toBe('pending');
  payment.statusCalls = [];
  await portal.reconcile(75);
  expect(await statusOf(order_id)).toBe('paid');
});

test('the job reserves queries for webhooks and settles payments without one', async () => {
  const { transaction, order_id } = await order();
  for (let minute = 3; minute <= 50; minute += 1) await portal.reconcile(minute);
  const asked = portal.sentoo.payments.get(transaction)!.statusCalls.length;
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThanOrEqual(8);
  await payer(transaction, 'approve');
  await portal.reconcile(70);
  expect(await statusOf(order_id)).toBe('paid');
});

test('a payment unknown to the provider expires on time, not earlier', async () => {
  const { transaction, order_id } = await order();
  portal.sentoo.payments.delete(transaction);
  await portal.reconcile(14);
  expect(await statusOf(order_id)).toBe('pending');
  await portal.reconcile(16);
  expect(await statusOf(order_id)).toBe('expired');
});

test('the same checkout returns the same payment', async () => {
  const key = aKey();
  const first = await payBySentoo(portal, buyer, {}, key);
  const again = await payBySentoo(portal, buyer, {}, key);
  expect(again.json()).toEqual(first.json());
});

test.each([
  ['a multipart form', () => new FormData()],
  ['a form in a query string', () => new URLSearchParams()],
])('accepts %s with its items as JSON', async (_, createForm) => {
  const token = await crossSiteToken(portal, buyer);
  const form = createForm();
  const fields = {
    items: JSON.stringify([{ package_id: 1 }, { package_id: 13 }]),
    order_total_amount: '8400',
    order_currency: 'USD',
    company_id: String(buyer.companyId),
    idempotency_key: aKey(),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/recruiter/order-sentoo/',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${buyer.token}`,
      'content-type': body.headers.get('content-type')!,
      'x-xsrf-token': token,
    },
    cookies: { 'XSRF-TOKEN': token },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(201);
});

describe('cross-site token', () => {
  const post = async (header: string | undefined, cookie: string | undefined) =>
    await portal.call('POST', '/recruiter/order-sentoo/', {
      token: buyer.token,
      body: {},
      headers: header === undefined ? {} : { 'x-xsrf-token': header },
      ...(cookie !== undefined && { cookies: { 'XSRF-TOKEN': cookie } }),
    });

  test('is required as header and cookie', async () => {
    const token = await crossSiteToken(portal, buyer);
    expect((await post(undefined, token)).json()).toMatchObject({ code: 'token_missing' });
    expect((await post(token, undefined)).json()).toMatchObject({ code: 'token_missing' });
    expect((await post(token, token)).statusCode).toBe(422);
  });

  test('is rejected when header and cookie differ, when forged, and when issued to another user', async () => {
    const token = await crossSiteToken(portal, buyer);
    const others = await crossSiteToken(portal, await signInNew(portal, 'recruiter'));
    for (const [header, cookie] of [
      [token, others],
      ['made.up', 'made.up'],
      [others, others],
      ['', ''],
      [`${token}x`, `${token}x`],
    ]) {
      const answer = await post(header, cookie);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'token_missing']);
    }
  });
});

test('the unsigned webhook over HTTP settles the order', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { transaction, order_id } = await order();
  const back = await payer(transaction, 'approve');
  expect(back.headers.location).toMatch(/status=success$/);
  const deadline = Date.now() + 5000;
  while ((await statusOf(order_id)) === 'pending' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await statusOf(order_id)).toBe('paid');
});
