import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { registerRecruiter } from '../../core/recruiters.ts';
import { pressEnter } from '../../core/focus.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { vacancyEditor } from '../../pages/vacancyEditor.ts';

const NEW = '/recruiter-dashboard/vacancies/new';

const WORD_HTML = `<html><body lang=EN-US><!--StartFragment--><h1 style='color:#2F5496'>What you will do</h1>
<p class=MsoNormal>You lead a <b style='mso-bidi-font-weight:normal'>calm team</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>Run the shift</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp; </span>By night</p>
<!--EndFragment--></body></html>`;

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pastes like a user: the event that the browser sends with the clipboard's data. */
async function paste(target: Locator, html: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function fillJob(page: Page, title: string): Promise<void> {
  const editor = vacancyEditor(page);
  await editor.title.fill(title);
  await editor.sector('Hospitality and tourism').check();
  await editor.district.selectOption('Noord/Tanki Leendert');
}

test('writes a vacancy, pastes from Word, survives a reload and publishes', async ({ page, request }) => {
  const { user, headers } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto(NEW);
  const editor = vacancyEditor(page);
  await fillJob(page, 'Front Desk Team Leader');
  await paste(editor.description, WORD_HTML);
  await expect(editor.description.getByRole('heading', { name: 'What you will do' })).toBeVisible();
  // Lexical wraps a nested list in a separate item.
  const nested = editor.description.getByRole('listitem').getByRole('listitem');
  await expect(nested.filter({ hasText: /^By night$/ })).toBeVisible();
  await expect(
    page.getByText('Pasted: kept 1 heading and 1 list. Left out fonts and colours.'),
  ).toBeVisible();

  await page.getByRole('textbox', { name: 'Salary from' }).fill('1,950');
  await expect(page.getByText('Afl. 1,950 is below the minimum wage for 40 hours a week.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 2,007.05' }).click();
  await expect(page.getByRole('textbox', { name: 'Salary from' })).toHaveValue('2,007.05');
  await expect(editor.saved).toBeVisible();
  await expect(page).toHaveURL(/\/vacancies\/\d+\/edit$/);
  await expectAccessibleInBothThemes(page);

  await page.reload();
  await expect(editor.title).toHaveValue('Front Desk Team Leader');
  await expect(editor.description.getByText('calm team')).toBeVisible();
  const id = Number(/\d+/.exec(page.url().split('/vacancies/')[1]!)![0]);
  const stored = await request.get(`/api/recruiter/vacancy/${id}`, { headers });
  expect(await stored.json()).toMatchObject({
    status: 'draft',
    description: '## What you will do\n\nYou lead a **calm team**.\n\n- Run the shift\n    - By night',
    salary_min: 200_705,
  });

  await editor.publish.click();
  await expect(shell(page).toast('Vacancy published successfully')).toBeVisible();
  await expect(page).toHaveURL(`/vacancies/${id}?created=true`);
  await expect(page.getByRole('heading', { name: 'Front Desk Team Leader', level: 1 })).toBeVisible();
});

test('compares with the version of a colleague before anything is overwritten', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { user, headers } = await registerRecruiter(request);
  const response = await request.post('/api/recruiter/vacancy', { headers, data: { title: 'Line Cook' } });
  const { id } = (await response.json()) as { id: number };
  await signInByApi(page, user);
  await page.goto(`/recruiter-dashboard/vacancies/${id}/edit`);
  const editor = vacancyEditor(page);
  await expect(editor.title).toHaveValue('Line Cook');
  await request.post(`/api/recruiter/vacancy/${id}`, { headers, data: { title: 'Head Chef' } });

  await editor.title.fill('Sous Chef');
  const dialog = page.getByRole('dialog', { name: 'Which version do you want to keep?' });
  await expect(dialog.getByRole('row', { name: 'Job title Sous Chef Head Chef' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(editor.title).toHaveValue('Head Chef');
  await page.getByRole('button', { name: 'Restore my version' }).click();
  await expect(editor.title).toHaveValue('Sous Chef');
  await expect(editor.saved).toBeVisible();
});

test('keeps what is typed offline, also through a reload, and sends it later', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const { user, headers } = await registerRecruiter(request);
  const response = await request.post('/api/recruiter/vacancy', { headers, data: { title: 'Line Cook' } });
  const { id } = (await response.json()) as { id: number };
  await signInByApi(page, user);
  await page.goto(`/recruiter-dashboard/vacancies/${id}/edit`);
  const editor = vacancyEditor(page);
  await expect(editor.title).toHaveValue('Line Cook');
  await page.route('**/api/recruiter/vacancy/*', async (route) =>
    route.request().method() === 'POST' ? await route.abort() : await route.continue(),
  );
  await editor.title.fill('Sous Chef');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await page.reload();
  await expect(editor.title).toHaveValue('Sous Chef');
  await page.unroute('**/api/recruiter/vacancy/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(editor.saved).toBeVisible();
  const stored = await request.get(`/api/recruiter/vacancy/${id}`, { headers });
  expect(await stored.json()).toMatchObject({ title: 'Sous Chef' });
});

test('works by keyboard: reorders questions, formats text and jumps to what is missing', async ({
  page,
  request,
}) => {
  const { user } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto(NEW);
  const editor = vacancyEditor(page);
  await editor.title.focus();
  await page.keyboard.type('Bartender');

  await pressEnter(page.getByRole('button', { name: 'Add a question' }));
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toBeFocused();
  await page.keyboard.type('Do you mix drinks?');
  await pressEnter(page.getByRole('button', { name: 'Can you work evenings and weekends?' }));
  const second = page.getByRole('textbox', { name: 'Question 2' });
  await expect(second).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue(
    'Can you work evenings and weekends?',
  );
  await expect(page.getByText('Moved to position 1 of 2.')).toBeAttached();

  await pressEnter(editor.publish);
  await expect(editor.sector('Hospitality and tourism')).toBeFocused();
  await expect(page.getByText('Choose at least one sector.')).toBeVisible();
  await page.keyboard.press('Space');
  await editor.district.press('N');
  await expect(editor.district).toHaveValue(/\d/);
  await pressEnter(editor.publish);
  await expect(editor.description).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Shake');
  await expect(editor.description.getByRole('strong')).toHaveText('Shake');
  await expectAccessible(page);
  await expect(editor.saved).toBeVisible();
});

test('explains verification and missing postings without losing the draft', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 402/);
  const newcomer = await registerRecruiter(request, { isVerified: false });
  await signInByApi(page, newcomer.user);
  await page.goto(NEW);
  await fillJob(page, 'Waiter');
  const editor = vacancyEditor(page);
  await expect(editor.saved).toBeVisible();
  await editor.publish.click();
  const verify = page.getByRole('dialog', { name: 'Verify your e-mail address first' });
  await expect(verify.getByRole('button', { name: 'Send the mail again' })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  const { user, headers } = await registerRecruiter(request);
  const open = {
    title: 'Cook',
    description: 'You cook.',
    sectors: [2],
    location_district_id: 401,
    status: 'open',
  };
  const draft = await request.post('/api/recruiter/vacancy', { headers, data: { ...open, status: 'draft' } });
  const { id } = (await draft.json()) as { id: number };
  await signInByApi(page, user);
  await page.goto(`/recruiter-dashboard/vacancies/${id}/edit`);
  await editor.title.fill('Second Cook');
  await expect(editor.publish).toBeVisible();
  // In another tab.
  await request.post('/api/recruiter/vacancy', { headers, data: open });
  await editor.publish.click();
  const noPosting = page.getByRole('dialog', { name: 'No posting left' });
  await expect(noPosting.getByText('Your free posting is in use')).toBeVisible();
  await expect(noPosting.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    `/plans?draft=${id}`,
  );
  await noPosting.getByRole('button', { name: 'Keep writing' }).click();
  await expect(editor.title).toHaveValue('Second Cook');
  await expect(editor.saved).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: /^Buy a posting, US\$/ })).toHaveAttribute(
    'href',
    `/plans?draft=${id}`,
  );
  await expect(editor.publish).toBeHidden();
});

