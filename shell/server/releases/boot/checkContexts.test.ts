import { expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createContexts } from './checkContexts.ts';

const ORIGIN = 'http://127.0.0.1:1';

/** A browser that logs what happens to its contexts and their tabs. */
function fakeBrowser() {
  const log: string[] = [];
  const newContext = async () => {
    log.push('open a context');
    const tabs: object[] = [];
    return {
      routeWebSocket: async () => undefined,
      pages: () => tabs,
      clearCookies: async () => void log.push('clear cookies'),
      async newPage() {
        const name = `tab ${tabs.length}`;
        const tab = {
          goto: async () => null,
          evaluate: async () => undefined,
          close: async () => void log.push(`close ${name}`),
        };
        tabs.push(tab);
        return tab;
      },
      newCDPSession: async () => ({
        send: async (method: string, sent: { origin: string; storageTypes: string }) =>
          void log.push(`${method} ${sent.origin} ${sent.storageTypes}`),
        detach: async () => undefined,
      }),
    };
  };
  return { log, browser: { newContext } as unknown as Pick<Browser, 'newContext'> };
}

test('each role has one context, which stays between checks', async () => {
  const { log, browser } = fakeBrowser();
  const { open } = createContexts(browser, ORIGIN);
  const [first, second] = await Promise.all([open('recruiter'), open('recruiter')]);
  expect(second).toBe(first);
  expect(await open(null)).not.toBe(first);
  expect(log).toEqual(['open a context', 'open a context']);
});

test('the next check keeps the tabs, without what the pages stored and the tabs that they opened', async () => {
  const { log, browser } = fakeBrowser();
  const { open, clear } = createContexts(browser, ORIGIN);
  const { context, tabs } = await open(null);
  const tab = await tabs.take();
  await context.newPage();
  await tabs.release(tab);
  await clear();
  expect(log.slice(1)).toEqual(['close tab 1', 'clear cookies', `Storage.clearDataForOrigin ${ORIGIN} all`]);
  expect(await tabs.take()).toBe(tab);
});
