import type { Refreshed, SignedIn } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, registerAndSignIn } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

const refresh = async (refresh_token: string) =>
  await portal.call('POST', '/account/recruiter/refresh', { body: { refresh_token } });
const profile = async (token: string) => await portal.call('GET', '/recruiter/user/', { token });

async function sayUsedLongAgo(): Promise<void> {
  await portal.db
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`used_at - interval '31 seconds'` })
    .execute();
}

describe('sign-in', () => {
  test('returns tokens and profile and sets both cookies', async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const answer = await portal.call('POST', '/account/login', {
      body: { email: ` ${email.toUpperCase()}`, password: PASSWORD },
    });
    const signedIn = answer.json<SignedIn>();
    expect(answer.statusCode).toBe(200);
    expect(signedIn.user).toMatchObject({
      role: 'recruiter',
      email,
      verified: true,
      companies: [],
      applicant_id: null,
    });
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['cpa_token']).toMatchObject({
      value: signedIn.access_token,
      path: '/',
      sameSite: 'Lax',
      maxAge: 600,
    });
    expect(cookies['cpa_token']).not.toHaveProperty('httpOnly');
    expect(cookies['refresh_token']).toMatchObject({ path: '/', sameSite: 'Strict', httpOnly: true });
  });

  test('responds the same to a wrong password and an unknown e-mail address', async () => {
    const { email } = await registerAndSignIn(portal, 'applicant');
    const wrong = await portal.call('POST', '/account/login', { body: { email, password: 'not this one' } });
    const unknown = await portal.call('POST', '/account/login', {
      body: { email: 'nobody@example.aw', password: 'not this one' },
    });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect({ ...wrong.json<object>(), request_id: '' }).toEqual({
      ...unknown.json<object>(),
      request_id: '',
    });
  });

  test('stores no password and no usable token', async () => {
    const { email, refreshToken } = await registerAndSignIn(portal, 'recruiter');
    const account = await portal.db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    const tokens = await portal.db.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(tokens.every((row) => row.token_hash.length === 32)).toBe(true);
    expect(tokens.map((row) => row.token_hash.toString('base64url'))).not.toContain(refreshToken);
  });
});

describe('refresh', () => {
  test('gives ten concurrent requests the same successor and stores it once', async () => {
    const { refreshToken } = await registerAndSignIn(portal, 'recruiter');
    const before = await portal.db.selectFrom('refresh_tokens').select('token_hash').execute();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await refresh(refreshToken)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json<Refreshed>().refresh_token)).size).toBe(1);
    const after = await portal.db.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(after).toHaveLength(before.length + 1);
  });

  test('revokes the family when a used token is replayed later', async () => {
    const { refreshToken, token } = await registerAndSignIn(portal, 'recruiter');
    const successor = (await refresh(refreshToken)).json<Refreshed>();
    await sayUsedLongAgo();
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(successor.refresh_token!)).statusCode).toBe(401);
    expect((await profile(token)).statusCode).toBe(401);
    expect((await profile(successor.access_token)).statusCode).toBe(401);
  });

  test('reads the cookie when the body has no token, and then omits the new one from the response', async () => {
    const { refreshToken } = await registerAndSignIn(portal, 'applicant');
    const answer = await portal.call('POST', '/account/recruiter/refresh', {
      cookies: { refresh_token: refreshToken },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Refreshed>().refresh_token).toBeNull();
    const cookie = answer.cookies.find(({ name }) => name === 'refresh_token');
    expect((await refresh(cookie!.value)).statusCode).toBe(200);
    expect((await profile(answer.json<Refreshed>().access_token)).statusCode).toBe(200);
  });

  test('rejects an unknown token and keeps the cookies', async () => {
    const answer = await refresh('made-up');
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });
});

describe('sign-out', () => {
  test('clears the four cookies and ends the session on the server', async () => {
    const { token, refreshToken } = await registerAndSignIn(portal, 'recruiter');
    const answer = await portal.call('POST', '/account/recruiter/logout', { token });
    expect(answer.statusCode).toBe(200);
    const cleared = answer.cookies.filter(({ value, expires }) => value === '' && expires!.getTime() === 0);
    expect(cleared.map(({ name }) => name).toSorted()).toEqual([
      'cpa_session',
      'cpa_token',
      'refresh_token',
      'token',
    ]);
    expect((await profile(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test('works with the refresh cookie after the access token expired', async () => {
    const { token, refreshToken } = await registerAndSignIn(portal, 'recruiter');
    await portal.call('POST', '/account/recruiter/logout', { cookies: { refresh_token: refreshToken } });
    expect((await profile(token)).statusCode).toBe(401);
  });
});

describe('session status', () => {
  const isActive = async (id: string) =>
    (await portal.call('GET', `/account/sessions/${id}`)).json<{ active: boolean }>().active;
  const signIn = async () => {
    const { email } = await registerAndSignIn(portal, 'recruiter');
    const answer = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
    return answer.json<SignedIn>();
  };

  test('is active until it is ended, expires or its account is closed', async () => {
    const [left, old, closed, other] = [await signIn(), await signIn(), await signIn(), await signIn()];
    expect(await isActive(left.session_id)).toBe(true);
    await portal.call('POST', '/account/recruiter/logout', { token: left.access_token });
    const { db } = portal;
    await db
      .updateTable('session_families')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', old.session_id)
      .execute();
    await db
      .updateTable('accounts')
      .set({ banned_at: sql<Date>`now()` })
      .where('id', '=', closed.user.id)
      .execute();
    const states = [left, old, closed, other].map(async ({ session_id }) => await isActive(session_id));
    expect(await Promise.all(states)).toEqual([false, false, false, true]);
    const signIns = [closed, other].map(async ({ user: { email } }) => {
      const answer = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
      return answer.statusCode;
    });
    expect(await Promise.all(signIns)).toEqual([403, 200]);
  });

  test('is inactive for an unknown session', async () => {
    expect(await isActive('00000000-0000-4000-8000-000000000000')).toBe(false);
  });
});

describe('signing out everywhere', () => {
  test('ends all sessions of this account only and clears the cookies', async () => {
    const here = await registerAndSignIn(portal, 'applicant');
    const other = await registerAndSignIn(portal, 'applicant');
    const login = await portal.call('POST', '/account/login', {
      body: { email: here.email, password: PASSWORD },
    });
    const elsewhere = login.json<SignedIn>();
    const answer = await portal.call('POST', '/account/logout-everywhere', { token: here.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Signed out successfully' });
    expect(answer.cookies.filter(({ value }) => value === '')).toHaveLength(4);
    for (const token of [here.token, elsewhere.access_token]) {
      expect((await profile(token)).statusCode).toBe(401);
    }
    for (const token of [here.refreshToken, elsewhere.refresh_token]) {
      expect((await refresh(token)).statusCode).toBe(401);
    }
    expect((await profile(other.token)).statusCode).toBe(200);
  });
});
