import type { Page } from '@playwright/test';
import { openOwnSite } from '../../core/ownSite.ts';
import { expect, test } from '../../core/test.ts';
import { frame } from '../../pages/frame.ts';

test.use({ serviceWorkers: 'allow' });

/** How many workers this browser has for the site, and what they kept. */
const left = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    ...(await caches.keys()).map((name) => name.replace(/-.*/, '')),
  ]);

test('switched off, the service worker and what it kept leave a browser with its next visit', async ({
  page,
  quiet,
}) => {
  quiet.allowComplaints(/WebSocket|status of 50/);
  const on = await openOwnSite({});
  await page.goto(`${on.url}/login`);
  await expect.poll(() => left(page)).toEqual([1, 'offline']);
  await on.stop();

  const off = await openOwnSite({ SERVICE_WORKER: 'off' });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${off.url}/login`);
    await expect(frame(page).navigation).toBeVisible();
    await expect.poll(() => left(page)).toEqual([0]);
  }
  await off.stop();
});
