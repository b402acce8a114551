import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type Credentials, newUser } from './users.ts';

const REQUESTED_WITH = { 'x-requested-with': 'XMLHttpRequest' };

/** Signs in without the form. `page.request` shares its cookies with the browser context. */
export async function signInByApi(
  { request }: Pick<Page, 'request'>,
  { email, password }: Credentials,
): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, email, password, callbackUrl: '/', json: 'true' };
  const response = await request.post('/api/auth/callback/credentials', { form });
  expect(response.ok(), `sign-in as ${email}`).toBe(true);
}

/** Returns the headers of API requests made as this user. */
export async function apiHeaders(request: APIRequestContext, { email, password }: Credentials) {
  const response = await request.post('/api/account/login', {
    headers: REQUESTED_WITH,
    data: { email, password },
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return { ...REQUESTED_WITH, authorization: `Bearer ${access_token}` };
}

/** Creates an applicant with an account and a profile. */
export async function registerApplicant(request: APIRequestContext) {
  const user = newUser();
  await request.post('/api/account/applicant/register', { headers: REQUESTED_WITH, data: user });
  const headers = await apiHeaders(request, user);
  const response = await request.post('/api/applicants', { headers, data: {} });
  expect(response.ok(), `profile of ${user.email}`).toBe(true);
  return { user, headers };
}
