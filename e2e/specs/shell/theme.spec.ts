import type { Page } from '@playwright/test';
import { expect, test } from '../../core/test.ts';

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor || 'none');
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(11, 27, 33)';

async function choose(page: Page, name: 'Light' | 'Dark') {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name }).click({ force: true });
}

test('a theme is chosen, remembered under its key, and shown at once in every other tab', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/register');
  await expect(other.getByRole('button', { name: 'Theme' })).toBeVisible();

  await choose(page, 'Dark');
  expect(await ground(page)).toBe(DARK);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground(other)).toBe(DARK);

  await choose(other, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await ground(page)).toBe(LIGHT);
});

test('the switcher offers the system, which cannot be taken', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'System' })).toBeDisabled();
});

for (const { kept, system, shown } of [
  { kept: 'dark', system: 'light', shown: 'dark' },
  { kept: 'light', system: 'dark', shown: 'light' },
  { kept: null, system: 'dark', shown: 'dark' },
  { kept: 'purple', system: 'light', shown: 'light' },
] as const) {
  test(`with ${kept ?? 'nothing'} kept and a ${system} system a page is ${shown} from its first paint`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: system });
    await context.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem('theme', theme);
      // What is on the element each time that something is painted.
      const painted: unknown[] = [];
      Object.assign(window, { painted });
      const look = () => {
        if (document.body) painted.push(document.documentElement.dataset['theme']);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, kept);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    // The shell's code comes late: the theme is not its doing.
    await page.route(/\/assets\/(shell|vendor)\..*\.js/, async (route) => {
      await expect.poll(() => ground(page)).toBe(shown === 'dark' ? DARK : LIGHT);
      await route.continue();
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
    expect(new Set(painted)).toEqual(new Set([shown]));
    expect(await themeOf(page)).toBe(shown);
    // Under the policy of the site: nothing inline without its nonce.
    expect(complaints).toEqual([]);
    await context.close();
  });
}
