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
  await failureReports(app, { siteUrl: 'https://portal.aw' });
});
afterEach(() => app.close());

const logged = () => lines.flatMap((line) => ('remote_failure' in line ? [line.remote_failure] : []));

function send(payload: object, headers: Record<string, string> = {}) {
  const sent = { origin: 'https://portal.aw', 'x-requested-with': 'XMLHttpRequest', ...headers };
  return app.inject({ method: 'POST', url: '/api/_report', payload, headers: sent });
}

test('what failed where is in the log, as it was told', async () => {
  const answer = await send(report);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(logged()).toEqual([report]);
});

test.each([
  ['more than the report', { ...report, email: 'someone@example.aw' }],
  ['a class that nobody knows', { ...report, class: 'bored' }],
  ['a name that is no remote', { ...report, remote: '<script>' }],
  ['nothing', {}],
])('%s is refused and not logged', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(logged()).toEqual([]);
});

test('a report as long as a book is refused', async () => {
  expect((await send({ ...report, page: 'x'.repeat(5000) })).statusCode).toBe(413);
});

test('another site cannot report, nor can a form', async () => {
  expect((await send(report, { origin: 'https://elsewhere.aw' })).statusCode).toBe(403);
  expect((await send(report, { 'x-requested-with': '' })).statusCode).toBe(403);
  expect(logged()).toEqual([]);
});

test('an address that reports without end is told to wait', async () => {
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push(await send(report));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
});
