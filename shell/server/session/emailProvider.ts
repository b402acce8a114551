import { sitePath } from '@cpa/shared/routing';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import type { EmailConfig } from 'next-auth/providers/email';
import type { AccountApi, SignedIn } from './accountApi.ts';

/** Lifetime of a link in seconds. The API creates the token and uses the same value. */
const LINK_LIFETIME_S = 15 * 60;

type Parts = {
  accountApi: AccountApi;
  /** Name for a new account, of requests that mail a link. */
  newName: string | undefined;
  /** Token of the link that the visitor followed. next-auth exposes only its hash. */
  linkToken: string | undefined;
  /** User whom an OpenID provider has signed in. */
  signedIn: SignedIn | undefined;
  forwardCookies: (lines: string[]) => void;
  /** Called when a second step has to follow, which next-auth does not know. */
  onSecondStep: () => void;
};

/**
 * Signs in by a mailed link. The API creates, mails and verifies the token, because only it knows the accounts and
 * which links were used.
 */
export function createEmailProvider({
  accountApi,
  newName,
}: Pick<Parts, 'accountApi' | 'newName'>): EmailConfig {
  return {
    id: 'email',
    type: 'email',
    name: 'Email',
    server: '',
    from: '',
    options: {},
    maxAge: LINK_LIFETIME_S,
    // Passes a list with a comma on unchanged, so that the API rejects it; next-auth would truncate it to the first
    // e-mail address.
    normalizeIdentifier: (identifier) => identifier.normalize('NFKC').trim().toLowerCase(),
    sendVerificationRequest: async ({ identifier, url }) => {
      const to = new URL(new URL(url).searchParams.get('callbackUrl') ?? '/', url);
      await accountApi.mailLink(identifier, sitePath(`${to.pathname}${to.search}`), newName);
    },
  };
}

/**
 * Implements the database adapter that next-auth's e-mail provider requires. Only the API creates accounts. A sign-in
 * with an OpenID provider ends here too, so that it opens the same session.
 */
export function createLinkAdapter({
  accountApi,
  linkToken,
  signedIn,
  forwardCookies,
  onSecondStep,
}: Omit<Parts, 'newName'>): Adapter {
  let adapterUser: AdapterUser | null = null;
  return {
    createVerificationToken: (token) => token,
    getUserByEmail: () => adapterUser,
    getUser: () => null,
    useVerificationToken: async ({ identifier, token }) => {
      const outcome = signedIn ?? (await accountApi.signInByLink(identifier, linkToken ?? ''));
      forwardCookies(outcome.setCookies);
      if ('error' in outcome) {
        if (outcome.error === 'CredentialsSignin') return null;
        if (outcome.error === 'SecondStepRequired') onSecondStep();
        throw new Error(outcome.error);
      }
      const { id, name, email, image } = outcome.user;
      adapterUser = { id: String(id), name, email, image, sessionId: outcome.sessionId, emailVerified: null };
      return { identifier, token, expires: new Date(Date.now() + LINK_LIFETIME_S * 1000) };
    },
    updateUser: () => {
      if (!adapterUser) throw new Error('No user is signed in.');
      return adapterUser;
    },
  };
}
