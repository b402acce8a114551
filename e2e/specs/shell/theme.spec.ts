import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor || 'none');
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(11, 27, 33)';

async function choose(page: Page, name: 'Light' | 'Dark') {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('group', { name: 'Theme' }).getByText(name).click();
}

test('stores the chosen theme and applies it in every tab', async ({ page, context }) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('button', { name: 'Theme' })).toBeVisible();

  await choose(page, 'Dark');
  await expect.poll(() => background(page)).toBe(DARK);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => background(other)).toBe(DARK);

  await choose(other, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => background(page)).toBe(LIGHT);
});

for (const { stored, system, shown } of [
  { stored: 'dark', system: 'light', shown: 'dark' },
  { stored: 'light', system: 'dark', shown: 'light' },
  { stored: null, system: 'dark', shown: 'dark' },
  { stored: 'purple', system: 'light', shown: 'light' },
] as const) {
  test(`paints a ${shown} page first with ${stored ?? 'no'} stored theme and a ${system} system`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: system });
    await context.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem('theme', theme);
      // The theme at every painted frame.
      const painted: unknown[] = [];
      Object.assign(window, { painted });
      const record = () => {
        if (document.body) painted.push(document.documentElement.dataset['theme']);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    }, stored);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // Delays the scripts of the shell: the theme must not depend on them.
    await page.route(/\/assets\/(shell|vendor)\..*\.js/, async (route) => {
      await expect.poll(() => background(page)).toBe(shown === 'dark' ? DARK : LIGHT);
      await route.continue();
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(new Set(painted)).toEqual(new Set([shown]));
    expect(await themeOf(page)).toBe(shown);
    // The content security policy must allow the inline script.
    expect(errors).toEqual([]);
    await context.close();
  });
}
