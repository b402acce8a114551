import { dayInAruba, type Order, type OrderMonths } from '@cpa/shared/contracts';
import { textOfPdf } from '../support/files/textOfPdf.ts';
import { aBuyer, openPaymentApp, payByCard, type Buyer, type PaymentApp } from '../support/openPaymentApp.ts';

let portal: PaymentApp;
let buyer: Buyer;
beforeAll(async () => {
  portal = await openPaymentApp();
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

const MONTH = dayInAruba(new Date()).slice(0, 7);
const get = async (path: string, language = 'en') =>
  await portal.call('GET', `/recruiter/company/${buyer.companyId}/receipts${path}`, {
    token: buyer.token,
    headers: { 'accept-language': language },
  });
const buy = async (overrides?: object) =>
  (await payByCard(portal, buyer, overrides)).json<{ order_id: number }>().order_id;
const read = async (id: number) =>
  (await portal.call('GET', `/recruiter/orders/${id}`, { token: buyer.token })).json<Order>();

test('a company without receipts has no months', async () => {
  expect((await get('')).json()).toEqual({ months: [] });
  for (const format of ['csv', 'pdf']) {
    const response = await get(`/${MONTH}/${format}`);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      404,
      'documents_not_found',
    ]);
  }
});

test('writes one line and one page for each receipt and credit note of the month', async () => {
  const sponsored = await read(
    await buy({
      items: [{ package_id: 13 }],
      order_total_amount: 3500,
      billing_firstname: '=HYPERLINK("https://evil.example")',
    }),
  );
  const id = await buy();
  await portal.call('POST', `/recruiter/orders/${id}/refund`, { token: buyer.token });
  const refunded = await read(id);
  await buy({ card_security_code: '900' });
  const before = await buy();
  const columns = { paid_at: new Date('2026-01-31T12:00:00Z') };
  await portal.db.updateTable('orders').set(columns).where('id', '=', before).execute();

  const { months } = (await get('')).json<OrderMonths>();
  expect(months[0]).toEqual({ month: MONTH, receipts: 2, credit_notes: 1 });
  expect(months.at(-1)).toEqual({ month: '2026-01', receipts: 1, credit_notes: 0 });

  const csv = await get(`/${MONTH}/csv`, 'nl');
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="receipts-${MONTH}.csv"`,
    'cache-control': 'private, no-store',
  });
  const [head, first, second, third, end] = csv.body.split('\r\n');
  expect(head).toMatch(/^\uFEFFdocument,number,date,order,for_receipt,company,/);
  expect(first).toContain(`receipt,${sponsored.invoice_number},${dayInAruba(sponsored.paid_at!)},`);
  expect(first).toContain(`,Señor Ñapa Bòter N.V.,,,"'=HYPERLINK(""https://evil.example"") Croes",`);
  expect(first).toMatch(/,USD,35\.00,62\.65,Visa 1111$/);
  expect(second).toMatch(/^receipt,.*,Team,USD,199\.00,356\.21,Visa 1111$/);
  const { invoice_number, refund } = refunded;
  expect(third).toContain(
    `credit_note,${refund!.credit_note_number},${dayInAruba(refund!.done_at!)},${id},${invoice_number},`,
  );
  expect(third).toMatch(/,USD,-199\.00,-356\.21,Visa 1111$/);
  expect(end).toBe('');

  const pdf = await get(`/${MONTH}/pdf`);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="receipts-${MONTH}.pdf"`,
  });
  expect(pdf.body.match(/\/Type \/Page\b/g)).toHaveLength(3);
  const text = textOfPdf(pdf.rawPayload);
  const [one, two, note] = [
    `Receipt ${sponsored.invoice_number}`,
    `Receipt ${invoice_number}`,
    `Credit note ${refund!.credit_note_number}`,
  ].map((title) => text.indexOf(title));
  expect([one! >= 0, two! > one!, note! > two!]).toEqual([true, true, true]);
});

test('rejects a month that cannot be', async () => {
  expect((await get('/2026-13/csv')).statusCode).toBe(404);
});
