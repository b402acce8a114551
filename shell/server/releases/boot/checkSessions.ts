import { DEMO_ACCOUNTS, type Role, type SignedIn, signedInSchema } from '@cpa/shared/contracts';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { BrowserContext } from 'playwright-core';
import * as z from 'zod/mini';
import { EMPTY_PAGE } from './checkTabs.ts';
import { ReleaseError } from '../records/releaseError.ts';

const TIMEOUT_MS = 20_000;

const TOKEN_COOKIE = 'cpa_token';

/** Sessions of the demo accounts. */
export type Sessions = {
  /**
   * Signs in as this role once.
   * @throws ReleaseError when the API has no such account, for example without demo data
   */
  of: (role: Role) => Promise<SignedIn>;
  /** Returns the session with this access token. */
  find: (token: string | undefined) => Promise<SignedIn | undefined>;
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
    async find(token) {
      const started = await Promise.allSettled(sessions.values());
      return started
        .flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
        .find(({ access_token }) => access_token === token);
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
  await context.addCookies([{ name: TOKEN_COOKIE, value: session.access_token, url }]);
}

/**
 * Responds for the site of a check: tabs get an empty page, pages get the session of their token, and calls that could
 * change something are refused, so that the pages only read. Runs on the server, because a browser that intercepts
 * requests does not use its cache.
 */
export function guardCheck({ find }: Pick<Sessions, 'find'>): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const [path] = request.url.split('?', 1);
    if (path === EMPTY_PAGE) return await reply.type('text/html').send('<!doctype html><title>Empty</title>');
    if (path === '/api/auth/session') {
      const session = await find(request.cookies[TOKEN_COOKIE]);
      if (!session) return;
      const expires = new Date(Date.now() + 3_600_000).toISOString();
      return await reply.header('cache-control', 'no-store').send({ user: session.user, expires });
    }
    if (request.method === 'GET' || !isChange(path!)) return;
    return await reply.code(503).send({ message: 'Not available during the boot check.' });
  };
}

/** Returns true for calls that the site sends on to the API. The router decodes paths too. */
function isChange(path: string): boolean {
  const decoded = decodePath(path);
  return decoded === undefined || (decoded.startsWith('/api/') && !decoded.startsWith('/api/_'));
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
