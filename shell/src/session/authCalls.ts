import type { OpenIdProvider, PendingStep, Role, SecondStep } from '@cpa/shared/contracts';
import { activeLocale } from '@cpa/shared/i18n';
import { localePath } from '@cpa/shared/routing';
import type { Session } from 'next-auth';

export type SignInResult = { isSignedIn: true } | { isSignedIn: false; error: string };

/** `name`: that of a new account. */
export type LinkFields = { email: string; name?: string };

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
  /**
   * Sends a sign-in link if the e-mail address has an account, else with a `name` a link that creates it. Returns the
   * name of an error, or null.
   */
  mailLink: (request: LinkFields & { to: string }) => Promise<string | null>;
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

/** The sign-in service and the mailed link return to the page in the language of this one. */
export const inLanguage = (path: string): string => localePath(path, activeLocale());
