import { attemptDueRefunds } from '../../src/domains/orders/refunds/refunds.jobs.ts';
import {
  claimDueRefunds,
  markRefused,
  postponeRefund,
} from '../../src/domains/orders/refunds/refunds.repository.ts';
import { settleOrder } from '../../src/domains/orders/payment/settleOrder.service.ts';
import { requestRefund } from '../../src/domains/orders/refunds/requestRefund.service.ts';
import {
  aBuyer,
  openPaymentApp,
  payByCard,
  payBySentoo,
  type PaymentApp,
  refundDeps,
} from '../support/openPaymentApp.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

const paidOrder = async () =>
  (await payByCard(portal, await aBuyer(portal))).json<{ order_id: number }>().order_id;

test('numbers credit notes without gaps', async () => {
  const ids = await Promise.all([paidOrder(), paidOrder(), paidOrder()]);
  await Promise.all(
    ids.map(async (orderId) => await requestRefund(refundDeps(portal, {}), { orderId, now: new Date() })),
  );
  const rows = await portal.db
    .selectFrom('refunds')
    .select('credit_note_number')
    .where('status', '=', 'done')
    .orderBy('credit_note_number')
    .execute();
  const numbers = rows.map(({ credit_note_number }) => Number(credit_note_number!.slice(-5)));
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  expect(numbers).toEqual(numbers.map((_number, place) => place + 1));
});

test('a slow run does not lose its last batch to another worker', async () => {
  const buyer = await aBuyer(portal);
  const crashing = refundDeps(portal, { find: async () => await Promise.reject(new Error('killed')) });
  for (let count = 0; count < 6; count += 1) {
    const lost = requestRefund(crashing, {
      orderId: (await payByCard(portal, buyer)).json<{ order_id: number }>().order_id,
      now: new Date(),
    });
    await expect(lost).rejects.toThrow('killed');
  }
  let time = Date.now() + 120_000;
  const clock = () => new Date(time);
  let calls = 0;
  let byOthers: number | undefined;
  const slow = refundDeps(portal, {
    refund: async (call) => {
      calls += 1;
      if (calls === 5) time += 70_000;
      if (calls === 6) byOthers = await attemptDueRefunds(refundDeps(portal, {}), clock);
      return await portal.app.payments.cards!.refund(call);
    },
  });
  expect(await attemptDueRefunds(slow, clock)).toBe(6);
  expect(byOthers).toBe(0);
});

test('the job leaves a new refund to the request that attempts it', async () => {
  const orderId = await paidOrder();
  let byJob: number | undefined;
  const watched = refundDeps(portal, {
    find: async (reference) => {
      byJob = await attemptDueRefunds(refundDeps(portal, {}));
      return await portal.app.payments.cards!.find(reference);
    },
  });
  await requestRefund(watched, { orderId, now: new Date() });
  expect(byJob).toBe(0);
});

test('a postponed or refused refund changes no other refund and no completed one', async () => {
  const [done, lost, other] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await requestRefund(refundDeps(portal, {}), { orderId: done, now: new Date() });
  const silent = refundDeps(portal, { find: async () => ({ kind: 'unclear', reason: 'no answer in time' }) });
  for (const orderId of [lost, other]) await requestRefund(silent, { orderId, now: new Date() });
  const refundOf = async (id: number) =>
    await portal.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const unchanged = [await refundOf(done), await refundOf(other)];
  const at = new Date('2099-01-01T12:00:00Z');
  for (const id of [done, lost]) await postponeRefund(portal.db, id, { at, failure: 'no answer' });
  expect(await refundOf(lost)).toMatchObject({ check_after: at, attempts: 2, failure: 'no answer' });
  expect([
    await markRefused(portal.db, done, 'refused'),
    await markRefused(portal.db, lost, 'refused'),
  ]).toEqual([false, true]);
  expect(await refundOf(lost)).toMatchObject({ status: 'refused', check_after: null });
  expect([await refundOf(done), await refundOf(other)]).toEqual(unchanged);
});

