import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import { activateIn, createEnvironment, removeEnvironment } from '../environments/environments.ts';
import { createTeamToken } from '../index.ts';
import { type ReleaseStore, openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';
import { demoPage, type SiteFolders, siteFolders } from '../../testing/siteFixture.ts';
import { createPreviewTokens } from './previewToken.ts';

const checkout = 'mfe-checkout';
const siteUrl = 'http://localhost:3000';
const elsewhere = 'http://localhost:3201';

let folders: SiteFolders;
let site: FastifyInstance;
let store: ReleaseStore;
let active: string;
let branch: RemoteRelease;
let authorization: string;

beforeEach(async () => {
  folders = siteFolders();
  const { home, shellDir, releasesDir } = folders;
  rmSync(releasesDir, { recursive: true });
  store = openReleaseStore(releasesDir);
  const publish = async (text: string) => {
    builtRemote(join(home, 'dist'), text);
    return (await store.publish(join(home, 'dist'), checkout)).release;
  };
  active = (await publish('active')).version;
  await store.activate(checkout, active, { by: 'ana' });
  branch = await publish('branch');
  const { token } = await createTeamToken(releasesDir, {
    team: 'checkout',
    remotes: [checkout, 'mfe-deals', 'shell'],
    days: 1,
  });
  authorization = `Bearer ${token}`;
  const deps = { shellDir, releasesDir, siteUrl, page: demoPage, apiUrl: 'http://127.0.0.1:9' };
  site = await buildSite({ ...deps, connectTo: [], secret: 'secret', previewOrigins: [elsewhere] });
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

const create = async (payload: object, remote = checkout) =>
  await site.inject({
    method: 'POST',
    url: `/api/_portal/${remote}/previews`,
    headers: { authorization },
    payload,
  });

async function open(payload: object): Promise<string> {
  const { url } = (await create(payload)).json<{ url: string }>();
  const response = await site.inject(`${url.replace(siteUrl, '')}?to=/plans`);
  expect(response.headers).toMatchObject({ location: '/plans', 'cache-control': 'no-store' });
  return cookieOf(response);
}

const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Requests a document. @returns it with the version of the remote in it */
async function visit(cookie = '') {
  const response = await site.inject({ url: '/plans', headers: { ...(cookie && { cookie }) } });
  const [, version] = /"container":"mfe_checkout","version":"(\w+)"/.exec(response.body) ?? [];
  const [, preview] = /"preview":"([\w-]+)"/.exec(response.body) ?? [];
  return { response, version, preview, body: response.body, headers: response.headers };
}

const step = async (action: string, cookie: string) =>
  await site.inject({
    url: `/api/_preview/${action}`,
    headers: { cookie, referer: 'http://localhost:3000/plans?sort=price', host: 'localhost:3000' },
  });

describe('a preview of a published version', () => {
  test('is shown only to the visitor who opened its link', async () => {
    const cookie = await open({ version: branch.version });
    const shown = await visit(cookie);
    expect(shown).toMatchObject({ version: branch.version, preview: checkout });
    expect(shown.body).toContain(`Preview of mfe-checkout ${branch.version.slice(0, 8)}`);
    const other = await visit();
    expect(other).toMatchObject({ version: active, preview: undefined });
    expect(other.headers['cache-control']).toBe('no-cache');
    expect((await store.document()).remotes[0]?.version).toBe(active);
  });

  test('is neither indexed nor stored by a cache', async () => {
    const { headers, body } = await visit(await open({ version: branch.version }));
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'cookie, accept-encoding',
    });
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('keeps its cookie from scripts and ends with it', async () => {
    const { url } = (await create({ version: branch.version, days: 2 })).json<{ url: string }>();
    const [cookie] = (await site.inject(url.replace(siteUrl, ''))).cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const hours = ((cookie!.expires?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);
  });

  test('ends with one click, on the same page', async () => {
    const response = await step('end', await open({ version: branch.version }));
    expect(response.headers.location).toBe('/plans?sort=price');
    expect(await visit(cookieOf(response))).toMatchObject({ version: active, preview: undefined });
  });

  test('is replaced by the live release while it does not load, with a notice', async () => {
    const broken = cookieOf(await step('broken', await open({ version: branch.version })));
    const healed = await visit(broken);
    expect(healed).toMatchObject({ version: active, preview: undefined });
    expect(healed.body).toContain('The preview of mfe-checkout did not load. You see the live site.');
    expect(healed.headers['cache-control']).toBe('private, no-store');
    const retried = cookieOf(await step('retry', broken));
    expect((await visit(retried)).version).toBe(branch.version);
  });

  test('is replaced by the live release when it was deleted', async () => {
    const cookie = await open({ version: branch.version });
    rmSync(join(folders.releasesDir, 'remotes', checkout, branch.version), { recursive: true });
    const { version, body } = await visit(cookie);
    expect(version).toBe(active);
    expect(body).toContain('was deleted or no longer fits this site');
  });
});

describe('a preview of releases that belong together', () => {
  const other = { name: 'mfe-deals', container: 'mfe_deals' };
  const publishOther = async (text: string): Promise<RemoteRelease> => {
    const manifest = aManifest({ routes: [{ path: '/deals', chunk: 'plans' }] });
    const routes = [{ path: '/deals', scripts: ['plans.js'], styles: ['plans.css'] }];
    builtRemote(join(folders.home, 'deals'), text, { ...other, manifest, routes });
    return (await store.publish(join(folders.home, 'deals'), other.name, 'all')).release;
  };

  test('shows all of them, with their own shell, to the visitor who opened its link', async () => {
    const deals = await publishOther('deals');
    builtShell(join(folders.home, 'shell-build'), 'next');
    const { release: shell } = await store.publish(join(folders.home, 'shell-build'), 'shell');
    const others = [deals, shell].map(({ name, version }) => ({ name, version }));
    const { body } = await visit(await open({ version: branch.version, others }));
    expect(body).toContain(
      `Preview of mfe-checkout ${branch.version.slice(0, 8)}, mfe-deals ${deals.version.slice(0, 8)}, shell ${shell.version.slice(0, 8)}`,
    );
    expect(body).toContain(`"container":"mfe_deals","version":"${deals.version}"`);
    expect((await visit()).body).not.toContain('mfe_deals');
  });

  test('is refused when one of them is not published or does not fit', async () => {
    const missing = { name: 'mfe-deals', version: '00000000000000ab' };
    const refused = await create({ version: branch.version, others: [missing] });
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('mfe-deals 00000000000000ab is not published'),
    });
    builtShell(join(folders.home, 'old-shell'), 'old', { platform: '1.0.0' });
    const { release: shell } = await store.publish(join(folders.home, 'old-shell'), 'shell');
    const unfit = await create({
      version: branch.version,
      others: [{ name: 'shell', version: shell.version }],
    });
    expect(unfit.statusCode).toBe(refused.statusCode);
    expect(unfit.body).toContain('mfe-checkout');
  });

  test('is refused with a release of another team', async () => {
    const others = [{ name: 'mfe-public', version: branch.version }];
    const response = await create({ version: branch.version, others });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('not for mfe-public'),
    ]);
  });
});

