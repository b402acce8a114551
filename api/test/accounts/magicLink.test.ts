import type { Problem, SignedIn } from '@cpa/shared/contracts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

const ask = async (email: string, callback_path?: string) =>
  await portal.call('POST', '/account/magic-link', {
    body: { email, ...(callback_path !== undefined && { callback_path }) },
  });
const follow = async (email: string, token: string) =>
  await portal.call('POST', '/account/magic-link/sign-in', { body: { email, token } });

async function mailedLink(email: string, callbackPath?: string): Promise<URL> {
  await ask(email, callbackPath);
  await writeResetMails(portal.db, portal.app.config.siteUrl);
  const { text } = await newestMail(portal, email);
  return new URL(/https:\S+/.exec(text)![0]);
}
const mailedToken = async (email: string) => (await mailedLink(email)).searchParams.get('magic')!;

describe('magic link', () => {
  test('is mailed with its callback URL and stored as a hash for 15 minutes', async () => {
    const { id, email } = await signInNew(portal, 'applicant');
    const link = await mailedLink(email, '/plans?step=2');
    expect(`${link.origin}${link.pathname}`).toBe('https://jobs.example.aw/login');
    expect(link.searchParams.get('callbackUrl')).toBe('/plans?step=2');
    const stored = await portal.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('account_id', '=', id)
      .where('purpose', '=', 'magic')
      .executeTakeFirstOrThrow();
    expect(stored.expires_at.getTime() - stored.created_at.getTime()).toBe(900_000);
    expect(stored.token_hash.toString('base64url')).not.toBe(link.searchParams.get('magic'));
  });

  test('signs in once like a password and proves the e-mail address', async () => {
    const { id, email } = await signInNew(portal, 'recruiter', { isVerified: false });
    const token = await mailedToken(email);
    const answer = await follow(email, token);
    expect(answer.statusCode).toBe(200);
    const { user, access_token } = answer.json<SignedIn>();
    expect(user).toMatchObject({ id, verified: true });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['cpa_token', 'refresh_token']);
    expect((await portal.call('GET', '/recruiter/user/', { token: access_token })).statusCode).toBe(200);
    const again = await follow(email, token);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([401, 'token_invalid']);
  });

  test('ends the sessions and the password from before the first proof, and no later ones', async () => {
    const { email, token: before } = await signInNew(portal, 'recruiter', { isVerified: false });
    const first = (await follow(email, await mailedToken(email))).json<SignedIn>();
    const profileOf = async (token: string) =>
      (await portal.call('GET', '/recruiter/user/', { token })).statusCode;
    expect([await profileOf(before), await profileOf(first.access_token)]).toEqual([401, 200]);
    const login = async () =>
      (await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } })).statusCode;
    expect(await login()).toBe(401);
    const mail = await newestMail(portal, email);
    expect(mail.template).toBe('password-cleared');
    const body = { token: tokenIn(mail), password: PASSWORD };
    expect((await portal.call('POST', '/account/recruiter/reset-password', { body })).statusCode).toBe(200);
    const second = (await follow(email, await mailedToken(email))).json<SignedIn>();
    expect(await login()).toBe(200);
    expect(await profileOf(second.access_token)).toBe(200);
  });

  test('accepts one of ten concurrent requests', async () => {
    const { email } = await signInNew(portal, 'applicant');
    const token = await mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await follow(email, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is rejected when forged, expired, for another e-mail address or purpose, or after a reset', async () => {
    const [{ email }, other] = [await signInNew(portal, 'applicant'), await signInNew(portal, 'applicant')];
    const token = await mailedToken(email);
    expect((await follow(email, 'made-up')).statusCode).toBe(401);
    expect((await follow(other.email, token)).statusCode).toBe(401);
    const reset = await portal.call('POST', '/account/recruiter/reset-password', {
      body: { token, password: 'tambe-bon-2027' },
    });
    expect(reset.statusCode).toBe(400);
    await portal.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date() })
      .where('purpose', '=', 'magic')
      .execute();
    expect((await follow(email, token)).statusCode).toBe(401);

    const fresh = await mailedToken(email);
    await portal.call('POST', '/account/recruiter/forgot-password', { body: { email } });
    await writeResetMails(portal.db, portal.app.config.siteUrl);
    const body = { token: tokenIn(await newestMail(portal, email)), password: 'tambe-bon-2027' };
    expect((await follow(email, body.token)).statusCode).toBe(401);
    expect((await portal.call('POST', '/account/recruiter/reset-password', { body })).statusCode).toBe(200);
    expect((await follow(email, fresh)).statusCode).toBe(401);
  });

  test('is recognised as spent, wrong or expired without being used up', async () => {
    const [{ email }, other] = [await signInNew(portal, 'applicant'), await signInNew(portal, 'applicant')];
    const token = await mailedToken(email);
    const check = async (body: { email: string; token: string }) =>
      (await portal.call('POST', '/account/magic-link/check', { body })).statusCode;
    expect(await check({ email, token })).toBe(200);
    expect(await check({ email, token: 'made-up' })).toBe(400);
    expect(await check({ email: other.email, token })).toBe(400);
    expect((await follow(email, token)).statusCode).toBe(200);
    expect(await check({ email, token })).toBe(400);

    const late = await mailedToken(email);
    await portal.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date() })
      .where('purpose', '=', 'magic')
      .execute();
    expect(await check({ email, token: late })).toBe(400);
    await portal.call('POST', '/account/recruiter/forgot-password', { body: { email } });
    await writeResetMails(portal.db, portal.app.config.siteUrl);
    expect(await check({ email, token: tokenIn(await newestMail(portal, email)) })).toBe(400);
  });

  test('is limited to five requests an hour per e-mail address', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const request = async (email: string) =>
      (await strict.call('POST', '/account/magic-link', { body: { email } })).statusCode;
    for (let times = 1; times <= 5; times += 1) expect(await request('often@example.aw')).toBe(200);
    expect(await request('often@example.aw')).toBe(429);
    expect(await request('seldom@example.aw')).toBe(200);
    await strict.close();
  });

  test('responds the same without an account, and then mails and stores nothing', async () => {
    const { email } = await signInNew(portal, 'recruiter');
    const [known, unknown] = [await ask(email), await ask('nobody@example.aw')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await writeResetMails(portal.db, portal.app.config.siteUrl)).toBe(1);
    const kept = await portal.db.selectFrom('reset_requests').select('email').execute();
    expect(kept).toEqual([]);
  });

  test('rejects foreign callback URLs and several recipients', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await ask('ana@example.aw', path)).statusCode).toBe(422);
    expect((await ask('ana@example.aw,eve@evil.example')).statusCode).toBe(422);
  });
});
