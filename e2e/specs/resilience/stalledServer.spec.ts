import type { Page } from '@playwright/test';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { advanceToTimeout } from '../../core/faults/advanceToTimeout.ts';
import { type StalledSite, startStalledSite } from '../../core/faults/stalledSite.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test.use({
  ignoreHTTPSErrors: true,
  contextOptions: { reducedMotion: 'reduce' },
});

let server: StalledSite | undefined;
test.afterEach(async ({ page }) => {
  // Files that load in the background would fail without the server.
  await page.close();
  await server?.stop();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const timeoutMessage = (page: Page) => page.getByText(/It is taking too long to answer/);

/** Shows the error of the stalled remote, which works again as soon as its files arrive. */
async function expectTimeoutThenRecovery(page: Page, stalled: StalledSite): Promise<void> {
  const report = page.waitForResponse('**/api/_report');
  await advanceToTimeout(page);
  await expect(timeoutMessage(page)).toBeVisible();
  expect((await report).ok()).toBe(true);
  expect((await report).request().postDataJSON()).toMatchObject({ class: 'timeout', remote: 'mfe-checkout' });
  stalled.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Plans')).toBeVisible();
}

test('over HTTP/2, files that never arrive block no other page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_/);
  server = await startStalledSite({ port: site.ports.stalledSite, isHttp2: true });
  server.stall('mfe-checkout');
  await page.clock.install();
  // Pending files delay the load event.
  const response = await page.goto(`${server.url}/plans`, { waitUntil: 'domcontentloaded' });
  expect(await response?.httpVersion()).toBe('HTTP/2.0');

  await shell(page).follow('Companies');
  await expect(page.getByRole('main').getByText('Aloe Dorada Laboratories')).toBeVisible();
  await shell(page).follow('Plans');
  await expectTimeoutThenRecovery(page, server);
});

test('over HTTP/1.1, files that never arrive release their connections and need no reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_/);
  server = await startStalledSite({ port: site.ports.stalledSite + 1, isHttp2: false });
  await page.clock.install();
  await page.goto(`${server.url}/companies`);
  await expect(heading(page, 'Companies in Aruba')).toBeVisible();
  const documents = countDocumentRequests(page);
  server.stall('mfe-checkout');

  await shell(page).follow('Plans');
  await shell(page).follow('Blog');
  await expect(heading(page, 'Blog')).toBeVisible();
  await shell(page).follow('Plans');
  await expectTimeoutThenRecovery(page, server);
  expect(documents()).toBe(0);
});
