import type { Page } from '@playwright/test';
import { startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test.use({ serviceWorkers: 'allow' });

const sites: Awaited<ReturnType<typeof startSiteServer>>[] = [];
test.afterEach(async ({ page }) => {
  // What loads in the background would fail without the server.
  await page.close();
  for (const opened of sites.splice(0)) await opened.stop();
});

async function open(settings: Record<string, string> = {}) {
  const opened = await startSiteServer(settings);
  sites.push(opened);
  return opened;
}

/** Returns the number of registered service workers, then the kinds of their caches. */
const workersAndCaches = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()).map((name) => name.replace(/-.*/, '')),
  ]);

test('removes the service worker and its caches from the browser when it is switched off', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/WebSocket|status of 50/);
  const on = await open();
  await page.goto(`${on.url}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => workersAndCaches(page)).toEqual([1, 'offline']);
  // Chunks that load in the background would fail without the server.
  await page.goto('about:blank');
  await on.stop();

  const off = await open({ SERVICE_WORKER: 'off' });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${off.url}/login`);
    await expect(shell(page).navigation).toBeVisible();
    await expect.poll(() => workersAndCaches(page)).toEqual([0]);
  }
});