test('a worker takes a due refund without waiting for one that another worker has claimed', async () => {
  const [taken, free] = [await paidOrder(), await paidOrder()];
  const silent = refundDeps(portal, { find: async () => ({ kind: 'unclear', reason: 'no answer in time' }) });
  for (const orderId of [taken, free]) await requestRefund(silent, { orderId, now: new Date() });
  const later = new Date(Date.now() + 60 * 60_000);
  const claimed = await portal.db.transaction().execute(async (trx) => {
    await trx.selectFrom('refunds').select('order_id').where('order_id', '=', taken).forUpdate().execute();
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, 3000, undefined).unref();
    });
    return await Promise.race([claimDueRefunds(portal.db, later, 100), late]);
  });
  const ids = claimed?.map(({ id }) => id);
  expect(ids).toContain(free);
  expect(ids).not.toContain(taken);
});

test('notifies open pages that a requested refund has withdrawn postings, and that a refused one restores them', async () => {
  const buyer = await aBuyer(portal);
  const { order_id: orderId } = (await payByCard(portal, buyer)).json<{ order_id: number }>();
  const told: [string, string][] = [];
  const deps = {
    ...refundDeps(portal, { refund: async () => ({ kind: 'refused', reason: 'by the bank' }) }),
    publishEvent: async (channel: string, event: string) => void told.push([channel, event]),
  };
  await expect(requestRefund(deps, { orderId, now: new Date() })).rejects.toMatchObject({
    code: 'refund_refused',
  });
  const own = told.filter(([channel]) => channel === `private-user.${buyer.id}`).map(([, event]) => event);
  expect(own).toEqual(['postings-changed', 'order-status', 'postings-changed']);
});

test('attempts of one request share a reference, and a new request has another', async () => {
  const orderId = await paidOrder();
  const calls: { transaction: string; reference: string }[] = [];
  const answering = (kind: 'unclear' | 'refused') =>
    refundDeps(portal, {
      refund: async (refund) => {
        calls.push(refund);
        return { kind, reason: 'by the bank' };
      },
    });
  await requestRefund(answering('unclear'), { orderId, now: new Date() });
  const clock = () => new Date(Date.now() + 60 * 60_000);
  await attemptDueRefunds(answering('refused'), clock);
  const again = requestRefund(answering('refused'), { orderId, now: new Date() });
  await expect(again).rejects.toMatchObject({ code: 'refund_refused' });
  // The job has also processed those of other tests.
  const own = calls.filter(({ transaction }) => transaction === calls[0]!.transaction);
  const references = own.map(({ reference }) => reference);
  expect(references).toHaveLength(3);
  expect(references[1]).toBe(references[0]);
  expect(references[2]).not.toBe(references[0]);
});

test('an order that was refunded before it counted as paid has no credit note and no mail about one', async () => {
  const buyer = await aBuyer(portal);
  const { order_id: id } = (await payBySentoo(portal, buyer)).json<{ order_id: number }>();
  const mails = async () =>
    await portal.db.selectFrom('mails').select('id').where('template', '=', 'order-refunded').execute();
  const before = await mails();
  const { siteUrl, publishEvent } = refundDeps(portal, {});
  const context = { siteUrl, publishEvent, now: new Date() };
  expect(await settleOrder(portal.db, id, { status: 'refunded' }, context)).toBe('refunded');
  const order = await portal.call('GET', `/recruiter/orders/${id}`, { token: buyer.token });
  expect(order.json()).toMatchObject({
    payment_status: 'refunded',
    invoice_number: null,
    refund: { status: 'done', credit_note: null, credit_note_number: null },
  });
  const note = await portal.call('GET', `/recruiter/orders/${id}/credit-note`, { token: buyer.token });
  expect(note.json()).toMatchObject({ code: 'not_refunded' });
  expect(await mails()).toEqual(before);
});
