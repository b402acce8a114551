import type { CurrentRelease } from '@cpa/shared/contracts';
import { createServer } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from './buildSite.ts';
import { type SiteFolders, activate, anActiveRemote, demoPage, siteFolders } from './testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
const closing: (() => unknown)[] = [];

const NOBODY = 'http://127.0.0.1:9';

async function start(
  apiUrl = NOBODY,
  siteUrl = 'http://localhost:3000',
  page = demoPage,
): Promise<FastifyInstance> {
  const { shellDir, releasesDir } = folders;
  const app = await buildSite({
    shellDir,
    releasesDir,
    apiUrl,
    siteUrl,
    connectTo: ['ws://localhost:8080'],
    page,
    secret: 'secret',
  });
  closing.push(() => app.close());
  return app;
}

beforeEach(async () => {
  folders = siteFolders();
  site = await start();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folders.home, { recursive: true });
});

test('an address that cannot be decoded is said in a sentence', async () => {
  const answer = await site.inject('/vacancies/%E0%A4%A');
  expect([answer.statusCode, answer.body]).toEqual([400, 'This address cannot be read.\n']);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/plain; charset=utf-8',
  });
});

test('nobody holds a connection by sending a byte now and then', () => {
  expect(site.server.requestTimeout).toBe(30_000);
  expect(site.server.headersTimeout).toBe(15_000);
});

describe('documents', () => {
  test.each([
    '/plans',
    '/plans/13?step=2',
    '/login',
    '/api/auth/signin?error=CredentialsSignin',
    '/error',
    '/verify-email',
  ])('are sent for %s', async (url) => {
    const answer = await site.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('are sent with status 404 for an address that nobody owns', async () => {
    const answer = await site.inject('/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root">');
  });

  test('have a nonce of their own each', async () => {
    const policies = [await site.inject('/plans'), await site.inject('/plans')].map((answer) =>
      String(answer.headers['content-security-policy']),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('allow no inline code, no eval, no frame, no script without a known hash', async () => {
    const { headers } = await site.inject('/plans');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('tell no other site the address of a page whose link is a secret', async () => {
    expect((await site.inject('/verify-email?token=x')).headers['referrer-policy']).toBe('no-referrer');
    expect((await site.inject('/plans')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('insist on https where the site has it', async () => {
    expect((await site.inject('/plans')).headers['strict-transport-security']).toBeUndefined();
    const secure = await start(NOBODY, 'https://portal.example');
    expect((await secure.inject('/plans')).headers['strict-transport-security']).toContain('max-age=');
  });

  test('name the new release as soon as one is activated, without a restart', async () => {
    expect((await site.inject('/plans')).body).toContain('/remotes/mfe-checkout/00000000000000bb/entry.1.js');
    activate(folders, { revision: 2, remotes: [anActiveRemote({ version: '00000000000000cc' })] });
    const { body } = await site.inject('/plans');
    expect(body).toContain('/remotes/mfe-checkout/00000000000000cc/entry.1.js');
    expect(body).not.toContain('00000000000000bb');
  });

  test('go on with the last good release while the pointer cannot be read', async () => {
    await site.inject('/plans');
    writeFileSync(join(folders.releasesDir, 'document.json'), '{ half');
    expect((await site.inject('/plans')).body).toContain('00000000000000bb');
  });

  test('travel compressed', async () => {
    const answer = await site.inject({ url: '/plans', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toContain('accept-encoding');
  });
});

describe('files', () => {
  test.each([
    '/assets/shell.1.js',
    '/remotes/mfe-checkout/00000000000000bb/entry.1.js',
    '/remotes-mirror/mfe-checkout/00000000000000bb/entry.1.js',
  ])('%s is kept for a year', async (url) => {
    const answer = await site.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('are sent as they were compressed at publishing', async () => {
    const answer = await site.inject({ url: '/assets/shell.1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toContain('accept-encoding');
  });

  test('that do not exist are no document, and are not remembered', async () => {
    const answer = await site.inject('/remotes/mfe-checkout/00000000000000bb/other.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<html');
  });

  test('outside of the store are out of reach', async () => {
    for (const url of [
      '/remotes/../document.json',
      '/remotes/%2e%2e/document.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await site.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the way to the API', () => {
  test('leads there without /api, with the method, the body and the caller', async () => {
    const seen: string[] = [];
    const api = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push(`${request.method} ${request.url} ${body} ${String(request.headers['x-forwarded-for'])}`);
        response
          .writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
          .end('{"ok":true}');
      });
    });
    await new Promise<void>((resolve) => {
      api.listen(0, '127.0.0.1', resolve);
    });
    closing.push(() => api.close());
    const proxied = await start(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const answer = await proxied.inject({
      method: 'POST',
      url: '/api/vacancies/searchfilter?page=2',
      payload: { search_string: 'cook' },
      // Said by a stranger, so not believed.
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(seen).toEqual(['POST /vacancies/searchfilter?page=2 {"search_string":"cook"} 203.0.113.9']);
  });

  test('answers 503 with a sentence while the API is down', async () => {
    const answer = await site.inject('/api/vacancies');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      code: 'api_unavailable',
      message: expect.stringContaining('try again'),
    });
  });

  test('is not taken by what belongs to sign-in', async () => {
    const answer = await site.inject('/api/auth/providers');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveProperty('credentials');
  });
});

describe('without a network', () => {
  test('the service worker keeps one document, which needs no other file and is the same for everybody', async () => {
    const worker = await site.inject('/service-worker.js');
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(worker.body).toMatch(/^const VERSION = '[0-9a-f]{16}';\n/);

    const document = await site.inject({ url: '/offline', headers: { cookie: 'cpa_session=x' } });
    expect(document.body).toContain('You are offline');
    expect(document.body).not.toMatch(/(src|href)="[^"]/);
    expect(document.headers['set-cookie']).toBeUndefined();
    expect(document.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('the service worker can be taken out of every browser', async () => {
    const off = await start(NOBODY, undefined, { ...demoPage, service_worker: false });
    const { body } = await off.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("addEventListener('fetch'");
  });
});

test('health tells which releases are active and that the API is away', async () => {
  expect((await site.inject('/health')).json()).toMatchObject({
    status: 'ok',
    revision: 1,
    remotes: { 'mfe-checkout': '00000000000000bb' },
    api: 'down',
  });
});

test('a page that has been open for long can ask which release it would come with now', async () => {
  const answer = await site.inject('/api/_release');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { shell, revision } = (await site.inject('/health')).json<CurrentRelease>();
  expect(answer.json()).toEqual({ shell, revision });
});

describe('robots.txt', () => {
  test('disallows pages that require a role and names the sitemap', async () => {
    const { manifest, ...remote } = anActiveRemote();
    const routes = [
      { path: '/recruiter-dashboard', chunk: 'a', role: 'recruiter' as const },
      { path: '/recruiter-dashboard/applicants/:id', chunk: 'b', role: 'recruiter' as const },
    ];
    activate(folders, { revision: 2, remotes: [{ ...remote, manifest: { ...manifest, routes } }] });
    const { body } = await site.inject('/robots.txt');
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /recruiter-dashboard', 'Disallow: /api/']);
  });
});

test('sitemap.xml returns 503 while the API is down', async () => {
  expect((await site.inject('/sitemap.xml')).statusCode).toBe(503);
});
