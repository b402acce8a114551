import { expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { startFakeAccountApi } from '../auth/testing/fakeAccountApi.ts';
import { createSessions, refuseWrites } from './checkSessions.ts';

test('names the setting when the API has no demo accounts, and when it does not respond', async () => {
  const api = await startFakeAccountApi();
  const sessionOf = async () => await createSessions(api.url).of('recruiter');
  await expect(sessionOf()).rejects.toThrow(/recruiter of the demo data \(401\).*BOOT_CHECK_API_URL/);
  await api.stop();
  await expect(sessionOf()).rejects.toThrow(/\(no response\)/);
});

test.each([
  ['GET', '/api/recruiter/orders', 'sent'],
  ['POST', '/api/recruiter/orders', 503],
  ['DELETE', '/api/applicant/cvs/1', 503],
  ['POST', '/api/_report', 'sent'],
])('a %s %s of a page under check gets %s', async (method, path, expected) => {
  let outcome: unknown;
  const route = {
    request: () => ({ method: () => method, url: () => `http://127.0.0.1:4000${path}` }),
    fallback: async () => void (outcome = 'sent'),
    fulfill: async ({ status }: { status: number }) => void (outcome = status),
  };
  const context = {
    route: async (_urls: string, handle: (call: typeof route) => Promise<void>) => handle(route),
  };
  await refuseWrites(context as unknown as BrowserContext);
  expect(outcome).toBe(expected);
});
