import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type InformationEvent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import { createPreviewTokens } from '../../releases/previews/previewToken.ts';
import {
  type SiteFolders,
  aShellRelease,
  activate,
  anActiveRemote,
  demoPage,
  hashOf,
  siteFolders,
} from '../../testing/siteFixture.ts';

/** A shell that counts the pages it renders. The API is down for the first page with `step=down`. */
const SHELL = `let count = 0;
let isDown = true;
exports.createPageRenderer = async () => ({
  renderFrame: async (path) => ({ html: 'Frame of ' + path, styles: ['width:4px'] }),
  async render({ url }) {
    if (url.endsWith('step=other')) return { kind: 'redirect', url: '/plans?step=1' };
    if (url.endsWith('step=away')) return { kind: 'redirect', url: '//elsewhere.test/' };
    if (url.endsWith('step=down') && isDown) {
      isDown = false;
      return { kind: 'unavailable' };
    }
    const html = 'Rendering ' + (count += 1) + ' of ' + url;
    return { kind: 'page', html, page: { now: 1, state: {}, responses: {}, styles: [] }, objects: {} };
  },
});`;
/** Reads the head of `/plans/9` from the second time on. */
const HEADS = `let reads = 0;
exports.default = {
  '/plans/:id': async ({ params }) => {
    if (params.id === '9' && reads++ === 0) throw new Error('The API is busy.');
    return { status: params.id === '404' ? 404 : 200, title: 'Plan ' + params.id };
  },
};`;
const HEADS_PATH = 'server/heads.cjs';
const heads = { path: HEADS_PATH, integrity: hashOf(HEADS), bytes: HEADS.length };

const PATH = 'server/pages.cjs';
const file = { path: PATH, integrity: hashOf(SHELL), bytes: SHELL.length };

let folders: SiteFolders;
let site: FastifyInstance;

function write(folder: string): void {
  mkdirSync(dirname(join(folder, PATH)), { recursive: true });
  writeFileSync(join(folder, PATH), SHELL);
}

