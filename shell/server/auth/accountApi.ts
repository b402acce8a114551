import { type Profile, sessionStateSchema, signedInSchema } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { tokenCookies } from './sessionCookies.ts';

/** Milliseconds the API may take before a sign-in counts as unanswered. */
const TIMEOUT_MS = 8_000;

/** Milliseconds for the question whether a sign-in lasts, which each page asks while it starts. */
const STATE_TIMEOUT_MS = 1_500;

/** How a sign-in ended: `error` is a name that the sign-in page has a sentence for. */
export type SignInOutcome =
  | { user: Profile; sessionId: string; setCookies: string[] }
  | { error: 'CredentialsSignin' | 'TooManyRequests' | 'ServiceUnavailable' };

export type AccountApi = ReturnType<typeof createAccountApi>;

/** The API's account calls, made for the person behind `request`. */
export function createAccountApi(apiUrl: string, request: FastifyRequest) {
  const ownHeaders = {
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
    'user-agent': request.headers['user-agent'] ?? '',
  };
  return {
    signIn: (email: string, password: string): Promise<SignInOutcome> =>
      openSession('/account/login', { email, password }),

    /** Uses up the link of a mail. */
    signInByLink: (email: string, token: string): Promise<SignInOutcome> =>
      openSession('/account/magic-link/sign-in', { email, token }),

    /** Has a link mailed, if the address has an account. @throws Error with the name of what went wrong. */
    async mailLink(email: string, callbackPath: string): Promise<void> {
      const response = await post('/account/magic-link', { email, callback_path: callbackPath });
      if (response.status === 429) throw new Error('TooManyRequests');
      if (response.status === 422) throw new Error('EmailSignin');
      if (!response.ok) throw new Error('ServiceUnavailable');
    },

    /** Whether a sign-in still lasts. @throws Error when the API does not say. */
    isActive: async (sessionId: string): Promise<boolean> => {
      const response = await fetch(`${apiUrl}/account/sessions/${encodeURIComponent(sessionId)}`, {
        headers: ownHeaders,
        signal: AbortSignal.timeout(STATE_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The API answered ${response.status}.`);
      return z.parse(sessionStateSchema, await response.json()).active;
    },

    /** Ends the sign-in on the server, and says whether it did. The browser's cookies go even if this fails. */
    async signOut(accessToken: string | undefined, cookie: string | undefined): Promise<boolean> {
      try {
        const response = await post('/account/recruiter/logout', undefined, {
          ...(cookie && { cookie }),
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        });
        if (!response.ok) request.log.warn({ status: response.status }, 'The API refused a sign-out.');
        return response.ok;
      } catch (error) {
        request.log.error({ err: error }, 'The API did not answer a sign-out.');
        return false;
      }
    },
  };

  async function openSession(path: string, body: object): Promise<SignInOutcome> {
    const response = await post(path, body).catch((error: unknown) => {
      request.log.error({ err: error }, 'The API did not answer a sign-in.');
      return null;
    });
    if (response?.status === 401 || response?.status === 422) return { error: 'CredentialsSignin' };
    if (response?.status === 429) return { error: 'TooManyRequests' };
    const signedIn = response?.ok && z.safeParse(signedInSchema, await response.json().catch(() => null));
    if (!response || !signedIn || !signedIn.success) return { error: 'ServiceUnavailable' };
    const { user, session_id: sessionId } = signedIn.data;
    return { user, sessionId, setCookies: tokenCookies(response.headers.getSetCookie()) };
  }

  function post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        ...ownHeaders,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}
