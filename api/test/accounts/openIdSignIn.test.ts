import type { Profile } from '@cpa/shared/contracts';
import {
  finish,
  openOpenIdApp,
  signInWith,
  someone,
  start,
  templatesTo,
  type OpenIdApp,
} from '../support/openIdSignIn.ts';
import { openTestApp } from '../support/openTestApp.ts';

let portal: OpenIdApp;
beforeAll(async () => void (portal = await openOpenIdApp()));
afterAll(async () => await portal.close());

const identities = async () => await portal.db.selectFrom('account_identities').select('id').execute();
const refused = [401, 'provider_refused'];

/** Status and code of a sign-in that somebody tampers with. */
async function attempt(tamper: {
  claims?: Record<string, unknown>;
  isForged?: boolean;
  query?: (query: URLSearchParams) => void;
  secrets?: Record<string, unknown>;
}) {
  const { claims, isForged = false, query, secrets } = tamper;
  const started = await start(portal);
  const params = new URLSearchParams(
    portal.google.authorize(started.authorization_url, { ...someone(), ...claims }, { isForged }),
  );
  query?.(params);
  const response = await finish(portal, started, params.toString(), { role: 'applicant', ...secrets });
  return [response.statusCode, response.json<{ code?: string }>().code];
}

describe('sign-in with OpenID Connect', () => {
  test('asks the provider with PKCE, state and nonce, and reads its settings once', async () => {
    const { authorization_url, state, nonce, code_verifier } = await start(portal);
    const { origin, pathname, searchParams } = new URL(authorization_url);
    expect(`${origin}${pathname}`).toBe(`${portal.google.url}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'https://jobs.example.aw/api/auth/callback/google',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    expect(searchParams.get('code_challenge')).not.toBe(code_verifier);
    await signInWith(portal, someone(), { role: 'applicant' });
    await signInWith(portal, someone(), { role: 'applicant' });
    const read = portal.google.requests.filter((path) => path !== '/token');
    expect(read).toEqual(['/.well-known/openid-configuration', '/jwks']);
  });

  test('creates a verified account with the chosen role, and opens the same session as other sign-ins', async () => {
    const claims = someone();
    const { status, session, cookies } = await signInWith(portal, claims, { role: 'recruiter' });
    expect(status).toBe(200);
    expect(session!.user).toMatchObject({
      role: 'recruiter',
      name: 'Raïsa Croes',
      email: claims.email,
      verified: true,
    });
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['cpa_token', 'refresh_token']);
    const profile = await portal.call('GET', '/recruiter/user/', { token: session!.access_token });
    expect(profile.json<Profile>().id).toBe(session!.user.id);
    expect(await templatesTo(portal, claims.email)).toEqual(['identity-linked']);
    const audit = portal.db.selectFrom('audit_entries').select(['action', 'detail']);
    expect(await audit.where('account_id', '=', session!.user.id).orderBy('id').execute()).toEqual([
      { action: 'account.registered', detail: { by: 'google' } },
      { action: 'account.verified', detail: { by: 'google' } },
      { action: 'identity.linked', detail: { provider: 'google' } },
      { action: 'session.opened', detail: { by: 'openid' } },
    ]);
  });

  test('asks for the role of a new account first', async () => {
    const claims = someone();
    expect(await signInWith(portal, claims)).toMatchObject({ status: 409, code: 'role_missing' });
    const { session } = await signInWith(portal, claims, { role: 'applicant' });
    expect(session!.user.role).toBe('applicant');
  });

  test('knows a user by issuer and subject, whatever the e-mail address', async () => {
    const claims = someone();
    const { session } = await signInWith(portal, claims, { role: 'applicant' });
    const moved = await signInWith(portal, { ...claims, email: 'moved@example.com', email_verified: false });
    expect(moved.session!.user).toMatchObject({ id: session!.user.id, email: claims.email });
    const namesake = await signInWith(portal, { ...claims, sub: 'another' }, { role: 'applicant' });
    expect(namesake.code).toBe('account_not_linked');
  });

  test('creates one account for two sign-ins at the same time', async () => {
    const claims = someone();
    const outcomes = await Promise.all(
      [1, 2].map(async () => await signInWith(portal, claims, { role: 'applicant' })),
    );
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(
      await portal.db.selectFrom('accounts').select('id').where('email', '=', claims.email).execute(),
    ).toHaveLength(1);
  });

  test('rejects a banned account', async () => {
    const claims = someone();
    const { session } = await signInWith(portal, claims, { role: 'applicant' });
    const { id } = session!.user;
    await portal.db.updateTable('accounts').set({ banned_at: new Date() }).where('id', '=', id).execute();
    expect(await signInWith(portal, claims)).toMatchObject({ status: 403, code: 'account_banned' });
  });

  test('is off without settings', async () => {
    const other = await openTestApp();
    const response = await other.call('POST', '/account/openid/start', { body: { provider: 'google' } });
    expect(response.statusCode).toBe(404);
    await other.close();
  });

  test('reports a provider that does not respond, and works again with it', async () => {
    const other = await openOpenIdApp();
    other.google.setDown(true);
    const begin = async () =>
      (await other.call('POST', '/account/openid/start', { body: { provider: 'google' } })).statusCode;
    expect(await begin()).toBe(503);
    other.google.setDown(false);
    expect(await begin()).toBe(200);
    other.google.setDown(true);
    const failing = await signInWith(other, someone(), { role: 'applicant' });
    expect([failing.status, failing.code]).toEqual(refused);
    await other.close();
  });
});

describe('a response that is refused', () => {
  test('has a code that was used before', async () => {
    const started = await start(portal);
    const query = portal.google.authorize(started.authorization_url, someone());
    expect((await finish(portal, started, query, { role: 'applicant' })).statusCode).toBe(200);
    expect((await finish(portal, started, query, { role: 'applicant' })).statusCode).toBe(401);
  });

  test.each([
    ['the state of another browser', { secrets: { state: 'of-another-browser' } }],
    ['no state', { query: (query: URLSearchParams) => query.delete('state') }],
    ['another PKCE verifier', { secrets: { code_verifier: 'v'.repeat(43) } }],
    ['the nonce of another sign-in', { secrets: { nonce: 'of-another-sign-in' } }],
    ['an ID token without a nonce', { claims: { nonce: undefined } }],
    ['an ID token for another client', { claims: { aud: 'another-site' } }],
    ['an ID token of another issuer', { claims: { iss: 'https://accounts.example' } }],
    ['an ID token that has expired', { claims: { exp: 1_700_000_000 } }],
    ['an ID token with the signature of another key', { isForged: true }],
    [
      'the issuer of another provider',
      { query: (query: URLSearchParams) => query.set('iss', portal.microsoft.url) },
    ],
    [
      'an error instead of a code',
      { query: (query: URLSearchParams) => query.set('error', 'access_denied') },
    ],
  ])('has %s', async (_case, tamper) => {
    const before = await identities();
    expect(await attempt(tamper)).toEqual(refused);
    expect(await identities()).toEqual(before);
  });

  test('lacks the PKCE verifier', async () => {
    expect((await attempt({ secrets: { code_verifier: undefined } }))[0]).toBe(422);
  });

  test('belongs to a sign-in at another provider', async () => {
    const started = await start(portal, 'microsoft');
    const query = portal.microsoft.authorize(started.authorization_url, someone());
    const response = await finish(portal, started, query, { provider: 'google', role: 'applicant' });
    expect(response.statusCode).toBe(401);
  });
});
