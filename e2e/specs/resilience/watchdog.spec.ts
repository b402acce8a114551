import type { Request } from '@playwright/test';
import { BUILD_TIMEOUT_MS, buildBrokenRemotesOnce } from '../../core/faults/brokenBuilds.ts';
import { configureBrokenRemote } from '../../core/faults/faults.ts';
import { replaceRemote } from '../../core/faults/releaseDocument.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const remote = 'mfe-checkout';

test.use({ serviceWorkers: 'allow' });

test('a page that loops while it renders is reported, and replaced by one without that remote', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/its last render did not end|Transition was aborted/);
  test.setTimeout(BUILD_TIMEOUT_MS + 60_000);
  const builds = await buildBrokenRemotesOnce();
  await configureBrokenRemote(page, { breaks: 'in a loop', path: '/plans', area: 'checkout' });
  await replaceRemote(page, remote, '/plans', builds.plain, { keepsVersion: true });
  const worker = page.waitForEvent('worker');
  await page.goto('/contact');
  await worker;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const isReport = (request: Request) => request.url().endsWith('/api/_report');
  const reported = page.context().waitForEvent('request', isReport);
  // Never resolves while the page loops.
  shell(page)
    .follow('Plans')
    .catch(() => {});
  const report = await reported;
  expect(report.postDataJSON()).toMatchObject({ class: 'hung', remote, page: '/plans' });
  expect(report.headers()['x-watchdog']).toBe('usual');
  await report.response();

  // The service worker requests the next documents, which therefore have the release of the site.
  const other = await page.context().newPage();
  await other.goto('/plans');
  await expect(other.getByText(/It stopped your browser from responding/)).toBeVisible();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await other.close();

  // The watchdog waits longer before it replaces the page.
  await expect(page.getByText(/It stopped your browser from responding/)).toBeVisible();
  await expect(page).toHaveURL('/plans');
  // A report of this document would state that its headers are changed.
  expect(await page.evaluate(() => 'originAgentCluster' in window && window.originAgentCluster)).toBe(false);
  await shell(page).follow('Companies');
  await expect(page.getByRole('main').getByText('Aloe Dorada Laboratories')).toBeVisible();
  await shell(page).follow('Plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
});
