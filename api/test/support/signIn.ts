import type { Locale, Role, SignedIn } from '@cpa/shared/contracts';
import { findByEmail, insertAccount, markVerified } from '../../src/domains/accounts/accounts.repository.ts';
import { signAccessToken } from '../../src/domains/accounts/sessions/accessToken.ts';
import { openSession } from '../../src/domains/accounts/sessions/sessions.repository.ts';
import type { TestApp } from './openTestApp.ts';

export const PASSWORD = 'bon-bini-2026';

/** Computed once by `hashPassword`: hashing takes most of the time of a registration and of a sign-in. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3bRJGPwPdJJXhQN+dePgsw$PUeEL+B32gKBbltAEDzGZ+igYYoYQFVaT2o+IFhR/mw';

/** Device of the requests of `TestApp.call`. */
const DEVICE = { userAgent: 'lightMyRequest', ipAddress: '127.0.0.1' };

export interface Member {
  id: number;
  email: string;
  token: string;
  refreshToken: string;
}

interface Options {
  email?: string;
  name?: string;
  isVerified?: boolean;
  language?: Locale;
}

/**
 * Creates an account, verified by default, and its first session. Unlike a registration over HTTP it mails no
 * verification link and writes no audit entry: see `registerAndSignIn`.
 */
export async function signInNew({ app, db }: TestApp, role: Role, options: Options = {}): Promise<Member> {
  const { name, email, isVerified } = withDefaults(role, options);
  const { language = null } = options;
  const id = await insertAccount(db, role, { name, email, language }, PASSWORD_HASH);
  if (id === undefined) throw new Error(`The account ${email} exists already.`);
  if (isVerified) await markVerified(db, id);
  const session = await openSession(db, id, DEVICE);
  return { id, email, token: await signAccessToken(app.config, session), refreshToken: session.refreshToken };
}

/** Registers over HTTP, which mails a verification link, verifies by default, and signs in. */
export async function registerAndSignIn(portal: TestApp, role: Role, options: Options = {}): Promise<Member> {
  const { name, email, isVerified } = withDefaults(role, options);
  await portal.call('POST', `/account/${role}/register`, { body: { name, email, password: PASSWORD } });
  const { id } = await findByEmail(portal.db, email);
  if (isVerified) await markVerified(portal.db, id);
  const response = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
  const signedIn = response.json<SignedIn>();
  return { id, email, token: signedIn.access_token, refreshToken: signedIn.refresh_token };
}

const withDefaults = (role: Role, options: Options): Required<Omit<Options, 'language'>> => ({
  email: `${role}-${++count}@example.aw`,
  name: 'Ana Croes',
  isVerified: true,
  ...options,
});

let count = 0;
