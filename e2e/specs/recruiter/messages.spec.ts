import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { applyAsNew, postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import type { Credentials } from '../../core/users.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Creates a recruiter with an open vacancy and an application to it. */
async function anApplication(request: APIRequestContext) {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  return { recruiter, vacancyId, application: await applyAsNew(request, vacancyId) };
}

async function openSubscribed(page: Page, user: Credentials, url: string): Promise<void> {
  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto(url);
  await subscribed;
}

async function openAs(browser: Browser, user: Credentials, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSubscribed(page, user, url);
  return page;
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test('a recruiter and an applicant write to each other live, and see what was read', async ({
  page,
  browser,
  request,
}) => {
  const { recruiter, vacancyId, application } = await anApplication(request);
  await openSubscribed(page, recruiter.user, `/recruiter-dashboard/applicants/${application.id}`);
  const applicant = await openAs(browser, application.user, `/applicant/applications/${vacancyId}`);

  await messages(page).getByRole('textbox').fill('Good afternoon. Can you come on Thursday at 10:00?');
  await messages(page).getByRole('button', { name: 'Send' }).click();
  await expect(messages(applicant).getByRole('log')).toContainText('Can you come on Thursday at 10:00?');
  await messages(applicant).getByRole('textbox').fill('Thursday is fine. May I park at the hotel?');
  await messages(applicant).getByRole('textbox').press('Control+Enter');
  await messages(page).getByRole('log').scrollIntoViewIfNeeded();
  await expect(messages(page).getByRole('log')).toContainText('May I park at the hotel?');
  await expect(messages(page).getByRole('log')).toContainText(/Can you come.*Read \d\d:\d\d/s);
  await expect(messages(applicant).getByRole('log')).toContainText(/May I park.*Read \d\d:\d\d/s);
  await expectAccessibleInBothThemes(page);
  await expectAccessibleInBothThemes(applicant);

  await messages(applicant).getByRole('button', { name: 'Block messages…' }).click();
  await applicant.getByRole('dialog').getByRole('button', { name: 'Block messages' }).click();
  await expect(messages(applicant)).toContainText('You have blocked');
  await expect(messages(page)).toContainText('You cannot write here');
  await expect(messages(page).getByRole('textbox')).toBeHidden();
});

test('a message that cannot be sent stays, and is sent by itself once the network is back', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const { recruiter, application } = await anApplication(request);
  await openSubscribed(page, recruiter.user, `/recruiter-dashboard/applicants/${application.id}`);
  await messages(page).getByRole('textbox').fill('The staff entrance is left of the pool bar.');
  await page.route('**/api/recruiter/applicants/*/messages', async (route) =>
    route.request().method() === 'POST' ? await route.abort() : await route.continue(),
  );
  await messages(page).getByRole('button', { name: 'Send' }).click();
  await expect(messages(page).getByRole('alert')).toContainText('did not confirm this message');
  await page.unroute('**/api/recruiter/applicants/*/messages');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(messages(page).getByRole('alert')).toBeHidden();
  await expect(messages(page).getByRole('log')).toContainText(/pool bar\..*Sent/s);
});
