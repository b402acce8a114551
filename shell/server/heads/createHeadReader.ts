import type { ActiveRemote, ReadObjects } from '@cpa/shared/contracts';
import type { HeadRequest, PageHead } from '@cpa/shared/remote';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { createHeadLoader } from './loadHeads.ts';
import { pageHeadSchema } from './pageHeadSchema.ts';

/** Deadline in milliseconds. A document whose head takes longer is sent without it. */
const DEADLINE_MS = 800;

/** Head of a page that search engines do not index: a dashboard, a cart, a URL that contains a secret. */
const UNLISTED: PageHead = { status: 200 };

/** A page of a remote and the request for it. */
export type PageRequest = {
  remote: ActiveRemote;
  /** Route pattern from the manifest. */
  pattern: string;
  params: HeadRequest['params'];
  url: URL;
  /** IP address of the visitor, for the API's rate limits. */
  ip: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** What the page was rendered from, so that the API sends no object twice. Default: nothing. */
  objects?: ReadObjects;
};
/** `isDefault`: after an error or the deadline. */
export type DocumentHead = PageHead & { isDefault?: true };
export type ReadHead = (page: PageRequest) => Promise<DocumentHead>;

type HeadReaderOptions = { apiUrl: string; siteUrl: string; releasesDir: string };

/**
 * Reads the document head of a page from its remote's head module. Never rejects: after an error or the deadline the
 * document has a default head that search engines may index, and a warning is logged.
 */
export function createHeadReader({ apiUrl, siteUrl, releasesDir }: HeadReaderOptions): ReadHead {
  const loadHeads = createHeadLoader(releasesDir);
  return async ({ remote, pattern, params, url, ip, log, objects = {} }) => {
    const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const request = createFetchJson(apiUrl, ip, signal);
    const fetchJson: typeof request = async (object) =>
      Object.hasOwn(objects, object) ? objects[object] : await request(object);
    const read = async () => {
      const headFor = (await loadHeads(remote))[pattern];
      if (!headFor) return UNLISTED;
      const head = await headFor({
        path,
        params,
        query: url.searchParams,
        siteUrl,
        now: new Date(),
        fetchJson,
      });
      return z.parse(pageHeadSchema, head);
    };
    try {
      return await Promise.race([read(), rejectOnAbort(signal)]);
    } catch (error) {
      const { name, version } = remote;
      log.warn(
        { err: error, remote: name, version, route: pattern },
        'The document is sent without its head.',
      );
      // Without a canonical URL the page would be `noindex`, and search engines would drop it.
      return { status: 200, canonical: path, isDefault: true };
    }
  };
}

function createFetchJson(apiUrl: string, ip: string, signal: AbortSignal): HeadRequest['fetchJson'] {
  return async (path) => {
    const url = new URL(path, apiUrl);
    if (url.origin !== new URL(apiUrl).origin) throw new Error(`${path} is not a path of the API.`);
    // `purpose` keeps the request out of the view counts.
    const response = await fetch(url, { headers: { purpose: 'prefetch', 'x-forwarded-for': ip }, signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The API responded to ${path} with ${response.status}.`);
    return response.json();
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
