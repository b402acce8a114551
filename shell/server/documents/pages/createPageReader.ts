import type { ActiveRemote, Locale, RenderedFrame } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Releases } from '../../releases/serving/releaseSource.ts';
import { createSandboxPools } from '../sandbox/createSandboxPool.ts';
import type { HeadTask, PrintedPage, SandboxResult } from '../sandbox/messages.ts';
import { type ServerReleaseOptions, serverRelease } from '../sandbox/serverRelease.ts';
import { SHELL } from '../../releases/records/storedDocument.ts';
import type { ReportProblem } from '../../releases/serving/serverProblems.ts';
import { createFrameReader, type FrameVisitor } from './frameReader.ts';

export type PageReaderOptions = ServerReleaseOptions & {
  apiUrl: string;
  /** Milliseconds for one page. */
  deadlineMs: number;
  /** Maximum number of processes, of each remote and for frames. */
  threads: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Counts a problem of a release. Default: it is only logged. */
  report?: ReportProblem | undefined;
};

/** A page of a remote and the request for it. */
export type PageToRender = {
  releases: Releases;
  remote: ActiveRemote;
  /** Route pattern from the manifest. */
  pattern: string;
  /** Path and query. */
  url: string;
  locale: Locale;
  ip: string;
  /** Head that is read along with the page. Default: none. */
  head?: HeadTask | undefined;
};

export type RenderedDocument = PrintedPage | Extract<SandboxResult, { kind: 'redirect' | 'unavailable' }>;

export type PageReader = {
  /** Loads the server modules of the active releases, so that the first page need not wait. */
  prepare: (releases: Releases) => Promise<void>;
  /** Renders a page; null when the browser has to render it. Never rejects. */
  read: (page: PageToRender) => Promise<RenderedDocument | null>;
  /**
   * Renders the frame of a page that the browser renders, for a signed-in user or for everyone; null when the browser has
   * to render that itself. Never rejects.
   */
  readFrame: (releases: Releases, path: string, visitor: FrameVisitor) => Promise<RenderedFrame | null>;
  close: () => Promise<void>;
};

/** Part of the deadline for which a page waits for a process. */
const WAIT_SHARE = 0.5;

const LEFT_TO_BROWSER = 'The browser has to render the page.';

/** Renders the pages that opt in to it by their manifest. A page that fails is logged and left to the browser. */
export function createPageReader(pageOptions: PageReaderOptions): PageReader {
  const { apiUrl, deadlineMs, threads, log, report, ...options } = pageOptions;
  const pools = createSandboxPools({
    size: threads,
    waitMs: deadlineMs * WAIT_SHARE,
    apiUrl,
    deadlineMs,
    onProblem: (reason) => log.warn({ reason }, 'A process that renders pages reports a problem.'),
  });

  const readFrame = createFrameReader(pools.of(SHELL), log);
  const reported = new Set<string>();

  /** Reports once that the browser has to render the pages of a release. */
  function reportMissing({ name, version }: ActiveRemote): void {
    const key = `${name}/${version}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.warn({ remote: name, version, reason: 'The release has no server module.' }, LEFT_TO_BROWSER);
  }

  return {
    async readFrame(releases, path, visitor) {
      const release = serverRelease(releases, options, SHELL);
      return release && (await readFrame(release, path, visitor));
    },
    async prepare(releases) {
      const rendered = releases.document.remotes.filter(rendersPages).map(({ name }) => name);
      const load = async (name: string): Promise<void> => {
        const release = serverRelease(releases, options, name);
        if (release) await pools.of(name).prepare(release);
      };
      await Promise.all([SHELL, ...rendered].map(load));
    },
    async read({ releases, remote, pattern, url, locale, ip, head }) {
      if (!optsIn(remote, pattern)) return null;
      // A release of a development server lists no files.
      if (!remote.server && remote.files.length > 0) reportMissing(remote);
      const { name, version } = remote;
      const release = remote.server ? serverRelease(releases, options, name) : null;
      if (!release) return null;
      const suspect = `${name}/${version} ${pattern}`;
      const page = await pools
        .of(name)
        .run({ release, task: { kind: 'page', url, locale, head }, ip, suspect });
      if (page === null) return null;
      if (page.kind === 'page' || page.kind === 'redirect' || page.kind === 'unavailable') return page;
      const reason = 'reason' in page ? page.reason : page.kind;
      log.warn({ remote: name, version, route: pattern, reason }, LEFT_TO_BROWSER);
      const isStuck = page.kind === 'stuck';
      if (page.kind !== 'busy')
        report?.({ remote: name, version, route: pattern, part: 'page', reason, isStuck });
      return null;
    },
    close: pools.close,
  };
}

const rendersPages = ({ server, manifest }: ActiveRemote): boolean =>
  server !== undefined && manifest.routes.some(({ isServerRendered }) => isServerRendered === true);

/** True for a page that the site server renders. */
export function isRendered(remote: ActiveRemote, pattern: string): boolean {
  return remote.server !== undefined && optsIn(remote, pattern);
}

function optsIn({ manifest }: ActiveRemote, pattern: string): boolean {
  return manifest.routes.some(({ path, isServerRendered }) => path === pattern && isServerRendered === true);
}
