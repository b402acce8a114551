import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
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

test('rejects a report above the size limit', async () => {
  expect((await send({ ...report, page: 'x'.repeat(5000) })).statusCode).toBe(413);
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
