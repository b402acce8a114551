import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { authPlugin } from './auth/authPlugin.ts';
import { hasSessionCookie } from './auth/sessionCookies.ts';
import { createBootCheck } from './boot/createBootCheck.ts';
import { createCanaryFigures } from './canary/canaryFigures.ts';
import { createVisitorCookie } from './canary/visitorCookie.ts';
import { createVisitorReleases } from './canary/visitorReleases.ts';
import { createCanaryWatch } from './canary/watchCanaries.ts';
import { rejectInvalidUrl } from './document/rejectInvalidUrl.ts';
import { createHeadReader } from './heads/createHeadReader.ts';
import { documentRoutes } from './document/documentRoutes.ts';
import { createStylesheetReader } from './document/readStylesheet.ts';
import type { PageSettings } from './document/renderDocument.ts';
import { health } from './health.ts';
import { crawlerFiles } from './files/crawlerFiles.ts';
import { immutableFiles } from './files/immutableFiles.ts';
import { shellFiles } from './files/shellFiles.ts';
import { offlineRoutes } from './offline/offlineRoutes.ts';
import { operatorRoutes } from './operator/operatorRoutes.ts';
import { portalRoutes } from './portal/portalRoutes.ts';
import { apiProxy } from './proxy/apiProxy.ts';
import { type DevelopmentRemotes, withDevelopmentRemotes } from './releases/developmentReleases.ts';
import type { CheckBoot } from './releases/bootRecords.ts';
import { currentRelease } from './releases/currentRelease.ts';
import { type ReleaseSource, createReleaseSource } from './releases/releaseSource.ts';
import { openReleaseStore } from './releases/releaseStore.ts';
import {
  REQUEST_TIMEOUT_MS,
  type Transport,
  limitHttp2Requests,
  transportOptions,
} from './transport/transport.ts';
import { storePaths } from './releases/storePaths.ts';
import { failureReports } from './reports/failureReports.ts';
import { type RenderingOptions, startRendering } from './startRendering.ts';
import { siteIcon } from './files/siteIcon.ts';

export type SiteDeps = {
  /** Build of a shell that is served instead of the active one. */
  shellDir?: string | undefined;
  /** Folder of the release store. */
  releasesDir: string;
  /** Base URL of the API. */
  apiUrl: string;
  /** Public origin of the site. */
  siteUrl: string;
  /** Origins besides the site that a page may connect to. */
  connectTo: string[];
  /** Proxies in front of this server whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: string[];
  /** Multiplies all rate limits, for load tests. Default: 1. */
  rateLimitFactor?: number;
  /** Default: HTTP/1.1 without TLS. */
  transport?: Transport;
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
  bootCheck?: { chromium: string | undefined } | undefined;
};

/** Builds the site server without listening: documents, files, API proxy and sign-in. */
export async function buildSite(deps: SiteDeps): Promise<FastifyInstance> {
  const { shellDir, releasesDir, apiUrl, siteUrl, connectTo, page, secret } = deps;
  const { developmentRemotes = {}, rateLimitFactor = 1, transport = { kind: 'http1' } } = deps;
  const published = deps.releases ?? createReleaseSource({ shellDir, releasesDir });
  const releases = withDevelopmentRemotes(published, developmentRemotes);
  const developmentOrigins = Object.values(developmentRemotes).map((url) => new URL(url).origin);
  const app = fastify({
    ...(deps.logger && { loggerInstance: deps.logger }),
    trustProxy: deps.trustedProxies ?? [],
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    bodyLimit: 1_048_576,
    connectionTimeout: 60_000,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: rejectInvalidUrl,
    ...transportOptions(transport),
  });
  limitHttp2Requests(app, transport);

  const isSecure = siteUrl.startsWith('https:');
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: false, hsts: isSecure });
  await app.register(cookie);
  const store = openReleaseStore(releasesDir, { checkBoot: bootCheckOf(deps) });
  const figures = createCanaryFigures({ dir: storePaths(releasesDir).figures, secret });
  const visitorCookie = createVisitorCookie(secret, isSecure);
  health(app, { apiUrl, releases, releasesDir, isShellReleased: shellDir === undefined });
  currentRelease(app, { releases });
  siteIcon(app);
  crawlerFiles(app, { apiUrl, siteUrl, releases });
  await shellFiles(app, { shellDir, releasesDir });
  await immutableFiles(app, [
    { prefix: '/remotes', dir: join(releasesDir, 'remotes') },
    { prefix: '/remotes-mirror', dir: join(releasesDir, 'remotes') },
  ]);
  offlineRoutes(app, { isOn: page.service_worker });
  await app.register(authPlugin, { siteUrl, apiUrl, secret, rateLimitFactor });
  await failureReports(app, {
    siteUrl,
    rateLimitFactor,
    countFailure: createCanaryWatch({ releases, figures, store, visitorCookie }),
  });
  // The site of a boot check serves given releases, so it offers no commands that change them.
  if (!deps.releases) {
    await portalRoutes(app, { store });
    await operatorRoutes(app, { apiUrl, siteUrl, store, figures, rateLimitFactor });
  }
  await apiProxy(app, { apiUrl, releases });
  const options = { shellDir, releasesDir, apiUrl, demo: page.demo };
  documentRoutes(app, {
    rendering: deps.rendering && startRendering(app, deps.rendering, { ...options, page, releases }),
    releasesOf: createVisitorReleases({ releases, figures, secret, visitorCookie }),
    hasSession: ({ cookies }) => hasSessionCookie(cookies),
    policy: { connectTo, developmentOrigins },
    page,
    siteUrl,
    readStylesheet: createStylesheetReader({ shellDir, releasesDir }),
    readHead: createHeadReader({ apiUrl, siteUrl, releasesDir }),
  });
  return app;
}

/** Creates the check of releases before they are activated: it opens their pages on another site server. */
export function bootCheckOf({ bootCheck, ...deps }: SiteDeps): CheckBoot | undefined {
  if (!bootCheck) return undefined;
  return createBootCheck({
    ...bootCheck,
    buildSite: async (releases, siteUrl) =>
      await buildSite({
        ...deps,
        siteUrl,
        releases: { current: async () => releases },
        transport: { kind: 'http1' },
        shellDir: undefined,
        developmentRemotes: {},
        rateLimitFactor: 1000,
        page: { ...deps.page, service_worker: false },
      }),
  });
}
