import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { readBrowserState } from '../../core/browserState.ts';
import { expect, test } from '../../core/test.ts';
import { openNotification } from '../../pages/notifications.ts';
import { CARD, fillCard, listStatuses, openShop, pay } from '../../pages/checkout.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  const state = await readBrowserState(page);
  for (const [place, json] of Object.entries(state)) {
    expect(json.replaceAll(/\D/g, ''), place).not.toContain(CARD);
  }
  expect(state.redux).toContain('"checkoutPayment":{');
  expect(state.localStorage).toContain('\\"items\\":[]');
  expect(await listStatuses(request, headers)).toEqual(['paid', 'failed']);
  const news = await openNotification(page, /Payment received/);
  await expect(news).toContainText('US$ 49.00. What you bought is ready to use.');
  await news.click();
  await expect(page).toHaveURL(/\/recruiter-dashboard\/orders\?order=\d+$/);
  await page.getByRole('link', { name: /^Pay again/ }).click();
  await expect(page).toHaveURL(/\/checkout\?company=\d+$/);
  await expect(page.getByLabel('Card number')).toHaveValue('');
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
  expect(await listStatuses(request, headers)).toEqual(['paid']);
});

test('charges once when two tabs pay the same cart at the same time', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { headers } = await openShop(page, request);
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await fillCard(tab);
  }
  // The first request waits for the second, so that both reach the API at the same time.
  const both = Promise.withResolvers<void>();
  let sent = 0;
  await page.context().route('**/recruiter/order-cxpay', async (route) => {
    sent += 1;
    if (sent === tabs.length) both.resolve();
    await both.promise;
    await route.continue();
  });
  await pay(page);
  await pay(other);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/payment\/success\?order=\d+/);
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  expect(await listStatuses(request, headers)).toEqual(['paid']);
  for (const tab of tabs) {
    for (const [place, json] of Object.entries(await readBrowserState(tab))) {
      expect(json.replaceAll(/\D/g, ''), place).not.toContain(CARD);
    }
  }
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
  expect(await listStatuses(request, headers)).toEqual(['paid']);
});
