import { sitePath } from '@cpa/shared/routing';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { type CheckBoot, ReleaseError, type Releases } from '../index.ts';
import { findPage } from '../serving/findPage.ts';
import type { ReportProblem } from '../serving/serverProblems.ts';
import { type RouteToCheck, routesToCheck } from './routeUrls.rules.ts';
import { type CheckEnvironment, createCheckEnvironment, type Running } from './checkEnvironment.ts';
import { createSessions, guardCheck, type Sessions, startSession } from './checkSessions.ts';
import type { CheckTabs } from './checkTabs.ts';
import type { CheckBrowser } from './startCheckBrowser.ts';
import { checkPages, PAGE_TIMEOUT_MS, type RunningCheck } from './checkPages.ts';
import { journeysToWalk } from './journeys.rules.ts';
import { type VisitOptions, visitRoute } from './visitRoute.ts';
import type { TabsOf } from './walkJourneys.ts';

export type BootCheckOptions = {
  /** Path of Chromium; undefined: none was found. */
  chromium: string | undefined;
  /** API with demo data; undefined: one is started. */
  demoApiUrl: string | undefined;
  /** Milliseconds for which browser and API wait for the next check; see `CheckEnvironmentOptions`. Default: 0. */
  keepMs?: number | undefined;
  /** Builds a site server that serves these releases, and nothing else. */
  buildSite: (releases: Releases, site: CheckedSite) => Promise<FastifyInstance>;
};

export type CheckedSite = {
  siteUrl: string;
  apiUrl: string;
  /** Runs before each request. */
  guard: onRequestAsyncHookHandler;
  onServerProblem: ReportProblem;
};

export type BootCheck = {
  check: CheckBoot;
  /** Opens one page of given releases, signed in where its route needs it. Returns its problems. */
  visit: (releases: Releases, path: string, options?: VisitOptions) => Promise<string[]>;
  /** Starts browser and API for a check that will follow, for example when the upload of a release begins. */
  prepare: () => void;
  /** Ends browser and API. */
  end: () => Promise<void>;
};

/** Milliseconds for a whole check and its wait for others. The release commands wait almost five minutes for a site. */
const CHECK_TIMEOUT_MS = 240_000;

/**
 * Starts a site server with the releases that are to be served and the demo data, opens each route of the changed
 * remotes in a headless Chromium, signed in where the route needs it, and rejects releases whose pages fail or show an
 * error. A new shell is checked with the routes of every remote.
 */
export function createBootCheck({
  chromium,
  demoApiUrl,
  keepMs = 0,
  buildSite,
}: BootCheckOptions): BootCheck {
  const environment =
    chromium === undefined ? undefined : createCheckEnvironment({ chromium, demoApiUrl, keepMs });
  let last: Promise<unknown> = Promise.resolve();

  /** One check at a time, because it uses much memory and processor time. */
  async function oneAtATime<T>(releases: Releases, work: WorkOnSite<T>): Promise<T> {
    if (!environment)
      throw new ReleaseError(
        'The boot check needs Chromium, which was not found. Install it or set CHROMIUM_PATH; BOOT_CHECK=off switches the check off.',
      );
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const check = last.then(
      async () =>
        await withSite(
          releases,
          { environment, buildSite },
          async (tabsOf, stuck, replace) => await work(tabsOf, { signal, stuck, replace }),
        ),
    );
    last = check.catch(() => undefined);
    return await check;
  }

  return {
    prepare: () => environment?.prepare(),
    end: async () => await environment?.end(),
    async check(releases, changed) {
      const { shell, document } = releases;
      const remotes = document.remotes.filter(
        ({ name }) => changed.includes(name) || changed.includes(shell.name),
      );
      const routes = routesToCheck(remotes);
      const isShellNew = changed.includes(shell.name);
      const journeys = journeysToWalk(document.remotes, isShellNew ? 'all' : changed);
      const results = await oneAtATime(
        releases,
        async (tabsOf, check) => await checkPages({ routes, journeys }, tabsOf, check),
      );
      return {
        pages: routes.map(({ remote, pattern, role }) => ({ remote, pattern, role })),
        journeys: results,
      };
    },
    async visit(releases, path, options) {
      const { pathname } = new URL(path, 'http://localhost');
      const { remote = releases.shell, pattern } = findPage(releases.document, sitePath(pathname)) ?? {};
      const { role = null } = remote.manifest?.routes.find((route) => route.path === pattern) ?? {};
      return await oneAtATime(releases, async (tabsOf, { stuck }) => {
        const tabs = await tabsOf(role);
        const { problems } = await visitRoute(tabs, { remote: remote.name, path }, PAGE_TIMEOUT_MS, options);
        return [...stuck, ...problems];
      });
    },
  };
}

/** Works with the tabs of a site. `stuck` receives the problems of its server, also while pages are open. */
type WorkOnSite<T> = (tabsOf: TabsOf, check: RunningCheck) => Promise<T>;

type CheckOptions = Pick<BootCheckOptions, 'buildSite'> & { environment: CheckEnvironment };

/** Starts a site server that serves the releases, and ends it. */
async function withSite<T>(
  releases: Releases,
  { environment, buildSite }: CheckOptions,
  work: (tabsOf: TabsOf, stuck: ReadonlySet<string>, replace: Running['replace']) => Promise<T>,
): Promise<T> {
  return await environment.use(async ({ browser, apiUrl, replace }) => {
    const { url } = browser;
    const ends = new AsyncDisposableStack();
    try {
      const sessions = createSessions(apiUrl);
      ends.defer(sessions.end);
      const stuck = new Set<string>();
      const onServerProblem: ReportProblem = ({ remote, route, part, reason, isStuck }) =>
        void (isStuck && stuck.add(`The ${part} of ${route} of ${remote} on the server: ${reason}`));
      const guard = guardCheck(sessions);
      const site = await buildSite(releases, { siteUrl: url, apiUrl, guard, onServerProblem });
      ends.defer(async () => await site.close());
      await site.ready();
      ends.defer(browser.serve(site));
      await browser.contexts.clear();
      return await work(signedInTabs(browser, sessions), stuck, replace);
    } finally {
      await ends.disposeAsync();
    }
  });
}

/** Returns a function that signs in as a role when its tabs are first needed. */
function signedInTabs({ contexts, url }: CheckBrowser, sessions: Sessions): TabsOf {
  const known = new Map<RouteToCheck['role'], Promise<CheckTabs>>();
  const signIn: TabsOf = async (role) => {
    const { context, tabs } = await contexts.open(role);
    if (role) await startSession(context, { url, session: await sessions.of(role) });
    return tabs;
  };
  return async (role) => {
    const tabs = known.get(role) ?? signIn(role);
    known.set(role, tabs);
    return await tabs;
  };
}