beforeEach(async () => {
  folders = siteFolders();
  const remote = anActiveRemote({ server: file, heads });
  const routes = remote.manifest.routes.map((route) => ({
    ...route,
    isServerRendered: true,
    query: ['step'],
  }));
  activate(folders, {
    revision: 2,
    remotes: [{ ...remote, manifest: { ...remote.manifest, routes } }],
  });
  writeFileSync(join(folders.shellDir, 'release.json'), JSON.stringify(aShellRelease({ server: file })));
  write(folders.shellDir);
  const folder = join(folders.releasesDir, 'remotes', remote.name, remote.version);
  write(folder);
  writeFileSync(join(folder, HEADS_PATH), HEADS);
  site = await buildSite({
    ...folders,
    apiUrl: 'http://127.0.0.1:9',
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: { ...demoPage, realtime: { ...demoPage.realtime, host: '127.0.0.1', port: 9 } },
    secret: 'secret',
    // The pages read their data from no source here, so a page is slow only on a busy machine.
    rendering: { deadlineMs: 20_000, threads: 1, hasEarlyHints: true },
  });
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

const rendering = ({ body }: { body: string }) => /<div id="root">([^<]*)/.exec(body)?.[1];
const read = async (url: string, headers: Record<string, string> = {}) => await site.inject({ url, headers });

/** Sends a change to the API with the cookie of a session. Returns the cookie that the browser keeps. */
async function cookieOfChange(cookie: string): Promise<string> {
  const { headers } = await site.inject({ method: 'POST', url: '/api/vacancies', headers: { cookie } });
  const [, pair] = /^(cpa_changed=1); Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/.exec(
    String(headers['set-cookie']),
  )!;
  return pair!;
}

/** A proxy between all users and the site, which stores what RFC 9111 allows a shared cache and validates it. */
function sharedProxy() {
  const stored = new Map<string, { etag: string; body: string }>();
  const proxied = async (url: string, cookie: string): Promise<string | undefined> => {
    const known = stored.get(url);
    const { statusCode, headers, body } = await read(url, {
      ...(cookie && { cookie }),
      ...(known && { 'if-none-match': known.etag }),
    });
    if (statusCode === 304) {
      proxied.hits += 1;
      return rendering({ body: known!.body });
    }
    const isShared = !/private|no-store/.test(String(headers['cache-control']));
    if (isShared && headers['etag'] && headers['vary'] === 'accept-encoding')
      stored.set(url, { etag: headers['etag'], body });
    return rendering({ body });
  };
  proxied.hits = 0;
  return proxied;
}

describe('rendered documents', () => {
  test('are rendered once for all visitors, with and without a session', async () => {
    expect(rendering(await read('/plans?step=2'))).toBe('Rendering 1 of /plans?step=2');
    const cookie = 'cpa_session=1';
    expect(rendering(await read('/plans?step=2', { cookie }))).toBe('Rendering 1 of /plans?step=2');
    expect(rendering(await read('/plans'))).toBe('Rendering 2 of /plans');
  });

  test('are rendered once for each language', async () => {
    expect(rendering(await read('/plans'))).toBe('Rendering 1 of /plans');
    const dutch = await read('/nl/plans');
    expect([rendering(dutch), dutch.body.includes('<html lang="nl"')]).toEqual([
      'Rendering 2 of /plans',
      true,
    ]);
    expect(rendering(await read('/plans'))).toBe('Rendering 1 of /plans');
    expect(rendering(await read('/nl/plans'))).toBe('Rendering 2 of /plans');
  });

  test('are left to the browser of a visitor with a preview, and not cached for others', async () => {
    const expires = Math.floor(Date.now() / 1000) + 60;
    const preview = { remote: 'mfe-checkout', build: '00000000000000ff', isElsewhere: false, expires };
    const cookie = `cpa_preview=${createPreviewTokens('secret').sign(preview)}`;
    const previewed = await read('/plans', { cookie });
    expect(previewed.body).toContain('<div id="root"></div>');
    expect(previewed.headers['cache-control']).toBe('private, no-store');
    expect(rendering(await read('/plans'))).toBe('Rendering 1 of /plans');
    expect((await read('/plans', { cookie })).body).toContain('<div id="root"></div>');
  });

  test('are not cached without the head of their page', async () => {
    expect((await read('/plans/9')).body).not.toContain('Plan 9');
    const second = await read('/plans/9');
    expect([rendering(second), second.body.includes('Plan 9')]).toEqual(['Rendering 2 of /plans/9', true]);
    expect(rendering(await read('/plans/9'))).toBe('Rendering 2 of /plans/9');
  });

  test.each(['/plans?step=2&utm_source=mail', '/plans?step=2&step=3', `/plans?step=${'x'.repeat(400)}`])(
    'are not cached for %s',
    async (url) => {
      await read(url);
      expect(rendering(await read(url))).toContain('Rendering 2 of');
    },
  );

  test.each(['cpa_session', 'cpa_token', 'refresh_token'])(
    'are rendered again for a visitor with %s who changed data, and not cached for others',
    async (name) => {
      await read('/plans');
      const cookie = `${name}=1; ${await cookieOfChange(`${name}=1`)}`;
      expect(rendering(await read('/plans', { cookie }))).toBe('Rendering 2 of /plans');
      expect(rendering(await read('/plans'))).toBe('Rendering 1 of /plans');
    },
  );

  test('are not rendered again after a change without a session, or a call to the site server', async () => {
    const changes: [method: 'GET' | 'POST', url: string, cookie: string][] = [
      ['POST', '/api/vacancies', ''],
      ['GET', '/api/vacancies', 'cpa_session=1'],
      ['POST', '/api/auth/signout', 'cpa_session=1'],
      ['POST', '/api/_vitals', 'cpa_session=1'],
      ['POST', '/api/_report', 'cpa_session=1'],
    ];
    for (const [method, url, cookie] of changes) {
      const { headers } = await site.inject({ method, url, headers: { cookie } });
      expect(String(headers['set-cookie'])).not.toContain('cpa_changed');
    }
    await read('/plans');
    expect(rendering(await read('/plans', { cookie: 'cpa_changed=1' }))).toBe('Rendering 1 of /plans');
  });

  test('pass a shared cache without a cookie, and are validated with it on every use', async () => {
    const first = await read('/plans', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers['etag']);
    const second = await read('/plans', { 'if-none-match': `"other", ${etag}` });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    // The stored document keeps the policy that has its nonce.
    expect(second.headers['content-security-policy']).toBeUndefined();
    const other = await read('/plans', { 'if-none-match': etag, cookie: 'cpa_session=1; cpa_changed=1' });
    expect([other.statusCode, rendering(other)]).toEqual([200, 'Rendering 2 of /plans']);
  });

  test('have status 503 and a time for the next attempt while the API is down', async () => {
    const down = await read('/plans?step=down');
    expect([down.statusCode, down.headers['retry-after'], down.headers['etag']]).toEqual([
      503,
      '10',
      undefined,
    ]);
    // The browser shows its notice.
    expect(rendering(down)).toBe('Frame of /plans');
    const up = await read('/plans?step=down');
    expect([up.statusCode, rendering(up)]).toEqual([200, 'Rendering 1 of /plans?step=down']);
  });

  test('redirect to another page of the site only', async () => {
    const other = await read('/plans?step=other');
    expect([other.statusCode, other.headers['location']]).toEqual([302, '/plans?step=1']);
    expect(other.headers['cache-control']).toBe('private, no-store');
    const away = await read('/plans?step=away');
    expect([away.statusCode, away.headers['location']]).toEqual([200, undefined]);
  });

  test('contain the frame of a page that the browser renders', async () => {
    const login = await read('/login?token=secret', { cookie: 'cpa_session=1' });
    expect([login.statusCode, rendering(login)]).toEqual([200, 'Frame of /login']);
    expect(login.body).toContain('[data-s="0"]{width:4px}');
    expect(login.body).not.toContain('server-page');
    const unknown = await read('/nowhere');
    expect([unknown.statusCode, rendering(unknown)]).toEqual([404, 'Frame of /404']);
  });

  test('of one user never reach another one through a shared proxy', async () => {
    const proxied = sharedProxy();
    const [first, other, visitor] = ['cpa_session=1; cpa_changed=1', 'cpa_session=2; cpa_changed=1', ''];
    expect(await proxied('/plans', first)).toBe('Rendering 1 of /plans');
    expect(await proxied('/plans', other)).toBe('Rendering 2 of /plans');
    expect(await proxied('/plans', visitor)).toBe('Rendering 3 of /plans');
    expect(await proxied('/plans', visitor)).toBe('Rendering 3 of /plans');
    expect(proxied.hits).toBe(1);
    expect(await proxied('/plans', first)).toBe('Rendering 4 of /plans');
  });

  test('let browsers fetch the documents of public pages ahead', async () => {
    const { body, headers } = await read('/plans');
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const [rule] = (JSON.parse(rules) as { prefetch: { where: { href_matches: string[] } }[] }).prefetch;
    const known = anActiveRemote().manifest.routes.filter(({ role }) => !role);
    expect(rule?.where.href_matches).toEqual(known.map(({ path }) => path));
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const own = await read('/plans', { cookie: 'cpa_session=1; cpa_changed=1' });
    expect(own.body).not.toContain('speculationrules');
  });

  test('are left to the browser for a visitor with the cookie rendering=browser', async () => {
    const response = await read('/plans', { cookie: 'rendering=browser' });
    expect(response.body).toContain('<div id="root"></div>');
    expect(rendering(await read('/plans'))).toBe('Rendering 1 of /plans');
  });

  test('name the public page that a sign-in page returns to', async () => {
    const destination = async (callbackUrl: string): Promise<unknown> => {
      const { body } = await read(`/api/auth/signin?${new URLSearchParams({ callbackUrl }).toString()}`);
      const config = /id="page-config">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
      return (JSON.parse(config) as { destination?: unknown }).destination;
    };
    const plan = { path: '/plans/7?step=2', title: 'Plan 7' };
    expect(await destination('/plans/7?step=2')).toEqual(plan);
    expect(await destination('http://localhost:3000/plans/7?step=2')).toEqual(plan);
    for (const path of ['/plans/404', '/nowhere', 'https://evil.example/plans/7', '//[', ''])
      expect(await destination(path)).toBeUndefined();
  });

  test('name their files in early hints to a browser that navigates', async () => {
    await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as AddressInfo;
    const hints = async (path: string, mode: string): Promise<string[]> => {
      const links: string[] = [];
      const request = get({
        port,
        host: '127.0.0.1',
        path,
        headers: { 'sec-fetch-mode': mode },
      });
      request.on('information', ({ headers }: InformationEvent) => links.push(String(headers['link'])));
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      return links;
    };
    expect(await hints('/plans/1', 'cors')).toEqual([]);
    const [links] = await hints('/plans/2', 'navigate');
    expect(links).toMatch(
      /^<[^>]+\.woff2>; rel=preload; as=font; type="font\/woff2"; integrity="[^"]+"; crossorigin=anonymous$/,
    );
    // The document is cached by now, so it needs no hints.
    expect(await hints('/plans/2', 'navigate')).toEqual([]);
    const [others] = await hints('/login', 'navigate');
    expect(others).toContain('</assets/shell.1.css>; rel=preload; as=style; integrity="sha384-');
    expect(others).toContain('/vendor.1.js>; rel=modulepreload; integrity="sha384-');
  });
});
