import { apiHeaders, REQUESTED_WITH, signInByApi } from '../../core/auth.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { registerRecruiterAccount } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const NEW_PASSWORD = 'Tambe-bon 2027 dushi';

test('a recruiter changes profile, notifications and password, ends a session and deletes the account', async ({
  page,
  request,
}) => {
  const user = await registerRecruiterAccount(request);
  await signInByApi(page, user);
  await apiHeaders(request, user);
  await page.goto('/recruiter-dashboard/profile');

  await test.step('profile', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Berta Kock');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shell(page).toast('Profile updated successfully.')).toBeVisible();
  });

  await test.step('sessions', async () => {
    const sessions = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
    const count = await sessions.count();
    expect(count).toBeGreaterThan(1);
    await pressEnter(sessions.getByRole('button', { name: /^Sign out/ }).first());
    await expect(sessions).toHaveCount(count - 1);
    await expectFocus(page);
  });

  await test.step('notifications and password', async () => {
    await page.getByRole('radio', { name: 'Never' }).first().check();
    await page.getByLabel('Current password').fill(user.password);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Never' }).first()).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Berta Kock');
  });

  await test.step('deletion with the new password', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/');
    const signIn = { email: user.email, password: NEW_PASSWORD };
    const response = await request.post('/api/account/login', { headers: REQUESTED_WITH, data: signIn });
    expect(response.status()).toBe(401);
  });
});
