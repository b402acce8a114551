import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { noticeRelease } from '../../core/noticeRelease.ts';
import { expect, test } from '../../core/test.ts';
import { fillCard, listStatuses, openShop, pay } from '../../pages/checkout.ts';
import { addStarterToCart } from '../../pages/plans.ts';
import { shell } from '../../pages/shell.ts';

/** Opens a page, lets it detect a newer shell and counts the document requests from then on. */
async function openBeforeRelease(page: Page, path: string) {
  await page.clock.install();
  const newer = { shell: 'ffffffffffffffff', revision: 1_000 };
  await page.route('**/api/_release', (route) => route.fulfill({ json: newer }));
  await page.route('**/api/_release/document*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), ...newer } });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await noticeRelease(page);
  return countDocumentRequests(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const offer = (page: Page) => page.getByText('A newer version of this page is ready.');

test('offers a newer release, but not on a page with unsaved input', async ({ page }) => {
  const documents = await openBeforeRelease(page, '/contact');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('main').getByRole('textbox').first().fill('Xiomara');
  await expect(offer(page)).toBeHidden();
  await shell(page).follow('Blog');
  await expect(heading(page, 'Blog')).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  expect(documents()).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(documents).toBe(1);
});

test('offers no newer release during a checkout', async ({ page }) => {
  const documents = await openBeforeRelease(page, '/plans');
  await addStarterToCart(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(heading(page, 'Cart')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await shell(page).follow('Blog');
  await expect(offer(page)).toBeVisible();
  expect(documents()).toBe(0);
});

test('keeps the release up to the payment, and a reload in the middle of it charges once', async ({
  page,
  request,
}) => {
  const { headers } = await openShop(page, request);
  const documents = await openBeforeRelease(page, '/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCard(page);
  const charged = Promise.withResolvers<number>();
  // The response never arrives: the page is reloaded while it waits.
  await page.route('**/recruiter/order-cxpay', async (route) => {
    charged.resolve((await route.fetch()).status());
  });
  await pay(page);
  expect(await charged.promise).toBe(201);
  expect(documents()).toBe(0);
  await page.reload();
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  expect(documents()).toBe(1);
  expect(await listStatuses(request, headers)).toEqual(['paid']);
});
