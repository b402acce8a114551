import type { OpenIdStarted, Problem, SignedIn } from '@cpa/shared/contracts';
import type { OpenIdProvider } from '@cpa/shared/contracts';
import { newestMail } from './mails.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { CLIENT, startIssuer, type Issuer } from './openIdIssuer.ts';

export interface OpenIdApp extends TestApp {
  google: Issuer;
  microsoft: Issuer;
}

/** Opens the API with two OpenID providers. */
export async function openOpenIdApp(environment: NodeJS.ProcessEnv = {}): Promise<OpenIdApp> {
  const [google, microsoft] = [await startIssuer(), await startIssuer()];
  const portal = await openTestApp({
    SITE_URL: 'https://jobs.example.aw',
    GOOGLE_ISSUER: google.url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    MICROSOFT_ISSUER: microsoft.url,
    MICROSOFT_CLIENT_ID: CLIENT.id,
    MICROSOFT_CLIENT_SECRET: CLIENT.secret,
    ...environment,
  });
  const close = async () => {
    await portal.close();
    await google.close();
    await microsoft.close();
  };
  return { ...portal, google, microsoft, close };
}

let count = 0;

/** Claims of a new user of Google whose e-mail address is verified. */
export function someone(claims: Record<string, unknown> = {}) {
  count += 1;
  const email = `raisa-${count}@example.com`;
  return { sub: `subject-${count}`, email, email_verified: true, name: 'Raïsa Croes', ...claims };
}

export async function start(portal: OpenIdApp, provider: OpenIdProvider = 'google'): Promise<OpenIdStarted> {
  const response = await portal.call('POST', '/account/openid/start', { body: { provider } });
  return response.json<OpenIdStarted>();
}

/** Sends the response of a provider as the site server does. */
export async function finish(
  portal: OpenIdApp,
  { state, nonce, code_verifier }: OpenIdStarted,
  callback_query: string,
  extra: object = {},
) {
  const body = { provider: 'google', state, nonce, code_verifier, callback_query, ...extra };
  return await portal.call('POST', '/account/openid/sign-in', { body });
}

/** Walks through a whole sign-in of a user. */
export async function signInWith(
  portal: OpenIdApp,
  claims: Record<string, unknown>,
  { provider = 'google', ...extra }: { provider?: OpenIdProvider; role?: string; token?: string } = {},
) {
  const started = await start(portal, provider);
  const query = portal[provider].authorize(started.authorization_url, claims);
  const response = await finish(portal, started, query, { provider, ...extra });
  const isSignedIn = response.statusCode === 200;
  return {
    status: response.statusCode,
    code: isSignedIn ? undefined : response.json<Problem>().code,
    cookies: response.cookies,
    session: isSignedIn ? response.json<SignedIn>() : undefined,
  };
}

/** Link of the newest mail to an e-mail address. */
export async function mailedLink(portal: OpenIdApp, email: string): Promise<URL> {
  const mail = await newestMail(portal, email);
  expect(mail).toMatchObject({ template: 'identity-link', holds_secret: true });
  return new URL(/https:\S+/.exec(mail.text)![0]);
}

export const tokenOf = async (portal: OpenIdApp, email: string): Promise<string> =>
  (await mailedLink(portal, email)).searchParams.get('token')!;

export async function templatesTo({ db }: TestApp, email: string): Promise<string[]> {
  const mails = db.selectFrom('mails').select('template').where('recipient', '=', email).orderBy('id');
  return (await mails.execute()).map(({ template }) => template);
}
