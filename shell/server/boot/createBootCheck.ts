import { freePorts } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext } from 'playwright-core';
import { type CheckBoot, ReleaseError, type Releases } from '../releases/index.ts';
import { type RouteToCheck, routesToCheck } from './routeUrls.rules.ts';
import { signInByRoute } from './signInByRoute.ts';
import { visitRoute } from './visitRoute.ts';
import { MAX_PROBLEMS, visitRoutes } from './visitRoutes.ts';

export type BootCheckOptions = {
  /** Path of Chromium; undefined: none was found. */
  chromium: string | undefined;
  /** Builds a site server that serves these releases under this URL and nothing else. */
  buildSite: (releases: Releases, siteUrl: string) => Promise<FastifyInstance>;
};

/** Milliseconds for one page. */
const PAGE_TIMEOUT_MS = 30_000;

/** Milliseconds for a whole check and its wait for others. The release commands wait almost five minutes for a site. */
const CHECK_TIMEOUT_MS = 240_000;

/**
 * Starts a site server with the releases that are to be served, opens each route of the changed remotes in a headless
 * Chromium, and rejects releases whose pages fail. A new shell is checked with the routes of every remote.
 */
export function createBootCheck({ chromium: path, buildSite }: BootCheckOptions): CheckBoot {
  let last: Promise<unknown> = Promise.resolve();

  return async (releases, changed) => {
    if (path === undefined)
      throw new ReleaseError(
        'The boot check needs Chromium, which was not found. Install it or set CHROMIUM_PATH; BOOT_CHECK=off switches the check off.',
      );
    const { shell, document } = releases;
    const remotes = document.remotes.filter(
      ({ name }) => changed.includes(name) || changed.includes(shell.name),
    );
    const routes = routesToCheck(remotes);
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    // One at a time: a check uses much memory and processor time.
    const check = last.then(async () => await problemsOf(routes, releases, { path, buildSite, signal }));
    last = check.catch(() => undefined);
    const problems = await check;
    if (problems.length === 0) return;
    const more = problems.length - MAX_PROBLEMS;
    throw new ReleaseError(
      [
        'The boot check failed, so nothing was activated.',
        ...problems.slice(0, MAX_PROBLEMS),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ].join('\n'),
    );
  };
}

async function problemsOf(
  routes: RouteToCheck[],
  releases: Releases,
  {
    path,
    buildSite,
    signal,
  }: { path: string; buildSite: BootCheckOptions['buildSite']; signal: AbortSignal },
): Promise<string[]> {
  const { site, url } = await startSite(releases, buildSite);
  try {
    const browser = await startBrowser(path);
    try {
      const contexts = createContexts(browser, url);
      return await visitRoutes(
        routes,
        async (route) => await visitRoute(await contexts(route.role), route, PAGE_TIMEOUT_MS),
        signal,
      );
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

/** The URL is part of the pages, so the port is chosen before the site is built. */
async function startSite(
  releases: Releases,
  buildSite: BootCheckOptions['buildSite'],
): Promise<{ site: FastifyInstance; url: string }> {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const site = await buildSite(releases, url);
  await site.listen({ host: '127.0.0.1', port: port! });
  return { site, url };
}

async function startBrowser(executablePath: string): Promise<Browser> {
  // Large, and most site servers check nothing.
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
  } catch (cause) {
    throw new ReleaseError('The boot check could not start Chromium. Check CHROMIUM_PATH.', { cause });
  }
}

/** Returns one browser context per role, created when it is first needed. */
function createContexts(browser: Browser, url: string) {
  const contexts = new Map<RouteToCheck['role'], Promise<BrowserContext>>();
  return async (role: RouteToCheck['role']): Promise<BrowserContext> => {
    const known = contexts.get(role) ?? createContext(browser, { url, role });
    contexts.set(role, known);
    return await known;
  };
}

async function createContext(
  browser: Browser,
  { url, role }: { url: string; role: RouteToCheck['role'] },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The realtime server would refuse the origin of the check.
  await context.routeWebSocket(/.*/, () => undefined);
  if (role) await signInByRoute(context, { url, role });
  return context;
}
