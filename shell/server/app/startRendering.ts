import type { FastifyInstance } from 'fastify';
import { announceChanges } from '../documents/changes/announceChanges.ts';
import type { SiteDocument } from '../documents/respond/createDocument.ts';
import {
  type CacheResult,
  type DocumentCache,
  createDocumentCache,
} from '../documents/respond/documentCache.ts';
import type { PageSettings } from '../documents/respond/renderDocument.ts';
import { type PageReader, createPageReader } from '../documents/pages/createPageReader.ts';
import type { ServerReleaseOptions } from '../documents/sandbox/serverRelease.ts';
import type { SessionStatusCache } from '../session/sessionStatusCache.ts';
import type { ReportProblem } from '../releases/serving/serverProblems.ts';
import type { ReleaseSource } from '../releases/serving/releaseSource.ts';

export type RenderingOptions = {
  /** Milliseconds for one page. */
  deadlineMs: number;
  /** Processes. */
  threads: number;
  /** Sends `103 Early Hints` while a page is being rendered. Default: false. */
  hasEarlyHints?: boolean;
};

type Site = ServerReleaseOptions & {
  apiUrl: string;
  page: PageSettings;
  releases: ReleaseSource;
  report?: ReportProblem | undefined;
  countDocument?: ((result: CacheResult) => void) | undefined;
  /** Notified of sessions that end. */
  sessions: Pick<SessionStatusCache, 'markAnnounced' | 'clear'>;
};

/** Starts the processes that render pages, and a cache that is cleared when the data of public pages changes. */
export function startRendering(
  app: FastifyInstance,
  { hasEarlyHints = false, ...threads }: RenderingOptions,
  { page, releases, countDocument, sessions, ...options }: Site,
): { pages: PageReader; cache: DocumentCache<SiteDocument>; hasEarlyHints: boolean } {
  const pages = createPageReader({ ...options, ...threads, log: app.log });
  const cache = createDocumentCache<SiteDocument>({
    onRead: countDocument,
    sizeOf: (document) => (document.status === 200 && isComplete(document) ? document.html.length : 0),
    // The document of a page that no longer exists is replaced.
    isFailure: (document) => document.status >= 500 || (document.status === 200 && !isComplete(document)),
  });
  let endChanges = () => {};
  app.addHook('onReady', async () => {
    // The server starts although modules of a release may still be loading.
    void prepareActive(pages, releases);
    endChanges = announceChanges(page.realtime, {
      onChange: cache.clear,
      onConnected: (isConnected) => {
        cache.setAnnounced(isConnected);
        if (isConnected) sessions.clear();
      },
      onSessionEnded: sessions.markAnnounced,
    });
  });
  app.addHook('onClose', async () => {
    endChanges();
    await pages.close();
  });
  return { pages, cache, hasEarlyHints };
}

const isComplete = ({ isRendered, hasDefaultHead }: SiteDocument): boolean => isRendered && !hasDefaultHead;

/** Without an active release there is nothing to prepare; the first page loads its modules then. */
async function prepareActive(pages: PageReader, releases: ReleaseSource): Promise<void> {
  const active = await releases.current().catch(() => null);
  if (active) await pages.prepare(active);
}
