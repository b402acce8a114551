import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import type { BrowserContext } from 'playwright';

/** Signs the demo recruiter or applicant in without the form. */
export async function signInDemoUser(
  { request }: BrowserContext,
  site: string,
  user: 'recruiter' | 'applicant',
): Promise<void> {
  const { csrfToken } = (await (await request.get(`${site}/api/auth/csrf`)).json()) as { csrfToken: string };
  const form = { csrfToken, ...DEMO_ACCOUNTS[user], callbackUrl: '/', json: 'true' };
  const response = await request.post(`${site}/api/auth/callback/credentials`, { form });
  if (!response.ok()) throw new Error(`The demo ${user} could not sign in: ${response.status()}`);
}
