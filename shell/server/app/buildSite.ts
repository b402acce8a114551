import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  fastify,
  type onRequestAsyncHookHandler,
} from 'fastify';
import { authPlugin } from '../session/authPlugin.ts';
import { createPageSessionReader } from '../session/pageSession.ts';
import { hasRecentChange, rememberChanges } from '../session/recentChanges.ts';
import { createSessionStatusCache } from '../session/sessionStatusCache.ts';
import { type BootCheck, type BootCheckOptions, createBootCheck } from '../releases/boot/createBootCheck.ts';
import { type RealtimeApi, announceReleases } from '../documents/changes/announceReleases.ts';
import { createCanaryFigures } from '../releases/canary/canaryFigures.ts';
import { canaryLog } from '../releases/canary/eventLog.ts';
import { createVisitorCookie } from '../releases/canary/visitorCookie.ts';
import { createVisitorReleases } from '../releases/canary/visitorReleases.ts';
import { createCanaryWatch } from '../releases/canary/watchCanaries.ts';
import { createRecentFailures } from '../releases/serving/recentFailures.ts';
import { type ReportProblem, createServerProblems } from '../releases/serving/serverProblems.ts';
import { rejectInvalidUrl } from '../documents/respond/rejectInvalidUrl.ts';
import { createHeadReader } from '../documents/heads/createHeadReader.ts';
import { documentRoutes } from '../documents/respond/documentRoutes.ts';
import { createStylesheetReader } from '../documents/respond/readStylesheet.ts';
import type { PageSettings } from '../documents/respond/renderDocument.ts';
import { health } from './health.ts';
import { crawlerFiles } from '../documents/files/crawlerFiles.ts';
import { immutableFiles } from '../documents/files/immutableFiles.ts';
import { publicRemotes } from '../documents/files/publicRemotes.ts';
import { shellFiles } from '../documents/files/shellFiles.ts';
import { offlineRoutes } from '../documents/offline/offlineRoutes.ts';
import { operatorRoutes } from '../releases/operator/operatorRoutes.ts';
import { createPreviewCookie } from '../releases/previews/previewCookie.ts';
import { previewRoutes } from '../releases/previews/previewRoutes.ts';
import { createPreviewTokens } from '../releases/previews/previewToken.ts';
import { withPreviews } from '../releases/previews/withPreviews.ts';
import { portalRoutes } from '../releases/portal/portalRoutes.ts';
import { apiProxy } from '../proxy/apiProxy.ts';
import { type DevelopmentRemotes, withDevelopmentRemotes } from '../releases/serving/developmentReleases.ts';
import { currentRelease } from '../documents/respond/currentRelease.ts';
import { releaseFiles } from '../documents/respond/releaseFiles.ts';
import { drainConnections, recordRequest, requestSpan, spanLabel } from '@cpa/shared/server';
import { createReleaseCache, type ReleaseCache } from '../releases/serving/releaseCache.ts';
import { type ReleaseSource, createReleaseSource } from '../releases/serving/releaseSource.ts';
import { withFilesUrl } from '../releases/serving/withFilesUrl.ts';
import { openReleaseStore } from '../releases/publishing/releaseStore.ts';
import {
  REQUEST_TIMEOUT_MS,
  type Transport,
  limitHttp2Requests,
  transportOptions,
} from '../platform/transport.ts';
import { failureReports } from '../proxy/failureReports.ts';
import { type RenderingOptions, startRendering } from './startRendering.ts';
import { watchdogRoute } from '../platform/watchdog/watchdogRoute.ts';
import { siteMetrics } from './siteMetrics.ts';
import { statusRoutes } from '../documents/status/statusRoutes.ts';
import { siteIcon } from '../documents/files/siteIcon.ts';
import type { StorePlace } from '../platform/storage/releaseStorage.ts';

/** `chromium` and `demoApiUrl` as in `BootCheckOptions`. */
export type BootCheckSettings = Pick<BootCheckOptions, 'chromium' | 'demoApiUrl'>;

