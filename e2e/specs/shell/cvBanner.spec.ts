import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Build Your CV for Free!' });

/** Opens a page with a paused clock. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01');
  await page.goto(path);
  await expect(shell(page).navigation).toBeVisible();
}

test('shows the CV banner at the bottom right after three seconds', async ({ page }) => {
  await open(page, '/login');
  await page.clock.runFor(2900);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(banner(page)).toContainText(
    'Create a professional resume in minutes with our easy CV Builder',
  );
  const box = await banner(page).boundingBox();
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  }));
  expect(width - (box!.x + box!.width)).toBeLessThan(40);
  expect(height - (box!.y + box!.height)).toBeLessThan(40);
});

test('hides the CV banner after a 300 ms animation and keeps it closed for the browser session', async ({
  page,
  context,
}) => {
  await open(page, '/login');
  await page.clock.runFor(3000);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(290);
  await expect(banner(page)).toHaveAttribute('data-leaving');
  await page.clock.runFor(10);
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await expect(shell(page).navigation).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();

  // A tab that is not opened from another one has its own session storage.
  const other = await context.newPage();
  await other.goto('/login');
  await expect(shell(other).navigation).toBeVisible();
  await other.clock.runFor(3000);
  await expect(banner(other)).toBeVisible();
});

test('opens the CV builder on a click anywhere in the CV banner and hides it there', async ({ page }) => {
  await open(page, '/login');
  await page.clock.runFor(3000);
  await banner(page).click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL('/cv-builder');
  await page.clock.runFor(300);
  await expect(banner(page)).toBeHidden();
  await shell(page).follow('Blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
});

test('does not show the CV banner on the CV builder page', async ({ page }) => {
  await open(page, '/cv-builder');
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows and hides the CV banner without an animation', async ({ page }) => {
    await open(page, '/login');
    await page.clock.runFor(3000);
    const isAnimated = () =>
      banner(page).evaluate((element) =>
        element.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
      );
    expect(await isAnimated()).toBe(false);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    expect(await isAnimated()).toBe(false);
    await page.clock.runFor(300);
    await expect(banner(page)).toBeHidden();
  });
});
