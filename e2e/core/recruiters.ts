import { type APIRequestContext, expect } from '@playwright/test';
import { apiHeaders } from './auth.ts';
import { waitForMailLink } from './mailbox.ts';
import { newUser } from './users.ts';

const REQUESTED_WITH = { 'x-requested-with': 'XMLHttpRequest' };

/** Creates a recruiter with a company, verified by the link in the e-mail unless told otherwise. */
export async function registerRecruiter(request: APIRequestContext, { isVerified = true } = {}) {
  const user = newUser();
  await request.post('/api/account/recruiter/register', { headers: REQUESTED_WITH, data: user });
  if (isVerified) {
    const link = new URL(await waitForMailLink(request, user.email, '/verify-email'));
    const response = await request.get(`/api/recruiter/verify-email${link.search}`);
    expect(response.ok(), `verification of ${user.email}`).toBe(true);
  }
  const headers = await apiHeaders(request, user);
  const multipart = { name: `Kas ${user.name}` };
  const response = await request.post('/api/recruiter/company', { headers, multipart });
  expect(response.ok(), `company of ${user.email}`).toBe(true);
  const { id: companyId } = (await response.json()) as { id: number };
  return { user, headers, companyId };
}