describe('links of previews', () => {
  test('are refused when they are invented, changed or expired', async () => {
    const preview = { remote: checkout, build: branch.version, isElsewhere: false };
    const soon = Math.floor(Date.now() / 1000) + 60;
    const { sign } = createPreviewTokens('secret');
    const valid = sign({ ...preview, expires: soon });
    const foreign = createPreviewTokens('other').sign({ ...preview, expires: soon });
    const payload = Buffer.from(JSON.stringify({ ...preview, remote: 'mfe-public', expires: soon }));
    const changed = `${payload.toString('base64url')}.${valid.split('.')[1]}`;
    const expired = sign({ ...preview, expires: 1 });
    for (const token of [foreign, changed, expired, 'x', '']) {
      const response = await site.inject(`/api/_preview/${token}`);
      expect([response.statusCode, response.cookies]).toEqual([404, []]);
      expect((await visit(`cpa_preview=${token}`)).version).toBe(active);
    }
    expect((await site.inject(`/api/_preview/${valid}`)).statusCode).toBe(303);
  });

  test('lead to pages of the site only', async () => {
    const { url } = (await create({ version: branch.version })).json<{ url: string }>();
    const locationFor = async (query: string) =>
      (await site.inject(`${url.replace(siteUrl, '')}?${query}`)).headers.location;
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/_preview/end'])
      expect(await locationFor(`to=${encodeURIComponent(to)}`)).toBe('/');
    for (const to of ['/.//evil.example', '/a/..//evil.example', '/.//api/_preview/end'])
      expect(await locationFor(`to=${encodeURIComponent(to)}`)).toMatch(/^\/(?:evil\.example)?$/);
    expect(await locationFor('to=/plans&to=//evil.example')).toMatch(/^\/(?!\/)/);
  });

  test('are for teams with a token for the remote, and published versions', async () => {
    const anonymous = await site.inject({ method: 'POST', url: `/api/_portal/${checkout}/previews` });
    expect(anonymous.statusCode).toBe(401);
    expect((await create({ version: branch.version }, 'mfe-public')).statusCode).toBe(403);
    expect((await create({ version: 'ffffffffffffffff' })).statusCode).toBe(409);
    expect((await create({ version: branch.version, days: 31 })).statusCode).toBe(422);
  });
});

