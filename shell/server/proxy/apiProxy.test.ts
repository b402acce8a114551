import { once } from 'node:events';
import { type IncomingMessage, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { aShellRelease, anActiveRemote } from '../testing/siteFixture.ts';
import { apiProxy } from './apiProxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Starts a site in front of an API that accepts every call and responds to none. */
async function siteWithUnresponsiveApi(timeoutMs: number) {
  const calls: string[] = [];
  const api = createServer((request) => calls.push(`${request.method} ${request.url}`));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  const site = fastify();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { manifest, ...remote } = anActiveRemote();
  const slowPrefixes = [
    { prefix: '/recruiter/order-cxpay', timeout_ms: 60_000 },
    { prefix: '/recruiter/scraped-vacancies', timeout_ms: 60_000 },
  ];
  const document = { revision: 1, remotes: [{ ...remote, manifest: { ...manifest, api: slowPrefixes } }] };
  await apiProxy(site, {
    apiUrl,
    timeoutMs,
    releases: { current: async () => ({ shell: aShellRelease(), document }) },
  });
  closing.push(() => site.close());
  return { site, calls };
}

/**
 * Starts a site in front of an API that accepts at most 1 MB and reads a rejected body to its end, like the real one,
 * both with sockets. Returns the site's port.
 */
async function siteWithSockets(): Promise<number> {
  const api = fastify({ bodyLimit: 1_048_576 });
  api.addHook('onSend', async (_request, reply) => void reply.removeHeader('connection'));
  api.post('/vacancies', async ({ body, headers }) => ({
    bytes: JSON.stringify(body).length,
    traceparent: headers['traceparent'],
  }));
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const site = fastify();
  const document = { revision: 1, remotes: [] };
  await apiProxy(site, { apiUrl, releases: { current: async () => ({ shell: aShellRelease(), document }) } });
  await site.listen({ port: 0, host: '127.0.0.1' });
  closing.push(
    () => api.close(),
    () => site.close(),
  );
  return (site.server.address() as AddressInfo).port;
}

/** Posts JSON over a new connection. With `Expect`, waits for 100 before the body, like curl. */
async function post(port: number, bytes: number, headers: Record<string, string> = {}) {
  const body = JSON.stringify('x'.repeat(bytes));
  const request = httpRequest({
    port,
    path: '/api/vacancies',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
  });
  if (headers['expect']) {
    request.flushHeaders();
    await once(request, 'continue');
  }
  request.on('error', () => undefined).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('apiProxy', () => {
  test('accepts a body announced with Expect: 100-continue', async () => {
    expect(await post(await siteWithSockets(), 2000, { expect: '100-continue' })).toBe(200);
  });

  test.each([1_500_000, 3_000_000, 6_000_000])(
    'passes on the 413 of the API for a body of %i bytes',
    async (bytes) => {
      const port = await siteWithSockets();
      const statuses = [];
      for (let attempt = 0; attempt < 5; attempt += 1) statuses.push(await post(port, bytes));
      expect(statuses).toEqual([413, 413, 413, 413, 413]);
    },
  );

  test('passes the trace of the caller on, with the span of the site', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const url = `http://127.0.0.1:${await siteWithSockets()}/api/vacancies`;
    const headers = { 'content-type': 'application/json', traceparent };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(await response.text()).toMatch(
      /00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[\da-f]{16}-01/,
    );
  });

  test('responds with 504 when the API does not respond in time', async () => {
    const { site, calls } = await siteWithUnresponsiveApi(100);
    const response = await site.inject('/api/vacancies?page=1');
    expect(calls).toEqual(['GET /vacancies?page=1']);
    expect(response.statusCode).toBe(504);
    expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(response.json()).toMatchObject({
      code: 'api_timeout',
      message: 'The service is taking too long to respond. Please try again in a minute.',
      request_id: expect.any(String),
    });
  });

  test('does not suggest repeating a write whose outcome is unknown', async () => {
    const { site } = await siteWithUnresponsiveApi(100);
    const response = await site.inject({ method: 'POST', url: '/api/newsletter-email', payload: {} });
    expect(response.json()).toMatchObject({
      message: expect.stringContaining('Please check before you try'),
    });
  });

  test('uses the longer timeouts of the manifests', async () => {
    const { site, calls } = await siteWithUnresponsiveApi(100);
    const slow = [
      site.inject({ method: 'POST', url: '/api/recruiter/order-cxpay', payload: {} }),
      site.inject({ method: 'POST', url: '/api/recruiter/order-cxpay/', payload: {} }),
      site.inject('/api/recruiter/scraped-vacancies/3'),
    ];
    const first = await Promise.race([...slow, site.inject('/api/vacancies')]);
    expect(first.json()).toMatchObject({ code: 'api_timeout' });
    expect(calls.toSorted()).toEqual([
      'GET /recruiter/scraped-vacancies/3',
      'GET /vacancies',
      'POST /recruiter/order-cxpay',
      'POST /recruiter/order-cxpay/',
    ]);
    expect(await Promise.race([...slow, Promise.resolve('waiting')])).toBe('waiting');
  });
});
