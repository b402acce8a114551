import { createConfig, lintFromString } from '@redocly/openapi-core';
import { SPECIFIED_CALLS } from '../../../src/app/openapi/specification.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';

interface Operation {
  tags: string[];
  operationId: string;
  summary?: string;
  security: object[];
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
}
type Paths = Record<string, Record<string, Operation>>;

let portal: TestApp;
let source: string;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://portal.test' });
  source = (await portal.app.inject('/openapi.json')).body;
});
afterAll(async () => await portal.close());

const calls = () =>
  Object.entries((JSON.parse(source) as { paths: Paths }).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replace(/(.)\/$/, '$1')}`,
      operation,
    })),
  );

test('the OpenAPI document passes redocly', async () => {
  // One path of the specification ends with a slash.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
  ).toEqual([]);
});

test('the viewer loads its files through the site too, below another path', async () => {
  const redirect = await portal.app.inject('/docs');
  const viewer = new URL(redirect.headers.location!, 'https://portal.test/api/docs');
  expect([redirect.statusCode, viewer.pathname]).toEqual([302, '/api/docs/']);
  const { body } = await portal.app.inject('/docs/');
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, path]) => new URL(path!, viewer).pathname,
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await portal.app.inject(file.replace('/api/', '/'));
    expect([file, response.statusCode]).toEqual([expect.stringMatching(/^\/api\/docs\//), 200]);
  }
});

test('describes every call of the specification and tags every other one as ours', () => {
  const described = calls();
  const names = new Set(described.map(({ call }) => call));
  expect([...SPECIFIED_CALLS].filter((call) => !names.has(call))).toEqual([]);
  for (const { call, operation } of described) {
    expect([call, operation.tags.includes('ours')]).toEqual([call, !SPECIFIED_CALLS.has(call)]);
    expect([call, operation.summary]).toEqual([call, expect.any(String)]);
  }
});

test('states which calls need a session', () => {
  const needs = Object.fromEntries(
    calls().map(({ call, operation }) => [call, operation.security.length > 0]),
  );
  expect(needs).toMatchObject({
    'GET /vacancies': false,
    'POST /account/recruiter/register': false,
    'GET /recruiter/user': true,
    'POST /vacancies/{id}/apply': true,
    'GET /applicant/me': true,
  });
});

describe('responses', () => {
  const responsesOf = (name: string) => calls().find(({ call }) => call === name)!.operation.responses;

  test('of errors have numbers and one schema', () => {
    const ranges = calls().filter(({ operation }) =>
      Object.keys(operation.responses).some((s) => /XX/i.test(s)),
    );
    expect(ranges.map(({ call }) => call)).toEqual([]);
    expect(Object.keys(responsesOf('POST /vacancies/{id}/apply'))).toEqual(
      expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '422', '429', '503']),
    );
    expect(Object.keys(responsesOf('GET /packages'))).toEqual(['200', '400', '500', '503', 'default']);
    expect(responsesOf('GET /applicant/me')['401']).toMatchObject({
      headers: { 'WWW-Authenticate': { schema: { type: 'string' } } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
    expect(JSON.parse(source)).toMatchObject({
      components: { schemas: { Problem: { type: 'object', required: expect.arrayContaining(['message']) } } },
    });
  });

  test('of limited calls name 429 with Retry-After', () => {
    expect(responsesOf('POST /account/login')['429']).toMatchObject({
      headers: { 'Retry-After': { schema: { type: 'integer' } } },
    });
    expect(responsesOf('GET /recruiter/scraped-vacancies/{id}')).toHaveProperty('429');
    expect(responsesOf('GET /packages')).not.toHaveProperty('429');
  });

  test('of files have their content types', () => {
    const file = { schema: { type: 'string', format: 'binary' } };
    expect(responsesOf('GET /recruiter/orders/{id}/receipt')['200']?.content).toEqual({
      'application/pdf': file,
    });
    expect(responsesOf('POST /recruiter/applicants/resumes.zip')['200']?.content).toEqual({
      'application/zip': file,
    });
    expect(responsesOf('GET /feeds/vacancies.rss')['200']?.content).toEqual({
      'application/rss+xml': { schema: { type: 'string' } },
    });
  });
});

test.each([
  ['POST /applicant/me/photo', ['photo']],
  ['POST /applicant/me/resumes', ['resume']],
  ['POST /recruiter/company', ['logo', 'cover']],
])('describes the files in the form of %s', (name, files) => {
  const { requestBody } = calls().find(({ call }) => call === name)!.operation;
  const { properties } = requestBody!.content['multipart/form-data']!.schema;
  for (const file of files) expect(properties[file]).toEqual({ type: 'string', format: 'binary' });
});
