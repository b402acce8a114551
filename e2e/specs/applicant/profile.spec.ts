import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { expectCleanLayout } from '../../core/layout.ts';
import { postVacancy, registerRecruiter, verifyEmail } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Uploads and axe in both themes.

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('edits a profile by section and keeps what is typed through a failure and a reload', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/applicant/profile');
  const { toast } = shell(page);

  await test.step('adds a job, skills and a language', async () => {
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.getByLabel('Job title').fill('Barista');
    await page.getByLabel('Company').fill('Koffie Cadushi');
    await page.getByLabel('Start: month').selectOption('March');
    await page.getByLabel('Start: year').fill('2021');
    await page.getByLabel('I work here now').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Koffie Cadushi · Mar 2021 – now')).toBeVisible();
    await page.getByRole('button', { name: 'Edit: Skills' }).click();
    await page.getByLabel('Add a skill').fill('Latte art, Cash desk');
    await page.getByLabel('Add a skill').press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Edit: Skills' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit: Languages' }).click();
    await page.getByLabel('Add a language').selectOption('Papiamento');
    await page.getByRole('combobox', { name: 'Papiamento' }).selectOption('Native');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Edit: Languages' })).toBeFocused();
  });

  await test.step('keeps an introduction that could not be saved', async () => {
    consoleErrors.allow(/ERR_FAILED/);
    await page.getByRole('button', { name: 'Edit: About you' }).click();
    await page.getByRole('textbox', { name: 'About you' }).fill('Mi gusta traha cu hende.');
    await page.route('**/api/applicant/me', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast('Failed to update applicant profile')).toBeVisible();
    await page.unroute('**/api/applicant/me');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'About you' })).toHaveValue('Mi gusta traha cu hende.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Edit: About you' })).toBeVisible();
  });

  await test.step('shows the profile as a recruiter sees it', async () => {
    await page.getByRole('button', { name: 'See as a recruiter sees it' }).click();
    const preview = page.getByRole('dialog', { name: 'As a recruiter sees it' });
    await expect(preview.getByText('Mi gusta traha cu hende.')).toBeVisible();
    await expect(preview.getByText('Latte art, Cash desk')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
  });

  await test.step('fits a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(async () => await expectCleanLayout(page)).toPass();
  });
});

test('crops the photo and renames a resume', async ({ page, request }) => {
  const { user, headers } = await registerApplicant(request);
  await verifyEmail(request, user, headers);
  await signInByApi(page, user);
  await page.goto('/applicant/profile');
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: PIXEL };
  await page.getByLabel('Upload photo', { exact: true }).and(page.locator('input')).setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByRole('img', { name: /^Photo of/ })).toBeVisible();

  const pdf = Buffer.from('%PDF-1.7\n%\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n', 'latin1');
  await page
    .locator('input[type=file][aria-label="Upload resume"]')
    .setInputFiles({ name: 'scan0001.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: 'Rename scan0001.pdf' }).click();
  await page.getByLabel('Name of the resume').fill('Hospitality CV');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hospitality CV.pdf' })).toContainText('Default');
});

test('recommends a vacancy with its reason, and applies to it after signing in', async ({
  page,
  request,
}) => {
  const recruiter = await registerRecruiter(request);
  const title = `Barista ${Date.now()}`;
  const vacancyId = await postVacancy(request, recruiter, { title, status: 'open' });
  const { user, headers } = await registerApplicant(request);
  await request.post('/api/applicant/me', { headers, data: { skills: ['Barista'], district_id: 401 } });

  await test.step('sign-in names the vacancy', async () => {
    await page.goto(`/vacancies/${vacancyId}`);
    await page.getByRole('link', { name: 'Apply now' }).first().click();
    await expect(page.getByText(`To apply to ${title}`)).toBeVisible();
  });

  await test.step('the overview recommends it, hides it and shows it again', async () => {
    await signInByApi(page, user);
    await page.goto('/applicant');
    const recommended = page.getByRole('region', { name: 'Recommended for you' });
    const card = recommended.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText('Matches your skill: Barista');
    await expectAccessibleInBothThemes(page);
    await card.getByRole('button', { name: 'Not for me' }).click();
    await expect(recommended.getByRole('button', { name: 'Undo' })).toBeFocused();
    await recommended.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await recommended.getByRole('switch', { name: 'Use my profile' }).click();
    await expect(recommended.getByText('Recommendations are off.')).toBeVisible();
  });

  await test.step('uploads a resume in the form, applies and sees the card marked', async () => {
    await page.goto(`/vacancies/${vacancyId}?apply=1`);
    const pdf = Buffer.from('%PDF-1.7\n%\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n', 'latin1');
    await page
      .locator('input[type=file][aria-label="Upload a resume"]')
      .setInputFiles({ name: 'barista.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('radio', { name: 'barista.pdf' })).toBeChecked();
    await page.getByRole('button', { name: 'Review application' }).click();
    const sent = page.waitForRequest((sending) => sending.url().endsWith(`/vacancies/${vacancyId}/apply`));
    await page.getByRole('button', { name: 'Send application' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ applicant_id: expect.any(Number) });
    await expect(page.getByText(/You applied to this vacancy/).first()).toBeVisible();
    await page.goto(`/vacancies?search_string=${encodeURIComponent(title)}`);
    const card = page
      .getByRole('region', { name: 'Results' })
      .getByRole('article')
      .filter({ hasText: title });
    await expect(card).toContainText('Applied');
  });
});
