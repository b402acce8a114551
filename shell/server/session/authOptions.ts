import type { Locale } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import type { FastifyBaseLogger } from 'fastify';
import type { AuthOptions } from 'next-auth';
import type { AccountApi, SignedIn } from './accountApi.ts';
import { type AuthConfig, SESSION_MAX_AGE_S } from './authConfig.ts';
import { absoluteCallbackUrl } from './callbackUrl.ts';
import { createEmailProvider, createLinkAdapter } from './emailProvider.ts';
import { listedProvider } from './openIdSignIn.ts';
import { createPasskeyProvider, createSecondStepProvider, userOf } from './passkeyProvider.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';

type RequestParts = {
  accountApi: AccountApi;
  /** Access token of the request. */
  accessToken: string | undefined;
  /** Language of the pages that next-auth redirects to. */
  language: Locale;
  /** Name for a new account, of requests that mail a link. */
  newName: string | undefined;
  /** Token of a mailed link, for requests that open one. */
  linkToken: string | undefined;
  /** User whom an OpenID provider has signed in. */
  signedIn: SignedIn | undefined;
  /** Lists the OpenID providers, which next-auth does not sign in with. */
  listsProviders: boolean;
  /** Forwards `Set-Cookie` headers of the API to the browser. */
  forwardCookies: (lines: string[]) => void;
  /** Called when a mailed link has to be followed by a second step. */
  onSecondStep: () => void;
  log: FastifyBaseLogger;
};

/** Creates next-auth's options for one request. Its callbacks have no access to the response, so they use `parts`. */
export function createAuthOptions(config: AuthConfig, parts: RequestParts): AuthOptions {
  const pathOf = (path: string) => localePath(path, parts.language);
  const isSecure = config.siteUrl.startsWith('https://');
  return {
    secret: config.secret,
    useSecureCookies: isSecure,
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_S },
    // The shell renders `/api/auth/signin`, so that page is not listed.
    pages: { error: pathOf('/error'), signOut: pathOf('/'), verifyRequest: pathOf('/login?mailed=1') },
    cookies: {
      // next-auth's own name has the weaker prefix `__Secure-`.
      callbackUrl: {
        name: `${isSecure ? '__Host-' : ''}next-auth.callback-url`,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      },
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      },
    },
    providers: [
      {
        id: 'credentials',
        name: 'Career Portal Aruba',
        type: 'credentials',
        credentials: {
          email: { label: 'E-mail address', type: 'email' },
          password: { label: 'Password', type: 'password' },
        },
        authorize: (credentials) => authorize(credentials ?? {}, parts),
      },
      createPasskeyProvider(parts),
      createSecondStepProvider(parts),
      createEmailProvider(parts),
      ...(parts.listsProviders ? (config.openIdProviders ?? []).map(listedProvider) : []),
    ],
    adapter: createLinkAdapter(parts),
    callbacks: {
      redirect: ({ url }) => absoluteCallbackUrl(url, config.siteUrl) ?? new URL(config.siteUrl).origin,
      // next-auth passes `user` only at sign-in. The session ID then stays in the session cookie.
      jwt: ({ token, user }) => (user?.sessionId ? { ...token, sessionId: user.sessionId } : token),
      // The token of the current request: one stored in the session cookie would expire after ten minutes.
      session: ({ session }) => ({ ...session, accessToken: parts.accessToken ?? null }),
    },
    logger: {
      error: (code, metadata) => parts.log.error({ code, reason: metadata.message }, 'next-auth'),
      warn: (code) => parts.log.warn({ code }, 'next-auth'),
      debug: () => {},
    },
  };
}

async function authorize({ email, password }: Partial<Record<string, unknown>>, parts: RequestParts) {
  if (typeof email !== 'string' || typeof password !== 'string') return null;
  return userOf(await parts.accountApi.signIn(email, password), parts);
}
