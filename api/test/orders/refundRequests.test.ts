import type { Order, Problem, ReceivedRefundRequest, ReceivedRefundRequests } from '@cpa/shared/contracts';
import { attemptDueRefunds } from '../../src/domains/orders/refunds/refunds.jobs.ts';
import { requestRefund } from '../../src/domains/orders/refunds/requestRefund.service.ts';
import { aMembership } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
import {
  aBuyer,
  openPaymentApp,
  payByCard,
  refundDeps,
  type Buyer,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { setUpApp } from '../support/secondStep.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: PaymentApp;
let buyer: Buyer;
let operator: Member;
beforeAll(async () => {
  portal = await openPaymentApp();
  operator = await anOperator();
});
beforeEach(async () => {
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

const REASON = 'We bought the package twice.';

async function anOperator(): Promise<Member> {
  const member = await signInNew(portal, 'recruiter');
  const granted = { account_id: member.id, granted_by: 'test' };
  await portal.db.insertInto('operators').values(granted).execute();
  await setUpApp(portal, member);
  return member;
}

/** An order that was paid two days ago. */
async function anOldOrder(): Promise<number> {
  const { order_id: id } = (await payByCard(portal, buyer)).json<{ order_id: number }>();
  const paid_at = new Date(Date.now() - 48 * 3_600_000);
  await portal.db.updateTable('orders').set({ paid_at }).where('id', '=', id).execute();
  return id;
}
const ask = async (id: number, { reason = REASON, token = buyer.token } = {}) =>
  await portal.call('POST', `/recruiter/orders/${id}/refund-request`, { token, body: { reason } });
const withdraw = async (id: number) =>
  await portal.call('DELETE', `/recruiter/orders/${id}/refund-request`, { token: buyer.token });
const read = async (id: number, { token }: Member = buyer) =>
  (await portal.call('GET', `/recruiter/orders/${id}`, { token })).json<Order>();
const requests = async () =>
  (
    await portal.call('GET', '/operator/refund-requests', { token: operator.token })
  ).json<ReceivedRefundRequests>();
const requestOf = async (orderId: number) => {
  const { open, decided } = await requests();
  return [...open, ...decided].find(({ order }) => order.id === orderId)!;
};
const approve = async (id: number, { token }: Member = operator) =>
  await portal.call('POST', `/operator/refund-requests/${id}/approve`, { token });
const refuse = async (id: number, answer = 'Three postings were used.') =>
  await portal.call('POST', `/operator/refund-requests/${id}/refuse`, {
    token: operator.token,
    body: { answer },
  });
const asked = async (id: number) => {
  expect((await ask(id)).statusCode).toBe(200);
  return (await requestOf(id)).id;
};
const outcomeOf = (response: { statusCode: number; json: () => unknown }) =>
  response.statusCode === 200 ? 200 : (response.json() as Problem).code;
const returned = async (id: number) => {
  const order = portal.db.selectFrom('orders').select('reference').where('id', '=', id);
  const { reference } = await order.executeTakeFirstOrThrow();
  return portal.nmi.returned().filter((sale) => sale.reference === reference).length;
};
const useOneUnit = async () => {
  const entitlement = portal.db.selectFrom('entitlements').where('company_id', '=', buyer.companyId);
  const { id: entitlement_id } = await entitlement.select('id').executeTakeFirstOrThrow();
  const use = { entitlement_id, change: -1, reason: 'posting' };
  await portal.db.insertInto('entitlement_ledger').values(use).execute();
};
const trailOf = async (id: number) =>
  (
    await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', String(id))
      .where('action', 'like', 'order.refund%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('an operator without a second step is asked for one', async () => {
  const { token, id } = await signInNew(portal, 'recruiter');
  await portal.db.insertInto('operators').values({ account_id: id, granted_by: 'test' }).execute();
  const answer = await portal.call('GET', '/operator/refund-requests', { token });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'second_step_for_operators' }]);
});

