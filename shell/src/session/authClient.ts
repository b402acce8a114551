import type { OpenIdProvider, Role } from '@cpa/shared/contracts';
import { activeLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import type { Session } from 'next-auth';

export type SignInResult = { isSignedIn: true } | { isSignedIn: false; error: string };

type ProviderRequest = {
  provider: OpenIdProvider;
  to: string;
  role?: Role | undefined;
  token?: string | undefined;
};

/** Subset of next-auth's client. */
export type AuthClient = {
  /** Fetches the session. Null for a visitor and when the sign-in service does not respond. `broadcast` notifies other tabs. */
  getSession: (options: { broadcast: boolean }) => Promise<Session | null>;
  /** Sends a sign-in link if the e-mail address has an account. Returns the name of an error, or null. */
  mailLink: (request: { email: string; to: string }) => Promise<string | null>;
  /** Leaves the site for the page of another service, or for a page that explains why not. */
  openProvider: (request: ProviderRequest) => Promise<void>;
  signIn: (credentials: { email: string; password: string; to: string }) => Promise<SignInResult>;
  /** Clears the session cookies. `isEnded`: the API revoked the session too. Rejects when the site does not respond. */
  signOut: () => Promise<{ isEnded: boolean }>;
  /** Distinguishes a visitor's null session from a sign-in service that does not respond. */
  isReachable: () => Promise<boolean>;
};

/** A separate chunk: pages render before the session is known. */
const load = () => import(/* webpackChunkName: "auth-client" */ 'next-auth/react');

/** The sign-in service and the mailed link return to the page in the language of this one. */
const inLanguage = (path: string): string => localePath(path, activeLocale());

export const authClient: AuthClient = {
  getSession: async ({ broadcast }) => (await load()).getSession({ broadcast }),

  async mailLink({ email, to }) {
    const { signIn } = await load();
    const result = await signIn('email', { redirect: false, callbackUrl: inLanguage(to), email });
    return result?.ok ? (result.error ?? null) : (result?.error ?? 'ServiceUnavailable');
  },

  async openProvider({ provider, to, role, token }) {
    const { signIn } = await load();
    const fields = { ...(role && { role }), ...(token && { token }) };
    await signIn(provider, { callbackUrl: inLanguage(to), ...fields });
  },

  async signIn({ email, password, to }) {
    const { signIn } = await load();
    // The result is undefined when next-auth redirects to the error page.
    const result = await signIn('credentials', {
      redirect: false,
      callbackUrl: inLanguage(to),
      email,
      password,
    });
    if (result?.ok && !result.error) return { isSignedIn: true };
    return { isSignedIn: false, error: result?.error ?? 'ServiceUnavailable' };
  },

  async signOut() {
    const { signOut } = await load();
    const { url } = await signOut({ redirect: false, callbackUrl: '/' });
    return { isEnded: !new URL(url, location.origin).searchParams.has('error') };
  },

  isReachable: () =>
    fetch('/api/auth/session').then(
      ({ ok }) => ok,
      () => false,
    ),
};
