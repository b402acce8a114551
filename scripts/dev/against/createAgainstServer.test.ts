import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSite } from '../../../shell/server/app/buildSite.ts';
import { anActiveRemote, demoPage, siteFolders } from '../../../shell/server/testing/siteFixture.ts';
import { createAgainstServer } from './createAgainstServer.ts';

const { base_url: _base, mirror_urls: _mirrors, ...published } = anActiveRemote();
const local: RemoteRelease = {
  ...published,
  version: '00000000000000ff',
  entry: 'entry.2.js',
  files: [{ path: 'entry.2.js', integrity: 'sha384-local', bytes: 1 }],
};

let release: RemoteRelease | null;
let url: string;
let closing: (() => unknown)[];

const listening = async (server: Server): Promise<string> => {
  await once(server.listen(0, 'localhost'), 'listening');
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

/** Starts an API that returns the origin of the page, a site in front of it, and the local server in front of both. */
beforeEach(async () => {
  closing = [];
  release = local;
  const folders = siteFolders();
  closing.push(() => rmSync(folders.home, { recursive: true }));
  const api = createServer((request, response) => response.end(JSON.stringify(request.headers.origin)));
  const site = await buildSite({
    ...folders,
    apiUrl: await listening(api),
    siteUrl: 'http://localhost',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
  });
  closing.push(() => site.close());
  const origin = (await site.listen({ host: 'localhost', port: 0 })).replace(
    /127\.0\.0\.1|\[::1\]/,
    'localhost',
  );
  const folder = mkdtempSync(join(tmpdir(), 'against-'));
  writeFileSync(join(folder, 'entry.2.js'), 'export {}');
  closing.push(() => rmSync(folder, { recursive: true }));
  url = await listening(
    createAgainstServer({ site: origin, name: 'mfe-checkout', folder, release: () => release }),
  );
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const script = (html: string, pattern: RegExp): unknown => JSON.parse(pattern.exec(html)?.[1] ?? 'null');
const releaseOf = (html: string) =>
  script(html, /id="release">([^<]*)/) as { remotes: { base_url: string }[] };
const hashesOf = (html: string) =>
  (script(html, /type="importmap"[^>]*>([^<]*)/) as { integrity: Record<string, string> }).integrity;

test('documents load the local build, with its hashes and the policy of the site', async () => {
  const response = await fetch(`${url}/plans`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect(releaseOf(html).remotes).toMatchObject([
    { version: '00000000000000ff', base_url: '/local-build/mfe-checkout/', mirror_urls: [] },
  ]);
  expect(hashesOf(html)).toMatchObject({ '/local-build/mfe-checkout/entry.2.js': 'sha384-local' });
  expect(html).not.toContain('href="/remotes/mfe-checkout');
  expect(html).toContain('Local build of mfe-checkout');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  const nonce = /<style nonce="([\w-]+)">#local-build/.exec(html)?.[1];
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

test('the policy of a document allows its import map', async () => {
  const policies = [];
  for (const build of [local, null]) {
    release = build;
    const response = await fetch(`${url}/plans`);
    const [, map = ''] = /type="importmap"[^>]*>([^<]*)/.exec(await response.text()) ?? [];
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    policies.push(policy.match(/'sha256-/g)?.length);
  }
  expect(policies[0]).toBe(policies[1]);
});

test('serves the files of the local build and no other file', async () => {
  const file = await fetch(`${url}/local-build/mfe-checkout/entry.2.js`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/javascript', 'export {}']);
  expect((await fetch(`${url}/local-build/mfe-checkout/..%2f..%2fetc/passwd`)).status).toBe(404);
});

test('shows the release of the site while the local build has errors', async () => {
  release = null;
  const html = await (await fetch(`${url}/plans`)).text();
  expect(releaseOf(html).remotes[0]?.base_url).toMatch(/^\/remotes\/mfe-checkout\//);
  expect(html).toContain('mfe-checkout does not build');
});

test('shows an open page no release document of the site, which would replace the local build', async () => {
  expect((await fetch(`${url}/api/_release/document?lang=nl`)).status).toBe(503);
  expect((await fetch(`${url}/api/_release`)).status).toBe(200);
});

test('sends requests to no other host', async () => {
  const received: unknown[] = [];
  const other = createServer((request, response) => {
    received.push(request.url);
    response.end();
  });
  const { host } = new URL(await listening(other));
  expect((await fetch(`${url}//${host}/cart`)).status).toBe(404);
  expect(received).toEqual([]);
});

test('calls the API as a page of the site', async () => {
  const response = await fetch(`${url}/api/newsletter-email`, {
    method: 'POST',
    body: '{}',
    headers: { origin: url },
  });
  const origin: unknown = await response.json();
  expect(origin).not.toBe(url);
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
});

test('leaves the origin of another site as it is', async () => {
  const response = await fetch(`${url}/api/newsletter-email`, {
    method: 'POST',
    body: '{}',
    headers: { origin: 'https://other.example' },
  });
  expect(await response.json()).toBe('https://other.example');
});