export type SiteDeps = {
  /** Build of a shell that is served instead of the active one. */
  shellDir?: string | undefined;
  /** Folder with the files of releases. */
  releasesDir: string;
  /** Release store. Default: the folder. With another one, the folder has copies of its releases. */
  place?: StorePlace | undefined;
  /** Base URL of the API. */
  apiUrl: string;
  /** Public origin of the site. */
  siteUrl: string;
  /** Origins besides the site that a page may connect to. */
  connectTo: string[];
  /** URL whose `/remotes` has the files of the release store, for example that of a CDN. Default: the site. */
  filesUrl?: string | undefined;
  /** Another origin of the site for files that did not load. Default: the site. */
  mirrorUrl?: string | undefined;
  /** Origins besides the site that may serve the files of previews. Default: none. */
  previewOrigins?: string[];
  /** Proxies in front of this server whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: string[];
  /** Multiplies all rate limits, for load tests. Default: 1. */
  rateLimitFactor?: number;
  /** Default: HTTP/1.1 without TLS. */
  transport?: Transport;
  /** Publish API of the realtime server; absent: changes of releases are not announced. */
  realtimeApi?: RealtimeApi | undefined;
  page: PageSettings;
  /** Key that encrypts the session cookie. */
  secret: string;
  logger?: FastifyBaseLogger;
  /** Remotes served from development servers. */
  developmentRemotes?: DevelopmentRemotes;
  releases?: ReleaseSource;
  /** Rendering of pages; absent: browsers render all of them. */
  rendering?: RenderingOptions | undefined;
  /** Check of releases before they are activated, in a Chromium at this path. Default: off. */
  bootCheck?: BootCheckSettings | undefined;
  /** File with the history of the page `/status`. Default: no such page. */
  statusFile?: string | undefined;
  /** Bearer token that `/metrics` requires. Default: no metrics. */
  metricsToken?: string | undefined;
  /** Aborted when the process is asked to end. Default: never. */
  draining?: AbortSignal;
  /** Runs before each request. */
  guard?: onRequestAsyncHookHandler;
  /** Called when code of a release has a problem on this server. */
  onServerProblem?: ReportProblem;
  /** Milliseconds for the head of a page. Default: 1000. */
  headDeadlineMs?: number;
};

/** Milliseconds for which the browser and the API of a boot check wait for the next check. */
const KEEP_BOOT_CHECK_MS = 5 * 60_000;

/** Milliseconds for a page or a head in a boot check, which runs beside the pages of visitors. */
const CHECK_DEADLINE_MS = 10_000;

