import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { siteLimits, type SiteRequestKind } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import { demoPage, type SiteFolders, siteFolders } from '../../testing/siteFixture.ts';
import { startFakeAccountApi } from '../../session/testing/fakeAccountApi.ts';

let api: Awaited<ReturnType<typeof startFakeAccountApi>>;
let folders: SiteFolders;
let sites: FastifyInstance[];

beforeEach(async () => {
  api = await startFakeAccountApi();
  folders = siteFolders();
  const { shellDir, releasesDir } = folders;
  const deps = { shellDir, releasesDir, siteUrl: 'http://localhost:3000', apiUrl: api.url, connectTo: [] };
  const open = async () => await buildSite({ ...deps, page: demoPage, secret: 'secret' });
  sites = [await open(), await open()];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const site of sites) await site.close();
  await api.stop();
  rmSync(folders.home, { recursive: true });
});

test.each([
  ['operator-read', 'GET', '/api/_operator/releases'],
  ['operator-check', 'GET', '/api/_operator/check'],
  ['operator-change', 'POST', '/api/_operator/changes'],
  ['portal-call', 'GET', '/api/_portal/releases'],
  ['vitals', 'POST', '/api/_vitals'],
] as const satisfies [SiteRequestKind, string, string][])(
  'two site servers share the limit of %s',
  async (kind, method, url) => {
    const { max, group } = siteLimits[kind];
    api.countAtMost(max);
    let accepted = 0;
    // Fewer than the limit to each server.
    for (let at = 0; at < 2 * max - 2; at += 1) {
      const { statusCode } = await sites[at % 2]!.inject({ method, url, remoteAddress: '203.0.113.5' });
      if (statusCode !== 429) accepted += 1;
    }
    expect(accepted).toBeGreaterThanOrEqual(max);
    expect(accepted).toBeLessThanOrEqual(max + 2 * (group - 1));
  },
);

/** Sends requests to one server. @returns the number of accepted ones */
async function send(times: number, url: string, method: 'GET' | 'POST' = 'GET'): Promise<number> {
  let accepted = 0;
  for (let at = 0; at < times; at += 1) {
    const { statusCode } = await sites[0]!.inject({ method, url, remoteAddress: '203.0.113.5' });
    if (statusCode !== 429) accepted += 1;
  }
  return accepted;
}

test('requests above the limit of the process cost no call of the API', async () => {
  const { max } = siteLimits['operator-check'];
  expect(await send(3 * max, '/api/_operator/check')).toBe(max);
  expect(api.countCalls()).toBe(max);
});

test('requests of an earlier minute do not count later', async () => {
  const { group } = siteLimits.vitals;
  await send(group - 1, '/api/_vitals', 'POST');
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await send(1, '/api/_vitals', 'POST');
  expect(api.countCalls()).toBe(0);
});

test('all portal calls share the limit of the process', async () => {
  const { max } = siteLimits['portal-call'];
  const half = max / 2 + 1;
  const accepted = (await send(half, '/api/_portal/releases')) + (await send(half, '/api/_portal/history'));
  expect(accepted).toBe(max);
});

test('only one request waits for an API that does not respond, and a later one counts there again', async () => {
  const { group } = siteLimits['operator-read'];
  api.stallCounts(true);
  await send(group, '/api/_operator/releases');
  const start = performance.now();
  await send(4 * group, '/api/_operator/releases');
  // A single wait for the API takes 1500 ms.
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(api.countCalls()).toBe(1);
  api.stallCounts(false);
  const later = Date.now() + 6_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await send(1, '/api/_operator/releases');
  expect(api.countCalls()).toBe(2);
});
