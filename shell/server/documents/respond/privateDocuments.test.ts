import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { encode } from 'next-auth/jwt';
import { buildSite } from '../../app/buildSite.ts';
import {
  type SiteFolders,
  aShellRelease,
  activate,
  anActiveRemote,
  demoPage,
  hashOf,
  siteFolders,
} from '../../testing/siteFixture.ts';

/** A shell whose frames name the user. */
const SHELL = `exports.createPageRenderer = async () => ({
  renderFrame: async (path, session) => ({ html: 'Frame for ' + (session?.profile?.name ?? session?.name), styles: [] }),
});`;
const PATH = 'server/pages.cjs';
const secret = 'a secret for tests only';

const aProfile = (name: string, email: string) => ({
  id: 7,
  role: 'recruiter',
  name,
  email,
  image: null,
  verified: true,
  companies: [],
  applicant_id: null,
});

/** Profiles by access token. */
const profiles: Record<string, object> = {
  'token-rosa': aProfile('Rosa', 'rosa@example.aw'),
  'token-applicant': { ...aProfile('Rosa', 'rosa@example.aw'), role: 'applicant' },
  'token-luis': aProfile('Luis', 'luis@example.aw'),
};

type OpenOptions = { token?: string; sessionId?: string; url?: string };

let folders: SiteFolders;
let api: Server;
let site: FastifyInstance;

beforeEach(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/account/sessions/'))
      return response.end(JSON.stringify({ active: !request.url.endsWith('ended') }));
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    return response.writeHead(profiles[token] ? 200 : 401).end(JSON.stringify(profiles[token] ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  folders = siteFolders();
  const file = { path: PATH, integrity: hashOf(SHELL), bytes: SHELL.length };
  writeFileSync(join(folders.shellDir, 'release.json'), JSON.stringify(aShellRelease({ server: file })));
  mkdirSync(dirname(join(folders.shellDir, PATH)), { recursive: true });
  writeFileSync(join(folders.shellDir, PATH), SHELL);
  const remote = anActiveRemote();
  const routes = remote.manifest.routes.map((route) => ({
    ...route,
    role: 'recruiter' as const,
    reads: ['/cart', '/orders?page=1'],
  }));
  activate(folders, { revision: 2, remotes: [{ ...remote, manifest: { ...remote.manifest, routes } }] });
  site = await buildSite({
    ...folders,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: demoPage,
    secret,
    rendering: { deadlineMs: 5000, threads: 1 },
  });
});

afterEach(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
  rmSync(folders.home, { recursive: true });
});

async function open(
  name: string,
  { token = '', sessionId = `of-${name}`, url = '/plans?step=2' }: OpenOptions = {},
) {
  const email = `${name.toLowerCase()}@example.aw`;
  const session = await encode({ token: { name, email, sessionId }, secret });
  const cookies = { cpa_session: session, ...(token && { cpa_token: token }) };
  return await site.inject({ url, cookies });
}

describe('document of a private page', () => {
  test('has the frame of its user, which no cache stores', async () => {
    const [rosa, luis] = await Promise.all([
      open('Rosa', { token: 'token-rosa' }),
      open('Luis', { token: 'token-luis' }),
    ]);
    for (const [response, own, other] of [
      [rosa, 'Rosa', 'Luis'],
      [luis, 'Luis', 'Rosa'],
    ] as const) {
      expect(response.body).toContain(`Frame for ${own}`);
      expect(response.body).toContain(`"name":"${own}"`);
      expect(response.body).not.toContain(other);
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(response.headers).not.toHaveProperty('etag');
    }
    expect((await open('Luis', { token: 'token-luis' })).body).toContain('Frame for Luis');
  });

  test('requests what its page reads first, for a user whose token works and a URL without a query', async () => {
    const READS = '<meta name="early-reads" content="/cart /orders?page=1">';
    const { body, headers } = await open('Rosa', { token: 'token-rosa', url: '/plans' });
    expect(body).toContain(READS);
    const script = /<meta name="early-reads"[^>]*>\n<script>([\s\S]*?)<\/script>/.exec(body)![1]!;
    expect(headers['content-security-policy']).toContain(
      createHash('sha256').update(script).digest('base64'),
    );
    expect((await open('Rosa', { token: 'token-rosa' })).body).not.toContain('early-reads');
    expect((await open('Rosa', { url: '/plans' })).body).not.toContain('early-reads');
    const applicant = await open('Rosa', { token: 'token-applicant', url: '/plans' });
    expect(applicant.body).not.toContain('early-reads');
  });

  test('names the user of the session cookie while the access token has expired', async () => {
    const { body } = await open('Rosa');
    expect(body).toContain('Frame for Rosa');
    expect(body).toContain('"profile":null');
  });

  test('takes no profile of another user', async () => {
    const { body } = await open('Rosa', { token: 'token-luis' });
    expect(body).toContain('Frame for Rosa');
    expect(body).not.toContain('Luis');
  });

  test.each([
    ['a visitor', async () => await site.inject({ url: '/plans?step=2' })],
    ['a user whose session has ended', async () => await open('Rosa', { sessionId: 'ended' })],
    [
      'a forged session',
      async () => await site.inject({ url: '/plans?step=2', cookies: { cpa_session: 'forged' } }),
    ],
  ])('leads %s to the sign-in page', async (_visitor, request) => {
    const { statusCode, headers } = await request();
    expect(statusCode).toBe(302);
    const url = new URL(headers.location!, 'http://localhost:3000');
    expect(url.pathname).toBe('/api/auth/signin');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      callbackUrl: '/plans?step=2',
      error: 'SessionRequired',
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
