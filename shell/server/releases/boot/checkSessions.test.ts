import type { SignedIn } from '@cpa/shared/contracts';
import cookie from '@fastify/cookie';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { startFakeAccountApi } from '../../session/testing/fakeAccountApi.ts';
import { EMPTY_PAGE } from './checkTabs.ts';
import { createSessions, guardCheck } from './checkSessions.ts';

test('names the setting when the API has no demo accounts, and when it does not respond', async () => {
  const api = await startFakeAccountApi();
  const sessionOf = async () => await createSessions(api.url).of('recruiter');
  await expect(sessionOf()).rejects.toThrow(/recruiter of the demo data \(401\).*BOOT_CHECK_API_URL/);
  await api.stop();
  await expect(sessionOf()).rejects.toThrow(/\(no response\)/);
});

describe('the site of a check', () => {
  const session = { access_token: 'token-of-recruiter', user: { id: 7, role: 'recruiter' } };
  let site: FastifyInstance;
  beforeEach(async () => {
    site = fastify();
    await site.register(cookie);
    const find = async (token: string | undefined) =>
      token === session.access_token ? (session as unknown as SignedIn) : undefined;
    site.addHook('onRequest', guardCheck({ find }));
    site.all('*', async () => 'sent');
  });
  afterEach(async () => await site.close());

  test.each([
    ['GET', '/api/recruiter/orders', 'sent'],
    ['POST', '/api/recruiter/orders', 503],
    ['DELETE', '/api/applicant/cvs/1', 503],
    ['POST', '/%61pi/recruiter/orders', 503],
    ['POST', '/api/_report', 'sent'],
    ['GET', EMPTY_PAGE, '<!doctype html><title>Empty</title>'],
  ] as const)('a %s %s of a page gets %s', async (method, url, expected) => {
    const { statusCode, body } = await site.inject({ method, url });
    expect(statusCode === 200 ? body : statusCode).toBe(expected);
  });

  test('a page has the session of its token, and none without one', async () => {
    const sessionFor = async (token: string) =>
      (await site.inject({ url: '/api/auth/session?_=1', cookies: { cpa_token: token } })).body;
    expect(JSON.parse(await sessionFor('token-of-recruiter'))).toMatchObject({ user: session.user });
    expect(await sessionFor('token-of-other')).toBe('sent');
  });
});
