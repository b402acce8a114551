import { type CurrentRelease, LOCALES, type ReleaseDocument } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from './buildSite.ts';
import { type SiteFolders, activate, anActiveRemote, demoPage, siteFolders } from '../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
const closing: (() => unknown)[] = [];

const UNREACHABLE = 'http://127.0.0.1:9';

async function start(
  apiUrl = UNREACHABLE,
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

test('responds with 400 to a URL that cannot be decoded', async () => {
  const response = await site.inject('/vacancies/%E0%A4%A');
  expect([response.statusCode, response.body]).toEqual([400, 'This URL is not valid.\n']);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/plain; charset=utf-8',
  });
});

test('limits the time for a request and for its headers', () => {
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
    const response = await site.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<div id="root">');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('have status 404 for a URL that no page owns', async () => {
    const response = await site.inject('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<div id="root">');
    expect(response.body).toContain('<meta name="robots" content="noindex">');
  });

  test('have the same title as the shell for an unknown URL', async () => {
    const texts = new URL('../../src/messages/en.messages.json', import.meta.url);
    const { 'notFound.title': title } = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
    const { body } = await site.inject('/nowhere');
    expect(body).toContain(`<title>${title} | Career Portal Aruba | Jobs in Aruba</title>`);
  });

  test('have a new nonce for each response', async () => {
    const policies = [await site.inject('/plans'), await site.inject('/plans')].map((response) =>
      String(response.headers['content-security-policy']),
    );
    expect(policies[0]).toMatch(/style-src 'self' 'nonce-[\w-]{22}';/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('allow their inline scripts by hash', async () => {
    const { body, headers } = await site.inject('/plans');
    const scripts = [...body.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/g)];
    const hashes = scripts.map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`);
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
      // Those of the remotes, which their manifests declare.
      'trusted-types pdf-js release-file service-worker watchdog plan-preview',
    ])
      expect(policy).toContain(rule);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('send no referrer from a page whose URL contains a secret', async () => {
    expect((await site.inject('/verify-email?token=x')).headers['referrer-policy']).toBe('no-referrer');
    expect((await site.inject('/plans')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('send HSTS when the site uses HTTPS', async () => {
    expect((await site.inject('/plans')).headers['strict-transport-security']).toBeUndefined();
    const secure = await start(UNREACHABLE, 'https://portal.example');
    expect((await secure.inject('/plans')).headers['strict-transport-security']).toContain('max-age=');
  });

  test('use a new release as soon as it is activated, without a restart', async () => {
    expect((await site.inject('/plans')).body).toContain('/remotes/mfe-checkout/00000000000000bb/entry.1.js');
    activate(folders, { revision: 2, remotes: [anActiveRemote({ version: '00000000000000cc' })] });
    const { body } = await site.inject('/plans');
    expect(body).toContain('/remotes/mfe-checkout/00000000000000cc/entry.1.js');
    expect(body).not.toContain('00000000000000bb');
  });

  test('use the last valid release while the pointer cannot be read', async () => {
    await site.inject('/plans');
    writeFileSync(join(folders.releasesDir, 'document.json'), '{ half');
    expect((await site.inject('/plans')).body).toContain('00000000000000bb');
  });

  test('are compressed', async () => {
    const response = await site.inject({ url: '/plans', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toContain('accept-encoding');
  });
});

describe('files', () => {
  test.each([
    '/assets/shell.1.js',
    '/remotes/mfe-checkout/00000000000000bb/entry.1.js',
    '/remotes-mirror/mfe-checkout/00000000000000bb/entry.1.js',
  ])('%s is cached for a year', async (url) => {
    const response = await site.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  test('are sent in their precompressed form', async () => {
    const response = await site.inject({ url: '/assets/shell.1.js', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toContain('accept-encoding');
  });

  test.each(['/remotes', '/remotes-mirror'])('below %s are no documents of this origin', async (prefix) => {
    const url = `${prefix}/mfe-checkout/00000000000000bb/entry.1.js`;
    const { headers } = await site.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding, sec-fetch-dest',
    });
    const worker = await site.inject({ url, headers: { 'sec-fetch-dest': 'worker' } });
    expect([worker.statusCode, worker.headers['content-security-policy']]).toEqual([200, undefined]);
    for (const dest of ['serviceworker', 'sharedworker'])
      expect((await site.inject({ url, headers: { 'sec-fetch-dest': dest } })).statusCode).toBe(404);
    expect((await site.inject({ url, headers: { 'service-worker': 'script' } })).statusCode).toBe(404);
  });

  test('of other types are not served, although they lie in the folder of a release', async () => {
    const folder = join(folders.releasesDir, 'remotes/mfe-checkout/00000000000000bb');
    mkdirSync(join(folder, 'server'));
    const names = ['evil.html', 'evil.svg', 'entry.1.js.br', 'release.json', 'server/pages.cjs', 'photo.png'];
    for (const name of names) writeFileSync(join(folder, name), '<script>alert(1)</script>');
    const read = async (name: string) => await site.inject(`/remotes/mfe-checkout/00000000000000bb/${name}`);
    const statuses = await Promise.all(names.map(async (name) => (await read(name)).statusCode));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 200]);
    // No script reads a picture, so other origins need no access.
    expect((await read('photo.png')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('that do not exist are neither a document nor cached', async () => {
    const response = await site.inject('/remotes/mfe-checkout/00000000000000bb/other.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('<html');
  });

  test('outside the store are not served', async () => {
    for (const url of [
      '/remotes/../document.json',
      '/remotes/%2e%2e/document.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await site.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('API proxy', () => {
  test('forwards method, body and client IP address, without /api', async () => {
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
    const response = await proxied.inject({
      method: 'POST',
      url: '/api/vacancies/searchfilter?page=2',
      payload: { search_string: 'cook' },
      // Forged by a client, so it must be ignored.
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(seen).toEqual(['POST /vacancies/searchfilter?page=2 {"search_string":"cook"} 203.0.113.9']);
  });

  test('ignores the IP address that a client of this machine claims', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const api = createServer((request, response) => {
      resolve(request.headers['x-forwarded-for']);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    closing.push(() => api.close());
    await once(api, 'listening');
    const proxied = await start(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    await proxied.inject({ url: '/api/vacancies', headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(await promise).toBe('127.0.0.1');
  });

  test('responds with 503 while the API is down', async () => {
    const response = await site.inject('/api/vacancies');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({
      code: 'api_unavailable',
      message: expect.stringContaining('try again'),
    });
  });

  test('does not forward /api/auth', async () => {
    const response = await site.inject('/api/auth/providers');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveProperty('credentials');
  });
});

describe('service worker', () => {
  test('caches one self-contained document that is the same for every visitor', async () => {
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

  test('unregisters itself when it is switched off', async () => {
    const off = await start(UNREACHABLE, undefined, { ...demoPage, service_worker: false });
    const { body } = await off.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("addEventListener('fetch'");
  });
});

test('/api/_release returns the current shell version and revision', async () => {
  const response = await site.inject('/api/_release');
  expect(response.headers['cache-control']).toBe('no-store');
  const { shell, revision } = (await site.inject('/health')).json<CurrentRelease>();
  expect(response.json()).toEqual({ shell, revision });
});

test.each(LOCALES)('/api/_release/document returns what a new document in %s contains', async (locale) => {
  const response = await site.inject(`/api/_release/document?lang=${locale}`);
  expect(response.headers['cache-control']).toBe('private, no-store');
  const { body } = await site.inject(localePath('/plans', locale));
  const [, printed = ''] = /id="release">(.*?)<\/script>/.exec(body) ?? [];
  const { shell } = (await site.inject('/health')).json<CurrentRelease>();
  const document = JSON.parse(printed) as ReleaseDocument;
  expect(response.json()).toEqual({ shell, ...document });
  for (const { manifest } of document.remotes) expect(Object.keys(manifest.messages)).toEqual([locale]);
});
