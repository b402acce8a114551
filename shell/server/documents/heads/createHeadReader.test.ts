import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { anActiveRemote, hashOf } from '../../testing/siteFixture.ts';
import type { ReportProblem } from '../../releases/serving/serverProblems.ts';
import { type HeadReader, createHeadReader } from './createHeadReader.ts';

const SITE = 'https://portal.test';
let releasesDir: string;
let api: Server;
let requests: string[];
let reader: HeadReader | undefined;
/** Response of the API; absent: it never responds. */
let response: { status: number; body: unknown } | undefined;

beforeEach(async () => {
  releasesDir = mkdtempSync(join(tmpdir(), 'portal-heads-'));
  requests = [];
  response = { status: 200, body: { name: 'Premium' } };
  api = createServer((request, reply) => {
    const { purpose, 'x-forwarded-for': ip } = request.headers;
    requests.push([request.url, purpose, ip].join(' '));
    if (response) reply.writeHead(response.status).end(JSON.stringify(response.body));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  await reader?.close();
  rmSync(releasesDir, { recursive: true });
  api.closeAllConnections();
  api.close();
});

type Published = { integrity?: string | undefined; version?: string; path?: string };

/** Writes a head module into the release store. */
function publish(module: string, { integrity, version, path = 'server/heads.cjs' }: Published = {}) {
  const heads = { path, integrity: integrity ?? hashOf(module), bytes: module.length };
  const remote = anActiveRemote({ heads, ...(version && { version }) });
  const file = join(releasesDir, 'remotes', remote.name, remote.version, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, module);
  return remote;
}

/** Publishes a remote whose page `/plans/:id` has the head function `code`. */
function setUp(code: string, integrity?: string) {
  return open(publish(`exports.default = { '/plans/:id': ${code} };`, { integrity }));
}

function open(remote: ReturnType<typeof publish>) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const report = jest.fn<ReportProblem>();
  const { read: readHead } = (reader = createHeadReader({ apiUrl, siteUrl: SITE, releasesDir, report }));
  const warn = jest.fn();
  const read = (path = '/plans/13', pattern = '/plans/:id') =>
    readHead({
      remote,
      pattern,
      params: { id: path.split('/')[2] },
      url: new URL(path, SITE),
      locale: 'en',
      ip: '203.0.113.9',
      log: { warn },
    });
  return { read, warn, report };
}

const FETCH = `async ({ params, fetchJson }) => {
  const plan = await fetchJson('/packages/' + params.id);
  return plan === null ? { status: 404 } : { status: 200, title: plan.name, canonical: '/plans/' + params.id };
}`;
const FALLBACK = { status: 200, canonical: '/plans/13', isDefault: true };

describe('createHeadReader', () => {
  test('runs the head function of the route, as a prefetch on behalf of the visitor', async () => {
    const { read, warn } = setUp(FETCH);
    expect(await read()).toEqual({ status: 200, title: 'Premium', canonical: '/plans/13' });
    expect(requests).toEqual(['/packages/13 prefetch 203.0.113.9']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('accepts the single JSON-LD object of older releases', async () => {
    const { read, warn } = setUp("() => ({ status: 200, jsonLd: { '@type': 'JobPosting' } })");
    expect(await read()).toEqual({ status: 200, jsonLd: [{ '@type': 'JobPosting' }] });
    expect(warn).not.toHaveBeenCalled();
  });

  test('returns 404 when the API has no such object', async () => {
    response = { status: 404, body: {} };
    expect(await setUp(FETCH).read()).toEqual({ status: 404 });
  });

  test('does not index a route without a head function', async () => {
    expect(await setUp(FETCH).read('/cart', '/cart')).toEqual({ status: 200 });
  });

  test('passes the path without a trailing slash', async () => {
    const { read } = setUp('({ path }) => ({ status: 200, canonical: path })');
    expect(await read('/plans/13/')).toEqual({ status: 200, canonical: '/plans/13' });
  });

  test('responds without a head after the deadline when the API never responds', async () => {
    response = undefined;
    const { read, warn } = setUp(FETCH);
    expect(await read()).toEqual(FALLBACK);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('does not report heads for which no process was free', async () => {
    response = undefined;
    const { read, warn, report } = setUp(FETCH);
    await Promise.all(Array.from({ length: 24 }, async () => await read()));
    expect(warn).toHaveBeenCalledTimes(24);
    const reasons = new Set(report.mock.calls.map(([{ reason }]) => reason));
    expect([...reasons]).toEqual([expect.stringContaining('did not arrive within')]);
  });

  test.each([
    ['that throws', '() => { throw new Error("broken"); }'],
    ['that never resolves', '() => new Promise(() => {})'],
    ['that returns an invalid head', '() => ({ status: 200, title: 5 })'],
    ['that fetches from another host', "({ fetchJson }) => fetchJson('//example.com/')"],
  ])('logs a head function %s and keeps the page in search results', async (_what, code) => {
    const { read, warn } = setUp(code);
    expect(await read()).toEqual(FALLBACK);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mfe-checkout', route: '/plans/:id' }),
      expect.any(String),
    );
  });

  test('does not run a module whose hash differs from the release', async () => {
    const { read, warn } = setUp(FETCH, hashOf('the original'));
    expect(await read()).toEqual(FALLBACK);
    expect(requests).toEqual([]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringContaining('hash differs') }),
      }),
      expect.any(String),
    );
  });

  test('loads the ES module of an older release', async () => {
    const code = "export default { '/plans/:id': () => ({ status: 200, title: 'Old' }) };";
    expect(await open(publish(code, { path: 'server/heads.mjs' })).read()).toEqual({
      status: 200,
      title: 'Old',
    });
  });
});
