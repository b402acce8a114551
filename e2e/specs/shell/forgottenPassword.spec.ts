import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

test('who has forgotten the password gets in with a new one, and only with that', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const { user } = await registerApplicant(request);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const { toast } = shell(page);
  await expect(
    toast(`Password reset link sent successfully. Please check your email ${user.email}`),
  ).toBeVisible();

  await page.goto(await waitForMailLink(page.request, user.email, '/reset-password'));
  const password = `Kibrahacha ${user.password}`;
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(toast('Password reset successfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await signInPage(page).signIn(user);
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
  await signInPage(page).signIn({ ...user, password });
  await expect(page).toHaveURL('/vacancies');
});

test('a new password signs out whoever is still signed in with the old one, here too', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/forgot-password');
  await expect(shell(page).accountMenu).toBeVisible();
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await waitForMailLink(page.request, user.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('Kibrahacha 2026');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(shell(page).accountMenu).toBeHidden();
  await signInPage(page).signIn({ ...user, password: 'Kibrahacha 2026' });
  await expect(page).toHaveURL('/vacancies');
});

test('a link for a new password that is no good leads to another one', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 400/);
  await page.goto('/reset-password?token=none');
  await page.getByLabel('New password', { exact: true }).fill('Kibrahacha 2026');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('who would rather not type a password is let in by a link in a mail, once, and led back', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await registerApplicant(request);

  await page.goto('/login?callbackUrl=/applicant/applications');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const link = await waitForMailLink(page.request, user.email, '/login');
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/applicant/applications');
  await expect(shell(page).accountMenu).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await second.goto(link);
  await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('alert')).toContainText('too old, or was used already');
  await second.context().close();
});
