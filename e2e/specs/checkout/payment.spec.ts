import { type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

const CARD = '4111111111111111';

/** Creates a recruiter with a verified e-mail address and a company, and signs in. */
async function openShop(page: Page, request: APIRequestContext) {
  const { user, headers } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto('/plans');
  await fillCart(page);
  return { headers };
}

const fillCart = (page: Page) =>
  page.evaluate(() => {
    const items = [{ package_id: 1, title: 'Starter', price: 4900, vacancies: 1 }];
    localStorage.setItem('cartState', JSON.stringify({ items, total: 4900 }));
  });

async function fillCard(page: Page, code?: string) {
  await page.getByRole('button', { name: 'Fill in test card' }).click();
  if (code) await page.getByLabel('Security code').fill(code);
  await page.getByLabel('Street and number').fill('Caya Mañana 14');
  await page.getByLabel('Town').fill('Oranjestad');
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay US$ 49' }).click();

async function listOrders(request: APIRequestContext, headers: Record<string, string>) {
  const { orders } = (await (await request.get('/api/recruiter/orders', { headers })).json()) as {
    orders: { payment_status: string }[];
  };
  return orders.map(({ payment_status }) => payment_status);
}

test('pays by card after a declined attempt and keeps the card out of the storage', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 402/);
  const { headers } = await openShop(page, request);
  await page.goto('/checkout');
  await pay(page);
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await fillCard(page, '900');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Your card was declined' })).toBeFocused();
  await expect(page.getByText('You were not charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Try another card' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  await expect(page.getByText('Visa ending in 1111')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored.replaceAll(/\D/g, '')).not.toContain(CARD);
  expect(stored).toContain('\\"items\\":[]');
  expect(await listOrders(request, headers)).toEqual(['paid', 'failed']);
});

test('charges once when the response is lost', async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  const { headers } = await openShop(page, request);
  await page.goto('/checkout');
  await page.route('**/recruiter/order-cxpay', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success/);
  expect(await listOrders(request, headers)).toEqual(['paid']);
});

test('pays by bank after a reload and a rejected attempt', async ({ page, request }) => {
  const { headers } = await openShop(page, request);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /Your bank/ }).check();
  await page.getByRole('button', { name: /with your bank/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  const link = page.getByRole('link', { name: 'Open my bank' });
  const url = (await link.getAttribute('href')) ?? '';
  await request.post(`${url}/reject`);
  await expect(page.getByText(/did not approve the attempt/)).toBeVisible();
  await request.post(`${url}/approve`, { maxRedirects: 0 });
  await expect(page).toHaveURL(/\/payment\/success/);
  expect(await listOrders(request, headers)).toEqual(['paid']);
});
