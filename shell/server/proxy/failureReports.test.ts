import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { startFakeAccountApi } from '../session/testing/fakeAccountApi.ts';
import { failureReports } from './failureReports.ts';

const report = {
  class: 'timeout',
  remote: 'mfe-public',
  version: '00000000000000bb',
  revision: 4,
  page: '/vacancies/:id',
  error: 'TimedOut',
};

let app: FastifyInstance;
let lines: { remote_failure?: unknown }[];

beforeEach(async () => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as object);
  app = fastify({ loggerInstance: pino({}, { write }) }) as unknown as FastifyInstance;
  await failureReports(app, { siteUrl: 'https://portal.aw', rateLimitFactor: 1 });
});
afterEach(() => app.close());

const logged = () => lines.flatMap((line) => ('remote_failure' in line ? [line.remote_failure] : []));

function send(payload: object, headers: Record<string, string> = {}) {
  const sent = { origin: 'https://portal.aw', 'x-requested-with': 'XMLHttpRequest', ...headers };
  return app.inject({ method: 'POST', url: '/api/_report', payload, headers: sent });
}

test('logs the reported failure', async () => {
  const response = await send(report);
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(logged()).toEqual([report]);
});

test.each([
  ['an unknown field', { ...report, email: 'someone@example.aw' }],
  ['an unknown class', { ...report, class: 'bored' }],
  ['an invalid remote name', { ...report, remote: '<script>' }],
  ['an empty report', {}],
])('rejects %s without logging it', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(logged()).toEqual([]);
});

test.each([
  ['usual', 'on; Path=/; Max-Age=600'],
  ['changed', '; Path=/; Max-Age=0'],
])('marks a remote that hangs in a document with %s headers for the next document', async (document, tab) => {
  const hung = { ...report, class: 'hung' };
  const marked = await send(hung, { 'x-watchdog': document });
  expect(marked.headers['set-cookie']).toEqual([
    'cpa_hung=mfe-public.00000000000000bb; Path=/; Max-Age=600; SameSite=Lax',
    `cpa_hung_tab=${tab}; SameSite=Lax; HttpOnly`,
  ]);
  // A page that shows the fallback reports it as well.
  expect((await send(hung)).headers['set-cookie']).toBeUndefined();
});

test('rejects a report above the size limit', async () => {
  expect((await send({ ...report, page: 'x'.repeat(9000) })).statusCode).toBe(413);
});

test('rejects reports of other sites and of forms', async () => {
  expect((await send(report, { origin: 'https://elsewhere.aw' })).statusCode).toBe(403);
  expect((await send(report, { 'x-requested-with': '' })).statusCode).toBe(403);
  expect(logged()).toEqual([]);
});

test('limits the reports per IP address', async () => {
  const responses = [];
  for (let count = 0; count < 31; count++) responses.push(await send(report));
  expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
  expect(responses.at(-1)?.statusCode).toBe(429);
  expect(responses.at(-1)?.headers['retry-after']).toBeDefined();
});

describe('two site servers', () => {
  let api: Awaited<ReturnType<typeof startFakeAccountApi>>;
  const sites: FastifyInstance[] = [];
  beforeEach(async () => {
    api = await startFakeAccountApi();
    for (const site of [fastify(), fastify()]) {
      await failureReports(site, { siteUrl: 'https://portal.aw', apiUrl: api.url, rateLimitFactor: 1 });
      sites.push(site);
    }
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
    await api.stop();
  });

  const headers = { origin: 'https://portal.aw', 'x-requested-with': 'XMLHttpRequest' };
  async function sendFrom(remoteAddress: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const site = sites[at % sites.length]!;
      const sent = { method: 'POST', url: '/api/_report', payload: report, headers, remoteAddress } as const;
      statuses.push((await site.inject(sent)).statusCode);
    }
    return statuses;
  }

  test('limit the reports of a visitor together, with one call for five reports', async () => {
    api.countAtMost(30);
    const statuses = await sendFrom('203.0.113.7', 60);
    // Each server passes on groups of five, and the seventh group exceeds the limit.
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(30 + 2 * 4);
    expect(api.countCalls()).toBeLessThanOrEqual(8);
  });

  test('do not ask the API about a visitor with few reports', async () => {
    expect(await sendFrom('203.0.113.8', 8)).toEqual(Array(8).fill(204));
    expect(api.countCalls()).toBe(0);
  });

  test('count alone while the API is down', async () => {
    await api.stop();
    const statuses = await sendFrom('203.0.113.9', 62);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  });
});
