import { type APIRequestContext, expect } from '@playwright/test';
import { REQUESTED_WITH } from './auth.ts';
import { applyAsNew, postVacancy, registerRecruiter, registerRecruiterAccount } from './recruiters.ts';
import type { Credentials } from './users.ts';

/** Recipient of mails; `account` is null for a reader who is signed out. */
type Reader = { email: string; account: Credentials | null };

/** Triggers the mails that a recruiter, a colleague, an applicant and a reader who is signed out receive first. */
export async function mailEveryone(request: APIRequestContext): Promise<Reader[]> {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  const applicant = await applyAsNew(request, vacancyId);
  const colleague = await registerRecruiterAccount(request);
  const { email } = await registerRecruiterAccount(request);
  const { companyId, headers } = recruiter;
  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const calls: [string, object, Record<string, string>?][] = [
    [
      `recruiter/applicants/${applicant.id}/interviews`,
      { times, minutes: 30, place: 'Caya Mañana 14' },
      headers,
    ],
    [
      `recruiter/company/${companyId}/invitations`,
      { email: colleague.email, membership: 'recruiter' },
      headers,
    ],
    ['account/recruiter/forgot-password', { email: applicant.user.email }],
    ['account/magic-link', { email, callback_path: '/saved' }],
    ['newsletter-email', { email }],
    ['search-alerts', { email, filter: { search_string: 'cook' }, frequency: 'daily' }],
  ];
  for (const [path, data, own = REQUESTED_WITH] of calls) {
    const response = await request.post(`/api/${path}`, { headers: own, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  }
  return [
    { email: recruiter.user.email, account: recruiter.user },
    { email: colleague.email, account: colleague },
    { email: applicant.user.email, account: applicant.user },
    { email, account: null },
  ];
}
