import { anApplicant } from '../../core/anApplicant.ts';
import { channelJoined } from '../../core/channelJoined.ts';
import { demoRecruiter } from '../../core/people.ts';
import { enterAs } from '../../core/signedIn.ts';
import { expect, test } from '../../core/test.ts';

/** Of the demo recruiter's company, and without questions. */
const VACANCY = 4;

test('an application appears on the page that the recruiter has open, and being seen on the applicant’s', async ({
  page,
  browser,
  request,
}) => {
  const { person, own } = await anApplicant(request);
  await enterAs(page, demoRecruiter);
  const joined = channelJoined(page);
  await page.goto('/recruiter-dashboard/applicants');
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await joined;
  const line = page.getByRole('link', { name: new RegExp(person.name) }).first();
  await expect(line).toBeHidden();
  // Their click on Apply in another window.
  const applied = await request.post(`/api/vacancies/${VACANCY}/apply`, { headers: own, data: {} });
  expect(applied.status()).toBe(201);
  await expect(line).toBeVisible();

  const applicant = await (await browser.newContext()).newPage();
  await enterAs(applicant, person);
  const applicantJoined = channelJoined(applicant);
  await applicant.goto('/applicant/applications');
  await expect(applicant.getByText('Sent', { exact: true }).first()).toBeVisible();
  await applicantJoined;
  await line.click();
  await expect(applicant.getByText('Seen', { exact: true }).first()).toBeVisible();
  await applicant.context().close();
});
