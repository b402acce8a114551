import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { apiHeaders, registerApplicant, signInByApi } from '../../core/auth.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function startCv(page: Page): Promise<void> {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByLabel('Full name').fill('Raïsa Muñoz-Croes');
}

test('a visitor writes a CV, sees the page, and finds it again after a reload', async ({ page }) => {
  await startCv(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^Work/ }).click();
  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByLabel('Job title').fill('Pastry chef');
  await page.getByLabel('Start', { exact: true }).fill('Jan 2020');
  await page.getByLabel('I work here now').check();
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('January 2020');
  const preview = page.getByRole('region', { name: 'Pages of the CV' });
  await expect(preview).toContainText('January 2020');
  await expect(preview).toContainText('Raïsa Muñoz-Croes');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Raïsa Muñoz-Croes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Raïsa Muñoz-Croes.*\.pdf$/);
});

test('no view of the builder scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startCv(page);
  const views = page.getByRole('group', { name: 'View', exact: true });
  for (const name of [/^Page/, /^Machine/, /^Match/, /^Edit/]) {
    await views.getByRole('button', { name }).click();
    await expect(views.getByRole('button', { name, pressed: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('an applicant takes the CV of the device along, shares it and revokes the link', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await registerApplicant(request);
  await startCv(page);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await signInByApi(page, user);
  await page.goto('/cv-builder');
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
  await page.goto('/applicant/cvs');
  await page.getByRole('button', { name: 'Actions for My CV' }).click();
  await page.getByRole('menuitem', { name: 'Create a private link' }).click();
  const link = await page.getByRole('textbox', { name: 'Private link' }).inputValue();
  await expectAccessibleInBothThemes(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Raïsa Muñoz-Croes' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for My CV' }).click();
  await page.getByRole('menuitem', { name: 'Revoke the link' }).click();
  await expect(page.getByRole('textbox', { name: 'Private link' })).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText('This link no longer works')).toBeVisible();
  await visitor.context().close();
});

test('asks which version to keep when another device saved the CV', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await startCv(page);
  await expect(page).toHaveURL(/cv=\d+/);
  const id = new URL(page.url()).searchParams.get('cv')!;
  const headers = await apiHeaders(request, user);
  const url = `/api/applicant/me/cvs/${id}`;
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
  const stored = (await (await request.get(url, { headers })).json()) as {
    version: number;
    cv: { resume: { basics: object } };
  };
  stored.cv.resume.basics = { name: 'From the phone' };
  const other = await request.put(url, { headers, data: { cv: stored.cv, version: stored.version } });
  expect(other.ok()).toBe(true);
  await page.getByLabel('Job title').fill('Chef');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
  await page.goto('/applicant/cvs');
  await expect(page.getByRole('link', { name: 'My CV (other version)' })).toBeVisible();
});

test('compares the CV with a vacancy that was searched', async ({ page, request }) => {
  const recruiter = await registerRecruiter(request);
  const title = `Patissier ${Date.now()}`;
  await postVacancy(request, recruiter, { title, status: 'open', requirements: 'Chocolate and croissants' });
  await startCv(page);
  await page.getByLabel('Job title').fill('Pâtissier');
  await page.getByRole('button', { name: 'Match' }).click();
  await page.getByRole('searchbox', { name: 'Find a vacancy' }).fill(title);
  await page.getByRole('button', { name: title }).click();
  const match = page.getByRole('region', { name: 'Match with a vacancy' });
  await expect(match.getByRole('link', { name: title })).toBeVisible();
  await expect(match.getByRole('list', { name: 'In your CV', exact: true }).first()).toContainText(
    'Patissier',
  );
  const missing = match.getByRole('listitem').filter({ hasText: /^croissants$/ });
  await expect(missing).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Skills/ })
    .click();
  await page.getByRole('button', { name: 'Add a skill' }).click();
  await page.getByLabel('Skill', { exact: true }).fill('Croissant');
  await page.getByRole('button', { name: 'Match' }).click();
  await expect(missing).toBeHidden();
});
