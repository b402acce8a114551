import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import { createCanaryFigures } from './canaryFigures.ts';
import { canaryLog } from './eventLog.ts';
import { releaseHistory } from '../publishing/releaseHistory.ts';
import { type ReleaseStore, openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { demoPage, type SiteFolders, siteFolders } from '../../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
let store: ReleaseStore;
let active: string;
let canary: string;

const ana = { by: 'ana' };
const checkout = 'mfe-checkout';

async function startSite(siteUrl = 'http://localhost:3000'): Promise<FastifyInstance> {
  const { shellDir, releasesDir } = folders;
  const deps = { shellDir, releasesDir, siteUrl, page: demoPage, apiUrl: 'http://127.0.0.1:9' };
  return await buildSite({ ...deps, connectTo: [], secret: 'secret', rateLimitFactor: 1000 });
}

beforeEach(async () => {
  folders = siteFolders();
  rmSync(folders.releasesDir, { recursive: true });
  store = openReleaseStore(folders.releasesDir);
  const publish = async (text: string) => {
    builtRemote(join(folders.home, 'dist'), text);
    return (await store.publish(join(folders.home, 'dist'), checkout)).release.version;
  };
  active = await publish('active');
  await store.activate(checkout, active, ana);
  canary = await publish('canary');
  site = await startSite();
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

type Visit = { version: string; cookie: string; response: Awaited<ReturnType<FastifyInstance['inject']>> };

/** Requests a document as a browser. @returns the version in it, and the cookie that the browser then has. */
async function visit(cookie = '', on = site): Promise<Visit> {
  const headers = { 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) };
  const response = await on.inject({ url: '/plans', headers });
  const [, version = ''] =
    /"name":"mfe-checkout","container":"\w+","version":"(\w+)"/.exec(response.body) ?? [];
  const [set] = response.cookies;
  return { version, cookie: set ? `${set.name}=${set.value}` : cookie, response };
}

const report = async (version: string, cookie: string, { on = site, ip = '192.0.2.1' } = {}) =>
  await on.inject({
    method: 'POST',
    url: '/api/_report',
    remoteAddress: ip,
    headers: { 'x-requested-with': 'XMLHttpRequest', cookie },
    payload: {
      class: 'threw-in-render',
      remote: checkout,
      version,
      revision: 2,
      page: '/plans',
      error: 'TypeError',
    },
  });

/** Days for which the cookie is stored, as stated on the privacy page. */
function promisedDays(): number {
  const page = join(import.meta.dirname, '../../../../api/content/pages/privacy.md');
  return Number(/a cookie remembers for (\d+) days/.exec(readFileSync(page, 'utf8'))?.[1]);
}

describe('documents', () => {
  test('set no cookie and are shared while no canary runs', async () => {
    const { response, version } = await visit();
    expect(version).toBe(active);
    expect(response.cookies).toEqual([]);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
  });

  test('of a canary keep their visitor in a random cookie that scripts cannot read', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { response } = await visit();
    expect(response.cookies).toEqual([
      {
        name: 'cpa_visitor',
        value: expect.stringMatching(/^[\w-]{44}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: promisedDays() * 86_400,
      },
    ]);
    const secure = await startSite('https://portal.aw');
    expect((await visit('', secure)).response.cookies).toMatchObject([{ secure: true }]);
    await secure.close();
  });

  test('of a canary are never shared between visitors by a cache', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { headers } = (await visit()).response;
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-encoding',
    });
  });

  test('show a visitor the same version on every page and server, and none the canary after an abort', async () => {
    await store.startCanary(checkout, { ...ana, percent: 20 });
    const visits = [];
    for (let visitor = 0; visitor < 60; visitor++) visits.push(await visit());
    expect(new Set(visits.map(({ version }) => version))).toEqual(new Set([active, canary]));
    const other = await startSite();
    for (const { cookie, version } of visits) {
      expect((await visit(cookie)).version).toBe(version);
      expect((await visit(cookie, other)).version).toBe(version);
    }
    await other.close();
    await store.startCanary(checkout, { ...ana, percent: 60 });
    const inCanary = visits.filter(({ version }) => version === canary);
    for (const { cookie } of inCanary) expect((await visit(cookie)).version).toBe(canary);
    await store.abortCanary(checkout, ana);
    for (const { cookie } of visits) expect((await visit(cookie)).version).toBe(active);
  });
});

const sendInp = async (version: string, cookie: string, { inp, ip }: { inp: number; ip: string }) =>
  await site.inject({
    method: 'POST',
    url: '/api/_vitals',
    remoteAddress: ip,
    headers: { 'x-requested-with': 'XMLHttpRequest', cookie },
    payload: { remote: checkout, version, inp },
  });

