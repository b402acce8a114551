import { freePorts } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext } from 'playwright-core';
import { type CheckBoot, ReleaseError, type Releases } from '../releases/index.ts';
import { hasParameters, linkTo, type RouteToCheck, routesToCheck } from './routeUrls.rules.ts';
import { createSessions, refuseWrites, type Sessions, startSession } from './checkSessions.ts';
import { type DemoApi, startDemoApi } from './startDemoApi.ts';
import { visitRoute } from './visitRoute.ts';
import { MAX_PROBLEMS, visitRoutes } from './visitRoutes.ts';

export type BootCheckOptions = {
  /** Path of Chromium; undefined: none was found. */
  chromium: string | undefined;
  /** API with demo data; undefined: one is started for each check. */
  demoApiUrl: string | undefined;
  /** Builds a site server that serves these releases under this URL, with this API, and nothing else. */
  buildSite: (releases: Releases, urls: { siteUrl: string; apiUrl: string }) => Promise<FastifyInstance>;
};

/** Milliseconds for one page. */
const PAGE_TIMEOUT_MS = 30_000;

/** Milliseconds for a whole check and its wait for others. The release commands wait almost five minutes for a site. */
const CHECK_TIMEOUT_MS = 240_000;

/**
 * Starts a site server with the releases that are to be served and the demo data, opens each route of the changed
 * remotes in a headless Chromium, signed in where the route needs it, and rejects releases whose pages fail or show an
 * error. A new shell is checked with the routes of every remote.
 */
export function createBootCheck({ chromium: path, ...options }: BootCheckOptions): CheckBoot {
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
    const check = last.then(async () => await problemsOf(routes, releases, { path, signal, ...options }));
    last = check.catch(() => undefined);
    const problems = await check;
    if (problems.length > 0) throw new ReleaseError(refusalOf(problems));
    return { pages: routes.map(({ remote, pattern, role }) => ({ remote, pattern, role })) };
  };
}

function refusalOf(problems: readonly string[]): string {
  const more = problems.length - MAX_PROBLEMS;
  return [
    'The boot check failed, so the release was rejected.',
    ...problems.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join('\n');
}

type CheckOptions = Omit<BootCheckOptions, 'chromium'> & { path: string; signal: AbortSignal };

async function problemsOf(
  routes: RouteToCheck[],
  releases: Releases,
  { path, signal, demoApiUrl, buildSite }: CheckOptions,
): Promise<string[]> {
  const ends = new AsyncDisposableStack();
  try {
    const starting = startBrowser(path);
    const started = starting.catch(() => undefined);
    ends.defer(async () => await (await started)?.close());
    const api: DemoApi =
      demoApiUrl === undefined ? await startDemoApi() : { url: demoApiUrl, close: async () => undefined };
    ends.defer(api.close);
    const { site, url } = await startSite(releases, { buildSite, apiUrl: api.url });
    ends.defer(async () => await site.close());
    const sessions = createSessions(api.url);
    ends.defer(sessions.end);
    const browser = await starting;
    return await visitAll(routes, createContexts(browser, { url, sessions }), signal);
  } finally {
    await ends.disposeAsync();
  }
}

/** Visits the routes with parameters last, with links of the pages before. */
async function visitAll(
  routes: RouteToCheck[],
  contexts: ReturnType<typeof createContexts>,
  signal: AbortSignal,
): Promise<string[]> {
  const links = new Set<string>();
  const visit = async (route: RouteToCheck): Promise<string[]> => {
    const path = hasParameters(route) ? (linkTo(route, links, routes) ?? route.path) : route.path;
    const visited = await visitRoute(await contexts(route.role), { ...route, path }, PAGE_TIMEOUT_MS);
    visited.links.forEach((link) => links.add(link));
    return visited.problems;
  };
  const plain = await visitRoutes(
    routes.filter((route) => !hasParameters(route)),
    visit,
    signal,
  );
  if (signal.aborted || plain.length >= MAX_PROBLEMS) return plain;
  return [...plain, ...(await visitRoutes(routes.filter(hasParameters), visit, signal))];
}

/** The URL is part of the pages, so the port is chosen before the site is built. */
async function startSite(
  releases: Releases,
  { buildSite, apiUrl }: { buildSite: BootCheckOptions['buildSite']; apiUrl: string },
): Promise<{ site: FastifyInstance; url: string }> {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const site = await buildSite(releases, { siteUrl: url, apiUrl });
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

type Site = { url: string; sessions: Sessions };

/** Returns one browser context per role, created when it is first needed. */
function createContexts(browser: Browser, site: Site) {
  const contexts = new Map<RouteToCheck['role'], Promise<BrowserContext>>();
  return async (role: RouteToCheck['role']): Promise<BrowserContext> => {
    const known = contexts.get(role) ?? createContext(browser, role, site);
    contexts.set(role, known);
    return await known;
  };
}

async function createContext(
  browser: Browser,
  role: RouteToCheck['role'],
  { url, sessions }: Site,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The realtime server would refuse the origin of the check.
  await context.routeWebSocket(/.*/, () => undefined);
  await refuseWrites(context);
  if (role) await startSession(context, { url, session: await sessions.of(role) });
  return context;
}
