import { attemptDueRefunds } from '../../src/domains/orders/refunds/refunds.jobs.ts';
import { markRefused, postponeRefund } from '../../src/domains/orders/refunds/refunds.repository.ts';
import { requestRefund } from '../../src/domains/orders/refunds/requestRefund.service.ts';
import { aBuyer, openPaymentApp, payByCard, type PaymentApp, refundDeps } from '../support/openPaymentApp.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

test('numbers credit notes without gaps', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(
      async () => (await payByCard(portal, await aBuyer(portal))).json<{ order_id: number }>().order_id,
    ),
  );
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

test('a run that takes long leaves its last batch to no other worker', async () => {
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
  const { order_id: orderId } = (await payByCard(portal, await aBuyer(portal))).json<{ order_id: number }>();
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

test('a refund that is postponed or refused changes no other one, and none that is done', async () => {
  const order = async () =>
    (await payByCard(portal, await aBuyer(portal))).json<{ order_id: number }>().order_id;
  const [done, lost, other] = [await order(), await order(), await order()];
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