describe('reports', () => {
  /** Visits of as many visitors of each version. */
  async function visitors(count: number): Promise<Record<string, Visit[]>> {
    const visits: Record<string, Visit[]> = { [active]: [], [canary]: [] };
    while (Object.values(visits).some(({ length }) => length < count)) {
      const made = await visit();
      visits[made.version]!.push(made);
    }
    return visits;
  }

  test('abort a canary that fails more often, with the figures in the history', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [] } = await visitors(40);
    for (const [index, { cookie }] of own.slice(0, 20).entries()) {
      const { statusCode } = await report(canary, cookie, { ip: `192.0.2.${index}` });
      expect(statusCode).toBe(204);
    }
    expect((await store.document()).canaries).toEqual([]);
    const [newest] = await releaseHistory(store.place);
    expect(newest).toMatchObject({ action: 'abort', version: canary, was: active, by: 'site' });
    expect(newest?.reason).toMatch(
      /^Aborted automatically: \d+ of \d+ visitors had a failure, 0 of \d+ with \w{16} \(sequential test, p = \d\.\de-\d+\)\.$/,
    );
  });

  test('count a visitor once, and abort nothing when both versions fail as often', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [], [active]: others = [] } = await visitors(40);
    for (let time = 0; time < 30; time++) await report(canary, own[0]!.cookie);
    for (let index = 0; index < 15; index++) {
      const from = { ip: `192.0.2.${index}` };
      await report(active, others[index]!.cookie, from);
      await report(canary, own[index]!.cookie, from);
    }
    expect((await store.document()).canaries).toHaveLength(1);
  });

  test('of a worse INP abort the canary, with the figures in the history', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [], [active]: others = [] } = await visitors(40);
    for (const [index, { cookie }] of others.slice(0, 40).entries())
      expect((await sendInp(active, cookie, { inp: 80, ip: `192.0.2.${index}` })).statusCode).toBe(204);
    for (const [index, { cookie }] of own.slice(0, 40).entries())
      await sendInp(canary, cookie, { inp: index < 20 ? 201 : 80, ip: `192.0.2.${index}` });
    expect((await store.document()).canaries).toEqual([]);
    const [newest] = await releaseHistory(store.place);
    expect(newest?.reason).toMatch(
      /^Aborted automatically: the 75th percentile of INP is 201 ms for \d+ visitors, 80 ms for 40 with \w{16} \(/,
    );
  });

  test('of equally slow responses, and of slow ones from one IP address, abort nothing', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [], [active]: others = [] } = await visitors(40);
    for (let index = 0; index < 40; index++) {
      await sendInp(active, others[index]!.cookie, { inp: 300, ip: `192.0.2.${index}` });
      await sendInp(canary, own[index]!.cookie, { inp: 300, ip: `192.0.2.${index}` });
    }
    expect((await store.document()).canaries).toHaveLength(1);
    await store.abortCanary(checkout, ana);
    await store.startCanary(checkout, { ...ana, percent: 50 });
    for (let index = 0; index < 40; index++) {
      await sendInp(active, others[index]!.cookie, { inp: 80, ip: `192.0.2.${index}` });
      await sendInp(canary, own[index]!.cookie, { inp: 300, ip: '192.0.2.1' });
    }
    expect((await store.document()).canaries).toHaveLength(1);
  });

  test('of web vitals are summed up for each version', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [], [active]: others = [] } = await visitors(4);
    const send = async (version: string, { cookie }: Visit, vitals: object) =>
      await site.inject({
        method: 'POST',
        url: '/api/_vitals',
        headers: { 'x-requested-with': 'XMLHttpRequest', cookie },
        payload: { remote: checkout, version, ...vitals },
      });
    for (const [index, each] of own.slice(0, 4).entries())
      await send(canary, each, { lcp: 1000 + index * 100, cls: index / 100, inp: 40 });
    await send(active, others[0]!, { lcp: 900 });
    // A second page of the same visitor does not count.
    await send(active, others[0]!, { lcp: 5000 });
    const { canaries = [] } = await store.document();
    const figures = createCanaryFigures({ openLog: canaryLog(store.place), secret: 'secret' });
    expect((await figures.read(canaries[0]!)).vitals).toEqual({
      canary: { inp: 40, lcp: 1200, cls: 0.02 },
      active: { inp: null, lcp: 900, cls: null },
    });
  });

  test('of response times are asked for while a canary runs, and refused from other sites', async () => {
    expect((await visit()).response.body).not.toContain('"canaries"');
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { response, cookie } = await visit();
    expect(response.body).toContain('"canaries":["mfe-checkout"]');
    expect((await sendInp(canary, cookie, { inp: -1, ip: '192.0.2.1' })).statusCode).toBe(400);
    const foreign = await site.inject({ method: 'POST', url: '/api/_vitals', payload: {} });
    expect(foreign.statusCode).toBe(403);
  });

  test('of several site servers on one store count together, also after a restart', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [] } = await visitors(40);
    const failed = own.slice(0, 20);
    const sendFrom = async (index: number, on: FastifyInstance) =>
      await report(canary, failed[index]!.cookie, { on, ip: `192.0.2.${index}` });
    const other = await startSite();
    for (const index of [0, 1]) await sendFrom(index, site);
    for (const index of [2, 3]) await sendFrom(index, other);
    await other.close();
    expect((await store.document()).canaries).toHaveLength(1);
    const restarted = await startSite();
    for (let index = 4; index < failed.length; index++) await sendFrom(index, restarted);
    await restarted.close();
    expect((await store.document()).canaries).toEqual([]);
  });

  test.each([
    ['IP address', () => '192.0.2.1'],
    ['IPv6 network', (index: number) => `2001:db8::${index.toString(16)}`],
  ])('from one %s abort nothing', async (_source, ipOf) => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [] } = await visitors(40);
    for (const [index, { cookie }] of own.entries()) await report(canary, cookie, { ip: ipOf(index) });
    expect((await store.document()).canaries).toHaveLength(1);
  });

  test('with an invented visitor count for no canary', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    await visitors(40);
    for (let index = 0; index < 40; index++) {
      const invented = `cpa_visitor=${randomBytes(33).toString('base64url')}`;
      await report(canary, invented, { ip: `192.0.2.${index}` });
    }
    expect((await store.document()).canaries).toHaveLength(1);
  });

  test('without a cookie, or of another version, count for no canary', async () => {
    await store.startCanary(checkout, { ...ana, percent: 50 });
    const { [canary]: own = [] } = await visitors(30);
    for (const { cookie } of own) {
      await report(canary, '');
      await report(canary, 'cpa_visitor=invented');
      await report('00000000000000ff', cookie);
    }
    expect((await store.document()).canaries).toHaveLength(1);
  });
});
