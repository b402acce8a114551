import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;

test('shows a new application to the recruiter and its status to the applicant without a reload', async ({
  page,
  browser,
  request,
}) => {
  const { user, headers } = await registerApplicant(request);
  await signInByApi(page, demoRecruiter);
  const recruiterSubscribed = waitForSubscription(page);
  await page.goto('/recruiter-dashboard/applicants');
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await recruiterSubscribed;
  const row = page.getByRole('link', { name: new RegExp(user.name) }).first();
  await expect(row).toBeHidden();
  const response = await request.post(`/api/vacancies/${VACANCY_ID}/apply`, { headers, data: {} });
  expect(response.status()).toBe(201);
  await expect(row).toBeVisible();

  const applicantPage = await (await browser.newContext()).newPage();
  await signInByApi(applicantPage, user);
  const applicantSubscribed = waitForSubscription(applicantPage);
  await applicantPage.goto('/applicant/applications');
  await expect(applicantPage.getByText('Sent', { exact: true }).first()).toBeVisible();
  await applicantSubscribed;
  await row.click();
  await expect(applicantPage.getByText('Seen', { exact: true }).first()).toBeVisible();
  await applicantPage.context().close();
});