describe('a link to an environment', () => {
  const link = async (environment: string): Promise<string> => {
    const url = `/api/_portal/environments/${environment}/previews`;
    const created = await site.inject({ method: 'POST', url, headers: { authorization }, payload: {} });
    return cookieOf(await site.inject(created.json<{ url: string }>().url.replace(siteUrl, '')));
  };

  test('shows what is activated there at any time, with a badge, and only to its visitor', async () => {
    await createEnvironment(folders.releasesDir, 'staging');
    const cookie = await link('staging');
    const before = await visit(cookie);
    expect(before).toMatchObject({ version: active });
    expect(before.body).toContain('staging, as live');
    const releases = [{ name: checkout, version: branch.version }];
    await activateIn(folders.releasesDir, 'staging', releases, { by: 'ana' });
    const shown = await visit(cookie);
    expect(shown).toMatchObject({ version: branch.version });
    expect(shown.body).toContain(`staging: mfe-checkout ${branch.version.slice(0, 8)}`);
    expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect((await visit()).version).toBe(active);
  });

  test('shows the live site with a notice when the environment is gone', async () => {
    await createEnvironment(folders.releasesDir, 'staging');
    const cookie = await link('staging');
    await removeEnvironment(folders.releasesDir, 'staging');
    const { body, version } = await visit(cookie);
    expect(version).toBe(active);
    expect(body).toContain('The preview of staging was deleted');
  });
});

describe('a build at another origin', () => {
  const base_url = `${elsewhere}/mfe-checkout/`;

  test('is shown with its hashes, and the policy allows its folder', async () => {
    const { body, headers, version } = await visit(await open({ release: branch, base_url }));
    expect(version).toBe(branch.version);
    expect(body).toContain(`"${base_url}entry.js":"${branch.files[0]!.integrity}"`);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    const policy = String(headers['content-security-policy']);
    for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${base_url}`));
    expect((await visit()).headers['content-security-policy']).not.toContain(elsewhere);
  });

  test('is replaced by its next build, with the same link', async () => {
    const cookie = await open({ release: branch, base_url });
    const next = builtRemote(join(folders.home, 'next'), 'next');
    await create({ release: next, base_url });
    expect((await visit(cookie)).version).toBe(next.version);
  });

  test('is refused from an origin that the operator has not allowed', async () => {
    for (const other of ['http://localhost:3202/', `${elsewhere}.evil.example/`, `${elsewhere}/a;b/`, '/x/'])
      expect((await create({ release: branch, base_url: other })).statusCode).toBe(409);
  });

  test('is refused with a route that its manifest does not declare', async () => {
    const routes = [{ path: '/login', scripts: ['plans.js'], styles: [] }];
    const release = builtRemote(join(folders.home, 'more'), 'more', { manifest: branch.manifest!, routes });
    const response = await create({ release, base_url });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('lists the route /login, which its manifest does not declare'),
    ]);
  });

  test('is refused with a route that belongs to another remote or was not granted', async () => {
    const path = '/job-fairs';
    const manifest = { ...branch.manifest!, routes: [{ path, chunk: 'plans' }] };
    const release = builtRemote(join(folders.home, 'more'), 'more', {
      manifest,
      routes: [{ path, scripts: ['plans.js'], styles: [] }],
    });
    const response = await create({ release, base_url });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('was not granted /job-fairs'),
    ]);
  });
});
