import type { PageSession } from '@cpa/shared/contracts';
import { localePath, privateSignInPath, readLocale, sitePath } from '@cpa/shared/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewedReleasesOf } from '../../releases/previews/withPreviews.ts';
import type { PageReader } from '../pages/createPageReader.ts';
import { type DocumentDeps, type SiteDocument, createDocument } from './createDocument.ts';
import type { DocumentCache } from './documentCache.ts';
import { documentKey, keyOf } from './documentKey.ts';
import { leaveHungProcess } from '../../platform/watchdog/leaveHungProcess.ts';
import { type RemotePage, findPage } from '../../releases/serving/findPage.ts';
import { pageFiles } from './pageFiles.ts';
import { sendDocument } from './sendDocument.ts';
import { sendEarlyHints } from './sendEarlyHints.ts';
import type { Visit } from './visit.ts';

export type DocumentRoutesDeps = DocumentDeps & {
  /** Releases of the visitor of a request. */
  releasesOf: PreviewedReleasesOf;
  /** True for a visitor who gets a new document for each request. */
  needsFresh: (request: FastifyRequest) => boolean;
  /** Returns the signed-in user of a request; null for a visitor. */
  readSession: (request: FastifyRequest) => Promise<PageSession | null>;
  /** Rendering of pages; absent: browsers render all of them. */
  rendering?: Rendering | undefined;
};

type Rendering = {
  pages: PageReader;
  cache: DocumentCache<SiteDocument>;
  /** Sends `103 Early Hints` while a page is being rendered. */
  hasEarlyHints: boolean;
};

/** Sends a document for every URL. A URL that no remote and no page of the shell owns gets it with status 404. */
export function documentRoutes(
  app: FastifyInstance,
  { releasesOf, needsFresh, readSession, rendering, ...deps }: DocumentRoutesDeps,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    leaveHungProcess(request, reply);
    const locale = readLocale(request.url);
    const target = sitePath(request.url);
    const url = parseUrl(target);
    const releases = await releasesOf(request, reply);
    const isFresh = needsFresh(request);
    const isShared = rendering && !releases.preview && !isForBrowser(request) && !isFresh;
    // Before the routes of the remotes are searched, which takes longer.
    const known = isShared ? rendering.cache.find(keyOf(url, locale, releases)) : undefined;
    if (known) return await sendDocument(request, reply, known, true);
    const owner = findPage(releases.document, url.pathname);
    const session = isPrivate(owner) ? await readSession(request) : undefined;
    if (session === null)
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(localePath(privateSignInPath(target), locale), 302);
    const files = pageFiles(releases.shell, releases.document, { path: url.pathname, locale, owner });
    const { ip, log } = request;
    const visit: Visit = { url, locale, releases, owner, files, isFresh, session, ip, log };
    const key = isShared ? documentKey(visit) : null;
    return await sendDocument(request, reply, await read(request, reply, visit, key), key !== null);
  };

  /** Reads a document from the cache unless its key is null. */
  async function read(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
    key: string | null,
  ): Promise<SiteDocument> {
    // A preview runs in the browser of its visitor only.
    if (!rendering || visit.releases.preview || isForBrowser(request))
      return await createDocument(visit, deps, undefined);
    const { pages, cache, hasEarlyHints } = rendering;
    const make = async (isWaitedFor: boolean) => {
      if (hasEarlyHints && isWaitedFor) sendEarlyHints(request, reply, visit);
      return await createDocument(visit, deps, pages);
    };
    return key === null ? await make(true) : await cache.read(key, make);
  }

  app.get('/', send);
  app.get('/*', send);
  app.get('/api/auth/signin', send);
}

/** True for a page that requires a role. */
function isPrivate(owner: RemotePage | undefined): boolean {
  return owner?.remote.manifest.routes.find(({ path }) => path === owner.pattern)?.role !== undefined;
}

/** True for a visitor whose cookie requests pages that the browser renders. */
function isForBrowser({ cookies }: FastifyRequest): boolean {
  return cookies['rendering'] === 'browser';
}

function parseUrl(url: string): URL {
  return URL.parse(url, 'http://site') ?? new URL('http://site');
}
