import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import {
  activate,
  anActiveRemote,
  demoPage,
  type SiteFolders,
  siteFolders,
} from '../../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
beforeEach(async () => {
  folders = siteFolders();
  site = await openSite('http://127.0.0.1:9');
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

async function openSite(apiUrl: string): Promise<FastifyInstance> {
  return await buildSite({
    shellDir: folders.shellDir,
    releasesDir: folders.releasesDir,
    apiUrl,
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
  });
}

describe('files of the API', () => {
  test('are requested with the IP address of the crawler', async () => {
    const addresses: unknown[] = [];
    const api = createServer(({ headers }, response) => {
      addresses.push(headers['x-forwarded-for']);
      response.end('<urlset/>');
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const there = await openSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    const remoteAddress = '203.0.113.7';
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const { body } = await there.inject({ url: '/sitemaps/pages.xml', remoteAddress, headers });
    await there.close();
    api.close();
    expect([body, addresses]).toEqual(['<urlset/>', [remoteAddress]]);
  });

  test('never request the host of the request line', async () => {
    let hits = 0;
    const other = createServer((_request, response) => {
      hits += 1;
      response.end('secret');
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.address() as AddressInfo;
    const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(
      `GET http://127.0.0.1:${port}/sitemaps/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 503 /);
    other.close();
    expect(hits).toBe(0);
  });
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
    const disallowed = body.match(/^Disallow: .*$/gm) ?? [];
    expect(disallowed).toEqual(expect.arrayContaining(['Disallow: /recruiter-dashboard']));
    expect(disallowed).not.toContain('Disallow: /recruiter-dashboard/applicants/');
  });

  test('allows the calls of public pages and no private ones', async () => {
    const rules = (await site.inject('/robots.txt')).body.matchAll(/^(Allow|Disallow): (.*)$/gm);
    const lines = [...rules].map(([, rule, path = '']) => ({ rule, path }));
    const isAllowed = (url: string) =>
      lines.filter(({ path }) => url.startsWith(path)).toSorted((a, b) => b.path.length - a.path.length)[0]
        ?.rule !== 'Disallow';
    const open = [
      'homepage-data',
      'options',
      'vacancies',
      'vacancies/searchfilter',
      'companies/3',
      'packages',
    ];
    const content = ['content/posts', 'feeds/vacancies.rss', 'images/logos/a.webp', 'auth/session'];
    expect([...open, ...content].filter((path) => !isAllowed(`/api/${path}`))).toEqual([]);
    const secret = [
      'account/login',
      'recruiter/user/',
      'applicant/me',
      'files/resumes/1',
      'auth/callback/email',
    ];
    expect(secret.filter((path) => isAllowed(`/api/${path}`))).toEqual([]);
  });
});

test('sitemap.xml returns 503 while the API is down', async () => {
  expect((await site.inject('/sitemap.xml')).statusCode).toBe(503);
});
