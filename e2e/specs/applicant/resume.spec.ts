import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { demoRecruiter } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

// Two users, four uploads and a download.

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;
const MB = 1024 * 1024;

/** Returns a PDF document of `size` bytes. */
function aPdf(size: number): Buffer {
  const [head, end] = ['%PDF-1.7\n%', '\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n'];
  return Buffer.from(head + 'x'.repeat(size - head.length - end.length) + end, 'latin1');
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file][aria-label="Upload resume"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });

test('uploads a resume of 5 MB, applies with it and lets the recruiter open it', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await registerApplicant(request);
  const { toast } = shell(page);
  const chosen = aPdf(5 * MB);

  await test.step('the applicant uploads two resumes and sees why a third is rejected', async () => {
    await signInByApi(page, user);
    await page.goto('/applicant/profile');
    await expect(page.getByText('You have not uploaded a resume yet.')).toBeVisible();
    await upload(page, 'first.pdf', aPdf(1000));
    await expect(toast('first.pdf was added')).toBeVisible();
    await upload(page, 'five-megabytes.pdf', chosen);
    await expect(toast('five-megabytes.pdf was added')).toBeVisible();
    await upload(page, 'six.pdf', aPdf(5 * MB + 1));
    await expect(page.getByRole('alert')).toHaveText('This file is larger than 5 MB. Choose a smaller one.');
  });

  await test.step('the applicant applies with the resume that is not the default', async () => {
    await page.goto(`/vacancies/${VACANCY_ID}?apply=1`);
    await expect(page.getByRole('radio', { name: 'first.pdf' })).toBeChecked();
    await page.getByRole('radio', { name: 'five-megabytes.pdf' }).check();
    await page.getByRole('button', { name: 'Review application' }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(toast('Application submitted successfully')).toBeVisible();
  });

  await test.step('the applicant removes the other resume by keyboard', async () => {
    await page.goto('/applicant/profile');
    await pressEnter(page.getByRole('button', { name: 'Remove first.pdf' }));
    const dialog = page.getByRole('alertdialog', { name: 'Remove first.pdf?' });
    await pressEnter(dialog.getByRole('button', { name: 'Remove' }));
    await expect(page.getByRole('button', { name: 'Remove first.pdf' })).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step('the recruiter opens it', async () => {
    const context = await browser.newContext();
    const recruiterPage = await context.newPage();
    await signInByApi(recruiterPage, demoRecruiter);
    await recruiterPage.goto('/recruiter-dashboard/applicants');
    await recruiterPage.getByRole('link', { name: user.name }).click();
    // Chromium closes a tab that only downloads, often before its page event. Then its opener receives the event.
    const downloadEvent = new Promise<Download>((resolve) => {
      recruiterPage.once('download', resolve);
      context.on('page', (tab) => tab.once('download', resolve));
    });
    await recruiterPage.getByRole('link', { name: 'Download' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toBe('five-megabytes.pdf');
    expect((await readFile(await download.path())).equals(chosen)).toBe(true);
    await expect(recruiterPage.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
    await context.close();
  });
});
