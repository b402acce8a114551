import type { Adapter, AdapterUser } from 'next-auth/adapters';
import type { EmailConfig } from 'next-auth/providers/email';
import type { AccountApi } from './accountApi.ts';

/** Seconds; the API, which makes the token, says the same. */
const LINK_LASTS_S = 15 * 60;

type Parts = {
  accountApi: AccountApi;
  /** The token of the link that was followed; next-auth itself shows only its hash. */
  linkToken: string | undefined;
  forwardCookies: (lines: string[]) => void;
};

/**
 * Signing in by a link in a mail. The API makes the token, mails it and takes it back: it alone knows who has an
 * account, and whether a link was used.
 */
export function createEmailProvider({ accountApi }: Pick<Parts, 'accountApi'>): EmailConfig {
  return {
    id: 'email',
    type: 'email',
    name: 'Email',
    server: '',
    from: '',
    options: {},
    maxAge: LINK_LASTS_S,
    // NFKC as everywhere, and one address: next-auth cuts what follows a comma, we leave it to the API to refuse.
    normalizeIdentifier: (identifier) => identifier.normalize('NFKC').trim().toLowerCase(),
    sendVerificationRequest: async ({ identifier, url }) => {
      const to = new URL(new URL(url).searchParams.get('callbackUrl') ?? '/', url);
      await accountApi.mailLink(identifier, `${to.pathname}${to.search}`);
    },
  };
}

/** What next-auth asks of a database for it. Nobody gets an account by a link. */
export function createLinkAdapter({ accountApi, linkToken, forwardCookies }: Parts): Adapter {
  let signedIn: AdapterUser | null = null;
  return {
    createVerificationToken: (token) => token,
    getUserByEmail: () => signedIn,
    getUser: () => null,
    useVerificationToken: async ({ identifier, token }) => {
      const outcome = await accountApi.signInByLink(identifier, linkToken ?? '');
      if ('error' in outcome) {
        if (outcome.error === 'CredentialsSignin') return null;
        throw new Error(outcome.error);
      }
      forwardCookies(outcome.setCookies);
      const { id, name, email, image } = outcome.user;
      signedIn = { id: String(id), name, email, image, sessionId: outcome.sessionId, emailVerified: null };
      return { identifier, token, expires: new Date(Date.now() + LINK_LASTS_S * 1000) };
    },
    updateUser: () => {
      if (!signedIn) throw new Error('Nobody is signed in.');
      return signedIn;
    },
  };
}
