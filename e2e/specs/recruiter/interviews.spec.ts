import { addDays, dayInAruba } from '@cpa/shared/contracts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { countMails } from '../../core/mailbox.ts';
import { expectFocus, pressEnter } from '../../core/focus.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { applyAsNew, postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import type { Credentials } from '../../core/users.ts';
import { shell } from '../../pages/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Creates a recruiter with an open vacancy and an application to it. */
async function anApplication(request: APIRequestContext) {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  return { recruiter, vacancyId, application: await applyAsNew(request, vacancyId) };
}

const inDays = (days: number) => addDays(dayInAruba(new Date()), days);

/** Opens a page in a new browser context and waits for its subscription to live events. */
async function openAs(browser: Browser, user: Credentials, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSubscribed(page, user, url);
  return page;
}

async function openSubscribed(page: Page, user: Credentials, url: string): Promise<void> {
  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto(url);
  await subscribed;
}

test('a recruiter proposes times, the applicant confirms one, and both see it live', async ({
  page,
  browser,
  request,
}) => {
  const { recruiter, vacancyId, application } = await anApplication(request);
  await openSubscribed(page, recruiter.user, `/recruiter-dashboard/applicants/${application.id}`);
  const card = page.getByRole('region', { name: 'Interview', exact: true });
  const applicant = await openAs(browser, application.user, `/applicant/applications/${vacancyId}`);
  const panel = (name: string) => applicant.getByRole('region', { name });

  await test.step('proposes two times', async () => {
    await card.getByRole('button', { name: 'Propose times…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose times for an interview' });
    await dialog.getByLabel('Day 1', { exact: true }).fill(inDays(3));
    await dialog.getByLabel('Time 1', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Add another time' }).click();
    await dialog.getByLabel('Day 2', { exact: true }).fill(inDays(4));
    await dialog.getByLabel('Time 2', { exact: true }).fill('15:30');
    await dialog.getByLabel('Place', { exact: true }).fill('Caya Mañana 14');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Send times' }).click();
    await expect(card.getByText(/has to choose a time/)).toBeVisible();
  });

  await test.step('confirms one of them', async () => {
    await expect(shell(applicant).toast('Choose a time for your interview')).toBeVisible();
    const choice = panel('Choose a time for the interview');
    await choice.getByRole('radio', { name: '15:30' }).check();
    await expectAccessibleInBothThemes(applicant);
    await choice.getByRole('button', { name: /^Confirm .*15:30$/ }).click();
    await expect(panel('Your interview').getByText(/15:30 \(Aruba time\)/)).toBeVisible();
    await expect(card.getByText(/^Confirmed: .*15:30/)).toBeVisible();
    const mails = async (email: string) => await countMails(request, email, /^Interview confirmed/);
    for (const { email } of [application.user, recruiter.user])
      await expect.poll(async () => await mails(email)).toBe(1);
    const download = applicant.waitForEvent('download');
    await applicant.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('interview.ics');
  });

  await test.step('moves it, and undoes that after a reload', async () => {
    await card.getByRole('button', { name: 'Move…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the interview' });
    await dialog.getByLabel('Time 1', { exact: true }).fill('16:00');
    await dialog.getByRole('button', { name: /^Move and notify/ }).click();
    await expect(card.getByText(/^Confirmed: .*16:00/)).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    // Restores the full time.
    await undo.focus();
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await undo.click();
    await expect(card.getByText(/^Confirmed: .*15:30/)).toBeVisible();
    await expect(undo).toBeHidden();
    await expect(panel('Your interview').getByText(/15:30 \(Aruba time\)/)).toBeVisible();
  });

  await test.step('cancels with a reason', async () => {
    await card.getByRole('button', { name: 'Cancel…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel the interview?' });
    await dialog.getByLabel('Reason').fill('The chef is ill.');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(panel('Interview cancelled').getByText('The chef is ill.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Propose times…' })).toBeVisible();
  });
  await applicant.context().close();
});

test('an applicant withdraws, undoes it, and withdraws for good', async ({ page, browser, request }) => {
  const { recruiter, vacancyId, application } = await anApplication(request);
  await openSubscribed(page, application.user, `/applicant/applications/${vacancyId}`);
  const review = `/recruiter-dashboard/applicants/${application.id}`;
  const [colleague] = await Promise.all([
    openAs(browser, recruiter.user, review),
    // Closes within seconds.
    expect(shell(page).toast('Your application: Seen')).toBeVisible(),
  ]);
  await expect(colleague.getByRole('heading', { level: 1, name: application.user.name })).toBeVisible();

  const withdraw = async () => {
    await page.getByRole('button', { name: 'Withdraw…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await expect(dialog).toContainText('can no longer open your letter');
    await pressEnter(dialog.getByRole('button', { name: 'Withdraw', exact: true }));
    await expect(dialog).toBeHidden();
    await expectFocus(page);
  };
  await withdraw();
  await pressEnter(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Withdraw…' })).toBeVisible();
  await expectFocus(page);

  await withdraw();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await undo.focus();
  await expect(undo).toBeHidden();
  await expectFocus(page);
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  const bell = colleague.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  await expect(colleague.getByText('The applicant has withdrawn this application.')).toBeVisible();
  await colleague.context().close();
});
