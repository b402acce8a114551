import type { Page } from '@playwright/test';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

/** A page that has been open for a while when the site is released anew, and the documents that it asks for then. */
async function openBeforeRelease(page: Page, path: string) {
  await page.clock.install();
  await page.route('**/api/_release', (route) =>
    route.fulfill({ json: { shell: 'ffffffffffffffff', revision: 1_000 } }),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.fastForward('02:00');
  const asked = page.waitForResponse('**/api/_release');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  return countDocumentRequests(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an open page takes a newer release with the way to another page, but not from where something was typed', async ({
  page,
}) => {
  const documents = await openBeforeRelease(page, '/contact');
  await page.getByRole('main').getByRole('textbox').first().fill('Xiomara');
  await shell(page).follow('Blog');
  await expect(heading(page, 'Blog')).toBeVisible();
  expect(documents()).toBe(0);
  await shell(page).follow('Partners');
  await expect(heading(page, 'Partners')).toBeVisible();
  expect(documents()).toBe(1);
});

test('whoever is buying goes on with the release they began with', async ({ page }) => {
  const documents = await openBeforeRelease(page, '/plans');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(heading(page, 'Cart')).toBeVisible();
  expect(documents()).toBe(0);
  await shell(page).follow('Blog');
  await expect(heading(page, 'Blog')).toBeVisible();
  expect(documents()).toBe(1);
});
