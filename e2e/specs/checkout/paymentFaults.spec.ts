import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { countMails } from '../../core/mailbox.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { fillCard, listOrders, listStatuses, openShop, pay } from '../../pages/checkout.ts';

// The gateway's timeout is 6 s, and the job queries it up to 10 s later.
const SETTLED = { timeout: 60_000 };

const ORDER_BY_CARD = '**/recruiter/order-cxpay';

test('charges once when the gateway times out after the capture and the page is reloaded', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (409|50\d)/);
  const { headers } = await openShop(page, request);
  await page.goto('/checkout');
  await fillCard(page, '901');
  const sent = page.waitForRequest(ORDER_BY_CARD);
  await pay(page);
  await sent;
  await expect.poll(async () => await listOrders(request, headers)).toMatchObject([{}]);
  await page.reload();
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/, SETTLED);
  expect(await listOrders(request, headers)).toMatchObject([{ payment_status: 'paid' }]);
});

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'the gateway breaks after the capture': async (page) => await fillCard(page, '902'),
  'the API answers 500 after the capture': async (page) => {
    await page.route(ORDER_BY_CARD, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.', code: 'x' } });
    });
    await fillCard(page);
  },
};

for (const [fault, prepare] of Object.entries(faults)) {
  test(`charges once when ${fault}`, async ({ page, request, consoleErrors }) => {
    consoleErrors.allow(/status of 50\d/);
    const { headers, user } = await openShop(page, request);
    await page.goto('/checkout');
    await prepare(page);
    await pay(page);
    await expect(page).toHaveURL(/\/payment\/success\?order=\d+/, SETTLED);
    expect(await listOrders(request, headers)).toMatchObject([{ payment_status: 'paid' }]);
    await expect.poll(async () => await countMails(request, user.email, /receipt/i)).toBe(1);
  });
}

test('settles a bank payment once with early, repeated, reordered and late webhooks', async ({
  page,
  request,
}) => {
  const { headers, user } = await openShop(page, request);
  const bank = await openBank(page);
  await sendWebhook(request, bank.transaction);
  await expect(page.getByText(/did not approve the attempt/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeFocused();
  expect(await listOrders(request, headers)).toMatchObject([{ payment_status: 'cancelled' }]);
  // The payer approves the old link: the money was taken, so the order counts.
  await request.post(`${bank.url}/approve`, { maxRedirects: 0 });
  await Promise.all([1, 2, 3].map(async () => await sendWebhook(request, bank.transaction)));
  await sendWebhook(request, crypto.randomUUID());
  await expect
    .poll(async () => await listOrders(request, headers))
    .toMatchObject([{ payment_status: 'paid' }]);
  const [order] = await listOrders(request, headers);
  await page.goto(`/payment/pending?order=${order!.id}`);
  await expect(page).toHaveURL(`/payment/success?order=${order!.id}`);
  await expect(page.getByText('You paid US$ 49.00.')).toBeVisible();
  await expect.poll(async () => await countMails(request, user.email, /receipt/i)).toBe(1);
});

test('makes a new code after the bank payment expired and charges that one only', async ({
  page,
  request,
}) => {
  const { headers } = await openShop(page, request);
  const expired = await openBank(page);
  await request.post(`${expired.url}/expire`, { maxRedirects: 0 });
  await expect(page.getByRole('heading', { name: 'The code has expired' })).toBeFocused();
  await expectAccessible(page);
  await request.post(`${expired.url}/approve`, { maxRedirects: 0 });
  await page.getByRole('button', { name: 'Make a new code' }).click();
  const renewed = await openBank(page);
  expect(renewed.transaction).not.toBe(expired.transaction);
  await request.post(`${renewed.url}/approve`, { maxRedirects: 0 });
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  expect(await listStatuses(request, headers)).toEqual(['paid', 'expired']);
});

test('refuses a tampered total and ignores the status in the return URL', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const { headers } = await openShop(page, request);
  await page.goto('/checkout');
  await page.route(ORDER_BY_CARD, async (route) => {
    const postData = { ...(route.request().postDataJSON() as object), order_total_amount: 100 };
    await route.continue({ postData });
  });
  await fillCard(page);
  await pay(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeFocused();
  expect(await listOrders(request, headers)).toEqual([]);
  await page.unrouteAll();
  await openBank(page);
  const [order] = await listOrders(request, headers);
  await page.goto(`/payment/success?order=${order!.id}&status=success`);
  await expect(page).toHaveURL(`/payment/pending?order=${order!.id}`);
  await expect(page.getByRole('heading', { name: 'Payment is being checked' })).toBeVisible();
  expect(await listOrders(request, headers)).toMatchObject([{ payment_status: 'pending' }]);
});

/** Starts a payment by bank and returns the URL and the ID of the payment at the provider. */
async function openBank(page: Page) {
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Your bank/ }).check();
  await page.getByRole('button', { name: /with your bank/ }).click();
  const url = (await page.getByRole('link', { name: 'Open my bank' }).getAttribute('href')) ?? '';
  return { url, transaction: new URL(url).pathname.split('/').at(-1) ?? '' };
}

async function sendWebhook(request: APIRequestContext, transaction_id: string): Promise<void> {
  const response = await request.post(`${site.apiUrl}/payments/sentoo/webhook`, { form: { transaction_id } });
  expect(response.ok()).toBe(true);
}
