import type { APIRequestContext } from '@playwright/test';
import { aNewPerson, demoRecruiter } from '../../core/people.ts';
import { expect, test } from '../../core/test.ts';
import { signInPage } from '../../pages/signIn.ts';

/** Of the demo recruiter's company, and without questions. */
const VACANCY = 4;

/** An applicant's account with its profile; `apply` is their click on Apply in another window. */
async function anApplicant(request: APIRequestContext) {
  const person = aNewPerson();
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await request.post('/api/account/applicant/register', { headers, data: person });
  const signedIn = await request.post('/api/account/login', {
    headers,
    data: { email: person.email, password: person.password },
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const own = { ...headers, authorization: `Bearer ${access_token}` };
  await request.post('/api/applicants', { headers: own, data: {} });
  return {
    person,
    apply: () => request.post(`/api/vacancies/${VACANCY}/apply`, { headers: own, data: {} }),
  };
}

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
  const { person, apply } = await anApplicant(request);
  await page.goto('/login?callbackUrl=/recruiter-dashboard/applicants');
  await signInPage(page).signIn(demoRecruiter);
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible();
  await joined;
  const line = page.getByRole('link', { name: new RegExp(person.name) }).first();
  await expect(line).toBeHidden();
  expect((await apply()).status()).toBe(201);
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
