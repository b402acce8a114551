import type { Page } from '@playwright/test';
import { demoRecruiter } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

/** Returns the accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const label = element.getAttribute('aria-label') ?? element.innerText;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.innerText.trim() ?? '';
    return label.trim().split('\n')[0] ?? '';
  });

const expectFocusOn = (page: Page, name: string) => expect.poll(() => focusedName(page)).toBe(name);

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`“${name}” did not receive the focus within 40 tab stops.`);
}

/** Returns true if the focused element has a visible outline. */
const hasFocusRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

test('moves the focus through the layout in reading order', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const names: string[] = [];
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    expect.soft(await hasFocusRing(page), `“${name}” has a focus ring`).toBe(true);
    names.push(name);
    if (name === 'Vacancies as RSS') break;
  }
  expect(names).toEqual([
    'Skip to content',
    'Career Portal Aruba, home',
    'Vacancies',
    'Companies',
    'About Us',
    'Partners',
    'Plans',
    'Blog',
    'Build CV for Free',
    'Language: English',
    'Theme',
    'Sign in',
    'Post a vacancy',
    'E-mail address',
    'Send the link',
    'Sign in',
    'Saved',
    'FAQ',
    'Contact',
    'Privacy',
    'Terms',
    'Vacancies as RSS',
  ]);
});

test('skips to the content, signs in, opens the account menu, changes the theme and signs out by keyboard', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.type(demoRecruiter.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoRecruiter.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(page, 'Show password');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recruiter-dashboard');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(shell(page).accountMenu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell(page).accountMenu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expectFocusOn(page, 'Dashboard');
  await page.keyboard.press('Escape');
  await expect(shell(page).accountMenu).toBeFocused();
  await expect(shell(page).accountMenu).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Shift+Tab');
  await expectFocusOn(page, 'Theme');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shell(page).accountMenu).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, 'Sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(shell(page).accountMenu).toBeHidden();
});

test('traps the focus in the mobile menu, closes it with Escape and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tabTo(page, 'Open the menu');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expectFocusOn(page, 'Open the menu');

  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, 'Blog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('closes the CV banner by keyboard', async ({ page }) => {
  await page.goto('/login');
  const banner = page.getByRole('complementary', { name: 'Build Your CV for Free!' });
  await expect(banner).toBeVisible();
  await tabTo(page, 'Get Started');
  await page.keyboard.press('Tab');
  await expectFocusOn(page, 'Close');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
});

test('turns the keys of a letter off and on again, also on the next page', async ({ page }) => {
  await page.goto('/vacancies');
  const focused = page.locator('#vacancy-results a:focus');
  const isOn = page
    .getByRole('contentinfo')
    .getByRole('checkbox', { name: 'Keyboard shortcuts without Ctrl or Alt' });
  await isOn.uncheck();
  await page.reload();
  await expect(isOn).not.toBeChecked();
  await page.keyboard.press('j');
  await expect(focused).toHaveCount(0);
  await isOn.check();
  await page.keyboard.press('j');
  await expect(focused).toHaveCount(1);
});
