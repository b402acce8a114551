import type { ActiveRemote, RenderedFrame } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Releases } from '../releases/serving/releaseSource.ts';
import { createFrameReader } from './frameReader.ts';
import { createRenderPool } from './createRenderPool.ts';
import type { WorkerPage } from './messages.ts';
import { type ServerReleaseOptions, serverRelease } from './serverRelease.ts';
import { createSuspects } from './suspects.ts';

export type PageReaderOptions = ServerReleaseOptions & {
  /** Milliseconds for one page. */
  deadlineMs: number;
  threads: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** A page of a remote and the request for it. */
export type PageToRender = {
  releases: Releases;
  remote: ActiveRemote;
  /** Route pattern from the manifest. */
  pattern: string;
  /** Path and query. */
  url: string;
  ip: string;
};

export type PageReader = {
  /** Loads the server modules of the active releases, so that the first page need not wait. */
  prepare: (releases: Releases) => Promise<void>;
  /** Renders a page; null when the browser has to render it. Never rejects. */
  read: (page: PageToRender) => Promise<Exclude<WorkerPage, { kind: 'failed' | 'frame' }> | null>;
  /** Renders the frame of a page that the browser renders; null when it has to render that itself. Never rejects. */
  readFrame: (releases: Releases, path: string) => Promise<RenderedFrame | null>;
  close: () => Promise<void>;
};

const LEFT_TO_BROWSER = 'The browser has to render the page.';

/** Renders the pages that opt in to it by their manifest. A page that fails is logged and left to the browser. */
export function createPageReader({ deadlineMs, threads, log, ...options }: PageReaderOptions): PageReader {
  const suspects = createSuspects();
  const pool = createRenderPool({
    threads,
    deadlineMs,
    onProblem: (reason) => log.warn({ reason }, 'A thread that renders pages reports a problem.'),
  });

  const readFrame = createFrameReader(pool, log);
  const reported = new Set<string>();

  /** Reports once that the browser has to render the pages of a release. */
  function reportMissing({ name, version }: ActiveRemote): void {
    const key = `${name}/${version}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.warn({ remote: name, version, reason: 'The release has no server module.' }, LEFT_TO_BROWSER);
  }

  return {
    async readFrame(releases, path) {
      const release = serverRelease(releases, options);
      return release && (await readFrame(release, path));
    },
    async prepare(releases) {
      const release = serverRelease(releases, options);
      if (release) await pool.prepare(release);
    },
    async read({ releases, remote, pattern, url, ip }) {
      if (!optsIn(remote, pattern)) return null;
      // A release of a development server lists no files.
      if (!remote.server && remote.files.length > 0) reportMissing(remote);
      const release = remote.server ? serverRelease(releases, options) : null;
      if (!release) return null;
      const { name, version } = remote;
      const key = `${name}/${version} ${pattern}`;
      if (suspects.isBlocked(key)) return null;
      const render = suspects.has(key) ? pool.renderAlone : pool.render;
      const page = await render(release, { url, ip });
      if (page === null) return null;
      if (page.kind === 'stuck') suspects.add(key, page);
      if (page.kind === 'page' || page.kind === 'redirect' || page.kind === 'unavailable') {
        suspects.clear(key);
        return page;
      }
      const reason =
        page.kind === 'failed' ? page.reason : `Its thread did not respond for ${deadlineMs} ms.`;
      log.warn({ remote: name, version, route: pattern, reason }, LEFT_TO_BROWSER);
      return null;
    },
    close: pool.close,
  };
}

/** True for a page that the site server renders. */
export function isRendered(remote: ActiveRemote, pattern: string): boolean {
  return remote.server !== undefined && optsIn(remote, pattern);
}

function optsIn({ manifest }: ActiveRemote, pattern: string): boolean {
  return manifest.routes.some(({ path, isServerRendered }) => path === pattern && isServerRendered === true);
}
