import { type Page, expect } from '@playwright/test';
import { test } from '../../core/test.ts';

test.describe('a window of 1280 × 1024 pixels at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/vacancies', '/vacancies/1', '/companies/1', '/register', '/plans']) {
    test(`scrolls everything that would cover ${path} away`, async ({ page }) => {
      await page.goto(path);
      // Phones hide the heading of the vacancy list from sight.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 600));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      expect(await covering(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

test('forced colours show what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/vacancies');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const chosen = page.locator('[aria-current="page"]:visible, [aria-pressed="true"]:visible');
  await expect(chosen.first()).toBeVisible();
  for (const element of await chosen.all()) await expect(element).toHaveCSS('outline-style', 'solid');
  await page.goto('/register');
  const roles = page.getByRole('main').locator('label:has(input[type="radio"])');
  await expect(roles.filter({ has: page.locator(':checked') })).toHaveCSS('outline-style', 'solid');
  await expect(roles.filter({ hasNot: page.locator(':checked') })).toHaveCSS('outline-style', 'none');
});

test('a user who tabs through the registration sees no error', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Your name').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(3);
});

/** Classes of the visible elements that stay in view while the page scrolls. */
function covering(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
        return (
          (position === 'fixed' || position === 'sticky') &&
          isInView &&
          element.checkVisibility({ opacityProperty: true })
        );
      })
      .map(({ className }) => className),
  );
}
