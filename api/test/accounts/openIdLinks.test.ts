import type { Identities } from '@cpa/shared/contracts';
import { deleteExpiredTokens } from '../../src/domains/accounts/expiredTokens.repository.ts';
import {
  mailedLink,
  openOpenIdApp,
  signInWith,
  someone,
  templatesTo,
  tokenOf,
  type OpenIdApp,
} from '../support/openIdSignIn.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: OpenIdApp;
beforeAll(async () => void (portal = await openOpenIdApp()));
afterAll(async () => await portal.close());

const login = async (email: string) =>
  (await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } })).statusCode;
const linksOf = async (token: string) =>
  (await portal.call('GET', '/account/identities', { token })).json<Identities>();

describe('an identity with the e-mail address of an account', () => {
  test('is not joined without the mailbox, however verified', async () => {
    const { id, email } = await signInNew(portal, 'applicant');
    const claims = someone({ email });
    for (const role of [undefined, 'applicant', 'recruiter'])
      expect(await signInWith(portal, claims, role ? { role } : {})).toMatchObject({
        status: 409,
        code: 'account_not_linked',
        session: undefined,
      });
    const linked = portal.db.selectFrom('account_identities').select('id').where('account_id', '=', id);
    expect(await linked.execute()).toEqual([]);
    expect(await login(email)).toBe(200);
  });

  test('joins with the mailed link and the same identity, once, and notifies the owner', async () => {
    const { id, email } = await signInNew(portal, 'recruiter');
    const claims = someone({ email });
    await signInWith(portal, claims);
    const link = await mailedLink(portal, email);
    expect(`${link.origin}${link.pathname}`).toBe('https://jobs.example.aw/login');
    expect(link.searchParams.get('with')).toBe('google');
    const token = link.searchParams.get('token')!;
    const { session } = await signInWith(portal, claims, { token });
    expect(session!.user).toMatchObject({ id, role: 'recruiter' });
    expect(await templatesTo(portal, email)).toEqual(['identity-link', 'identity-linked']);
    expect(await linksOf(session!.access_token)).toMatchObject({
      identities: [{ provider: 'google', email }],
      can_unlink: true,
    });
    expect((await signInWith(portal, claims)).session!.user.id).toBe(id);
    const other = await signInWith(portal, { ...claims, sub: 'another' }, { token });
    expect([other.status, other.code]).toEqual([401, 'token_invalid']);
  });

  test('ends the password and the sessions from before the first proof of the address', async () => {
    const { email, token: before } = await signInNew(portal, 'recruiter', { isVerified: false });
    const claims = someone({ email });
    await signInWith(portal, claims);
    expect(await login(email)).toBe(200);
    const { session } = await signInWith(portal, claims, { token: await tokenOf(portal, email) });
    expect(session!.user.verified).toBe(true);
    const profile = await portal.call('GET', '/recruiter/user/', { token: before });
    expect([profile.statusCode, await login(email)]).toEqual([401, 401]);
  });
});

describe('a mailed link', () => {
  test('belongs to the identity that asked for it', async () => {
    const { id, email } = await signInNew(portal, 'applicant');
    await signInWith(portal, someone({ email }));
    const token = await tokenOf(portal, email);
    const attacker = await signInWith(portal, someone({ email }), { token });
    expect([attacker.status, attacker.code]).toEqual([401, 'token_invalid']);
    const victim = someone();
    const elsewhere = await signInWith(portal, victim, { token, role: 'applicant' });
    expect(elsewhere.code).toBe('token_invalid');
    const linked = portal.db.selectFrom('account_identities').select('id').where('account_id', '=', id);
    expect(await linked.execute()).toEqual([]);
  });

  test('expires after 15 minutes', async () => {
    const { email } = await signInNew(portal, 'applicant');
    const claims = someone({ email });
    await signInWith(portal, claims);
    const link = portal.db.selectFrom('identity_links').selectAll().where('email', '=', email);
    const { created_at, expires_at } = await link.executeTakeFirstOrThrow();
    expect(expires_at.getTime() - created_at.getTime()).toBe(900_000);
    const expired = { expires_at: new Date(Date.now() - 1000) };
    await portal.db.updateTable('identity_links').set(expired).where('email', '=', email).execute();
    const late = await signInWith(portal, claims, { token: await tokenOf(portal, email) });
    expect(late.code).toBe('token_invalid');
    await portal.db
      .updateTable('identity_links')
      .set({ expires_at: new Date('2026-01-01') })
      .where('email', '=', email)
      .execute();
    await deleteExpiredTokens(portal.db);
    expect(await link.execute()).toEqual([]);
  });

  test('ends when another one is sent, of which an address gets five in an hour', async () => {
    const narrow = await openOpenIdApp({ RATE_LIMIT_FACTOR: '1' });
    const claims = someone({ email_verified: false });
    await signInWith(narrow, claims, { role: 'applicant' });
    const first = await tokenOf(narrow, claims.email);
    await signInWith(narrow, claims, { role: 'applicant' });
    expect((await signInWith(narrow, claims, { token: first })).code).toBe('token_invalid');
    for (let count = 3; count <= 5; count += 1)
      expect((await signInWith(narrow, claims)).code).toBe('address_unproven');
    expect((await signInWith(narrow, claims)).status).toBe(429);
    expect(await templatesTo(narrow, claims.email)).toHaveLength(5);
    await narrow.close();
  });
});

