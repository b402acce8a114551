import {
  type Locale,
  type OpenIdProvider,
  openIdStartedSchema,
  type OpenIdStarted,
  type Profile,
  sessionStateSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { visitorHeaders } from '../platform/security/visitorHeaders.ts';
import { forwardedCookies, secondStepCookies } from './sessionCookies.ts';

/** Timeout of an API call in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Timeout of the check that every page makes of its session while it starts, in milliseconds. */
const STATE_TIMEOUT_MS = 1_500;

export type SignedIn = { user: Profile; sessionId: string; setCookies: string[] };

/** Result of a sign-in. `error` is a code for which the sign-in page has a message. */
export type SignInOutcome = SignedIn | { error: SignInError; setCookies: string[] };

type SignInError =
  | 'AccessDenied'
  | 'AccountNotLinkedError'
  | 'CodeWrong'
  | 'CodesPaused'
  | 'CredentialsSignin'
  | 'OAuthCallbackError'
  | 'PasskeyRefused'
  | 'ProofMailed'
  | 'RoleMissing'
  | 'SecondStepExpired'
  | 'SecondStepRequired'
  | 'ServiceUnavailable'
  | 'TooManyRequests'
  | 'Verification';

/** Errors of passkeys and of the second step by the code of the API. */
const ERRORS = new Map<unknown, SignInError>([
  ['code_wrong', 'CodeWrong'],
  ['codes_paused', 'CodesPaused'],
  ['passkey_refused', 'PasskeyRefused'],
  ['second_step_expired', 'SecondStepExpired'],
  ['second_step_needed', 'SecondStepRequired'],
]);

/** Errors of a sign-in with an OpenID provider by the code of the API. */
const OPENID_ERRORS = new Map<unknown, SignInError>([
  ['account_banned', 'AccessDenied'],
  ['account_not_linked', 'AccountNotLinkedError'],
  ['address_unproven', 'ProofMailed'],
  ['role_missing', 'RoleMissing'],
  ['second_step_needed', 'SecondStepRequired'],
  ['token_invalid', 'Verification'],
]);

export type AccountApi = ReturnType<typeof createAccountApi>;

/**
 * Creates a client for the account endpoints of the API, on behalf of the visitor behind `request`.
 * @param language language of the page; not needed where no text is read
 */
export function createAccountApi(apiUrl: string, request: FastifyRequest, language?: Locale) {
  const ownHeaders = { ...visitorHeaders(request), ...(language && { 'accept-language': language }) };
  return {
    signIn: (email: string, password: string): Promise<SignInOutcome> =>
      openSession('/account/login', { email, password }),

    /** Signs in with the token of a mailed link, which becomes invalid. */
    signInByLink: (email: string, token: string): Promise<SignInOutcome> =>
      openSession('/account/magic-link/sign-in', { email, token }),

    /** Signs in with what the browser returned for a passkey. */
    signInByPasskey: (credential: unknown): Promise<SignInOutcome> =>
      openSession('/account/passkeys/sign-in', { credential }),

    /** Finishes a sign-in that has given its first factor. */
    passSecondStep: (step: object): Promise<SignInOutcome> => openSession('/account/second-step', step),

    /**
     * Requests an e-mail with a sign-in link; without an account, one that creates it under the name, if there is one.
     * Throws an error whose message is a code of next-auth's error page.
     */
    async mailLink(email: string, callbackPath: string, name?: string): Promise<void> {
      const body = { email, callback_path: callbackPath, ...(name !== undefined && { name }) };
      const response = await post('/account/magic-link', body);
      if (response.status === 429) throw new Error('TooManyRequests');
      if (response.status === 422) throw new Error('EmailSignin');
      if (!response.ok) throw new Error('ServiceUnavailable');
    },

    /** Starts a sign-in at an OpenID provider. Null when the provider or the API does not respond. */
    async startOpenId(provider: OpenIdProvider): Promise<OpenIdStarted | null> {
      const response = await post('/account/openid/start', { provider }).catch(() => null);
      const started =
        response?.ok && z.safeParse(openIdStartedSchema, await response.json().catch(() => null));
      if (started && started.success) return started.data;
      request.log.error({ provider, status: response?.status }, 'A sign-in at a provider did not start.');
      return null;
    },

    /** Signs in with the response of an OpenID provider. */
    signInWithOpenId: (body: object): Promise<SignInOutcome> =>
      openSession('/account/openid/sign-in', body, errorAfterProvider),

    /** Returns whether the session is active. Throws when the API is unavailable. */
    isActive: async (sessionId: string): Promise<boolean> => {
      const response = await fetch(`${apiUrl}/account/sessions/${encodeURIComponent(sessionId)}`, {
        headers: ownHeaders,
        signal: AbortSignal.timeout(STATE_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The API responded with ${response.status}.`);
      return z.parse(sessionStateSchema, await response.json()).active;
    },

    /** Revokes the session in the API and returns whether that worked. The caller clears the cookies in either case. */
    async signOut(accessToken: string | undefined, cookie: string | undefined): Promise<boolean> {
      try {
        const response = await post('/account/recruiter/logout', undefined, {
          ...(cookie && { cookie }),
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        });
        if (!response.ok) request.log.warn({ status: response.status }, 'The API rejected a sign-out.');
        return response.ok;
      } catch (error) {
        request.log.error({ err: error }, 'The API did not respond to a sign-out.');
        return false;
      }
    },
  };

  async function openSession(path: string, body: object, errorOf = errorAfterSignIn): Promise<SignInOutcome> {
    const cookie = secondStepCookies(request.cookies);
    const response = await post(path, body, { ...(cookie && { cookie }) }).catch((error: unknown) => {
      request.log.error({ err: error }, 'The API did not respond to a sign-in.');
      return null;
    });
    const answer: unknown = await response?.json().catch(() => null);
    const setCookies = forwardedCookies(response?.headers.getSetCookie() ?? []);
    const signedIn = z.safeParse(signedInSchema, answer);
    if (!response?.ok || !signedIn.success) return { error: errorOf(response, answer), setCookies };
    const { user, session_id: sessionId } = signedIn.data;
    return { user, sessionId, setCookies };
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

/** Returns the name of the error of a sign-in that the API rejected. */
function errorAfterSignIn(response: Response | null, answer: unknown): SignInError {
  const known = ERRORS.get(codeIn(answer));
  if (known) return known;
  if (response?.status === 401 || response?.status === 422) return 'CredentialsSignin';
  return response?.status === 429 ? 'TooManyRequests' : 'ServiceUnavailable';
}

/** Returns the name of the error of a sign-in with an OpenID provider: only what the provider refused is its error. */
function errorAfterProvider(response: Response | null, answer: unknown): SignInError {
  if (response?.status === 429) return 'TooManyRequests';
  if (!response || response.ok || response.status >= 500) return 'ServiceUnavailable';
  return OPENID_ERRORS.get(codeIn(answer)) ?? 'OAuthCallbackError';
}

const codeIn = (answer: unknown): string | undefined =>
  z.safeParse(z.object({ code: z.string() }), answer).data?.code;
