import type { Page } from '@playwright/test';
import { newUser } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const START = '2026-11-21T10:00:00';

/** The sign-up below the plans, filled in, on a page whose clock only moves when it is told to. */
async function fillIn(page: Page) {
  await page.clock.install({ time: START });
  await page.goto('/plans');
  await page.getByRole('button', { name: "Create a recruiter's account" }).click();
  const account = page.locator('#account');
  const user = newUser();
  await account.getByLabel('Your name').fill(user.name);
  await account.getByLabel('E-mail address').fill(user.email);
  await account.getByLabel('Password', { exact: true }).fill(user.password);
  await page.clock.pauseAt('2026-11-21T10:05:00');
  return { account, submit: () => account.getByRole('button', { name: 'Create account' }).click() };
}

test('two seconds after somebody signed up to post a vacancy, the page goes to their account', async ({
  page,
}) => {
  const { account, submit } = await fillIn(page);
  await submit();
  await expect(account.getByRole('heading', { name: 'Your account is ready' })).toBeAttached();
  // A toast about work turns into its outcome a moment later.
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

test('each thing that the server does not like of a sign-up is a toast of its own', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const errors = { name: ['Too plain.'], email: ['This address has an account.', 'It is not ours.'] };
  await page.route('**/api/account/recruiter/register', (route) =>
    route.fulfill({ status: 422, json: { message: 'Please check.', code: 'invalid', errors } }),
  );
  const { submit } = await fillIn(page);
  await submit();
  const shown = page.locator('.Toastify__toast--error');
  await expect(shown).toHaveCount(2);
  // The one about the work turns into the first error a moment later.
  await page.clock.runFor(50);
  await expect(shown).toHaveCount(3);
  for (const title of Object.values(errors).flat())
    await expect(shown.filter({ hasText: title })).toHaveCount(1);
});

test('a press on a button arrives, though the field that is left has something to say', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('not an address');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  const place = await button.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 4);
  await page.mouse.down();
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  expect(await button.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
});
