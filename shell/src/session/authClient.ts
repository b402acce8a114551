import type { Session } from 'next-auth';

export type SignInResult = { isSignedIn: true } | { isSignedIn: false; error: string };

/** What the shell uses of next-auth's own client. */
export type AuthClient = {
  /** Who is signed in; null also when the sign-in service did not answer. `broadcast` has other tabs look, too. */
  getSession: (options: { broadcast: boolean }) => Promise<Session | null>;
  /** Has a link to sign in with mailed, if the address has an account. @returns the name of an error, or null. */
  mailLink: (request: { email: string; to: string }) => Promise<string | null>;
  signIn: (credentials: { email: string; password: string; to: string }) => Promise<SignInResult>;
  /** Clears the browser's cookies. `isEnded`: the API has ended the sign-in, too. Rejects when the site did not answer. */
  signOut: () => Promise<{ isEnded: boolean }>;
  /** Whether the sign-in service answers, for telling its two kinds of null apart. */
  isReachable: () => Promise<boolean>;
};

/** Its own chunk: a page is shown before anybody asks who is looking. */
const load = () => import(/* webpackChunkName: "auth-client" */ 'next-auth/react');

export const authClient: AuthClient = {
  getSession: async ({ broadcast }) => (await load()).getSession({ broadcast }),

  async mailLink({ email, to }) {
    const { signIn } = await load();
    const result = await signIn('email', { redirect: false, callbackUrl: to, email });
    return result?.ok ? (result.error ?? null) : (result?.error ?? 'ServiceUnavailable');
  },

  async signIn({ email, password, to }) {
    const { signIn } = await load();
    // It answers nothing when it has left for the error page.
    const result = await signIn('credentials', { redirect: false, callbackUrl: to, email, password });
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