/** Builds the site server without listening: documents, files, API proxy and sign-in. */
export async function buildSite(deps: SiteDeps): Promise<FastifyInstance> {
  const { shellDir, releasesDir, apiUrl, siteUrl, connectTo, page, secret } = deps;
  const { developmentRemotes = {}, rateLimitFactor = 1, transport = { kind: 'http1' } } = deps;
  const { place = releasesDir } = deps;
  const cache = place === releasesDir ? undefined : createReleaseCache(place, releasesDir);
  const hold = cache?.holdOne;
  const published = deps.releases ?? createReleaseSource({ shellDir, place, hold: cache?.hold });
  // Releases of a boot check are not served yet.
  if (deps.releases) await holdGiven(deps.releases, cache);
  const placed = withFilesUrl(published, deps);
  const releases = withDevelopmentRemotes(placed, developmentRemotes);
  const developmentOrigins = Object.values(developmentRemotes).map((url) => new URL(url).origin);
  const app = fastify({
    ...(deps.logger && { loggerInstance: deps.logger }),
    trustProxy: deps.trustedProxies ?? [],
    genReqId: (request) => spanLabel(requestSpan(request)),
    routerOptions: { maxParamLength: 500 },
    bodyLimit: 1_048_576,
    connectionTimeout: 60_000,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A request that arrives on a kept-alive connection while the server closes is served.
    return503OnClosing: false,
    frameworkErrors: rejectInvalidUrl,
    ...transportOptions(transport),
  });
  limitHttp2Requests(app, transport);
  const { draining = new AbortController().signal } = deps;
  drainConnections(app.server, draining);
  app.addHook('onResponse', async ({ raw, routeOptions }, { statusCode: status, elapsedTime }) =>
    recordRequest(raw, { route: routeOptions.url ?? 'none', status, milliseconds: elapsedTime }),
  );
  const countDocument = siteMetrics(app, deps.metricsToken, releases);

  const isSecure = siteUrl.startsWith('https:');
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: false, hsts: isSecure });
  await app.register(cookie);
  rememberChanges(app, isSecure);
  if (deps.guard) app.addHook('onRequest', deps.guard);
  const bootCheck = bootCheckOf(deps, KEEP_BOOT_CHECK_MS);
  app.addHook('onClose', async () => await bootCheck?.end());
  const store = openReleaseStore(place, { checkBoot: bootCheck?.check });
  const figures = createCanaryFigures({ openLog: canaryLog(place), secret });
  app.addHook('onClose', figures.flush);
  const visitorCookie = createVisitorCookie(secret, isSecure);
  const problems = createServerProblems();
  const failures = createRecentFailures();
  const reportProblem: ReportProblem = (problem) => {
    problems.report(problem);
    deps.onServerProblem?.(problem);
  };
  const previewTokens = createPreviewTokens(secret);
  const previewCookie = createPreviewCookie(previewTokens, isSecure);
  const previews = { place, hold: cache?.holdPublished, previewOrigins: deps.previewOrigins ?? [] };
  const { countFailure, countVitals } = createCanaryWatch({
    releases,
    figures,
    store,
    visitorCookie,
  });
  health(app, {
    apiUrl,
    // With a CDN, the URLs of the releases do not show which files this server has.
    releases: withDevelopmentRemotes(published, developmentRemotes),
    releasesDir,
    place,
    isShellReleased: shellDir === undefined,
    draining,
  });
  if (deps.statusFile !== undefined) statusRoutes(app, { apiUrl, siteUrl, file: deps.statusFile });
  const releasesOf = withPreviews(createVisitorReleases({ releases, figures, secret, visitorCookie }), {
    ...previews,
    cookie: previewCookie,
  });
  currentRelease(app, { releases, releasesOf });
  const { filesUrl, mirrorUrl } = deps;
  releaseFiles(app, { releases, place, isShellBuilt: shellDir !== undefined, filesUrl, mirrorUrl });
  announceReleases(app, { releases, realtime: deps.realtimeApi });
  watchdogRoute(app);
  publicRemotes(app, { releases, siteUrl });
  siteIcon(app);
  crawlerFiles(app, { apiUrl, siteUrl, releases });
  await shellFiles(app, { shellDir, releasesDir, place, hold: cache?.holdPublished });
  await immutableFiles(app, [
    { prefix: '/remotes', dir: join(releasesDir, 'remotes'), hold },
    { prefix: '/remotes-mirror', dir: join(releasesDir, 'remotes'), hold },
  ]);
  offlineRoutes(app, { isOn: page.service_worker });
  const sessions = createSessionStatusCache({ secret });
  const auth = { siteUrl, apiUrl, secret, rateLimitFactor, openIdProviders: page.sign_in_with };
  await app.register(authPlugin, { ...auth, sessions });
  await failureReports(app, {
    siteUrl,
    apiUrl,
    rateLimitFactor,
    // The reports of a preview are those of its developer.
    onFailure: (request, report) => previewCookie.read(request) ?? failures.add(report),
    countFailure: async (request, report) =>
      previewCookie.read(request) ? undefined : await countFailure(request, report),
    countVitals: async (request, report) =>
      previewCookie.read(request) ? undefined : await countVitals(request, report),
  });
  // The site of a boot check serves given releases, so it offers no commands that change them.
  if (!deps.releases) {
    await portalRoutes(app, {
      store,
      previews: { ...previews, siteUrl, tokens: previewTokens },
      limits: { apiUrl, rateLimitFactor },
      problems: problems.list,
      prepareCheck: bootCheck?.prepare,
    });
    previewRoutes(app, { tokens: previewTokens, cookie: previewCookie });
    await operatorRoutes(app, {
      apiUrl,
      siteUrl,
      store,
      figures,
      rateLimitFactor,
      problems: problems.list,
      failures: failures.list,
    });
  }
  await apiProxy(app, { apiUrl, releases });
  const heads = createHeadReader({
    apiUrl,
    siteUrl,
    releasesDir,
    report: reportProblem,
    deadlineMs: deps.headDeadlineMs,
  });
  // The server starts although head modules may still be loading.
  app.addHook('onReady', async () => {
    void releases.current().then(
      async ({ document }) => await heads.prepare(document.remotes),
      () => {},
    );
  });
  app.addHook('onClose', heads.close);
  const { demo, operator } = page;
  const options = { shellDir, releasesDir, apiUrl, demo, operator, report: reportProblem };
  documentRoutes(app, {
    rendering:
      deps.rendering &&
      startRendering(app, deps.rendering, { ...options, page, releases, countDocument, sessions }),
    releasesOf,
    needsFresh: hasRecentChange,
    readSession: createPageSessionReader({ apiUrl, secret, sessions }),
    policy: { connectTo, developmentOrigins },
    page,
    siteUrl,
    readStylesheet: createStylesheetReader({ shellDir, releasesDir }),
    heads,
  });
  return app;
}

async function holdGiven(releases: ReleaseSource, cache: ReleaseCache | undefined): Promise<void> {
  const { shell, document } = await releases.current();
  await cache?.hold({ shell, remotes: document.remotes });
}

/**
 * Creates the check of releases before they are activated: it opens their pages on another site server.
 * @param keepMs see `BootCheckOptions`
 */
export function bootCheckOf({ bootCheck, ...deps }: SiteDeps, keepMs = 0): BootCheck | undefined {
  if (!bootCheck) return undefined;
  return createBootCheck({
    ...bootCheck,
    keepMs,
    buildSite: async (releases, site) =>
      await buildSite({
        ...deps,
        ...site,
        releases: { current: async () => releases },
        transport: { kind: 'http1' },
        shellDir: undefined,
        developmentRemotes: {},
        filesUrl: undefined,
        mirrorUrl: undefined,
        realtimeApi: undefined,
        metricsToken: undefined,
        statusFile: undefined,
        rateLimitFactor: 1000,
        // Each process loads the shell, and few pages are open at the same time.
        rendering: deps.rendering && { ...deps.rendering, threads: 1, deadlineMs: CHECK_DEADLINE_MS },
        headDeadlineMs: CHECK_DEADLINE_MS,
        page: { ...deps.page, service_worker: false },
      }),
  });
}
