import type { Problem } from '@cpa/shared/contracts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, registerAndSignIn } from '../support/signIn.ts';

const NEW_PASSWORD = 'tambe-bon-2027';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

const forgot = async (email: string) =>
  await portal.call('POST', '/account/recruiter/forgot-password', { body: { email } });
const reset = async (body: object) =>
  await portal.call('POST', '/account/recruiter/reset-password', { body });
const login = async (email: string, password: string) =>
  await portal.call('POST', '/account/login', { body: { email, password } });

async function mailedToken(email: string): Promise<string> {
  await forgot(email);
  await writeResetMails(portal.db, 'https://jobs.example.aw');
  return tokenIn(await newestMail(portal, email));
}

describe('forgotten password', () => {
  test('mails a link in HTML and text, valid for one hour', async () => {
    const { id, email } = await registerAndSignIn(portal, 'applicant');
    const response = await forgot(` ${email.toUpperCase()}`);
    expect(response.statusCode).toBe(200);
    await writeResetMails(portal.db, portal.app.config.siteUrl);
    const { request_id } = await portal.db
      .selectFrom('audit_entries')
      .select('request_id')
      .where('action', '=', 'account.reset_requested')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request_id).toBe(response.headers['x-request-id']);
    const mail = await newestMail(portal, email);
    const link = `https://jobs.example.aw/reset-password?token=${tokenIn(mail)}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
    const token = await portal.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('account_id', '=', id)
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow();
    expect(token.expires_at.getTime() - token.created_at.getTime()).toBe(3_600_000);
    expect(token.token_hash.toString('base64url')).not.toBe(tokenIn(mail));
  });

  test('responds the same for an unknown e-mail address, which gets no mail and leaves no trace', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.aw')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    expect(await writeResetMails(portal.db, portal.app.config.siteUrl)).toBe(1);
    const traces = await portal.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'nobody@example.aw')
      .execute();
    expect(traces).toEqual([]);
    expect(await portal.db.selectFrom('reset_requests').selectAll().execute()).toEqual([]);
  });

  test('does the same work for every e-mail address while the caller waits', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const before = await portal.db.selectFrom('mails').select('id').execute();
    await forgot(email);
    await forgot('stranger@example.aw');
    expect(await portal.db.selectFrom('mails').select('id').execute()).toHaveLength(before.length);
    const waiting = await portal.db.selectFrom('reset_requests').select('email').orderBy('id').execute();
    expect(waiting).toEqual([{ email }, { email: 'stranger@example.aw' }]);
    await portal.db.deleteFrom('reset_requests').execute();
  });

  test('mails one link when workers run concurrently', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    await forgot(email);
    const { siteUrl } = portal.app.config;
    const written = await Promise.all([1, 2, 3].map(async () => await writeResetMails(portal.db, siteUrl)));
    expect(written.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  });

  test('is limited to five requests an hour per e-mail address', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const ask = async () =>
      await strict.call('POST', '/account/recruiter/forgot-password', {
        body: { email: 'often@example.aw' },
      });
    for (let times = 1; times <= 5; times += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('reset link', () => {
  test('sets the new password, revokes every session and notifies the owner', async () => {
    const { email, token: signedIn, refreshToken } = await registerAndSignIn(portal, 'recruiter');
    const token = await mailedToken(email);
    const answer = await reset({ token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ message: string }>().message).toBe('Your password was changed. Please sign in.');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.cookies).toEqual([]);

    expect((await portal.call('GET', '/recruiter/user/', { token: signedIn })).statusCode).toBe(401);
    const refreshed = await portal.call('POST', '/account/recruiter/refresh', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.statusCode).toBe(401);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await newestMail(portal, email)).subject).toBe('Your password was changed');
  });

  test('works once under concurrency', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const token = await mailedToken(email);
    const answers = await Promise.all([1, 2].map(async () => await reset({ token, password: NEW_PASSWORD })));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400']);
    const again = await reset({ token, password: PASSWORD });
    expect(again.statusCode).toBe(400);
    expect(again.json<Problem>().code).toBe('token_invalid');
  });

  test('invalidates other reset links', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const earlier = await mailedToken(email);
    const later = await mailedToken(email);
    expect((await reset({ token: earlier, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await reset({ token: later, password: PASSWORD })).statusCode).toBe(400);
  });

  test('fails when forged, an hour old, for another e-mail address, or for verification', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const verification = tokenIn(await newestMail(portal, email));
    const token = await mailedToken(email);
    const refusals = [
      await reset({ token: 'made-up', password: NEW_PASSWORD }),
      await reset({ token: verification, password: NEW_PASSWORD }),
      await reset({ token, email: 'other@example.aw', password: NEW_PASSWORD }),
    ];
    await portal.db.updateTable('email_tokens').set({ expires_at: new Date() }).execute();
    refusals.push(await reset({ token, password: NEW_PASSWORD }));
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
  });

  test('can be checked before a password is typed, and is not used up by that', async () => {
    const check = async (token: string) =>
      await portal.call('POST', '/account/recruiter/reset-password/check', { body: { token } });
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const token = await mailedToken(email);
    expect((await check(token)).statusCode).toBe(200);
    expect((await check('made-up')).statusCode).toBe(400);
    expect((await reset({ token, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await check(token)).json()).toMatchObject({ code: 'token_invalid' });
  });

  test('stays valid after a rejected password', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const token = await mailedToken(email);
    const refused = await reset({ token, password: NEW_PASSWORD, password_confirmation: 'another one' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Problem>().errors).toHaveProperty('password_confirmation');
    expect((await reset({ token, password: 'Password123' })).statusCode).toBe(422);
    expect((await reset({ token, password: NEW_PASSWORD })).statusCode).toBe(200);
  });
});

describe('verification mail', () => {
  const again = async (token: string) => await portal.call('POST', '/account/verification-mail', { token });

  test('is sent again to the signed-in user with a valid link', async () => {
    const { email, token } = await registerAndSignIn(portal, 'recruiter', { isVerified: false });
    const first = tokenIn(await newestMail(portal, email));
    expect((await again(token)).statusCode).toBe(200);
    const mail = await newestMail(portal, email);
    expect(tokenIn(mail)).not.toBe(first);
    expect(mail.text).toContain('https://jobs.example.aw/verify-email?token=');
    await portal.call('GET', `/recruiter/verify-email?token=${tokenIn(mail)}`, { token });
    const profile = await portal.call('GET', '/recruiter/user/', { token });
    expect(profile.json()).toMatchObject({ verified: true });
  });

  test('is not sent to a verified e-mail address', async () => {
    const { email, token } = await registerAndSignIn(portal, 'recruiter');
    const before = await newestMail(portal, email);
    expect((await again(token)).json<{ message: string }>().message).toBe(
      'Your e-mail address is verified already.',
    );
    expect((await newestMail(portal, email)).id).toBe(before.id);
  });

  test('is limited to five an hour', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const { token } = await registerAndSignIn(strict, 'recruiter', { isVerified: false });
    const statuses: number[] = [];
    for (let times = 1; times <= 6; times += 1) {
      statuses.push((await strict.call('POST', '/account/verification-mail', { token })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});
