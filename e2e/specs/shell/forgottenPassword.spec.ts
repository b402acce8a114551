import type { Page } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

/** Fills in the page that sends the link. The sign-in page has a field with the same label. */
async function requestLink(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

async function saveNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test('resets a forgotten password by e-mail and rejects the old one', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const { user } = await registerApplicant(request);
  const { toast } = shell(page);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await requestLink(page, user.email);
  await expect(
    toast(`Password reset link sent successfully. Please check your email ${user.email}`),
  ).toBeVisible();

  await page.goto(await waitForMailLink(page.request, user.email, '/reset-password'));
  const password = `Kibrahacha ${user.password}`;
  await saveNewPassword(page, password);
  await expect(toast('Password reset successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await signInPage(page).signIn(user);
  await expect(page.getByRole('alert')).toContainText('The e-mail address or password is incorrect.');
  await signInPage(page).signIn({ ...user, password });
  await expect(page).toHaveURL('/vacancies');
});

test('ends the current session when the password is reset', async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/status of 401/);
  const { user } = await registerApplicant(request);
  const password = 'Kibrahacha 2026';
  await signInByApi(page, user);
  await page.goto('/forgot-password');
  await expect(shell(page).accountMenu).toBeVisible();
  await requestLink(page, user.email);
  await page.goto(await waitForMailLink(page.request, user.email, '/reset-password'));
  await saveNewPassword(page, password);
  await expect(page).toHaveURL('/login');
  await expect(shell(page).accountMenu).toBeHidden();
  await signInPage(page).signIn({ ...user, password });
  await expect(page).toHaveURL('/vacancies');
});

test('signs in with a single-use link from an e-mail and returns to the callback URL', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await registerApplicant(request);

  await page.goto('/login?callbackUrl=/applicant/applications');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  const link = await waitForMailLink(page.request, user.email, '/login');
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/applicant/applications');
  await expect(shell(page).accountMenu).toBeVisible();

  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(link);
  // Recognised before a click.
  await expect(otherPage.getByRole('alert')).toContainText('has expired or was already used');
  await expect(otherPage.getByRole('button', { name: 'E-mail me a link instead' })).toBeVisible();
  await otherPage.context().close();
});
