import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createTabs } from './checkTabs.ts';
import { visitRoute } from './visitRoute.ts';

const never = new Promise<never>(() => {});

/** A page in an endless loop, whose code returns nothing, and which cannot be closed. */
const loopingPage = {
  setDefaultTimeout: () => undefined,
  on: () => undefined,
  off: () => undefined,
  goto: async () => null,
  waitForSelector: async () => null,
  locator: () => ({ count: async () => 0 }),
  evaluate: async () => await never,
  close: async () => await never,
};

const tabsWith = (page: object) => createTabs({ newPage: async () => page as Page });

test('a page that does not respond is a problem of its route', async () => {
  const { problems } = await visitRoute(
    tabsWith(loopingPage),
    { remote: 'mfe-checkout', path: '/plans' },
    50,
  );
  expect(problems).toEqual([
    '/plans of mfe-checkout: It was not ready within 0.05 seconds: Error: No response while it loaded its data.',
  ]);
});

test.each([
  ['stylesheet', '/mfe-checkout/main.css', ' GET /mfe-checkout/main.css failed with 404.'],
  ['stylesheet', 'http://cdn.test/main.css', undefined],
  ['image', '/picture.png', undefined],
  ['document', '/plans', undefined],
  ['fetch', '/api/packages/1', undefined],
])('a missing %s %s is reported as%s', async (type, path, problem) => {
  const page = new EventEmitter();
  const response = {
    url: () => new URL(path, 'http://site.test').href,
    status: () => 404,
    request: () => ({ method: () => 'GET', resourceType: () => type }),
  };
  Object.assign(page, loopingPage, {
    on: page.on.bind(page),
    off: page.off.bind(page),
    url: () => 'http://site.test/plans',
    goto: async () => page.emit('response', response),
  });
  const { problems } = await visitRoute(tabsWith(page), { remote: 'mfe-checkout', path: '/plans' }, 5);
  expect(problems.filter((each) => each.includes('failed with'))).toEqual(
    problem === undefined ? [] : [`/plans of mfe-checkout:${problem}`],
  );
  // The next page in the tab has new listeners.
  expect(page.eventNames()).toEqual([]);
});

test('axe inspects a page unless it is skipped', async () => {
  const found = { count: async () => 0, first: () => found, evaluateAll: async () => [] };
  const site = { locator: () => found, url: () => 'http://site.test/plans' };
  const page = { ...loopingPage, ...site, evaluate: async () => undefined };
  const visit = async (isAxeSkipped: boolean) =>
    await visitRoute(tabsWith(page), { remote: 'mfe-checkout', path: '/plans' }, 5000, { isAxeSkipped });
  // This page is none that axe could inspect.
  expect((await visit(false)).problems).toHaveLength(1);
  expect((await visit(true)).problems).toEqual([]);
});
