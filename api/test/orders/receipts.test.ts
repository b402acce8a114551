import type { Orders } from '@cpa/shared/contracts';
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
