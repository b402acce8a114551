import { createConfig, lintFromString } from '@redocly/openapi-core';
import { SPECIFIED_CALLS } from '../src/app/openapi/specification.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

interface Operation {
  tags: string[];
  operationId: string;
  summary?: string;
  security: object[];
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

test('the OpenAPI document passes the linter', async () => {
  // One path of the specification ends with a slash.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
  ).toEqual([]);
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
