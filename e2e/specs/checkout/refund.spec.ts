import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { countMails } from '../../core/mailbox.ts';
import { postVacancy } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { fillCard, listStatuses, openShop, pay } from '../../pages/checkout.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Buys a package by card and opens the orders of the company. */
async function buy(page: Page, request: APIRequestContext) {
  const recruiter = await openShop(page, request);
  await page.goto('/checkout');
  await fillCard(page);
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+/);
  const id = new URL(page.url()).searchParams.get('order');
  const postingsLeft = async () => {
    const response = await request.get('/api/recruiter/postings', { headers: recruiter.headers });
    const { companies } = (await response.json()) as { companies: { packages: { left: number }[] }[] };
    return companies[0]!.packages.reduce((sum, { left }) => sum + left, 0);
  };
  return { recruiter, id, postingsLeft };
}

test('refunds an unused order, withdraws its postings and offers the credit note', async ({
  page,
  request,
}) => {
  const { recruiter, id, postingsLeft } = await buy(page, request);
  expect(await postingsLeft()).toBe(1);
  await page.goto('/recruiter-dashboard/orders');
  await page.getByRole('button', { name: `Refund order ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Refund order ${id}?` });
  await expect(dialog).toContainText('You get US$ 49.00 back by Visa');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund order' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `Order ${id}` });
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Credit note/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^credit-note-.+\.pdf$/);
  await expectAccessibleInBothThemes(page);
  expect(await listStatuses(request, recruiter.headers)).toEqual(['refunded']);
  expect(await postingsLeft()).toBe(0);
  await expect.poll(async () => await countMails(request, recruiter.user.email, /refund/i)).toBe(1);
});

test('offers no refund once a posting of the order is used', async ({ page, request }) => {
  const { recruiter, id, postingsLeft } = await buy(page, request);
  for (const title of ['Free posting', 'Paid posting']) {
    await postVacancy(request, recruiter, { title, status: 'open' });
  }
  expect(await postingsLeft()).toBe(0);
  await page.goto('/recruiter-dashboard/orders');
  await expect(page.getByRole('row').filter({ hasText: `Order ${id}` })).toContainText('Paid');
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
});
