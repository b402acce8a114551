import { type AuthClient, inLanguage } from './authCalls.ts';

/** A separate chunk: pages render before the session is known. */
const load = () => import(/* webpackChunkName: "auth-client" */ 'next-auth/react');

/** Loads when a passkey or a second step is used. */
const loadProofs = () => import(/* webpackChunkName: "auth-proofs" */ './authProofs.ts');

export const authClient: AuthClient = {
  getSession: async ({ broadcast }) => (await load()).getSession({ broadcast }),

  async mailLink({ to, ...fields }) {
    const { signIn } = await load();
    const result = await signIn('email', { redirect: false, callbackUrl: inLanguage(to), ...fields });
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