describe('an e-mail address that the provider has not verified', () => {
  test.each(['google', 'microsoft'] as const)(
    'opens no account before the mailed link (%s)',
    async (provider) => {
      const claims = someone({ email_verified: provider === 'microsoft' });
      const asked = await signInWith(portal, claims, { provider, role: 'recruiter' });
      expect([asked.status, asked.code]).toEqual([409, 'address_unproven']);
      const account = portal.db.selectFrom('accounts').select('id').where('email', '=', claims.email);
      expect(await account.execute()).toEqual([]);
      const token = await tokenOf(portal, claims.email);
      const { session } = await signInWith(portal, claims, { provider, token });
      expect(session!.user).toMatchObject({ role: 'recruiter', email: claims.email, verified: true });
    },
  );

  test('has the same response with and without an account', async () => {
    const { email } = await signInNew(portal, 'applicant');
    const known = await signInWith(portal, someone({ email, email_verified: false }));
    const unknown = await signInWith(portal, someone({ email_verified: false }));
    expect([known.status, known.code]).toEqual([unknown.status, unknown.code]);
  });

  test('keeps the link until the role of the new account is chosen', async () => {
    const claims = someone({ email_verified: false });
    await signInWith(portal, claims);
    const token = await tokenOf(portal, claims.email);
    expect((await signInWith(portal, claims, { token })).code).toBe('role_missing');
    const { session } = await signInWith(portal, claims, { token, role: 'applicant' });
    expect(session!.user.role).toBe('applicant');
  });

  test('is trusted of Microsoft only with the claim about the owner of its domain', async () => {
    const { session } = await signInWith(portal, someone({ xms_edov: true }), {
      provider: 'microsoft',
      role: 'applicant',
    });
    expect(session!.user.verified).toBe(true);
  });
});

describe('the services of an account', () => {
  const unlink = async (token: string, id: number) =>
    await portal.call('DELETE', `/account/identities/${id}`, { token });

  test('are removed only while another way to sign in remains', async () => {
    const claims = someone();
    const { session } = await signInWith(portal, claims, { role: 'applicant' });
    const token = session!.access_token;
    const { identities, can_unlink } = await linksOf(token);
    expect(can_unlink).toBe(false);
    const last = await unlink(token, identities[0]!.id);
    expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([409, 'last_sign_in']);

    const second = someone({ email: claims.email });
    await signInWith(portal, second, { provider: 'microsoft' });
    const elsewhere = await signInWith(portal, second, {
      provider: 'microsoft',
      token: await tokenOf(portal, claims.email),
    });
    const removed = await unlink(token, identities[0]!.id);
    expect(removed.json<Identities>()).toMatchObject({
      identities: [{ provider: 'microsoft' }],
      can_unlink: false,
    });
    const ended = await portal.call('GET', '/recruiter/user/', { token: elsewhere.session!.access_token });
    expect(ended.statusCode).toBe(401);
    expect((await templatesTo(portal, claims.email)).at(-1)).toBe('identity-unlinked');
    expect((await signInWith(portal, claims)).code).toBe('account_not_linked');
    const audit = portal.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'identity.unlinked');
    expect(await audit.execute()).toEqual([{ detail: { provider: 'google' } }]);
  });

  test('are those of the caller only', async () => {
    const { session } = await signInWith(portal, someone(), { role: 'applicant' });
    const [identity] = (await linksOf(session!.access_token)).identities;
    const { token } = await signInNew(portal, 'applicant');
    expect((await unlink(token, identity!.id)).statusCode).toBe(404);
    expect(await linksOf(token)).toEqual({ identities: [], can_unlink: true });
  });

  test('are in the export of the data, and erased with it', async () => {
    const { id, email, token } = await signInNew(portal, 'applicant');
    const claims = someone({ email });
    await signInWith(portal, claims);
    await signInWith(portal, claims, { token: await tokenOf(portal, email) });
    await signInWith(portal, someone({ email }));
    const copy = await portal.call('GET', '/applicant/me/export', { token });
    expect(copy.json<{ identities: unknown }>().identities).toEqual([
      {
        provider: 'google',
        issuer: portal.google.url,
        subject: claims.sub,
        email,
        linked_at: expect.any(String) as string,
      },
    ]);
    expect((await portal.call('GET', '/applicant/me/export.pdf', { token })).statusCode).toBe(200);
    const erased = await portal.call('DELETE', '/applicant/me/data', { token, body: { password: PASSWORD } });
    expect(erased.statusCode).toBe(200);
    const left = [
      await portal.db.selectFrom('account_identities').select('id').where('account_id', '=', id).execute(),
      await portal.db.selectFrom('identity_links').select('email').where('email', '=', email).execute(),
    ];
    expect(left).toEqual([[], []]);
  });
});
