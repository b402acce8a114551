import type { AddressInfo } from 'node:net';
import type { Order, Problem } from '@cpa/shared/contracts';
import { attemptDueRefunds } from '../../src/domains/orders/refunds/refunds.jobs.ts';
import { requestRefund } from '../../src/domains/orders/refunds/requestRefund.service.ts';
import { aMembership } from '../support/aVacancy.ts';
import { textOfPdf } from '../support/files/textOfPdf.ts';
import { newestMail } from '../support/mails.ts';
import {
  aBuyer,
  openPaymentApp,
  payByCard,
  payBySentoo,
  refundDeps,
  type Buyer,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { operatorOn } from '../support/operator.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: PaymentApp;
let buyer: Buyer;
beforeAll(async () => {
  portal = await openPaymentApp();
});
beforeEach(async () => {
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

const cardOrder = async () => (await payByCard(portal, buyer)).json<{ order_id: number }>().order_id;
async function bankOrder(): Promise<{ id: number; transaction: string }> {
  const { order_id: id, transaction } = (await payBySentoo(portal, buyer)).json<{
    order_id: number;
    transaction: string;
  }>();
  await portal.sentoo.app.inject({ method: 'POST', url: `/pay/${transaction}/approve` });
  await webhook(transaction);
  return { id, transaction };
}
const webhook = async (transaction_id: string) =>
  await portal.app.inject({ method: 'POST', url: '/payments/sentoo/webhook', payload: { transaction_id } });
const refund = async (id: number, { token }: Member = buyer) =>
  await portal.call('POST', `/recruiter/orders/${id}/refund`, { token });
const read = async (id: number) =>
  (await portal.call('GET', `/recruiter/orders/${id}`, { token: buyer.token })).json<Order>();
const codeOf = async (id: number, member?: Member) => {
  const response = await refund(id, member);
  return [response.statusCode, response.json<Problem>().code];
};
/** Ways in which the card gateway returned the money of an order. */
async function returnsOf(id: number): Promise<string[]> {
  const { reference } = await portal.db
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return portal.nmi
    .returned()
    .filter((sale) => sale.reference === reference)
    .map(({ by }) => by);
}
const failureOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('refunds')
      .select('failure')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).failure;
async function unitsLeft(): Promise<number> {
  const rows = await portal.db
    .selectFrom('entitlement_ledger as l')
    .innerJoin('entitlements as e', 'e.id', 'l.entitlement_id')
    .select('l.change')
    .where('e.company_id', '=', buyer.companyId)
    .execute();
  return rows.reduce((sum, { change }) => sum + change, 0);
}
const useOneUnit = async () => {
  const entitlement = portal.db.selectFrom('entitlements').where('company_id', '=', buyer.companyId);
  const { id: entitlement_id } = await entitlement.select('id').executeTakeFirstOrThrow();
  const use = { entitlement_id, change: -1, reason: 'posting' };
  await portal.db.insertInto('entitlement_ledger').values(use).execute();
};
const runJob = async (minutes: number) =>
  await attemptDueRefunds(refundDeps(portal, {}), () => new Date(Date.now() + minutes * 60_000));

test('refunds an unused card order once, with credit note, mail, notification and audit', async () => {
  const id = await cardOrder();
  expect((await read(id)).refundable_until).toEqual(expect.any(String));
  const responses = await Promise.all([1, 2, 3].map(async () => await refund(id)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const order = (await refund(id)).json<Order>();
  expect(order).toMatchObject({
    payment_status: 'refunded',
    refundable_until: null,
    refund: { status: 'done', credit_note_number: expect.stringMatching(/^CPA-C-\d{4}-\d{5}$/) },
  });
  expect(await returnsOf(id)).toEqual(['void']);
  expect(await unitsLeft()).toBe(0);
  expect(await newestMail(portal, 'books@example.aw')).toMatchObject({ template: 'order-refunded' });
  const notifications = await portal.call('GET', '/notifications', { token: buyer.token });
  expect(JSON.stringify(notifications.json())).toContain('"status":"refunded"');
  const trail = await portal.db
    .selectFrom('audit_entries')
    .select(['action', 'account_id'])
    .where('subject', '=', String(id))
    .where('action', 'in', ['order.refund_requested', 'order.refunded'])
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'order.refund_requested', account_id: buyer.id },
    { action: 'order.refunded', account_id: buyer.id },
  ]);
  const pdf = await portal.call('GET', order.refund!.credit_note!, { token: buyer.token });
  expect(pdf.headers['content-disposition']).toBe(
    `attachment; filename="credit-note-${order.refund!.credit_note_number}.pdf"`,
  );
  const text = textOfPdf(pdf.rawPayload);
  for (const part of [
    `Credit note ${order.refund!.credit_note_number}`,
    `For receipt ${order.invoice_number}, paid with Visa ending in 1111`,
    'Señor Ñapa Bòter N.V.',
    'Team (5 postings)',
    'Total refunded',
    'US$ 199.00 (Afl. 356.21)',
  ]) {
    expect(text).toContain(part);
  }
});

test('refunds a sale that the gateway has settled, and a payment by bank', async () => {
  const id = await cardOrder();
  portal.nmi.settle();
  expect((await refund(id)).json<Order>().payment_status).toBe('refunded');
  expect(await returnsOf(id)).toEqual(['refund']);
  const bank = await bankOrder();
  expect((await refund(bank.id)).json<Order>().payment_status).toBe('refunded');
  expect(portal.sentoo.payments.get(bank.transaction)?.refunds).toHaveLength(1);
  expect(await unitsLeft()).toBe(0);
});

describe('a recruiter cannot refund', () => {
  test('an order of others, as a viewer or a recruiter, or one that is not paid', async () => {
    const id = await cardOrder();
    expect(await codeOf(id, await signInNew(portal, 'recruiter'))).toEqual([404, 'order_not_found']);
    const viewer = await signInNew(portal, 'recruiter');
    await aMembership(portal, buyer.companyId, viewer.id, 'viewer');
    expect(await codeOf(id, viewer)).toEqual([403, 'viewer']);
    const recruiter = await signInNew(portal, 'recruiter');
    await aMembership(portal, buyer.companyId, recruiter.id, 'recruiter');
    expect(await codeOf(id, recruiter)).toEqual([403, 'not_owner_to_refund']);
    const seen = await portal.call('GET', `/recruiter/orders/${id}`, { token: recruiter.token });
    expect(seen.json<Order>()).toMatchObject({ payment_status: 'paid', refundable_until: null });
    const declined = await payByCard(portal, buyer, { card_security_code: '900' });
    expect(await codeOf(declined.json<{ order_id: number }>().order_id)).toEqual([409, 'nothing_to_refund']);
    expect(await returnsOf(id)).toEqual([]);
  });

  test('after 24 hours', async () => {
    const id = await cardOrder();
    const paid_at = new Date(Date.now() - 24 * 3_600_000);
    await portal.db.updateTable('orders').set({ paid_at }).where('id', '=', id).execute();
    expect(await codeOf(id)).toEqual([409, 'refund_too_late']);
    expect((await read(id)).refundable_until).toBeNull();
  });

  test('once a unit was used', async () => {
    const id = await cardOrder();
    await useOneUnit();
    expect(await codeOf(id)).toEqual([409, 'refund_used']);
    expect((await read(id)).refundable_until).toBeNull();
    expect(await returnsOf(id)).toEqual([]);
  });
});

describe('an unknown outcome', () => {
  test('leaves the refund to the job, which makes no second one', async () => {
    const id = await cardOrder();
    const lost = refundDeps(portal, {
      refund: async (call) => {
        await portal.app.payments.cards!.refund(call);
        return { kind: 'unclear', reason: 'no answer in time' };
      },
    });
    await requestRefund(lost, { orderId: id, now: new Date() });
    expect(await failureOf(id)).toBe('no answer in time');
    expect(await read(id)).toMatchObject({ payment_status: 'paid', refund: { status: 'requested' } });
    expect(await unitsLeft()).toBe(0);
    expect((await refund(id)).json()).toMatchObject({ payment_status: 'paid' });
    await Promise.all([runJob(2), runJob(2)]);
    expect(await read(id)).toMatchObject({ payment_status: 'refunded', refund: { status: 'done' } });
    expect(await failureOf(id)).toBeNull();
    expect(await returnsOf(id)).toEqual(['void']);
  });

  test('after a crash before the call, the job makes the refund', async () => {
    const id = await cardOrder();
    const crashing = refundDeps(portal, { find: async () => await Promise.reject(new Error('killed')) });
    await expect(requestRefund(crashing, { orderId: id, now: new Date() })).rejects.toThrow('killed');
    expect(await returnsOf(id)).toEqual([]);
    await runJob(2);
    expect((await read(id)).payment_status).toBe('refunded');
    expect(await returnsOf(id)).toEqual(['void']);
  });
});

test('a refused refund restores the units and can be requested again', async () => {
  const { id, transaction } = await bankOrder();
  const payment = portal.sentoo.payments.get(transaction)!;
  portal.sentoo.payments.delete(transaction);
  expect(await codeOf(id)).toEqual([502, 'refund_refused']);
  expect(await read(id)).toMatchObject({
    payment_status: 'paid',
    refund: { status: 'refused' },
    refundable_until: expect.any(String),
  });
  expect(await unitsLeft()).toBe(5);
  portal.sentoo.payments.set(transaction, payment);
  expect((await refund(id)).json<Order>().payment_status).toBe('refunded');
  expect(await unitsLeft()).toBe(0);
});

test('a refused refund is mailed unless the response says it', async () => {
  const refusals = async () =>
    await portal.db
      .selectFrom('mails')
      .select('id')
      .where('template', '=', 'refund-refused')
      .where('recipient', 'in', ['books@example.aw', buyer.email])
      .execute();
  const { id, transaction } = await bankOrder();
  portal.sentoo.payments.delete(transaction);
  const before = await refusals();
  expect(await codeOf(id)).toEqual([502, 'refund_refused']);
  expect(await refusals()).toEqual(before);
  const byOperator = requestRefund(refundDeps(portal, {}), { orderId: id, now: new Date() });
  await expect(byOperator).rejects.toMatchObject({ code: 'refund_refused' });
  expect(await refusals()).toHaveLength(before.length + 1);
});

describe('the operator command', () => {
  const operator = async (...args: string[]) => {
    const { port } = portal.nmi.app.server.address() as AddressInfo;
    const run = operatorOn(portal, portal.app.config.portalHome, { NMI_SIMULATOR_PORT: String(port) });
    return await run('orders', 'refund', ...args);
  };

  test('refunds an old and partly used order and withdraws the rest', async () => {
    const id = await cardOrder();
    await portal.db
      .updateTable('orders')
      .set({ paid_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    await useOneUnit();
    expect((await operator(String(id), '--dry-run')).out).toContain('1 units used');
    expect(await returnsOf(id)).toEqual([]);
    expect((await operator(String(id))).out).toMatch(/Refunded .* Credit note CPA-C-/);
    expect(await returnsOf(id)).toEqual(['void']);
    expect(await unitsLeft()).toBe(0);
    expect((await operator(String(id))).error).toContain('is refunded');
  });

  test('records a refund that was made by hand without calling the provider', async () => {
    const id = await cardOrder();
    expect((await operator(String(id), '--already-refunded')).out).toContain('Credit note');
    expect((await read(id)).payment_status).toBe('refunded');
    expect(await returnsOf(id)).toEqual([]);
    expect((await operator('999999')).error).toContain('No order found');
  });
});

describe('a refund made at the provider', () => {
  test('is noticed by the job for a card', async () => {
    const id = await cardOrder();
    const { transaction } = await read(id);
    const response = await portal.nmi.app.inject({
      method: 'POST',
      url: '/api/transact.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `security_key=simulated-key&type=void&transactionid=${transaction}`,
    });
    expect(response.body).toContain('response=1');
    await portal.reconcile(61);
    expect(await read(id)).toMatchObject({
      payment_status: 'refunded',
      refund: { status: 'done', credit_note_number: expect.any(String) },
    });
    expect(await unitsLeft()).toBe(0);
  });

  test('is noticed by webhook or job for a payment by bank', async () => {
    const [told, silent] = [await bankOrder(), await bankOrder()];
    for (const { transaction } of [told, silent]) portal.sentoo.payments.get(transaction)!.state = 'refunded';
    await webhook(told.transaction);
    expect((await read(told.id)).payment_status).toBe('refunded');
    await portal.reconcile(61);
    expect((await read(silent.id)).payment_status).toBe('refunded');
  });
});
