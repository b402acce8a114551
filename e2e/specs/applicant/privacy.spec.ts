import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { apiHeaders, registerApplicant, signInByApi } from '../../core/auth.ts';
import { shell } from '../../pages/shell.ts';
import { expectCleanLayout } from '../../core/layout.ts';
import { registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { VIEWPORTS } from '../../core/viewports.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('downloads a copy of the data, then deletes the data', async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/status of 422/);
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/applicant/privacy');
  await expect(page.getByText('You have not blocked a company.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const copy = page.getByRole('region', { name: 'Take your data with you' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('career-portal-aruba.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, object>;
  expect(data['account']).toMatchObject({ email: user.email });
  expect(data['json_resume']).toMatchObject({ basics: { name: user.name } });
  await expect(copy.getByText(/^Last copy/)).toBeVisible();

  const deletion = page.getByRole('region', { name: 'Delete my data' });
  const password = deletion.getByLabel('Your password');
  await password.fill('not this one');
  await expect(deletion.getByRole('checkbox', { name: /I have a copy/ })).toBeChecked();
  await deletion.getByRole('button', { name: 'Delete my data for good' }).click();
  await expect(shell(page).toast('Failed to delete applicant data')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(user.password);
  await deletion.getByRole('button', { name: 'Delete my data for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data was deleted' })).toBeVisible();
  await expect(page).toHaveURL('/applicant/data-deleted');
  await expect(page.getByText('What is gone')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const signIn = await request.post('/api/account/login', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { email: user.email, password: user.password },
  });
  expect(signIn.status()).toBe(401);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('blocks a company and ends another session by keyboard', async ({ page, request }) => {
    const company = await registerRecruiter(request);
    const { user } = await registerApplicant(request);
    await apiHeaders(request, user);
    await signInByApi(page, user);
    await page.goto('/applicant/privacy');
    const search = page.getByRole('searchbox', { name: 'Add a company' });
    await search.fill(`Kas ${company.user.name}`);
    const block = page.getByRole('button', { name: `Block Kas ${company.user.name}`, exact: true });
    await block.focus();
    await page.keyboard.press('Enter');
    await expect(shell(page).toast('The company is blocked')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).focus();
    await page.keyboard.press('Enter');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('body')).not.toBeFocused();
    await expectCleanLayout(page, sessions);
    await expectCleanLayout(page, page.getByRole('navigation', { name: 'Applicant pages' }));
  });
});
