import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import type { Page } from 'playwright';

/** Signs in to the demo account of a recruiter without the form. */
export async function signInDemoRecruiter(page: Page, site: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get(`${site}/api/auth/csrf`)).json()) as {
    csrfToken: string;
  };
  const form = {
    csrfToken,
    ...DEMO_ACCOUNTS.recruiter,
    callbackUrl: '/',
    json: 'true',
  };
  const response = await page.request.post(`${site}/api/auth/callback/credentials`, { form });
  if (!response.ok()) throw new Error(`The demo recruiter could not sign in: ${response.status()}`);
}
