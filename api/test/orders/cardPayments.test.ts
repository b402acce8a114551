import { addDays, dayInAruba } from '@cpa/shared/contracts';
import {
  aBuyer,
  aCardOrder,
  aKey,
  countGrants,
  openPaymentApp,
  payByCard,
  type Buyer,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
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

const takenFor = async (orderId: number) => {
  const { reference } = await portal.db
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return portal.nmi.taken().filter((sale) => sale.reference === reference);
};
const orderOf = async (id: number, { token } = buyer) =>
  (await portal.call('GET', `/recruiter/orders/${id}`, { token })).json<Record<string, unknown>>();

test('a paid order grants its package, gets an invoice number and sends a receipt', async () => {
  const answer = await payByCard(portal, buyer);
  expect(answer.statusCode).toBe(201);
  const { order_id, transaction } = answer.json<{ order_id: number; transaction: string }>();
  expect(answer.json()).toMatchObject({ payment_status: 'paid', payment_method: 'cxpay' });
  expect(await takenFor(order_id)).toEqual([expect.objectContaining({ amount: '199.00' })]);
  expect(await orderOf(order_id)).toMatchObject({
    payment_status: 'paid',
    payment_method: 'cxpay',
    transaction,
    total: 19900,
    currency: 'USD',
    card: { brand: 'Visa', last_four: '1111' },
    invoice_number: expect.stringMatching(/^CPA-\d{4}-\d{5}$/),
    receipt: `/recruiter/orders/${order_id}/receipt`,
    items: [expect.objectContaining({ title: 'Team', price: 19900, vacancies: 5 })],
  });
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
  const mail = await newestMail(portal, 'books@example.aw');
  expect(mail).toMatchObject({ template: 'order-receipt' });
  expect(mail.text).toContain('Bon bini Ana Croes');
  expect(mail.text).toContain('US$ 199.00 (Afl. 356.21)');
});

test('a declined card grants nothing and is declined again under the same idempotency key', async () => {
  const key = aKey();
  for (const answer of [
    await payByCard(portal, buyer, { card_security_code: '900' }, key),
    await payByCard(portal, buyer, { card_security_code: '900' }, key),
  ]) {
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ code: 'declined', payment_status: 'failed' });
  }
  expect(await countGrants(portal, buyer.companyId)).toEqual([0, 0]);
});

test('an unanswered sale stays pending until the reconcile job settles it once', async () => {
  const key = aKey();
  const answer = await payByCard(portal, buyer, { card_security_code: '901' }, key);
  expect(answer.statusCode).toBe(202);
  const { order_id } = answer.json<{ order_id: number }>();
  expect(await orderOf(order_id)).toMatchObject({ payment_status: 'pending', invoice_number: null });
  expect(await countGrants(portal, buyer.companyId)).toEqual([0, 0]);

  const again = await payByCard(portal, buyer, { card_security_code: '901' }, key);
  expect([again.statusCode, again.json()]).toEqual([202, answer.json()]);
  const other = await payByCard(portal, buyer);
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'payment_pending']);

  await Promise.all([portal.reconcile(1), portal.reconcile(1)]);
  await portal.reconcile(2);
  expect(await orderOf(order_id)).toMatchObject({ payment_status: 'paid' });
  expect(await takenFor(order_id)).toHaveLength(1);
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
  expect((await payByCard(portal, buyer, { card_security_code: '901' }, key)).statusCode).toBe(201);
});

test('the reconcile job settles a sale whose gateway failed after capturing', async () => {
  const answer = await payByCard(portal, buyer, { card_security_code: '902' });
  expect(answer.statusCode).toBe(202);
  await portal.reconcile(1);
  expect(await orderOf(answer.json<{ order_id: number }>().order_id)).toMatchObject({
    payment_status: 'paid',
  });
});

test('a sale that never reached the gateway fails after a minute, not earlier', async () => {
  const answer = await payByCard(portal, buyer, { card_security_code: '903' });
  const { order_id } = answer.json<{ order_id: number }>();
  await portal.reconcile(0.5);
  expect(await orderOf(order_id)).toMatchObject({ payment_status: 'pending' });
  await portal.reconcile(2);
  expect(await orderOf(order_id)).toMatchObject({ payment_status: 'failed' });
  expect(await countGrants(portal, buyer.companyId)).toEqual([0, 0]);
});

