import { type APIRequestContext, expect } from '@playwright/test';
import { REQUESTED_WITH, apiHeaders, registerApplicant } from './auth.ts';
import { waitForMailLink } from './mailbox.ts';
import { type Credentials, newUser } from './users.ts';

/** Creates the account of a recruiter without a company. */
export async function registerRecruiterAccount(request: APIRequestContext) {
  const user = newUser();
  const response = await request.post('/api/account/recruiter/register', {
    headers: REQUESTED_WITH,
    data: user,
  });
  expect(response.ok(), `account of ${user.email}`).toBe(true);
  return user;
}

/** Verifies within a session of the user, which stays with its password; every other session ends. */
export async function verifyEmail(
  request: APIRequestContext,
  user: Credentials,
  headers?: Record<string, string>,
): Promise<void> {
  const link = new URL(await waitForMailLink(request, user.email, '/verify-email'));
  const response = await request.get(`/api/recruiter/verify-email${link.search}`, {
    headers: headers ?? (await apiHeaders(request, user)),
  });
  expect(response.ok(), `verification of ${user.email}`).toBe(true);
}

/** Creates a recruiter with a company, verified by the link in the e-mail unless told otherwise. */
export async function registerRecruiter(request: APIRequestContext, { isVerified = true } = {}) {
  const user = await registerRecruiterAccount(request);
  if (isVerified) await verifyEmail(request, user);
  const headers = await apiHeaders(request, user);
  const multipart = { name: `Kas ${user.name}` };
  const response = await request.post('/api/recruiter/company', { headers, multipart });
  expect(response.ok(), `company of ${user.email}`).toBe(true);
  const { id: companyId } = (await response.json()) as { id: number };
  return { user, headers, companyId };
}

/** Creates a vacancy, a draft unless told otherwise; returns its ID. */
export async function postVacancy(
  request: APIRequestContext,
  { headers, companyId }: Awaited<ReturnType<typeof registerRecruiter>>,
  fields: object = {},
): Promise<number> {
  const data = {
    title: 'Line Cook',
    description: 'You keep the grill.',
    sectors: [2],
    location_district_id: 401,
    company_id: companyId,
    ...fields,
  };
  const response = await request.post('/api/recruiter/vacancy', { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { id: number }).id;
}

type Recruiter = Awaited<ReturnType<typeof registerRecruiter>>;

/** Creates a verified recruiter who joins the company of another one through the mailed invitation. */
export async function registerColleague(request: APIRequestContext, { headers, companyId }: Recruiter) {
  const user = await registerRecruiterAccount(request);
  await verifyEmail(request, user);
  const invited = await request.post(`/api/recruiter/company/${companyId}/invitations`, {
    headers,
    data: { email: user.email, membership: 'recruiter' },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = new URL(await waitForMailLink(request, user.email, '/recruiter-dashboard/invitation'));
  const own = await apiHeaders(request, user);
  const joined = await request.post('/api/recruiter/invitation', {
    headers: own,
    data: Object.fromEntries(link.searchParams),
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  return { user, headers: own };
}

/** Sends an application of a new applicant. `id` identifies the application. */
export async function applyAsNew(request: APIRequestContext, vacancyId: number, name = 'Ana Kock') {
  const { user, headers } = await registerApplicant(request, { name });
  const response = await request.post(`/api/vacancies/${vacancyId}/apply`, { headers, data: {} });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, applicant_id } = (await response.json()) as { id: number; applicant_id: number };
  return { user, headers, id, applicantId: applicant_id };
}
