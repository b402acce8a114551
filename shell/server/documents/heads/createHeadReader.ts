import type { ActiveRemote, Locale } from '@cpa/shared/contracts';
import type { HeadRequest, PageHead } from '@cpa/shared/remote';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { createSandboxPools, type SandboxEnd } from '../sandbox/createSandboxPool.ts';
import type { HeadResult, HeadTask } from '../sandbox/messages.ts';
import type { ReportProblem } from '../../releases/serving/serverProblems.ts';
import { headsRelease } from '../sandbox/serverRelease.ts';
import { pageHeadSchema } from './pageHeadSchema.ts';
import { pathOf, statedHead } from './statedHead.ts';

/** Default deadline in milliseconds, of which four fifths are for its data. A document whose head takes longer is sent without it. */
const DEADLINE_MS = 1000;

/** Milliseconds for which a head waits for the process to start, such as after another head has blocked it. */
const WAIT_MS = 3000;

/** Head of a page that search engines do not index: a dashboard, a cart, a URL that contains a secret. */
const UNLISTED: PageHead = { status: 200 };

/** A page of a remote and the request for it. */
export type PageRequest = {
  remote: ActiveRemote;
  /** Route pattern from the manifest. */
  pattern: string;
  params: HeadRequest['params'];
  url: URL;
  locale: Locale;
  /** IP address of the visitor, for the API's rate limits. */
  ip: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Head that was read along with the page. Default: none. */
  known?: HeadResult | undefined;
};
type HeadPage = Pick<PageRequest, 'remote' | 'pattern' | 'params' | 'url' | 'locale'>;
/** `isDefault`: after an error or the deadline. */
export type DocumentHead = PageHead & { isDefault?: true };
export type ReadHead = (page: PageRequest) => Promise<DocumentHead>;

/** Absent: a head, or the function of the page threw. */
type Failure = { kind?: SandboxEnd['kind'] | undefined };

export type HeadReader = {
  /** Loads the head modules of remotes, so that the first document need not wait. */
  prepare: (remotes: readonly ActiveRemote[]) => Promise<void>;
  /** Never rejects. */
  read: ReadHead;
  /** Describes the head of a page for a sandbox. Undefined for a page whose manifest states it. */
  taskOf: (page: HeadPage) => HeadTask | undefined;
  close: () => Promise<void>;
};

type HeadReaderOptions = {
  apiUrl: string;
  siteUrl: string;
  releasesDir: string;
  /** Milliseconds for one head. */
  deadlineMs?: number | undefined;
  /** Counts a problem of a release. Default: it is only logged. */
  report?: ReportProblem | undefined;
};

/**
 * Reads the document head of a page from the manifest of its remote, else from its head module, in a sandbox. After an error or the deadline the
 * document has a default head that search engines may index, and a warning is logged.
 */
export function createHeadReader({
  apiUrl,
  siteUrl,
  releasesDir,
  deadlineMs = DEADLINE_MS,
  report,
}: HeadReaderOptions): HeadReader {
  const pools = createSandboxPools({
    size: 1,
    apiUrl,
    waitMs: WAIT_MS,
    deadlineMs,
    onProblem: () => {},
  });

  const toTask = ({ remote, pattern, params, url: { pathname, search } }: HeadPage): HeadTask => ({
    remote: remote.name,
    pattern,
    path: pathOf(pathname),
    params,
    query: search,
    siteUrl,
  });

  async function run({ remote, locale, ip, ...page }: PageRequest): Promise<HeadResult & Failure> {
    const release = headsRelease(remote, releasesDir);
    if (!release) return {};
    const head = toTask({ remote, locale, ...page });
    const suspect = `${release.key} ${page.pattern}`;
    const result = await pools
      .of(remote.name)
      .run({ release, task: { kind: 'head', locale, head }, ip, suspect });
    if (result?.kind === 'head') return result.head;
    const problem = result && 'reason' in result ? result.reason : 'It blocked its process before.';
    return { problem, kind: result?.kind };
  }

  return {
    taskOf: (page) => (statedHead(page) ? undefined : toTask(page)),
    async prepare(remotes) {
      const load = async (remote: ActiveRemote): Promise<void> => {
        const release = headsRelease(remote, releasesDir);
        if (release) await pools.of(remote.name).prepare(release);
      };
      await Promise.all(remotes.map(load));
    },
    async read({ known, ...page }) {
      const { remote, pattern, url, log } = page;
      const stated = statedHead(page);
      if (stated) return stated;
      const result: HeadResult & Failure = known ?? (await run(page));
      try {
        if ('problem' in result) throw new Error(result.problem);
        return result.json === undefined ? UNLISTED : z.parse(pageHeadSchema, JSON.parse(result.json));
      } catch (error) {
        const { name, version } = remote;
        log.warn(
          { err: error, remote: name, version, route: pattern },
          'The document is sent without its head.',
        );
        const problem = {
          remote: name,
          version,
          route: pattern,
          part: 'head' as const,
          reason: String(error),
        };
        // The process was busy with other code.
        if (result.kind !== 'busy') report?.({ ...problem, isStuck: result.kind === 'stuck' });
        // Without a canonical URL the page would be `noindex`, and search engines would drop it.
        return { status: 200, canonical: pathOf(url.pathname), isDefault: true };
      }
    },
    close: pools.close,
  };
}
