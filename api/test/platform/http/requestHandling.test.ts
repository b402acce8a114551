import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Problem } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { buildApp } from '../../../src/app/buildApp.ts';
import { connectDatabase } from '../../../src/platform/database/connect.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { signInNew } from '../../support/signIn.ts';
import { waitUntil } from '../../support/waitUntil.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw' });
});
afterAll(async () => await portal.close());

const body = { email: 'nobody@example.aw', password: 'whatever it is' };

describe('cross-site protection', () => {
  test('rejects writes from another origin and accepts our own', async () => {
    const from = async (origin: string) =>
      (await portal.call('POST', '/account/login', { body, headers: { origin } })).statusCode;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('https://jobs.example.aw.evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('https://jobs.example.aw')).toBe(401);
  });

  test('rejects a plain form, which cannot send the header', async () => {
    const answer = await portal.app.inject({ method: 'POST', url: '/account/login', payload: body });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<Problem>().code).toBe('header_missing');
  });
});

test('searches and session calls declare that they change no page', async () => {
  const pageChanges = async (path: string) =>
    (await portal.call('POST', path, { body: {} })).headers['x-page-changes'];
  expect(await pageChanges('/vacancies/searchfilter')).toBe('none');
  expect(await pageChanges('/companies/searchfilter')).toBe('none');
  expect(await pageChanges('/account/recruiter/refresh')).toBe('none');
  expect(await pageChanges('/broadcasting/auth')).toBe('none');
  expect(await pageChanges('/recruiter/vacancy')).toBeUndefined();
});

describe('error responses', () => {
  test('explain an unknown URL, an invalid body and a body that is too large', async () => {
    expect((await portal.call('GET', '/nowhere')).json<Problem>().message).toBe(
      'There is nothing at this address.',
    );
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const broken = await portal.app.inject({
      method: 'POST',
      url: '/account/login',
      headers,
      payload: '{"email":',
    });
    expect([broken.statusCode, broken.json<Problem>().message]).toEqual([
      400,
      'What you sent is not valid JSON.',
    ]);
    const large = await portal.call('POST', '/account/login', {
      body: { ...body, password: 'x'.repeat(1_100_000) },
    });
    expect([large.statusCode, large.json<Problem>().message]).toEqual([413, 'What you sent is too large.']);
  });

  test('name the text of the message and of each field, with its values', async () => {
    const long = { email: 'nobody@example.aw', password: 'x'.repeat(129), remember: true };
    const answer = await portal.call('POST', '/account/login', { body: long });
    expect(answer.json()).toMatchObject({
      message: 'Please check the fields that are marked.',
      code: 'invalid',
      errors: {
        password: ['This may have at most 128 characters.'],
        remember: ['This field does not exist. Leave it out.'],
      },
      error_codes: {
        password: [{ code: 'too_long', params: { maximum: 128 } }],
        remember: [{ code: 'unknown_field' }],
      },
    });
  });

  test('read a body that is too large to its end, so that a proxy receives the response', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const bytes = 3_000_000;
    const head = [
      'POST /account/login HTTP/1.1',
      'Content-Type: application/json',
      `Content-Length: ${bytes}`,
    ];
    const socket = connect(port, '127.0.0.1');
    socket.write([...head, 'Host: localhost', 'X-Requested-With: XMLHttpRequest', '', ''].join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    expect(String(answer)).not.toMatch(/^connection: close/im);
    socket.write('x'.repeat(bytes));
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test('return 400 for a URL that cannot be decoded', async () => {
    for (const url of ['/%', '/vacancies/%E0%A4%A']) {
      const answer = await portal.app.inject(url);
      expect([answer.statusCode, answer.json<Problem>().message]).toEqual([
        400,
        'This address cannot be read.',
      ]);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': answer.json<Problem>().request_id,
      });
    }
  });

  test('return 404 for an id out of range', async () => {
    const { token } = await signInNew(portal, 'recruiter');
    for (const id of ['99999999999', '0', '-1', 'one', '1e3x']) {
      expect((await portal.call('GET', `/recruiter/applicants/${id}`, { token })).statusCode).toBe(404);
    }
  });

  test('return 422 for text the database cannot store', async () => {
    const { token } = await signInNew(portal, 'applicant');
    const answer = await portal.call('POST', '/applicants', { token, body: { headline: 'a\u0000b' } });
    expect(answer.statusCode).toBe(422);
  });

  test('hide internal errors behind a request id that is also in the log', async () => {
    const { config, db, publishEvent, storage } = portal.app;
    const app = await buildApp({ config, db, publishEvent, storage });
    app.get('/fault', async () => {
      throw new Error('secret detail');
    });
    const answer = await app.inject('/fault');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.json<Problem>()).toMatchObject({
      code: 'internal',
      request_id: answer.headers['x-request-id'],
    });
    await app.close();
  });

  test('return 503 with Retry-After while the database is down, without waiting for a timeout, and health names the database', async () => {
    const { config, publishEvent, storage } = portal.app;
    const { db } = connectDatabase({ host: '/nonexistent', user: 'portal', database: 'portal' });
    const app = await buildApp({ config, db, publishEvent, storage });
    // No timer ends, so a response that waits for a timeout never arrives.
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/account/login',
      payload: body,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    jest.useRealTimers();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok', database: 'away' });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    await app.close();
    await db.destroy();
  });

  test('recover from a lost connection', async () => {
    await portal.pool.query('select 1');
    const { rows } = await portal.pool.query('select pg_backend_pid() as pid');
    const killer = connectDatabase(portal.connection, 1);
    await killer.pool.query('select pg_terminate_backend($1, 1000)', [(rows as [{ pid: number }])[0].pid]);
    await killer.db.destroy();
    // The server may send a query before it learns that the connection is gone.
    await waitUntil(
      async () => (await portal.call('GET', '/health')).json<{ database: string }>().database === 'ok',
    );
    const { rows: later } = await portal.pool.query('select pg_backend_pid() as pid');
    expect(later).not.toEqual(rows);
  });
});

describe('rate limits', () => {
  test('block repeated wrong passwords by account and IP address, and no other account or IP address', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const login = async (email: string, address: string) =>
      await strict.app.inject({
        method: 'POST',
        url: '/account/login',
        remoteAddress: address,
        payload: { email, password: 'wrong one' },
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await login('ana@example.aw', '10.0.0.1'));
    expect(answers.slice(0, 10).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(answers[10]!.statusCode).toBe(429);
    expect(Number(answers[10]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[10]!.json<Problem>().message).toMatch(
      /^Too many failed attempts to sign in\. Wait 15 minutes/,
    );
    expect((await login('ana@example.aw', '10.0.0.2')).statusCode).toBe(401);
    expect((await login('rudy@example.aw', '10.0.0.1')).statusCode).toBe(401);
    await strict.close();
  });
});

describe('OpenAPI document', () => {
  const openApiSchema = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  });

  test('is version 3.1 and built from the route schemas', async () => {
    const document = openApiSchema.parse((await portal.call('GET', '/openapi.json')).json());
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.stringify(document.paths['/account/login'])).toContain('refresh_token');
    expect((await portal.call('GET', '/docs/')).headers['content-type']).toContain('text/html');
  });
});

test('sends security headers and a request id with every response', async () => {
  const { headers } = await portal.call('GET', '/health/live');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}-[\da-f]{16}$/),
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
