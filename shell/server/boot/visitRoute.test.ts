import { expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { visitRoute } from './visitRoute.ts';

const never = new Promise<never>(() => {});

/** A page in an endless loop, whose code answers nothing, and which cannot be closed. */
const loopingPage = {
  setDefaultTimeout: () => undefined,
  on: () => undefined,
  goto: async () => null,
  waitForSelector: async () => null,
  locator: () => ({ count: async () => 0 }),
  evaluate: async () => await never,
  close: async () => await never,
};

test('a page that does not respond is a problem of its route', async () => {
  const context = { newPage: async () => loopingPage } as unknown as BrowserContext;
  const { problems } = await visitRoute(context, { remote: 'mfe-checkout', path: '/plans' }, 50);
  expect(problems).toEqual([
    '/plans of mfe-checkout: It was not ready within 0.05 seconds: Error: The page does not respond.',
  ]);
});
