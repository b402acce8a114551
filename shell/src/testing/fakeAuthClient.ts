import type { PendingStep } from '@cpa/shared/contracts';
import { aProfile } from '@cpa/shared/testing';
import type { Session } from 'next-auth';
import type { AuthClient } from '../session/authCalls.ts';

/** Session of the applicant that `aProfile` builds. */
export const aSession: Session = {
  user: { name: aProfile().name, email: aProfile().email, image: '/files/session.webp' },
  expires: '2026-12-20T14:00:00.000Z',
};

/** Sign-in service with one account, and the calls it received. */
export function fakeAuthClient(initially: Session | null = null) {
  const asked: string[] = [];
  const state = {
    session: initially,
    isReachable: true,
    isApiReachable: true,
    hasPasskey: false,
    /** Sign-in that waits for its second step. */
    pendingStep: null as PendingStep | null,
  };
  const client: AuthClient = {
    getSession: async ({ broadcast }) => {
      asked.push(broadcast ? 'getSession, telling others' : 'getSession');
      return state.isReachable ? state.session : null;
    },
    mailLink: async ({ email, name, to }) => {
      asked.push(['mailLink', email, to, name].filter(Boolean).join(' '));
      return state.isApiReachable ? null : 'EmailSignin';
    },
    openProvider: async ({ provider, to, role, token }) => {
      asked.push(['openProvider', provider, to, role, token].filter(Boolean).join(' '));
    },
    signIn: async ({ email, password }) => {
      asked.push(`signIn ${email}`);
      if (!state.isReachable) throw new TypeError('fetch failed');
      if (state.pendingStep) return { isSignedIn: false, error: 'SecondStepRequired' };
      if (password !== 'bon-bini-2026') return { isSignedIn: false, error: 'CredentialsSignin' };
      state.session = { ...aSession, user: { ...aSession.user, email } };
      return { isSignedIn: true };
    },
    signInWithPasskey: async ({ isAutofill, to }) => {
      if (isAutofill) return { isSignedIn: false, error: null };
      asked.push(`signInWithPasskey ${to}`);
      if (!state.hasPasskey) return { isSignedIn: false, error: 'PasskeyCancelled' };
      state.session = aSession;
      return { isSignedIn: true };
    },
    pendingStep: async () => state.pendingStep,
    passSecondStep: async ({ code, recovery_code, usesPasskey, isDeviceTrusted }) => {
      const proof = usesPasskey ? 'passkey' : (code ?? recovery_code);
      asked.push(`passSecondStep ${proof}${isDeviceTrusted ? ', trusting the device' : ''}`);
      if (proof === '000000') return { isSignedIn: false, error: 'CodeWrong' };
      state.session = aSession;
      return { isSignedIn: true };
    },
    signOut: async () => {
      asked.push('signOut');
      if (!state.isReachable) throw new TypeError('fetch failed');
      state.session = null;
      return { isEnded: state.isApiReachable };
    },
    isReachable: async () => state.isReachable,
  };
  return { client, asked, state };
}
