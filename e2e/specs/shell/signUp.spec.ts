import type { Page } from '@playwright/test';
import { newUser } from '../../core/users.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const START = '2026-11-21T10:00:00';

/** Fills in the recruiter sign-up below the plans, then pauses the clock of the page. */
async function fillInSignUp(page: Page) {
  await page.clock.install({ time: START });
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Create a recruiter account' }).click();
  const account = page.locator('#account');
  const user = newUser();
  await account.getByLabel('Your name').fill(user.name);
  await account.getByLabel('E-mail address').fill(user.email);
  await account.getByLabel('Password', { exact: true }).fill(user.password);
  await page.clock.pauseAt('2026-11-21T10:05:00');
  return { account, submit: () => account.getByRole('button', { name: 'Create account' }).click() };
}

test('moves the focus to the account two seconds after a recruiter signs up', async ({ page }) => {
  const { account, submit } = await fillInSignUp(page);
  await submit();
  await expect(account.getByRole('heading', { name: 'Your account is ready' })).toBeAttached();
  // A toast is shown after the next paint, and a progress toast turns into its result on a timer.
  await page.clock.runFor(20);
  await expect(shell(page).toast('Creating account...')).toBeVisible();
  await page.clock.runFor(50);
  await expect(shell(page).toast('Account created successfully. Logging in...')).toBeVisible();
  await expect(page).toHaveURL('/plans');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(1900);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(account).not.toBeFocused();
  await page.clock.runFor(200);
  await expect(account).toBeFocused();
  await expect(account).toBeInViewport();
});

test('submits on click although leaving the field shows its validation error', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('not an address');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  const box = await boxOf(button);
  await page.mouse.move(box.x + 40, box.y + 4);
  await page.mouse.down();
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
});
