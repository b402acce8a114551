import type { Locator, Page } from '@playwright/test';
import { getHost } from '../../core/host.ts';
import { expect, test } from '../../core/test.ts';

const kinds = [
  { kind: 'info', colour: 'rgb(124, 184, 255)', name: 'Note' },
  { kind: 'error', colour: 'rgb(255, 138, 122)', name: 'Error' },
  { kind: 'success', colour: 'rgb(127, 207, 160)', name: 'Done' },
  { kind: 'warning', colour: 'rgb(244, 167, 66)', name: 'Warning' },
] as const;

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toast = (page: Page, title: string) => region(page).locator('.Toastify__toast', { hasText: title });

/** A toast is shown after the next paint. */
const PAINT_MS = 50;

/** Opens a page with a paused clock and waits for the live region of the toasts. */
async function open(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.goto('/login');
  const host = await getHost(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.clock.pauseAt('2026-11-21T10:01:00');
  await expect(region(page)).toBeAttached();
  return host;
}

/** Expects the exit animation and the removal of a toast. */
async function expectRemoval(page: Page, shown: Locator) {
  await expect(shown).toHaveAttribute('data-leaving', 'true');
  await page.clock.runFor(250);
  await expect(shown).toBeHidden();
}

for (const theme of ['light', 'dark']) {
  test(`shows four kinds of dark toasts at the top right, 320 px wide and above the page, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const host = await open(page);
    for (const { kind } of kinds) {
      await host.evaluate(
        ({ toasts }, name) => toasts[name]({ title: `A ${name}`, description: 'And why.' }),
        kind,
      );
      await page.clock.runFor(PAINT_MS);
    }
    const edge = await page.evaluate(() => document.body.clientWidth);
    for (const { kind, colour, name } of kinds) {
      const shown = toast(page, `A ${kind}`);
      await expect(shown).toContainText('And why.');
      await expect(shown).toContainText(`${name}: `);
      await expect(shown).toHaveCSS('border-inline-start-color', colour);
      await expect(shown.locator('svg').first()).toHaveCSS('color', colour);
      await expect(shown).toHaveCSS('background-color', 'rgb(11, 27, 33)');
      // Waits for the entry animation.
      await expect.poll(() => shown.boundingBox()).toMatchObject({ width: 320, x: edge - 320 - 16 });
    }
    const zIndexes = await region(page)
      .locator('.Toastify__toast-container')
      .evaluateAll((found) => found.map((element) => getComputedStyle(element).zIndex));
    expect(zIndexes).toEqual(['9999']);
    // Below the header, so that the account menu stays in sight.
    expect((await toast(page, 'A info').boundingBox())?.y).toBe(77);
  });
}

test('truncates the title after four lines but not the description', async ({ page }) => {
  const host = await open(page);
  const title = 'A vacancy with a very long title '.repeat(12).trim();
  await host.evaluate(({ toasts }, long) => toasts.info({ title: long, description: long }), title);
  await page.clock.runFor(PAINT_MS);
  const text = region(page).getByTitle(title);
  const { lines, isTruncated } = await text.evaluate((element) => ({
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    isTruncated: element.scrollHeight > element.clientHeight,
  }));
  expect([Math.round(lines), isTruncated]).toEqual([4, true]);
});

test('keeps a progress toast until its result is reported', async ({ page }) => {
  const host = await open(page);
  const work = await host.evaluateHandle(({ toasts }) => toasts.progress('Submitting application...'));
  await page.clock.runFor(PAINT_MS);
  const working = toast(page, 'Submitting application...');
  await expect(working).toContainText('Please wait');
  const isSpinning = () =>
    working.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState, effect }) => {
        return playState === 'running' && effect?.getTiming().iterations === Infinity;
      }),
    );
  expect(await isSpinning()).toBe(true);
  await page.clock.runFor(60_000);
  await working.click();
  await page.mouse.move(10, 700);
  await page.clock.runFor(500);
  await expect(working).toBeVisible();

  await work.evaluate((progress) => progress.succeed({ title: 'Application submitted successfully' }));
  await page.clock.runFor(PAINT_MS);
  const ended = toast(page, 'Application submitted successfully');
  await expect(ended).toHaveClass(/Toastify__toast--success/);
  await expect(working).toBeHidden();
  await page.clock.runFor(2900);
  await expect(ended).toBeVisible();
  await page.clock.runFor(150);
  await expectRemoval(page, ended);
});

test('announces a toast in a polite live region that exists before the toast', async ({ page }) => {
  const host = await open(page);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await host.evaluate(({ toasts }) => toasts.error({ title: 'No answer' }));
  await page.clock.runFor(PAINT_MS);
  await expect(region(page).getByRole('status').filter({ hasText: 'No answer' })).toBeVisible();
  await expect(page.locator('[role=alert]')).toHaveCount(1);
  await expect(page.locator('#failed[role=alert]')).toBeHidden();
});

test('keeps the page working when the toast chunk fails to load and retries with the next toast', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/toasts\..*\.js|ERR_FAILED/);
  await page.route(/\/assets\/toasts\./, (route) => route.abort());
  await page.goto('/login');
  const host = await getHost(page);
  await host.evaluate(({ toasts }) => toasts.error({ title: 'Lost' }));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeAttached();

  await page.unroute(/\/assets\/toasts\./);
  await host.evaluate(({ toasts }) => toasts.error({ title: 'Found' }));
  await expect(toast(page, 'Found')).toBeVisible();
});
