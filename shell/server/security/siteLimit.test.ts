import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { siteLimits, type SiteRequestKind } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../buildSite.ts';
import { demoPage, type SiteFolders, siteFolders } from '../testing/siteFixture.ts';
import { startFakeAccountApi } from '../auth/testing/fakeAccountApi.ts';

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
