import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite, type SiteDeps } from './buildSite.ts';
import {
  type SiteFolders,
  activate,
  anActiveRemote,
  demoPage,
  hashOf,
  siteFolders,
} from '../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;

/** The timers that stay real when the clock is set. */
const timers = ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] as const;

async function start(deps: Partial<SiteDeps> = {}): Promise<FastifyInstance> {
  const { shellDir, releasesDir } = folders;
  const settings = { siteUrl: 'http://localhost:3000', connectTo: [], page: demoPage, secret: 'secret' };
  return await buildSite({ ...settings, shellDir, releasesDir, apiUrl: 'http://127.0.0.1:9', ...deps });
}

async function restart(deps: Partial<SiteDeps>): Promise<void> {
  await site.close();
  site = await start(deps);
}

beforeEach(async () => {
  folders = siteFolders();
  site = await start();
});
afterEach(async () => {
  jest.useRealTimers();
  await site.close();
  rmSync(folders.home, { recursive: true });
});

test('health reports the active releases and that the API is down', async () => {
  expect((await site.inject('/health')).json()).toMatchObject({
    status: 'ok',
    revision: 1,
    remotes: { 'mfe-checkout': '00000000000000bb' },
    signed: false,
    api: 'down',
  });
});

describe('/health/ready', () => {
  const ready = async () => {
    const response = await site.inject('/health/ready');
    return [response.statusCode, response.json<{ problems: string[] }>().problems];
  };

  test('is 200 while every active remote has its files', async () => {
    expect(await ready()).toEqual([200, []]);
  });

  test.each<[string, (file: string) => void]>([
    ['missing', rmSync],
    ['damaged', (file) => writeFileSync(file, 'plan.1.jx')],
  ])('is 503 when a lazy chunk of a remote is %s at the start', async (_what, break_) => {
    break_(join(folders.releasesDir, 'remotes/mfe-checkout/00000000000000bb/plan.1.js'));
    expect(await ready()).toEqual([
      503,
      ['mfe-checkout 00000000000000bb: file plan.1.js is missing or damaged. Run: portal doctor'],
    ]);
  });

  test('is 503 when files disappear later, and 200 when they are back', async () => {
    expect(await ready()).toEqual([200, []]);
    const file = join(folders.releasesDir, 'remotes/mfe-checkout/00000000000000bb/plan.1.js');
    writeFileSync(file, '');
    // Checking every file costs tens of milliseconds, and load balancers send a request every second.
    expect(await ready()).toEqual([200, []]);
    jest.useFakeTimers({ now: Date.now() + 10_000, doNotFake: [...timers] });
    expect(await ready()).toMatchObject([503, [expect.stringContaining('plan.1.js')]]);
    writeFileSync(file, 'plan.1.js');
    expect(await ready()).toEqual([200, []]);
  });

  test('is 503 when a compressed copy is missing that the release document names', async () => {
    const compressed = { 'mfe-checkout/00000000000000bb': { 'plan.1.js.br': hashOf('copy') } };
    const document = { revision: 2, remotes: [anActiveRemote()], compressed };
    activate(folders, document);
    expect(await ready()).toMatchObject([503, [expect.stringContaining('plan.1.js.br')]]);
  });

  test('is 503 when the process was asked to end', async () => {
    const shutdown = new AbortController();
    const ending = await start({ draining: shutdown.signal });
    expect((await ending.inject('/health/ready')).statusCode).toBe(200);
    shutdown.abort();
    const response = await ending.inject('/health/ready');
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'draining', problems: [] }]);
    await ending.close();
  });

  test('is 503 when no remote is active', async () => {
    activate(folders, { revision: 2, remotes: [] });
    expect(await ready()).toEqual([503, ['No remote is active. Publish and activate one.']]);
  });

  test('is 503 when no release can be read, and names no path', async () => {
    rmSync(folders.releasesDir, { recursive: true });
    rmSync(join(folders.shellDir, 'release.json'));
    const fresh = await start();
    const response = await fresh.inject('/health/ready');
    expect(response.statusCode).toBe(503);
    const bodies = [response.body, (await fresh.inject('/health')).body, (await fresh.inject('/')).body];
    for (const body of bodies) expect(body).not.toContain(folders.home);
    await fresh.close();
  });
});

describe('/metrics', () => {
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await site.inject({ url: '/metrics', headers })).statusCode;

  test('returns the requests by route to a direct client with the token', async () => {
    await restart({ metricsToken: 'scraper' });
    await site.inject('/health/ready');
    const response = await site.inject({ url: '/metrics', headers: { authorization: 'Bearer scraper' } });
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"} 1',
    );
  });

  test('is hidden from everyone else', async () => {
    const authorization = 'Bearer scraper';
    expect(await statusOf({ authorization })).toBe(404);
    await restart({ metricsToken: 'scraper' });
    expect(await statusOf()).toBe(404);
    expect(await statusOf({ authorization, 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  });
});