test('an owner asks for a refund after 24 hours; an operator approves it, once', async () => {
  const id = await anOldOrder();
  await useOneUnit();
  expect(await read(id)).toMatchObject({
    can_request_refund: true,
    refundable_until: null,
    refund_request: null,
  });
  const order = (await ask(id)).json<Order>();
  expect(order).toMatchObject({
    payment_status: 'paid',
    can_request_refund: false,
    refund_request: { status: 'open', reason: REASON, decided_at: null },
  });
  expect(await returned(id)).toBe(0);
  const mail = await newestMail(portal, operator.email);
  expect(mail).toMatchObject({ template: 'refund-asked' });
  expect(mail.text).toContain(REASON);
  const request = await requestOf(id);
  expect(request).toMatchObject({
    status: 'open',
    requested_by: { email: buyer.email },
    order: { id, payment_status: 'paid', total: 19_900, used_units: 1, refund: null },
  });
  expect((await approve(request.id)).json<ReceivedRefundRequest>()).toMatchObject({
    status: 'approved',
    order: { payment_status: 'refunded', refund: 'done' },
  });
  expect(await read(id)).toMatchObject({
    payment_status: 'refunded',
    refund: { status: 'done', credit_note_number: expect.any(String) },
    refund_request: { status: 'approved' },
  });
  expect(await newestMail(portal, 'books@example.aw')).toMatchObject({ template: 'order-refunded' });
  expect(outcomeOf(await approve(request.id))).toBe('refund_request_decided');
  expect(await returned(id)).toBe(1);
  expect(await trailOf(id)).toEqual([
    'order.refund_asked',
    'order.refund_request_approved',
    'order.refund_requested',
    'order.refunded',
  ]);
});

test('an operator refuses with a reason, which is mailed in the language of the owner', async () => {
  buyer = { ...buyer, ...(await signInNew(portal, 'recruiter', { language: 'nl' })) };
  await aMembership(portal, buyer.companyId, buyer.id, 'owner');
  const id = await anOldOrder();
  const request = await asked(id);
  expect((await refuse(request)).json()).toMatchObject({
    status: 'refused',
    order: { payment_status: 'paid' },
  });
  const mail = await newestMail(portal, buyer.email);
  expect(mail).toMatchObject({ template: 'refund-answer' });
  expect(mail.subject).toBe(`Je verzoek om bestelling ${id} terug te betalen`);
  expect(mail.text).toContain('Three postings were used.');
  expect(await read(id)).toMatchObject({
    payment_status: 'paid',
    can_request_refund: true,
    refund_request: { status: 'refused', answer: 'Three postings were used.' },
  });
  expect(await returned(id)).toBe(0);
});

test('an owner withdraws an open request, and can ask three times at most', async () => {
  const id = await anOldOrder();
  expect(outcomeOf(await withdraw(id))).toBe('refund_request_not_found');
  for (const reason of ['One', 'Two', 'Three']) {
    expect(outcomeOf(await ask(id, { reason }))).toBe(200);
    expect(outcomeOf(await ask(id, { reason }))).toBe(200);
    expect(outcomeOf(await ask(id, { reason: 'Another' }))).toBe('refund_requested_already');
    expect((await withdraw(id)).json<Order>().refund_request).toMatchObject({ status: 'withdrawn' });
    expect(outcomeOf(await withdraw(id))).toBe(200);
  }
  expect(await read(id)).toMatchObject({ can_request_refund: false });
  expect(outcomeOf(await ask(id))).toBe('refund_requests_used_up');
});

describe('rejects', () => {
  test('an order that the owner can refund at once, and one that is not paid', async () => {
    const { order_id: id } = (await payByCard(portal, buyer)).json<{ order_id: number }>();
    expect(outcomeOf(await ask(id))).toBe('refund_at_once');
    await useOneUnit();
    expect(outcomeOf(await ask(id))).toBe(200);
    const declined = await payByCard(portal, buyer, { card_security_code: '900' });
    expect(outcomeOf(await ask(declined.json<{ order_id: number }>().order_id))).toBe('nothing_to_refund');
  });

  test('members who are not owners, who read no request either', async () => {
    const id = await anOldOrder();
    await ask(id);
    const recruiter = await signInNew(portal, 'recruiter');
    await aMembership(portal, buyer.companyId, recruiter.id, 'recruiter');
    expect(outcomeOf(await ask(id, recruiter))).toBe('not_owner_to_refund');
    expect(await read(id, recruiter)).toMatchObject({ can_request_refund: false, refund_request: null });
  });

  test('a reason that is blank, too long or a card number', async () => {
    const id = await anOldOrder();
    for (const reason of ['  ', 'a'.repeat(1001), 'Return it to 4111 1111 1111 1111'])
      expect((await ask(id, { reason })).json()).toMatchObject({ errors: { reason: expect.anything() } });
    expect((await read(id)).refund_request).toBeNull();
  });

  test('accounts that are no operators', async () => {
    const id = await asked(await anOldOrder());
    expect(outcomeOf(await approve(id, buyer))).toBe('page_missing');
    expect(outcomeOf(await approve(999_999))).toBe('refund_request_not_found');
  });
});

