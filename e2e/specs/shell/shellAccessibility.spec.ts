import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { getHost } from '../../core/host.ts';
import { demoRecruiter } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { pressEnter } from '../../core/focus.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
});

test('has no WCAG violation with open menus, toasts, a full cart and the CV banner', async ({ page }) => {
  await page.addInitScript(() => {
    const item = { package_id: 1, title: 'Single posting', price: 4900 };
    localStorage.setItem('cartState', JSON.stringify({ items: [item, item], total: 9800 }));
  });
  await signInByApi(page, demoRecruiter);
  await page.goto('/plans');
  await expect(page.getByRole('complementary', { name: 'Build Your CV for Free!' })).toBeVisible();
  const host = await getHost(page);
  await host.evaluate(({ toasts }) => {
    for (const kind of ['info', 'success', 'warning', 'error'] as const)
      toasts[kind]({ title: `A ${kind}`, description: 'And why.' });
    toasts.progress('Working...');
  });
  await expect(shell(page).toast('Working...')).toBeVisible();
  await page.locator('.Toastify__toast').first().hover();
  await expectAccessibleInBothThemes(page);
  // The toasts cover the menu, so a click would not reach it.
  await pressEnter(shell(page).accountMenu);
  await expectAccessibleInBothThemes(page);
  await pressEnter(page.getByRole('button', { name: 'Theme' }));
  await expectAccessibleInBothThemes(page);
});

test('has no WCAG violation in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('has no WCAG violation in the recruiter sign-up with errors and every password strength', async ({
  page,
}) => {
  await page.goto('/api/auth/signin?error=SessionRequired&callbackUrl=/recruiter-dashboard');
  await page.getByRole('button', { name: 'Create a recruiter account' }).click();
  const account = page.locator('#account');
  for (const password of ['kunuku77', 'kunukuhala', 'bon-bini-2026']) {
    await account.getByLabel('Password', { exact: true }).fill(password);
    await expectAccessibleInBothThemes(page);
  }
  await account.getByLabel('Password', { exact: true }).fill('');
  await pressEnter(account.getByRole('button', { name: 'Create account' }));
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('has no WCAG violation on the offline page', async ({ page }) => {
  await page.goto('/offline');
  await expectAccessibleInBothThemes(page);
});