test('ten submits of one checkout charge once', async () => {
  const key = aKey();
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => await payByCard(portal, buyer, {}, key)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 409 && status !== 201)).toEqual([]);
  const paid = answers.filter(({ statusCode }) => statusCode === 201);
  const ids = new Set(paid.map((answer) => answer.json<{ order_id: number }>().order_id));
  expect(ids.size).toBe(1);
  expect(await takenFor([...ids][0]!)).toHaveLength(1);
  expect(await countGrants(portal, buyer.companyId)).toEqual([5, 1]);
});

test('an idempotency key is valid for one order', async () => {
  const key = aKey();
  await payByCard(portal, buyer, {}, key);
  const other = await payByCard(portal, buyer, { items: [{ package_id: 1 }], order_total_amount: 4900 }, key);
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'key_used']);
  const keyless = await portal.call('POST', '/recruiter/order-cxpay', {
    token: buyer.token,
    body: aCardOrder(),
  });
  expect(keyless.json<{ errors: object }>().errors).toHaveProperty('idempotency_key');
});

test.each([
  ['a total', { order_total_amount: 100 }, 'order_total_amount'],
  ['a currency', { order_currency: 'AWG' }, 'order_currency'],
  ['the price of an item', { items: [{ package_id: 2, total: 100 }] }, 'items.0.total'],
  ['the postings of an item', { items: [{ package_id: 2, vacancies: 50 }] }, 'items.0.vacancies'],
  ['a package that is not sold', { items: [{ package_id: 99 }] }, 'items.0.package_id'],
  ['an empty cart', { items: [] }, 'items'],
  ['a status', { payment_status: 'paid' }, 'payment_status'],
])('rejects %s sent by the buyer and charges nothing', async (_, overrides, field) => {
  const before = portal.nmi.taken().length;
  const answer = await payByCard(portal, buyer, overrides);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
  expect(portal.nmi.taken()).toHaveLength(before);
});

test('hides companies, vacancies and orders of others', async () => {
  const other = await aBuyer(portal);
  expect((await payByCard(portal, buyer, { company_id: other.companyId })).statusCode).toBe(404);
  const sponsorship = {
    items: [{ package_id: 13, vacancy_id: await aVacancy(portal, other.companyId) }],
    order_total_amount: 3500,
  };
  expect((await payByCard(portal, buyer, sponsorship)).statusCode).toBe(404);
  const { order_id } = (await payByCard(portal, other)).json<{ order_id: number }>();
  const { token } = buyer;
  expect((await portal.call('GET', `/recruiter/orders/${order_id}`, { token })).statusCode).toBe(404);
  expect((await portal.call('GET', `/recruiter/orders/${order_id}/receipt`, { token })).statusCode).toBe(404);
  const list = await portal.call('GET', '/recruiter/orders', { token });
  expect(list.json()).toMatchObject({ orders: [], total: 0 });
});

test('finds an order by its idempotency key for the account that placed it', async () => {
  const key = aKey();
  const { order_id } = (await payByCard(portal, buyer, {}, key)).json<{ order_id: number }>();
  const find = async (token: string, wanted = key) =>
    (await portal.call('GET', `/recruiter/checkouts/${wanted}`, { token })).json<object>();
  expect(await find(buyer.token)).toMatchObject({
    order: { id: order_id, payment_status: 'paid', items: [{ title: 'Team' }] },
  });
  expect(await find(buyer.token, aKey())).toEqual({ order: null });
  expect(await find((await aBuyer(portal)).token)).toEqual({ order: null });
});

