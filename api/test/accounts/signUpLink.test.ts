import type { Problem, SignedIn } from '@cpa/shared/contracts';
import { deleteExpiredTokens } from '../../src/domains/accounts/expiredTokens.repository.ts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

let addresses = 0;
const newAddress = () => `new-${(addresses += 1)}@example.aw`;

const ask = async (body: object) =>
  await portal.call('POST', '/account/magic-link', { body, headers: { 'accept-language': 'nl' } });
const writeMails = async () => await writeResetMails(portal.db, portal.app.config.siteUrl);

async function mailedLink(email: string, fields: object = { name: 'Xiomara Croes' }) {
  await ask({ email, ...fields });
  await writeMails();
  const mail = await newestMail(portal, email);
  const link = new URL(/https:\S+/.exec(mail.text)![0]);
  return { mail, link, token: link.searchParams.get('magic')! };
}

const statusOf = async (url: string, body: object) => (await portal.call('POST', url, { body })).statusCode;
const follow = async (email: string, token: string) =>
  await portal.call('POST', '/account/magic-link/sign-in', { body: { email, token } });
const followed = async (email: string, token: string) => (await follow(email, token)).statusCode;
const check = async (email: string, token: string) =>
  await statusOf('/account/magic-link/check', { email, token });
const register = async (email: string, role = 'applicant') =>
  await statusOf(`/account/${role}/register`, { name: 'Ruthmila', email, password: PASSWORD });
const accountOf = async (email: string) =>
  await portal.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
const linksTo = async (email: string) =>
  await portal.db.selectFrom('sign_up_links').selectAll().where('email', '=', email).execute();