test('takes the occupation from the title and lets the recruiter choose another in four languages', async ({
  page,
  request,
}) => {
  const { user, headers } = await registerRecruiter(request);
  await signInByApi(page, user);
  await page.goto(NEW);
  const { title, occupation, saved } = vacancyEditor(page);
  await title.fill('Line Cook');
  await expect(occupation).toHaveValue('Cook');
  await expect(occupation).toHaveAccessibleDescription(/Taken from the job title/);
  await title.fill('Bartender');
  await expect(occupation).toHaveValue('Bartender');

  const options = page.getByRole('listbox', { name: 'Occupations' }).getByRole('option');
  const languages = [
    ['housekee', 'Housekeeper Room attendant', 'en'],
    ['schoonmaker', 'Schoonmaker Cleaner', 'nl'],
    ['enfermera', 'Enfermera Nurse', 'es'],
    ['kokine', 'Kokinero Cook', 'pap'],
  ] as const;
  for (const [typed, name, language] of languages) {
    await occupation.fill(typed);
    const option = options.and(page.getByRole('option', { name, exact: true }));
    await expect(option.locator(`[lang=${language}]`).first()).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  await occupation.press('ArrowDown');
  await occupation.press('Enter');
  await expect(occupation).toHaveValue('Cook');
  await expect(options).toHaveCount(0);

  // The title no longer changes the chosen occupation, and a reload reads the choice.
  await title.fill('Bartender at the pool');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(occupation).toHaveValue('Cook');
  const id = /\/vacancies\/(\d+)\//.exec(page.url())![1];
  const stored = await request.get(`/api/recruiter/vacancy/${id}`, { headers });
  expect(await stored.json()).toMatchObject({ title: 'Bartender at the pool', occupation: 'aw:cook' });

  await occupation.fill('');
  await occupation.press('Tab');
  await expect(occupation).toHaveValue('Bartender');
});
