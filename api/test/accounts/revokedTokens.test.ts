import { decodeJwt, SignJWT } from 'jose';
import { ENDING, PRIVATE } from '../app/authorization/privateRoutes.ts';
import { PUBLIC } from '../app/authorization/publicRoutes.ts';
import { operatorOn } from '../support/operator.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
/** Tokens that the portal issued and that are no longer valid, by reason. */
const dead: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  const erased = await signInNew(portal, 'applicant');
  await portal.call('DELETE', '/applicant/me/data', { token: erased.token, body: { password: PASSWORD } });
  dead['of an erased account'] = erased.token;
  const ban = operatorOn(portal, portal.app.config.portalHome);
  for (const role of ['recruiter', 'applicant'] as const) {
    const banned = await signInNew(portal, role);
    const { out } = await ban('users', 'ban', banned.email);
    if (out.includes('is banned')) dead[`of a banned ${role}`] = banned.token;
    dead[`to refresh with, of a ${role}`] = (await signInNew(portal, role)).refreshToken;
  }
});
afterAll(async () => await portal.close());

const withoutQuestion = (url: string) => url.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '1');
const routes = new Set(
  [...PRIVATE, ...ENDING]
    .filter(([method, url]) => !PUBLIC.has(`${method} ${url.replace(/\{\w+\}/, '{id}')}`))
    .map(([method, url]) => `${method} ${withoutQuestion(url)}`),
);

test.each([...routes])('%s rejects every expired or revoked token', async (route) => {
  const [method, url] = route.split(' ') as ['GET', string];
  expect(Object.keys(dead)).toHaveLength(5);
  for (const [whose, token] of Object.entries(dead)) {
    const response = await portal.call(method, url, { token });
    expect([whose, response.statusCode]).toEqual([whose, 401]);
  }
});

test('rejects a refresh token in the access token cookie', async () => {
  const { refreshToken } = await signInNew(portal, 'recruiter');
  const cookies = { cpa_token: refreshToken, refresh_token: refreshToken };
  expect((await portal.call('GET', '/recruiter/user/', { cookies })).statusCode).toBe(401);
});

test.each([
  ['without an expiry', {}, undefined],
  ['with a malformed subject', { sub: '1 or 1=1' }, '10m'],
  ['with a subject out of range', { sub: '99999999999999999999' }, '10m'],
  ['with a malformed session', { sid: 'nonsense' }, '10m'],
])('rejects a signed token %s', async (_what, claims, expiry) => {
  const { sub, sid } = decodeJwt(recruiter.token);
  const token = new SignJWT({ sub: sub ?? '', sid, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('cpa');
  if (expiry) token.setExpirationTime(expiry);
  const signed = await token.sign(new TextEncoder().encode(portal.app.config.secrets.JWT_SECRET));
  expect((await portal.call('GET', '/recruiter/user/', { token: signed })).statusCode).toBe(401);
});

test('rejects an access token as refresh token and says how to authenticate', async () => {
  const body = { refresh_token: recruiter.token };
  expect((await portal.call('POST', '/account/recruiter/refresh', { body })).statusCode).toBe(401);
  const response = await portal.call('GET', '/recruiter/user/');
  expect(response.headers['www-authenticate']).toBe('Bearer');
});

test('rejects forged and foreign tokens', async () => {
  for (const token of [
    'nonsense',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    `${recruiter.token.slice(0, -3)}abc`,
  ]) {
    expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(401);
  }
});

test('reads permissions from the database, not from the token', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const look = async () => (await portal.call('GET', '/recruiter/applicants', { token })).statusCode;
  const change = async (set: { verified_at?: null; banned_at?: Date | null }) =>
    await portal.db.updateTable('accounts').set(set).where('id', '=', id).execute();
  expect(await look()).toBe(200);
  // Happens when a sign-in runs while the account is being deleted.
  await change({ banned_at: new Date() });
  expect(await look()).toBe(401);
  await change({ banned_at: null, verified_at: null });
  expect(await look()).toBe(403);
  await portal.db.deleteFrom('accounts').where('id', '=', id).execute();
  expect(await look()).toBe(401);
});
