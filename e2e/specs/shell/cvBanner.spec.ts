import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Build Your CV for Free!' });

/** Opens a page whose clock stands still at its load. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01');
  await page.goto(path);
  await expect(shell(page).navigation).toBeVisible();
}

test('the CV banner comes after three seconds, at the bottom right, with its words', async ({ page }) => {
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

test('closed, the CV banner takes 300 ms to leave and stays away for this browser session', async ({
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

  // Another tab opened by hand is another session of the browser.
  const other = await context.newPage();
  await other.goto('/login');
  await expect(shell(other).navigation).toBeVisible();
  await other.clock.runFor(3000);
  await expect(banner(other)).toBeVisible();
});

test('followed, wherever it is clicked, the CV banner leads to the CV builder, where there is none', async ({
  page,
}) => {
  await open(page, '/login');
  await page.clock.runFor(3000);
  await banner(page).click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL('/cv-builder');
  await page.clock.runFor(300);
  await expect(banner(page)).toBeHidden();
  await shell(page).follow('Blog');
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
});

test('the CV banner does not come on the CV builder', async ({ page }) => {
  await open(page, '/cv-builder');
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
});

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the CV banner moves neither in nor out', async ({ page }) => {
    await open(page, '/login');
    await page.clock.runFor(3000);
    const moving = () =>
      banner(page).evaluate((element) =>
        element.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
      );
    expect(await moving()).toBe(false);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    expect(await moving()).toBe(false);
    await page.clock.runFor(300);
    await expect(banner(page)).toBeHidden();
  });
});
