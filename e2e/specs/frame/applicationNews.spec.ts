import { anApplicant } from '../../core/anApplicant.ts';
import { demoRecruiter } from '../../core/people.ts';
import { expect, test } from '../../core/test.ts';
import { signInPage } from '../../pages/signIn.ts';

/** Of the demo recruiter's company, and without questions. */
const VACANCY = 4;

test('an application appears on the page that the recruiter has open, and being seen on the applicant’s', async ({
  page,
  browser,
  request,
}) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
    );
  const { person, own } = await anApplicant(request);
  await page.goto('/login?callbackUrl=/recruiter-dashboard/applicants');
  await signInPage(page).signIn(demoRecruiter);
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await joined;
  const line = page.getByRole('link', { name: new RegExp(person.name) }).first();
  await expect(line).toBeHidden();
  // Their click on Apply in another window.
  const applied = await request.post(`/api/vacancies/${VACANCY}/apply`, { headers: own, data: {} });
  expect(applied.status()).toBe(201);
  await expect(line).toBeVisible();

  const applicant = await (await browser.newContext()).newPage();
  const applicantJoined = applicant
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
    );
  await applicant.goto('/login?callbackUrl=/applicant/applications');
  await signInPage(applicant).signIn(person);
  await expect(applicant.getByText('Sent', { exact: true }).first()).toBeVisible();
  await applicantJoined;
  await line.click();
  await expect(applicant.getByText('Seen by the company').first()).toBeVisible();
  await applicant.context().close();
});