test('a repeated checkout returns its order also when the buyer got a second company in between', async () => {
  const key = aKey();
  const first = await payByCard(portal, buyer, {}, key);
  await aCompany(portal, buyer.id, 'Another one');
  const again = await payByCard(portal, buyer, {}, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test('asks recruiters with no company or several companies for the company', async () => {
  const nobody = await signInNew(portal, 'recruiter');
  const second = await aCompany(portal, buyer.id, 'Another one');
  for (const who of [nobody, buyer])
    expect((await payByCard(portal, who)).json<{ errors: object }>().errors).toHaveProperty('company_id');
  expect((await payByCard(portal, buyer, { company_id: second })).statusCode).toBe(201);
});

test('a sponsorship bought for a vacancy starts at once and is used up', async () => {
  const vacancyId = await aVacancy(portal, buyer.companyId);
  const answer = await payByCard(portal, buyer, {
    items: [{ package_id: 13, vacancy_id: vacancyId }],
    order_total_amount: 3500,
  });
  expect(answer.statusCode).toBe(201);
  const vacancy = await portal.call('GET', `/recruiter/vacancy/${vacancyId}`, { token: buyer.token });
  expect(vacancy.json()).toMatchObject({ sponsored: true, sponsored_until: expect.any(String) });
  const again = await portal.call('POST', `/recruiter/vacancy/${vacancyId}/sponsor`, { token: buyer.token });
  expect(again.statusCode).toBe(200);
});

test('takes no money for a vacancy that is sponsored already', async () => {
  const vacancy_id = await aVacancy(portal, buyer.companyId);
  const sponsor = async (start_date?: string) =>
    await payByCard(portal, buyer, {
      items: [{ package_id: 13, vacancy_id, ...(start_date && { start_date }) }],
      order_total_amount: 3500,
    });
  expect((await sponsor()).statusCode).toBe(201);
  const before = portal.nmi.taken().length;
  const again = await sponsor();
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    code: 'already_sponsored',
    message: expect.stringMatching(/is sponsored already, until \d{4}-\d\d-\d\d/),
  });
  expect(portal.nmi.taken()).toHaveLength(before);
  expect((await sponsor(addDays(dayInAruba(new Date()), 200))).statusCode).toBe(201);
});

test('takes no money for two sponsorships of a vacancy in one order', async () => {
  const vacancy_id = await aVacancy(portal, buyer.companyId);
  const before = portal.nmi.taken().length;
  const start_date = addDays(dayInAruba(new Date()), 200);
  const answer = await payByCard(portal, buyer, {
    items: [
      { package_id: 13, vacancy_id },
      { package_id: 13, vacancy_id, start_date },
    ],
    order_total_amount: 7000,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('in this order twice') },
  ]);
  expect(portal.nmi.taken()).toHaveLength(before);
});

test('a sponsorship with a later first day does not start before it', async () => {
  const vacancy_id = await aVacancy(portal, buyer.companyId);
  const start_date = addDays(dayInAruba(new Date()), 3);
  const answer = await payByCard(portal, buyer, {
    items: [{ package_id: 13, vacancy_id, start_date }],
    order_total_amount: 3500,
  });
  expect(answer.statusCode).toBe(201);
  const vacancy = await portal.call('GET', `/recruiter/vacancy/${vacancy_id}`, { token: buyer.token });
  expect(vacancy.json()).toMatchObject({ sponsored: false });
});

test('a sponsorship for a draft waits until the vacancy is open', async () => {
  const vacancyId = await aVacancy(portal, buyer.companyId, { status: 'draft' });
  await payByCard(portal, buyer, {
    items: [{ package_id: 13, vacancy_id: vacancyId }],
    order_total_amount: 3500,
  });
  await portal.db.updateTable('vacancies').set({ status: 'open' }).where('id', '=', vacancyId).execute();
  const later = await portal.call('POST', `/recruiter/vacancy/${vacancyId}/sponsor`, { token: buyer.token });
  expect(later.statusCode).toBe(201);
});

test('invoice numbers have no gaps after failures and concurrent orders', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, async () => await aBuyer(portal)));
  await Promise.all(
    buyers.map(
      async (each, place) =>
        await payByCard(portal, each, place % 3 === 1 ? { card_security_code: '900' } : {}),
    ),
  );
  const rows = await portal.db
    .selectFrom('orders')
    .select('invoice_number')
    .where('invoice_number', 'is not', null)
    .orderBy('invoice_number')
    .execute();
  const numbers = rows.map(({ invoice_number }) => Number(invoice_number!.slice(-5)));
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});

test('reports an unreachable gateway and charges nothing', async () => {
  const away = await openPaymentApp();
  await away.nmi.app.close();
  const someone = await aBuyer(away);
  const answer = await payByCard(away, someone);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'gateway_away']);
  await away.close();
});
