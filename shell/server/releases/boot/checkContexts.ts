import type { Browser, BrowserContext } from 'playwright-core';
import { type CheckTabs, createTabs } from './checkTabs.ts';
import type { RouteToCheck } from './routeUrls.rules.ts';

type Role = RouteToCheck['role'];

type RoleContext = { context: BrowserContext; tabs: CheckTabs };

/** Browser contexts that the checks of releases share, one per role. */
export type CheckContexts = {
  /** Returns the context of a role, which is created when it is first needed. */
  open: (role: Role) => Promise<RoleContext>;
  /** Deletes data of the pages of the last check: cookies, storage, service workers and tabs that they opened. */
  clear: () => Promise<void>;
};

/** Creates contexts whose pages belong to this origin. The browser cache of the origin stays between checks. */
export function createContexts(browser: Pick<Browser, 'newContext'>, url: string): CheckContexts {
  const contexts = new Map<Role, Promise<RoleContext>>();
  return {
    async open(role) {
      const known = contexts.get(role) ?? createContext(browser, url);
      contexts.set(role, known);
      return await known;
    },
    async clear() {
      await Promise.all(
        [...contexts.values()].map(async (created) => await clearContext(await created, url)),
      );
    },
  };
}

async function createContext(browser: Pick<Browser, 'newContext'>, url: string): Promise<RoleContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The realtime server would refuse the origin of the check.
  await context.routeWebSocket(/.*/, () => undefined);
  return { context, tabs: createTabs(context) };
}

async function clearContext({ context, tabs }: RoleContext, url: string): Promise<void> {
  const own = new Set(await tabs.renew());
  await Promise.all(context.pages().map(async (tab) => own.has(tab) || (await tab.close())));
  await context.clearCookies();
  const [tab] = own;
  if (!tab) return;
  const devTools = await context.newCDPSession(tab);
  await devTools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await devTools.detach();
}