describe('sign-up link', () => {
  test('is mailed with the callback URL, without the name, and stored as a hash for 15 minutes', async () => {
    const email = newAddress();
    const fields = { name: 'Xiomara Croes', callback_path: '/vacancies/7?apply=1' };
    const { mail, link, token } = await mailedLink(email, fields);
    expect([mail.template, `${link.origin}${link.pathname}`]).toEqual([
      'sign-up-link',
      'https://jobs.example.aw/nl/register',
    ]);
    expect(link.searchParams.get('callbackUrl')).toBe('/vacancies/7?apply=1');
    expect(mail.subject + mail.html + mail.text).not.toContain('Xiomara Croes');
    const [stored] = await linksTo(email);
    expect(stored!.token_hash.toString('base64url')).not.toBe(token);
    const minutes = (stored!.expires_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  test('creates a verified applicant without a password only when it is used, and once', async () => {
    const email = newAddress();
    const { token } = await mailedLink(email);
    expect(await check(email, token)).toBe(200);
    expect(await accountOf(email)).toBeUndefined();
    const answer = await follow(email, token);
    const { user, access_token } = answer.json<SignedIn>();
    expect(user).toMatchObject({ role: 'applicant', name: 'Xiomara Croes', email, verified: true });
    expect(await accountOf(email)).toMatchObject({ password_hash: null, language: 'nl' });
    expect((await portal.call('GET', '/recruiter/user/', { token: access_token })).statusCode).toBe(200);
    const audit = portal.db.selectFrom('audit_entries').select(['action', 'detail']);
    expect(await audit.where('account_id', '=', user.id).orderBy('id').execute()).toEqual([
      { action: 'account.registered', detail: { by: 'link' } },
      { action: 'account.verified', detail: { by: 'link' } },
      { action: 'session.opened', detail: { by: 'link' } },
    ]);
    expect((await newestMail(portal, email)).template).toBe('sign-up-link');
    const again = await follow(email, token);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([401, 'token_invalid']);
    expect(await check(email, token)).toBe(400);
  });

  test('creates an account that chooses a password later, which changing and deleting it need', async () => {
    const email = newAddress();
    const { access_token: token } = (await follow(email, (await mailedLink(email)).token)).json<SignedIn>();
    expect(await statusOf('/account/login', { email, password: PASSWORD })).toBe(401);
    const erase = async (session: string) =>
      await portal.call('DELETE', '/applicant/me/data', { body: { password: PASSWORD }, token: session });
    const body = { current_password: '', password: PASSWORD };
    const change = await portal.call('PUT', '/account/password', { body, token });
    for (const [field, response] of Object.entries({
      current_password: change,
      password: await erase(token),
    }))
      expect(response.json<Problem>().error_codes).toMatchObject({ [field]: [{ code: 'no_password' }] });
    await portal.call('POST', '/account/recruiter/forgot-password', { body: { email } });
    await writeMails();
    const reset = { token: tokenIn(await newestMail(portal, email)), password: PASSWORD };
    expect(await statusOf('/account/recruiter/reset-password', reset)).toBe(200);
    const login = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
    expect((await erase(login.json<SignedIn>().access_token)).statusCode).toBeLessThan(300);
    expect(await accountOf(email)).toBeUndefined();
  });

  test('is rejected when forged, expired, for another e-mail address or replaced by a newer one', async () => {
    const email = newAddress();
    const { token: old } = await mailedLink(email);
    const { token } = await mailedLink(email);
    expect(await followed(email, old)).toBe(401);
    expect(await followed(email, 'made-up')).toBe(401);
    expect(await followed(newAddress(), token)).toBe(401);
    const expired = { expires_at: new Date() };
    await portal.db.updateTable('sign_up_links').set(expired).where('email', '=', email).execute();
    expect([await check(email, token), await followed(email, token)]).toEqual([400, 401]);
    expect(await accountOf(email)).toBeUndefined();
    await deleteExpiredTokens(portal.db);
    expect(await linksTo(email)).toEqual([]);
  });

  test('accepts one of ten concurrent requests', async () => {
    const email = newAddress();
    const { token } = await mailedLink(email);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => await followed(email, token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('signs in to an account that was registered meanwhile, as a sign-in link does', async () => {
    const email = newAddress();
    const { token } = await mailedLink(email);
    await register(email, 'recruiter');
    const { user } = (await follow(email, token)).json<SignedIn>();
    expect(user).toMatchObject({ name: 'Ruthmila', role: 'recruiter', verified: true });
    // Another user may have set the password before the e-mail address was proven.
    expect(await accountOf(email)).toMatchObject({ password_hash: null });
    expect((await newestMail(portal, email)).template).toBe('password-cleared');
  });

  test('ends when the account that was registered meanwhile gets a new password', async () => {
    const email = newAddress();
    const { token } = await mailedLink(email);
    await register(email);
    await portal.call('POST', '/account/recruiter/forgot-password', { body: { email } });
    await writeMails();
    const body = { token: tokenIn(await newestMail(portal, email)), password: 'tambe-bon-2027' };
    expect(await statusOf('/account/recruiter/reset-password', body)).toBe(200);
    expect(await followed(email, token)).toBe(401);
  });

  test('does not exist for an e-mail address with an account, which stays as it is', async () => {
    const { email } = await signInNew(portal, 'recruiter');
    const before = await accountOf(email);
    const { mail, token } = await mailedLink(email, { name: 'Somebody Else' });
    expect([mail.template, await linksTo(email)]).toEqual(['magic-link', []]);
    expect(mail.text).not.toContain('Somebody Else');
    expect(await followed(email, token)).toBe(200);
    expect(await accountOf(email)).toEqual(before);
  });

  test('is requested with the same response and the same row for every e-mail address', async () => {
    const { email } = await signInNew(portal, 'applicant');
    const responses = [await ask({ email, name: 'Ana' }), await ask({ email: newAddress(), name: 'Ana' })];
    expect(responses[1]!.body).toBe(responses[0]!.body);
    const rows = portal.db.selectFrom('reset_requests').select(['purpose', 'name', 'language']);
    const row = { purpose: 'magic', name: 'Ana', language: 'nl' };
    expect(await rows.execute()).toEqual([row, row]);
    expect(await writeMails()).toBe(2);
  });

  test.each([
    '<b>Ana</b>',
    'Ana https://evil.example',
    'win at evil.example',
    'ana@evil.example',
    'A\nB',
    '',
  ])('rejects the name %j at its field', async (name) => {
    const response = await ask({ email: newAddress(), name });
    expect([response.statusCode, Object.keys(response.json<Problem>().errors!)]).toEqual([422, ['name']]);
  });

  test.each(["Raïsa Muñoz-Croes d'Abreu", 'J.R. Croes', 'Dr. Ana Kock', '李小龍'])(
    'accepts the name %s',
    async (name) => {
      expect((await ask({ email: newAddress(), name })).statusCode).toBe(200);
    },
  );

  test('creates no other role', async () => {
    const response = await ask({ email: newAddress(), name: 'Ana', role: 'recruiter' });
    expect([response.statusCode, Object.keys(response.json<Problem>().errors!)]).toEqual([422, ['role']]);
  });
});
