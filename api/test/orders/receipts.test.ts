import { dayInAruba, type Order, type Orders } from '@cpa/shared/contracts';
import { textOfPdf } from '../support/files/textOfPdf.ts';
import { aBuyer, openPaymentApp, payByCard, type Buyer, type PaymentApp } from '../support/openPaymentApp.ts';

let portal: PaymentApp;
let buyer: Buyer;
beforeAll(async () => {
  portal = await openPaymentApp();
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

test('the receipt states number, company, items and both currencies', async () => {
  const { order_id } = (
    await payByCard(portal, buyer, {
      items: [{ package_id: 2 }, { package_id: 13 }],
      order_total_amount: 23400,
      billing_lastname: 'Peña-Bòter 李',
    })
  ).json<{ order_id: number }>();
  const { token } = buyer;
  const response = await portal.call('GET', `/recruiter/orders/${order_id}/receipt`, { token });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="receipt-CPA-\d{4}-\d{5}\.pdf"$/),
    'cache-control': 'private, no-store',
  });
  const text = textOfPdf(response.rawPayload);
  for (const words of [
    'Receipt CPA-',
    'Visa ending in 1111',
    'Señor Ñapa Bòter N.V.',
    // Characters missing from the font are not replaced by others.
    'Ana Peña-Bòter ?',
    'Caya Betico 12',
    'Team (5 postings)',
    'Sponsorship',
    'US$ 199.00',
    'US$ 234.00 (Afl. 418.86)',
  ]) {
    expect(text).toContain(words);
  }
});

test('an unpaid order has no receipt and no credit note', async () => {
  const { order_id } = (await payByCard(portal, buyer, { card_security_code: '900' })).json<{
    order_id: number;
  }>();
  for (const [name, code] of [
    ['receipt', 'not_paid'],
    ['credit-note', 'not_refunded'],
  ] as const) {
    const { token } = buyer;
    const response = await portal.call('GET', `/recruiter/orders/${order_id}/${name}`, { token });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, code]);
  }
});

test('lists and counts the orders of the own company newest first, in pages', async () => {
  await payByCard(portal, await aBuyer(portal));
  const read = async (page: number) =>
    (await portal.call('GET', `/recruiter/orders?page=${page}`, { token: buyer.token })).json<Orders>();
  const { orders, total, last_page } = await read(1);
  expect(orders.map(({ payment_status }) => payment_status)).toEqual(['failed', 'paid']);
  expect([total, last_page]).toEqual([2, 1]);
  expect(await read(7)).toMatchObject({ orders: [], total: 2, page: 7 });
});

test.each([
  [
    'nl',
    [
      'Ontvangstbewijs CPA-',
      'Betaald met Visa die eindigt op 1111',
      'Team (5 plaatsingen)',
      'Totaal',
      'US$ 199,00 (Afl. 356,21)',
      'US$ 1,00 is Afl. 1,79.',
    ],
  ],
  [
    'es',
    [
      'Recibo CPA-',
      'Pagado con Visa terminada en 1111',
      'Equipo (5 publicaciones)',
      'US$ 199,00 (Afl. 356,21)',
    ],
  ],
  [
    'pap',
    ['Recibo CPA-', 'Paga cu Visa cu ta termina cu 1111', 'Team (5 publicacion)', 'US$ 199,00 (Afl. 356,21)'],
  ],
])('writes the receipt in the language of its buyer (%s)', async (language, parts) => {
  const { token } = buyer;
  const { order_id } = (await payByCard(portal, buyer)).json<{ order_id: number }>();
  const headers = { 'accept-language': language };
  const response = await portal.call('GET', `/recruiter/orders/${order_id}/receipt`, { token, headers });
  const text = textOfPdf(response.rawPayload);
  for (const part of parts) expect(text).toContain(part);
  expect(text).toMatch(/ 2026, (bestelling|pedido|orden) \d+/);
});

test('receipt and credit note name the company with its numbers as of the order', async () => {
  const own = await aBuyer(portal);
  const { token, companyId } = own;
  const save = async (body: object) =>
    await portal.call('POST', `/recruiter/company/${companyId}`, { token, body });
  const was = { legal_name: 'Ñapa Holding N.V.', registration_number: 'H12345.0', tax_number: '700123' };
  expect((await save(was)).json()).toMatchObject(was);
  const { order_id: id } = (await payByCard(portal, own)).json<{ order_id: number }>();
  await save({ name: 'Another name', legal_name: null, registration_number: 'H9', tax_number: null });
  await portal.call('POST', `/recruiter/orders/${id}/refund`, { token });
  for (const document of ['receipt', 'credit-note']) {
    const response = await portal.call('GET', `/recruiter/orders/${id}/${document}`, { token });
    const text = textOfPdf(response.rawPayload);
    for (const part of ['Ñapa Holding N.V.', 'Registration number (KVK) H12345.0', 'Tax number 700123'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Another name|H9/);
  }
  const order = (await portal.call('GET', `/recruiter/orders/${id}`, { token })).json<Order>();
  expect(order.billing).toMatchObject({ company: was.legal_name, registration_number: 'H12345.0' });
  const month = dayInAruba(order.paid_at!).slice(0, 7);
  const csv = await portal.call('GET', `/recruiter/company/${companyId}/receipts/${month}/csv`, { token });
  expect(csv.body.match(/,Ñapa Holding N\.V\.,H12345\.0,700123,/g)).toHaveLength(2);
  const page = await portal.app.inject(`/companies/${companyId}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('H9');
});

test('a company without these fields is named as it was', async () => {
  const own = await aBuyer(portal);
  const { token, companyId } = own;
  const { order_id: id } = (await payByCard(portal, own)).json<{ order_id: number }>();
  await portal.call('POST', `/recruiter/company/${companyId}`, { token, body: { name: 'Another name' } });
  const response = await portal.call('GET', `/recruiter/orders/${id}/receipt`, { token });
  const text = textOfPdf(response.rawPayload);
  expect(text).toContain('Señor Ñapa Bòter N.V.');
  expect(text).not.toMatch(/Another name|Registration number|Tax number/);
});
