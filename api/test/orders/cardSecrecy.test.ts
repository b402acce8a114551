import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { textOfPdf } from '../support/files/textOfPdf.ts';
import { aBuyer, openPaymentApp, payByCard, type Buyer, type PaymentApp } from '../support/openPaymentApp.ts';

/** A number that passes Luhn and is not a test card. */
const REAL = '4539578763621486';
const CODE = '738';

let portal: PaymentApp;
let buyer: Buyer;
let logged = '';
/** Silences output once before all tests and again in each test, because Jest restores spies after every test. */
const listen = () =>
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged += String(line);
    return true;
  });
beforeEach(() => void listen());
beforeAll(async () => {
  listen();
  portal = await openPaymentApp({ LOG_LEVEL: 'trace' });
  buyer = await aBuyer(portal);
});
afterAll(async () => await portal.close());

/** Returns every row of every table as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(portal.db);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
        portal.db,
      );
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return dumps.join('\n');
}

/** Reads every file below a folder. */
function readFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}

test('rejects a real card number and stores it in no log line and no table', async () => {
  const card = { card_number: REAL, card_security_code: CODE };
  for (const response of [
    await payByCard(portal, buyer, card),
    await payByCard(portal, buyer, { ...card, card_number: '4539 5787 6362 1486' }),
  ]) {
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toHaveProperty('card_number');
    expect(response.body).not.toContain('45395787');
  }
  for (const response of [
    // Also rejected for other reasons, and sent to unknown URLs.
    await payByCard(portal, buyer, { ...card, billing_country: 'Aruba' }),
    await portal.call('GET', `/recruiter/orders/${REAL}`, { token: buyer.token }),
    await portal.call('GET', `/no/such/page?card=${REAL}`),
  ]) {
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('45395787');
  }
  expect(logged).toContain('/recruiter/order-cxpay');
  expect(logged).toContain('453957******1486');
  expect(logged.replaceAll(/[ -]/g, '')).not.toContain(REAL);
  const stored = await everything();
  expect(stored).toContain(buyer.email);
  expect(stored.replaceAll(/[ -]/g, '')).not.toContain(REAL);
  expect(portal.nmi.taken()).toEqual([]);
});

test('stores only brand and last four digits of a card that paid', async () => {
  await payByCard(portal, buyer, { card_security_code: CODE });
  await payByCard(portal, buyer, { card_security_code: '902' });
  await portal.reconcile(1);
  const stored = await everything();
  expect(stored).toContain('Visa');
  expect(stored).not.toContain('4111111111111111');
  expect(logged).not.toContain('4111111111111111');
  const orders = await portal.db.selectFrom('orders').selectAll().execute();
  // IDs and milliseconds may contain the same digits.
  expect(JSON.stringify(orders)).not.toMatch(new RegExp(`\\b${CODE}\\b`));
});

test('a checkout from the cart to the refund leaves no card number in logs, tables, files or responses', async () => {
  logged = '';
  const { token } = buyer;
  const get = async (url: string) => await portal.call('GET', url, { token });
  const responses = [
    await payByCard(portal, buyer, { card_security_code: '900' }),
    await payByCard(portal, buyer, { card_number: '5431111111111111', card_security_code: '901' }),
  ];
  await portal.reconcile(1);
  const paid = await payByCard(portal, buyer, { card_number: '4111 1111 1111 1111' });
  expect(paid.statusCode).toBe(201);
  const url = `/recruiter/orders/${paid.json<{ order_id: number }>().order_id}`;
  const receipt = await get(`${url}/receipt`);
  const refunded = await portal.call('POST', `${url}/refund`, { token });
  expect(refunded.json()).toMatchObject({ payment_status: 'refunded' });
  const creditNote = await get(`${url}/credit-note`);
  responses.push(paid, refunded, await get(url), await get('/recruiter/orders'), await get('/notifications'));
  const files = readFiles(portal.app.config.portalHome);
  const places = {
    logs: logged,
    tables: await everything(),
    files: files.join('\n'),
    responses: responses.map(({ body }) => body).join('\n'),
    documents: [receipt, creditNote].map(({ rawPayload }) => textOfPdf(rawPayload)).join('\n'),
  };
  expect(places.logs).toContain('/recruiter/order-cxpay');
  expect(places.tables).toContain('order-receipt');
  expect(places.documents).toContain('Visa ending in 1111');
  expect(files).not.toEqual([]);
  for (const [place, text] of Object.entries(places)) {
    const digits = text.replaceAll(/[ -]/g, '');
    const found = ['4111111111111111', '5431111111111111'].filter((number) => digits.includes(number));
    expect({ place, found }).toEqual({ place, found: [] });
  }
});

test.each([
  ['billing_firstname', { billing_firstname: '4111 1111 1111 1111' }],
  ['billing_postal_code', { billing_postal_code: '4111111111111111' }],
  ['items.0.customTemplate', { items: [{ package_id: 3, customTemplate: `Call us: ${REAL}` }] }],
])('rejects a card number in %s before anything is stored', async (field, overrides) => {
  const response = await payByCard(portal, buyer, overrides);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
  expect(response.body).not.toContain('4111');
  expect(await everything()).not.toContain('4111 1111');
});

test('accepts an idempotency key whose digits look like a card number, replays it and stores none of its digits', async () => {
  const key = 'order-4539-5787-6362-1486';
  const first = await payByCard(portal, buyer, {}, key);
  expect(first.statusCode).toBe(201);
  const again = await payByCard(portal, buyer, { idempotency_key: key }, key);
  expect(again.json()).toEqual(first.json());
  const checkout = await portal.call('GET', `/recruiter/checkouts/${key}`, { token: buyer.token });
  expect(checkout.json()).toMatchObject({ order: { id: first.json<{ order_id: number }>().order_id } });
  expect((await everything()).replaceAll(/[ -]/g, '')).not.toContain(REAL);
  expect(logged.replaceAll(/[ -]/g, '')).not.toContain(REAL);
});

test('finds an order again whose key an earlier release has stored in clear', async () => {
  const key = 'order_4539_5787_6362_1486';
  const first = await payByCard(portal, buyer, {}, key);
  const { order_id: id } = first.json<{ order_id: number }>();
  await portal.db.updateTable('orders').set({ idempotency_key: key }).where('id', '=', id).execute();
  const again = await payByCard(portal, buyer, {}, key);
  expect(again.json()).toEqual(first.json());
});
