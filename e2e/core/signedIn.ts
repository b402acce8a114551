import { type APIRequestContext, type Page, expect } from '@playwright/test';

type Credentials = { email: string; password: string };

/**
 * Signs somebody in as the form does, but by its calls alone: the cookies are in the browser as `page.request` shares
 * them with it. For specs that are not about signing in.
 */
export async function enterAs(
  { request }: Pick<Page, 'request'>,
  { email, password }: Credentials,
): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, email, password, callbackUrl: '/', json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect(answer.ok(), `${email} is signed in`).toBe(true);
}

/** What somebody's own calls to the API carry. */
export async function callsOf(request: APIRequestContext, { email, password }: Credentials) {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await request.post('/api/account/login', { headers, data: { email, password } });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { ...headers, authorization: `Bearer ${access_token}` };
}
