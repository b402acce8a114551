import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { registerApplicant } from '../../core/auth.ts';
import { demoRecruiter } from '../../core/users.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

test.describe.configure({ timeout: 120_000 });

/** Of the demo recruiter's company, and without questions. */
const VACANCY = 4;
const MB = 1024 * 1024;

/** A document of so many bytes. */
function aPdf(size: number): Buffer {
  const [head, end] = ['%PDF-1.7\n%', '\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n'];
  return Buffer.from(head + 'x'.repeat(size - head.length - end.length) + end, 'latin1');
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file][aria-label="Upload resume"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });

test('a resume of 5 MB is uploaded, goes along with an application, and is opened by the company', async ({
  page,
  browser,
  request,
}) => {
  const { user } = await registerApplicant(request);
  const { toast } = shell(page);
  const chosen = aPdf(5 * MB);

  await test.step('the applicant uploads two, and is told why a third is refused', async () => {
    await page.goto('/login?callbackUrl=/applicant/profile');
    await signInPage(page).signIn(user);
    await expect(page.getByText('You have not uploaded a resume yet.')).toBeVisible();
    await upload(page, 'first.pdf', aPdf(1000));
    await expect(toast('first.pdf was added')).toBeVisible();
    await upload(page, 'five-megabytes.pdf', chosen);
    await expect(toast('five-megabytes.pdf was added')).toBeVisible();
    await upload(page, 'six.pdf', aPdf(5 * MB + 1));
    await expect(page.getByRole('alert')).toHaveText('This file is too large. It can have up to 5 MB.');
  });

  await test.step('and applies with the one that is not the default', async () => {
    await page.goto(`/vacancies/${VACANCY}?apply=1`);
    await expect(page.getByRole('radio', { name: 'first.pdf' })).toBeChecked();
    await page.getByRole('radio', { name: 'five-megabytes.pdf' }).check();
    await page.getByRole('button', { name: 'Check and send' }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(toast('Application submitted successfully')).toBeVisible();
  });

  await test.step('the recruiter opens it', async () => {
    const context = await browser.newContext();
    const office = await context.newPage();
    await office.goto('/login?callbackUrl=/recruiter-dashboard/applicants');
    await signInPage(office).signIn(demoRecruiter);
    await office.getByRole('link', { name: user.name }).click();
    // A tab that only saves a file is closed again, often before it counts as one; then the page that opened it is told.
    const saved = new Promise<Download>((resolve) => {
      office.once('download', resolve);
      context.on('page', (tab) => tab.once('download', resolve));
    });
    await office.getByRole('button', { name: 'Open resume' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('five-megabytes.pdf');
    expect((await readFile(await download.path())).equals(chosen)).toBe(true);
    await expect(office.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
    await context.close();
  });
});
