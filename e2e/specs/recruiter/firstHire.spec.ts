import type { APIRequestContext, Page } from '@playwright/test';
import { countMails, waitForMailLink } from '../../core/mailbox.ts';
import { applyAsNew } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { newUser } from '../../core/users.ts';
import { keyboardInput, mouseInput, type UserInput } from '../../core/userInput.ts';
import { shell } from '../../pages/shell.ts';
import { vacancyEditor } from '../../pages/vacancyEditor.ts';

// From the registration to a hired applicant.
test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Completes all steps of a new recruiter with this input device. */
async function hireFirstApplicant(
  page: Page,
  request: APIRequestContext,
  { click, fill, choose }: UserInput,
) {
  const user = newUser();
  const main = page.getByRole('main');
  const steps = page.getByRole('region', { name: 'Your first hour' });

  await test.step('registers', async () => {
    await page.goto('/plans');
    const account = page.locator('#account');
    await click(page.getByRole('button', { name: 'Create a recruiter account' }));
    await fill(account.getByLabel('Your name'), user.name);
    await fill(account.getByLabel('E-mail address'), user.email);
    await fill(account.getByLabel('Password', { exact: true }), user.password);
    await click(account.getByRole('button', { name: 'Create account' }));
    await click(account.getByRole('link', { name: 'Go to your dashboard' }));
    await expect(steps.getByText('0 of 4 done')).toBeVisible();
  });

  await test.step('verifies the e-mail address and creates the company', async () => {
    await page.goto(await waitForMailLink(request, user.email, '/verify-email'));
    await expect(main.getByText('Email verified successfully.').first()).toBeVisible();
    await page.goto('/recruiter-dashboard');
    await click(steps.getByRole('link', { name: 'Add company' }));
    await fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Kas Nobo');
    await click(page.getByRole('button', { name: 'Create company' }));
    await expect(page).toHaveURL('/recruiter-dashboard');
    await expect(steps.getByText('2 of 4 done')).toBeVisible();
  });

  const vacancyId = await test.step('writes and publishes the first vacancy', async () => {
    const editor = vacancyEditor(page);
    await click(steps.getByRole('link', { name: 'Write', exact: true }));
    await fill(editor.title, 'Night Auditor');
    await click(editor.sector('Hospitality and tourism'));
    await choose(editor.district, 'Noord/Tanki Leendert');
    await fill(editor.description, 'You welcome guests at night.');
    await expect(editor.saved).toBeVisible();
    await click(editor.publish);
    await expect(page).toHaveURL(/\/vacancies\/\d+\?created=true$/);
    return Number(/\d+/.exec(new URL(page.url()).pathname)![0]);
  });
  const applicant = await applyAsNew(request, vacancyId, 'Ana Kock');

  await test.step('hires the applicant', async () => {
    const own = page.getByRole('region', { name: 'Your vacancy' });
    await click(own.getByRole('link', { name: 'Applicants' }));
    await click(page.getByRole('link', { name: 'Ana Kock' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Kock' })).toBeVisible();
    const next = page.getByRole('region', { name: 'Next step' });
    await choose(next.getByLabel('Move to'), 'Hired');
    await click(next.getByRole('button', { name: 'Move and send mail' }));
    await expect(shell(page).toast('Application status updated')).toBeVisible();
    await expect.poll(async () => await countMails(request, applicant.user.email, /welcomes you/)).toBe(1);
    const response = await request.get('/api/applicant/applications', { headers: applicant.headers });
    expect(await response.json()).toMatchObject([{ vacancy_id: vacancyId, status: 'hired' }]);
  });
}

test('a new recruiter registers, publishes a vacancy and hires an applicant', async ({ page, request }) => {
  await hireFirstApplicant(page, request, mouseInput());
});

test('a new recruiter does all of that with the keyboard only', async ({ page, request }) => {
  await hireFirstApplicant(page, request, keyboardInput(page));
});
