import type { Page, Route } from '@playwright/test';
import type { BrokenBuilds } from './brokenBuilds.ts';
import { replaceRemote, rewriteRelease } from './releaseDocument.ts';

/** The remote to break, one of its pages, and the builds that can replace it. */
export type Target = { page: Page; remote: string; path: string; builds: BrokenBuilds };

export type Fault = {
  name: string;
  /** Injects the fault until the routes of the page are removed. */
  inject: (target: Target) => Promise<unknown>;
  /** Error class in the report to the server. */
  errorClass: string;
  /** Error message on the page. */
  message: RegExp;
  /** Advances the clock by the time that the page waits. */
  wait?: (page: Page) => Promise<unknown>;
  /** Repairs a fault in the page itself; other faults end when the routes are removed. */
  repair?: (page: Page) => Promise<unknown>;
  /** The page recovers without a retry. */
  recoversItself?: true;
  /** A retry loads no document, so the state in memory stays. */
  keepsDocument?: true;
};

const OUTDATED = /It was updated while this page was open/;
const UNUSABLE = /What arrived could not be used, so we did not run it/;
const CRASHED = /It is a mistake of ours/;

export const faults: Fault[] = [
  {
    name: 'DNS lookup fails',
    inject: (target) => routeFiles(target, (route) => route.abort('namenotresolved')),
    errorClass: 'network',
    message: /It could not be reached/,
  },
  {
    name: 'files return 404',
    inject: (target) =>
      routeFiles(target, (route) => route.fulfill({ status: 404, body: 'There is no such file.' })),
    errorClass: 'http',
    message: /It is not available at the moment/,
  },
  {
    name: 'files return 503',
    inject: (target) => routeFiles(target, (route) => route.fulfill({ status: 503, body: 'Later.' })),
    errorClass: 'http',
    message: /It is not available at the moment/,
  },
  {
    name: 'files return HTML instead of a module',
    inject: (target) =>
      routeFiles(target, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })),
    errorClass: 'not-a-module',
    message: UNUSABLE,
  },
  {
    name: 'files are truncated',
    inject: (target) =>
      routeFiles(target, (route) => rewriteBody(route, (body) => body.slice(0, body.length / 2))),
    errorClass: 'not-a-module',
    message: UNUSABLE,
  },
  throwing('at load', 'threw-at-load', /It broke while it was starting/),
  { ...throwing('in render', 'threw-in-render', CRASHED), repair: repairInPage },
  { ...throwing('in an effect', 'threw-in-render', CRASHED), repair: repairInPage },
  {
    ...throwing('in a saga', 'threw-in-saga', /Something on this page stopped working/),
    recoversItself: true,
  },
  { ...throwing('in a saga each time', 'threw-in-saga', CRASHED), repair: repairInPage },
  {
    name: 'requires another contract version',
    inject: ({ page, remote }) =>
      rewriteRelease(page, remote, (release) => ({ ...release, contract: '^9.0.0' })),
    errorClass: 'contract',
    message: OUTDATED,
  },
  {
    name: 'requires another React version',
    inject: async ({ page, remote, path, builds }) => {
      await configureBrokenRemote(page, { breaks: 'not at all', path, area: remote.slice(4) });
      await replaceRemote(page, remote, path, builds.forOldReact);
    },
    errorClass: 'contract',
    message: OUTDATED,
  },
  {
    name: 'files do not match their integrity hashes',
    inject: (target) => routeFiles(target, (route) => rewriteBody(route, (body) => `${body}\n// and more`)),
    errorClass: 'not-a-module',
    message: UNUSABLE,
  },
  {
    name: 'release was removed from the server',
    inject: ({ page, remote }) =>
      page.route(fileUrls(remote, '(?!entry|module)'), (route) =>
        route.fulfill({ status: 404, body: 'Gone.' }),
      ),
    errorClass: 'http',
    message: OUTDATED,
    keepsDocument: true,
  },
  {
    ...throwing('in a loader that never ends', 'timeout', /It is taking too long to answer/),
    name: 'a loader never ends',
    wait: advanceLoader,
    repair: repairInPage,
  },
];

/** Configuration that the broken remote reads from `globalThis.brokenRemote`. */
type BrokenRemote = { breaks: string; path: string; area: string; isLoading?: boolean };

function throwing(phase: string, errorClass: string, message: RegExp): Fault {
  return {
    name: `throws ${phase}`,
    inject: async ({ page, remote, path, builds }) => {
      await configureBrokenRemote(page, { breaks: phase, path, area: remote.slice(4) });
      await replaceRemote(page, remote, path, builds.plain);
    },
    errorClass,
    message,
  };
}

export function configureBrokenRemote(page: Page, configuration: BrokenRemote): Promise<unknown> {
  return page.addInitScript((brokenRemote) => Object.assign(globalThis, { brokenRemote }), configuration);
}

/** Advances the clock past the deadline of a loader, 30 s. */
async function advanceLoader(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { brokenRemote } = globalThis as unknown as { brokenRemote: BrokenRemote };
    if (!brokenRemote.isLoading) return false;
    brokenRemote.isLoading = false;
    return true;
  });
  await page.clock.fastForward(30_100);
}

export function repairInPage(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    (globalThis as unknown as { brokenRemote: BrokenRemote }).brokenRemote.breaks = 'not at all';
  });
}

function fileUrls(remote: string, names = ''): RegExp {
  return new RegExp(`/remotes(-mirror)?/${remote}/[^/]+/${names}`);
}

function routeFiles({ page, remote }: Target, handler: (route: Route) => Promise<void>): Promise<unknown> {
  return page.route(fileUrls(remote), handler);
}

async function rewriteBody(route: Route, rewrite: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers, body: rewrite(await response.text()) });
}
