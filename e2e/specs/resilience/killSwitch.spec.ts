import type { Page } from '@playwright/test';
import { startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test.use({ serviceWorkers: 'allow' });

const sites: Awaited<ReturnType<typeof startSiteServer>>[] = [];
test.afterEach(async () => {
  for (const opened of sites.splice(0)) await opened.stop();
});

async function open(settings: Record<string, string> = {}) {
  const opened = await startSiteServer(settings);
  sites.push(opened);
  return opened;
}

/** How many workers this browser has for the site, and what they kept. */
const left = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()).map((name) => name.replace(/-.*/, '')),
  ]);

test('switched off, the service worker and what it kept leave a browser with its next visit', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|status of 50/);
  const on = await open();
  await page.goto(`${on.url}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => left(page)).toEqual([1, 'offline']);
  await on.stop();

  const off = await open({ SERVICE_WORKER: 'off' });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${off.url}/login`);
    await expect(shell(page).navigation).toBeVisible();
    await expect.poll(() => left(page)).toEqual([0]);
  }
});