describe('one outcome', () => {
  test('when two operators approve and refuse at once', async () => {
    const other = await anOperator();
    for (const _ of [1, 2, 3]) {
      const id = await anOldOrder();
      const request = await asked(id);
      const outcomes = (await Promise.all([approve(request, other), refuse(request), approve(request)])).map(
        outcomeOf,
      );
      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'refund_request_decided')).toHaveLength(2);
      const isRefused = outcomes[1] === 200;
      expect((await requestOf(id)).status).toBe(isRefused ? 'refused' : 'approved');
      expect(await returned(id)).toBe(isRefused ? 0 : 1);
      const mails = portal.db.selectFrom('mails').select('id').where('recipient', '=', buyer.email);
      const answers = await mails.where('template', '=', 'refund-answer').execute();
      expect(answers).toHaveLength(isRefused ? 1 : 0);
      buyer = await aBuyer(portal);
    }
  });

  test('when the owner withdraws while an operator approves', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await anOldOrder();
      const request = await asked(id);
      const outcomes = (await Promise.all([approve(request), withdraw(id)])).map(outcomeOf);
      expect(outcomes).toContain(200);
      expect(outcomes).toContain('refund_request_decided');
      const isRefunded = outcomes[0] === 200;
      expect(await read(id)).toMatchObject({
        payment_status: isRefunded ? 'refunded' : 'paid',
        refund_request: { status: isRefunded ? 'approved' : 'withdrawn' },
      });
      expect(await returned(id)).toBe(isRefunded ? 1 : 0);
    }
  });

  test('when the order is refunded meanwhile, which closes the request', async () => {
    const id = await anOldOrder();
    const request = await asked(id);
    await requestRefund(refundDeps(portal, {}), { orderId: id, now: new Date() });
    expect(await read(id)).toMatchObject({
      payment_status: 'refunded',
      refund_request: { status: 'closed', answer: null },
    });
    expect(outcomeOf(await approve(request))).toBe('refund_request_decided');
    expect(outcomeOf(await refuse(request))).toBe('refund_request_decided');
    expect(outcomeOf(await withdraw(id))).toBe('refund_request_decided');
    expect(await returned(id)).toBe(1);
  });

  test('while a refund is in progress: it stays open until the provider has answered', async () => {
    const id = await anOldOrder();
    const request = await asked(id);
    const silent = refundDeps(portal, {
      refund: async () => ({ kind: 'unclear', reason: 'no answer in time' }),
    });
    await requestRefund(silent, { orderId: id, now: new Date() });
    expect(outcomeOf(await approve(request))).toBe('refund_in_progress');
    expect(outcomeOf(await refuse(request))).toBe('refund_in_progress');
    expect((await requestOf(id)).status).toBe('open');
    await attemptDueRefunds(refundDeps(portal, {}), () => new Date(Date.now() + 120_000));
    expect((await requestOf(id)).status).toBe('closed');
    expect(await returned(id)).toBe(1);
  });
});

test('states no refund when the provider does not accept an approved one, which can be requested again', async () => {
  const id = await anOldOrder();
  const request = await asked(id);
  await portal.db
    .updateTable('orders')
    .set({ transaction_id: 'unknown', reference: crypto.randomUUID() })
    .where('id', '=', id)
    .execute();
  expect((await approve(request)).json()).toMatchObject({
    status: 'approved',
    order: { payment_status: 'paid', refund: 'refused' },
  });
  expect(await newestMail(portal, 'books@example.aw')).toMatchObject({ template: 'refund-refused' });
  expect(await read(id)).toMatchObject({ payment_status: 'paid', can_request_refund: true });
});
