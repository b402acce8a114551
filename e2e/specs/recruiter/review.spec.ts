import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { countMails } from '../../core/mailbox.ts';
import { aPdfWithText } from '../../core/pdf.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';
import { shell } from '../../pages/shell.ts';

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;

/** Creates an application with a resume. */
async function anApplication(request: APIRequestContext) {
  const { user, headers } = await registerApplicant(request);
  const resume = {
    name: 'croes.pdf',
    mimeType: 'application/pdf',
    buffer: aPdfWithText(`Resume of ${user.name}`),
  };
  const uploaded = await request.post('/api/applicant/me/resumes', { headers, multipart: { resume } });
  expect(uploaded.ok()).toBe(true);
  const data = { cover_letter: 'Ten years at the desk.' };
  const applied = await request.post(`/api/vacancies/${VACANCY_ID}/apply`, { headers, data });
  const { id } = (await applied.json()) as { id: number };
  return { user, headers, id };
}

async function openReview(page: Page, id: number, name: string): Promise<void> {
  await signInByApi(page, demoRecruiter);
  await page.goto(`/recruiter-dashboard/applicants/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('undoes a status change within ten seconds and mails the next one once, afterwards', async ({
  page,
  request,
}) => {
  const { user, id, headers } = await anApplication(request);
  const { toast } = shell(page);
  const statusSeen = async () => {
    const response = await request.get('/api/applicant/applications', { headers });
    return ((await response.json()) as { status: string }[])[0]?.status;
  };
  await openReview(page, id, user.name);
  const card = page.getByRole('region', { name: 'Next step' });

  await test.step('shows the mail before it is sent', async () => {
    await card.getByLabel('Move to').selectOption('Interview');
    await card.getByLabel(/^Note to/).fill('Thursday at ten?');
    await card.getByRole('button', { name: 'See the mail' }).click();
    const dialog = page.getByRole('dialog', { name: /receives/ });
    await expect(dialog.getByText('Thursday at ten?')).toBeVisible();
    // The mail is longer than the window, so it has to scroll by keyboard.
    await page.setViewportSize({ width: 1280, height: 700 });
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('group', { name: /receives/ })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('undoes the change', async () => {
    await card.getByRole('button', { name: 'Move and send mail' }).click();
    await expect(toast('Application status updated')).toBeVisible();
    expect(await statusSeen()).toBe('viewed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast('The change was undone. Nothing was sent.')).toBeVisible();
    await expect(card.getByLabel('Move to')).toBeFocused();
  });

  await test.step('mails once after the time to undo', async () => {
    await card.getByLabel('Move to').selectOption('Offer');
    await card.getByLabel(/^Note to/).fill('Welcome!');
    await card.getByRole('button', { name: 'Move and send mail' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    expect(await countMails(request, user.email, /would like to make you an offer/)).toBe(0);
    expect(await statusSeen()).toBe('viewed');
    await expect(undo).toBeHidden();
    await expect.poll(statusSeen).toBe('offer');
    await expect
      .poll(async () => await countMails(request, user.email, /would like to make you an offer/))
      .toBe(1);
  });
});

test('shows the resume in the page and works by keyboard', async ({ page, request }) => {
  const { user, id } = await anApplication(request);
  await openReview(page, id, user.name);
  await expect(page.getByText(`Resume of ${user.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByLabel('Move to')).toBeFocused();
  const note = page.getByLabel('Add a note');
  await note.fill('Calm?');
  await note.press('5');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Calm?5')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  const isOn = help.getByRole('checkbox', { name: 'Keyboard shortcuts without Ctrl or Alt' });
  await isOn.uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(help).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await isOn.check();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(new RegExp(`/applicants/${id}$`));
});
