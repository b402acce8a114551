import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the offline page, caches nothing else and reloads when the connection returns', async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
    await page.goto('/vacancies');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The first page is controlled at once.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => cachedPaths(page)).toEqual(['/offline']);

    await context.setOffline(true);
    await page.goto('/plans');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveURL('/plans');
    await page.goto('/nl/plans');
    await expect(page.getByRole('heading', { name: 'Je bent offline' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.goto('/plans');
    // The connection must not return while the page loads, since only a loaded page notices.
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Try again' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeAttached();
    expect(await cachedPaths(page)).toEqual(['/offline']);
  });
});

test('shows an error when the shell chunk fails to load and recovers on reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load|shell\./);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/auth/_log'));
  await page.route(/\/assets\/shell\..*\.js/, (route) => route.abort());
  await page.goto('/login');
  const notice = page.getByRole('alert').filter({ hasText: 'This page could not start' });
  await expect(notice).toBeVisible();
  expect((await report).postData()).toContain('SHELL_FAILED');
  await page.unroute(/\/assets\/shell\..*\.js/);
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('shows an error when the shell throws while it starts', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/.*/);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'getElementById', {
      value: (id: string) => {
        if (id === 'release') throw new Error('The shell broke.');
        return document.querySelector(`#${CSS.escape(id)}`);
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not start' })).toBeVisible();
});

test('shows an error when the layout throws and recovers on reload', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/.*/);
  await page.goto('/login');
  const plans = shell(page).navigation.getByRole('link', { name: 'Plans' });
  await plans.evaluate((link: HTMLAnchorElement) => {
    // Only the layout calls `toReversed`, to find the title of the page.
    Reflect.set(Array.prototype, 'toReversed', () => {
      throw new Error('The layout broke.');
    });
    // At once, because each render of the layout throws from now on.
    link.click();
  });
  const crashed = page.getByRole('alert').filter({ hasText: 'Something went wrong on this site' });
  await expect(crashed).toBeVisible();
  await expectAccessible(page);
  await crashed.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await expect(crashed).toBeHidden();
});
