import { type Page, expect } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { waitForPage } from '../../core/links.ts';
import { AREAS, pathsOf, SHELL_PATHS, USERS } from '../../core/manifestPages.ts';
import { test } from '../../core/test.ts';

test.describe('a window of 1280 × 1024 pixels at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const area of AREAS) {
    test(`scrolls everything that would cover the ${area} pages away`, async ({ page, consoleErrors }) => {
      // Pages of objects that the user may not see, and of links without a token, are among them.
      consoleErrors.allow(/status of 4(?:03|04|22)/);
      if (area !== 'open') await signInByApi(page, USERS[area]);
      for (const path of [...(await pathsOf(page, area)), ...(area === 'open' ? SHELL_PATHS : [])]) {
        /* oxlint-disable no-await-in-loop -- One tab shows one page at a time. */
        await page.goto(path);
        await waitForPage(page);
        await page.evaluate(() => scrollTo(0, 600));
        await expect.poll(() => covering(page), { message: path }).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ path, isWider: width > 320 }).toEqual({ path, isWider: false });
        /* oxlint-enable no-await-in-loop */
      }
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
          // The line of a navigation.
          !element.matches('progress') &&
          element.checkVisibility({ opacityProperty: true })
        );
      })
      .map(({ className }) => className),
  );
}
