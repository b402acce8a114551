import type { OpenIdProvider, PendingStep, Role, SecondStep } from '@cpa/shared/contracts';
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

/** Result of a passkey or a second step. Without an error, the user or the page stopped it. */
export type ProofResult = SignInResult | { isSignedIn: false; error: null };

/** What the user gives as second step: a code, or the passkey that the browser asks for. */
export type StepProof = Pick<SecondStep, 'code' | 'recovery_code'> & {
  usesPasskey: boolean;
  isDeviceTrusted: boolean;
};

/** Subset of next-auth's client, and the calls that passkeys need. */
export type AuthClient = {
  /** Fetches the session. Null for a visitor and when the sign-in service does not respond. `broadcast` notifies other tabs. */
  getSession: (options: { broadcast: boolean }) => Promise<Session | null>;
  /** Sends a sign-in link if the e-mail address has an account. Returns the name of an error, or null. */
  mailLink: (request: { email: string; to: string }) => Promise<string | null>;
  /** Leaves the site for the page of another service, or for a page that explains why not. */
  openProvider: (request: ProviderRequest) => Promise<void>;
  signIn: (credentials: { email: string; password: string; to: string }) => Promise<SignInResult>;
  /** Signs in with a passkey; `isAutofill` waits until the user chooses one in the field of the e-mail address. */
  signInWithPasskey: (request: {
    to: string;
    isAutofill: boolean;
    signal: AbortSignal;
  }) => Promise<ProofResult>;
  /** Ways to finish the sign-in that waits for its second step; null when none waits. */
  pendingStep: () => Promise<PendingStep | null>;
  passSecondStep: (proof: StepProof & { to: string }) => Promise<ProofResult>;
  /** Clears the session cookies. `isEnded`: the API revoked the session too. Rejects when the site does not respond. */
  signOut: () => Promise<{ isEnded: boolean }>;
  /** Distinguishes a visitor's null session from a sign-in service that does not respond. */
  isReachable: () => Promise<boolean>;
};

/** A separate chunk: pages render before the session is known. */
const load = () => import(/* webpackChunkName: "auth-client" */ 'next-auth/react');

/** Loads when a passkey or a second step is used. */
const loadProofs = () => import(/* webpackChunkName: "auth-proofs" */ './authProofs.ts');

/** The sign-in service and the mailed link return to the page in the language of this one. */
export const inLanguage = (path: string): string => localePath(path, activeLocale());

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

  signInWithPasskey: async (request) => (await loadProofs()).signInWithPasskey(request),
  pendingStep: async () => (await loadProofs()).readPendingStep(),
  passSecondStep: async (proof) => (await loadProofs()).passSecondStep(proof),

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
