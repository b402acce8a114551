import type {
  AllApplicants,
  Applicant,
  ApplicantReview,
  BlockedCompanies,
  RecruiterDashboard,
} from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplication, aResume } from '../support/files/anApplication.ts';
import { anImage, aFileForm } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let applicant: Member;
let companyId: number;
let applicationId: number;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id, 'Cas di Sabor');
  applicant = await signInNew(portal, 'applicant', { name: 'Rudina Quandt' });
  const { token } = applicant;
  await portal.call('POST', '/applicants', {
    token,
    body: {
      headline: 'Conchshell cook',
      phone: '+2975609999',
      about: 'whelkpie',
      skills: ['limpetstew'],
      languages: [{ language_id: 301, level: 'native' }],
      experience: [{ title: 'Cook', company: 'Periwinkle Bar', from: '2020-01', to: null, description: '' }],
    },
  });
  await portal.call('POST', '/applicant/me/photo', {
    token,
    body: aFileForm('photo', 'me.png', await anImage()),
  });
  await aResume(portal, applicant);
  applicationId = await anApplication(portal, applicant, await aVacancy(portal, companyId), {
    cover_letter: 'I cook by heart.',
  });
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the body, as `json` of the response
const call = async <T>(
  who: Member,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  url: string,
  body?: object,
) => {
  const answer = await portal.call(method, url, { token: who.token, ...(body && { body }) });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const block = async (id = companyId) =>
  await call<BlockedCompanies>(applicant, 'PUT', `/applicant/me/blocked-companies/${id}`);
const review = async () =>
  (await call<ApplicantReview>(recruiter, 'GET', `/recruiter/applicants/${applicationId}`)).body;
/** All data of the applicant that the company can read, as text. */
const everythingSeen = async () =>
  JSON.stringify([
    await review(),
    (await call<AllApplicants>(recruiter, 'GET', '/recruiter/applicants')).body,
    (await call<RecruiterDashboard>(recruiter, 'GET', '/recruiter/dashboard')).body,
  ]);
const PROFILE = ['Conchshell', 'whelkpie', 'limpetstew', 'Periwinkle', 'Papiamento', '/photos/'];

describe('a blocked company', () => {
  test('sees nothing of the profile, the contact details and the resume', async () => {
    const before = await everythingSeen();
    expect(PROFILE.filter((trace) => !before.includes(trace))).toEqual([]);
    expect(await review()).toMatchObject({ phone: '+2975609999', email: applicant.email });
    expect((await block()).status).toBe(200);
    const after = await everythingSeen();
    expect(PROFILE.filter((trace) => after.includes(trace))).toEqual([]);
    expect(await review()).toMatchObject({ phone: null, email: null, has_resume: false, resume: null });
    const link = await call(recruiter, 'GET', `/recruiter/applicants/${applicationId}/resume`);
    expect(link.status).toBe(404);
  });

  test('still has what was sent with the application', async () => {
    await block();
    expect(await review()).toMatchObject({ name: 'Rudina Quandt', cover_letter: 'I cook by heart.' });
  });

  test('sees the profile again once it is unblocked', async () => {
    await block();
    const { body } = await call<BlockedCompanies>(
      applicant,
      'DELETE',
      `/applicant/me/blocked-companies/${companyId}`,
    );
    expect(body.companies).toEqual([]);
    expect(await review()).toMatchObject({ headline: 'Conchshell cook' });
  });

  test('leaves other companies alone', async () => {
    const otherCompany = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Divi Cove');
    await block(otherCompany);
    expect(await review()).toMatchObject({ headline: 'Conchshell cook' });
  });
});

test('a hidden profile is not shown to the company that received an application', async () => {
  await call(applicant, 'POST', '/applicant/me', { visibility: 'hidden' });
  const seen = await everythingSeen();
  expect(PROFILE.filter((trace) => seen.includes(trace))).toEqual([]);
  // Sent with the application, so that the company can answer it.
  expect(await review()).toMatchObject({ phone: '+2975609999', email: applicant.email, has_resume: true });
});

describe('the list of blocked companies', () => {
  test('names each company once', async () => {
    await block();
    const { body } = await block();
    expect(body.companies).toMatchObject([{ id: companyId, name: 'Cas di Sabor' }]);
    expect((await call<BlockedCompanies>(applicant, 'GET', '/applicant/me/blocked-companies')).body).toEqual(
      body,
    );
    const { body: profile } = await call<Applicant>(applicant, 'GET', '/applicant/me');
    expect(profile.blocked_company_ids).toEqual([companyId]);
  });

  test('rejects an unknown company, a caller without a profile and the 101st company', async () => {
    expect((await block(999_999)).status).toBe(404);
    const bare = await signInNew(portal, 'applicant');
    expect((await call(bare, 'GET', '/applicant/me/blocked-companies')).body).toEqual({ companies: [] });
    expect((await call(bare, 'PUT', `/applicant/me/blocked-companies/${companyId}`)).status).toBe(404);
    const full = Array.from({ length: 100 }, (_, index) => 500_000 + index);
    await call(applicant, 'POST', '/applicant/me', { blocked_company_ids: full });
    expect(await block()).toMatchObject({ status: 409, body: { code: 'too_many_blocked' } });
  });

  test('keeps both of two companies that are blocked at once', async () => {
    const other = await aCompany(portal, recruiter.id, 'Divi Cove');
    await Promise.all([block(), block(other)]);
    const { body } = await call<BlockedCompanies>(applicant, 'GET', '/applicant/me/blocked-companies');
    expect(body.companies.map(({ name }) => name)).toEqual(['Cas di Sabor', 'Divi Cove']);
  });
});
