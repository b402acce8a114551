import type { Profile } from '@cpa/shared/contracts';
import type { BrowserContext } from 'playwright-core';

const USER = { name: 'Boot check', email: 'boot-check@portal.invalid', image: null };

/**
 * Answers the calls of a signed-in user, without an account: the session and the profile are valid, all other calls
 * fail. Pages then show their error states, which must render like any other state.
 */
export async function signInByRoute(
  context: BrowserContext,
  { url, role }: { url: string; role: Profile['role'] },
): Promise<void> {
  const profile: Profile = {
    ...USER,
    id: 1,
    role,
    verified: true,
    companies: [],
    applicant_id: role === 'applicant' ? 1 : null,
  };
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await context.addCookies([{ name: 'cpa_token', value: 'boot-check', url }]);
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/auth/session') return await route.fulfill({ json: { user: USER, expires } });
    if (pathname === '/api/recruiter/user/') return await route.fulfill({ json: profile });
    if (pathname.startsWith('/api/_')) return await route.fallback();
    return await route.fulfill({ status: 503, json: { message: 'Not available during the boot check.' } });
  });
}
