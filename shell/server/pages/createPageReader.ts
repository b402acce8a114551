import type { ActiveRemote } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Releases } from '../releases/serving/releaseSource.ts';
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
  read: (page: PageToRender) => Promise<Exclude<WorkerPage, { kind: 'failed' }> | null>;
  close: () => Promise<void>;
};

/** Renders the pages that opt in to it by their manifest. A page that fails is logged and left to the browser. */
export function createPageReader({ deadlineMs, threads, log, ...options }: PageReaderOptions): PageReader {
  const suspects = createSuspects();
  const pool = createRenderPool({
    threads,
    deadlineMs,
    onProblem: (reason) => log.warn({ reason }, 'A thread that renders pages reports a problem.'),
  });

  return {
    async prepare(releases) {
      const release = serverRelease(releases, options);
      if (release) await pool.prepare(release);
    },
    async read({ releases, remote, pattern, url, ip }) {
      const release = isRendered(remote, pattern) ? serverRelease(releases, options) : null;
      if (!release) return null;
      const { name, version } = remote;
      const key = `${name}/${version} ${pattern}`;
      if (suspects.isBlocked(key)) return null;
      const render = suspects.has(key) ? pool.renderAlone : pool.render;
      const page = await render(release, { url, ip });
      if (page === null) return null;
      if (page.kind === 'stuck') suspects.add(key, page);
      if (page.kind === 'page' || page.kind === 'unavailable') {
        suspects.clear(key);
        return page;
      }
      const reason =
        page.kind === 'failed' ? page.reason : `Its thread did not respond for ${deadlineMs} ms.`;
      log.warn({ remote: name, version, route: pattern, reason }, 'The browser has to render the page.');
      return null;
    },
    close: pool.close,
  };
}

/** True for a page that the site server renders. */
export function isRendered({ server, manifest }: ActiveRemote, pattern: string): boolean {
  if (!server) return false;
  return manifest.routes.some(({ path, isServerRendered }) => path === pattern && isServerRendered === true);
}
