import { type APIRequestContext, type BrowserContext, type Page, expect } from '@playwright/test';
import { type Credentials, newUser } from './users.ts';

/** Header that the API requires of every request other than GET. */
export const REQUESTED_WITH = { 'x-requested-with': 'XMLHttpRequest' };

type Session = { cookies: Parameters<BrowserContext['addCookies']>[0]; expires: number };

/**
 * Milliseconds that a worker reuses the session of an account. Half the lifetime of an access token: a context
 * that refreshed it would invalidate the refresh token of the others.
 */
const SESSION_TTL_MS = 300_000;
const sessions = new Map<string, Session>();

/** Signs in without the form. */
export async function signInByApi(page: Page, user: Credentials): Promise<void> {
  const session = sessions.get(user.email);
  if (session && session.expires > Date.now()) return await page.context().addCookies(session.cookies);
  const before = await page.context().cookies();
  await postSignIn(page.request, user);
  const { cookies: all } = await page.request.storageState();
  // Excludes the cookies of the test, which request pages that the browser renders.
  const cookies = all.filter(
    ({ name, value }) => !before.some((cookie) => cookie.name === name && cookie.value === value),
  );
  sessions.set(user.email, { cookies, expires: Date.now() + SESSION_TTL_MS });
}

/** Submits the request of the sign-in form. The API request context shares its cookies with the browser. */
async function postSignIn(request: APIRequestContext, { email, password }: Credentials): Promise<void> {
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
export async function registerApplicant(request: APIRequestContext, fields: { name?: string } = {}) {
  const user = { ...newUser(), ...fields };
  await request.post('/api/account/applicant/register', { headers: REQUESTED_WITH, data: user });
  const headers = await apiHeaders(request, user);
  const response = await request.post('/api/applicants', { headers, data: {} });
  expect(response.ok(), `profile of ${user.email}`).toBe(true);
  return { user, headers };
}
