import { DEMO_ACCOUNTS, type Role, type SignedIn, signedInSchema } from '@cpa/shared/contracts';
import type { BrowserContext } from 'playwright-core';
import * as z from 'zod/mini';
import { ReleaseError } from '../releases/records/releaseError.ts';

const TIMEOUT_MS = 20_000;

/** Sessions of the demo accounts. */
export type Sessions = {
  /**
   * Signs in as this role once.
   * @throws ReleaseError when the API has no such account, as one without demo data
   */
  of: (role: Role) => Promise<SignedIn>;
  /** Signs out. */
  end: () => Promise<void>;
};

/** Signs in to the demo accounts of an API when a session is first needed. */
export function createSessions(apiUrl: string): Sessions {
  const sessions = new Map<Role, Promise<SignedIn>>();
  return {
    async of(role) {
      const known = sessions.get(role) ?? signIn(apiUrl, role);
      sessions.set(role, known);
      return await known;
    },
    async end() {
      for (const session of await Promise.allSettled(sessions.values()))
        if (session.status === 'fulfilled') await signOut(apiUrl, session.value);
    },
  };
}

async function signIn(apiUrl: string, role: Role): Promise<SignedIn> {
  const response = await fetch(`${apiUrl}/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(DEMO_ACCOUNTS[role]),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const session = response?.ok
    ? z.safeParse(signedInSchema, await response.json().catch(() => undefined))
    : undefined;
  if (session?.success) return session.data;
  throw new ReleaseError(
    `The boot check could not sign in as the ${role} of the demo data (${response?.status ?? 'no response'}). Reset its demo data, or set BOOT_CHECK_API_URL to another API with demo data.`,
  );
}

/** Revokes the session. */
async function signOut(apiUrl: string, { access_token: token }: SignedIn): Promise<void> {
  await fetch(`${apiUrl}/account/recruiter/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}

/** Signs the pages of a context in with a session. */
export async function startSession(
  context: BrowserContext,
  { url, session }: { url: string; session: SignedIn },
): Promise<void> {
  const { user, access_token: value } = session;
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await context.addCookies([{ name: 'cpa_token', value, url }]);
  await context.route(
    '**/api/auth/session',
    async (route) => await route.fulfill({ json: { user, expires } }),
  );
}

/** Refuses all calls of the API that could change something, so that the pages of a check only read. */
export async function refuseWrites(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || pathname.startsWith('/api/_')) return await route.fallback();
    return await route.fulfill({ status: 503, json: { message: 'Not available during the boot check.' } });
  });
}
