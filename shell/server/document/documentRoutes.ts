import { randomBytes } from 'node:crypto';
import type { PageHead } from '@cpa/shared/remote';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadHead } from '../heads/createHeadReader.ts';
import type { ReleasesOf } from '../canary/visitorReleases.ts';
import type { PageReader } from '../pages/createPageReader.ts';
import { sendCompressed } from '../rendering/sendCompressed.ts';
import { type PolicyOptions, documentHeaders } from '../security/documentHeaders.ts';
import { findPage } from './pageFiles.ts';
import { type PageSettings, renderDocument } from './renderDocument.ts';
import { isShellPath } from '../releases/shellPaths.ts';

export type DocumentDeps = {
  /** Releases of the visitor of a request. */
  releasesOf: ReleasesOf;
  policy: PolicyOptions;
  page: PageSettings;
  siteUrl: string;
  readHead: ReadHead;
  /** Renders pages; absent: browsers render all of them. */
  pages?: PageReader | undefined;
};

/** Seconds after which a client may request a page again whose data the API did not provide. */
const RETRY_AFTER_S = '10';

/** Sends a document for every URL. A URL that no remote and no page of the shell owns gets it with status 404. */
export function documentRoutes(
  app: FastifyInstance,
  { releasesOf, policy, page, siteUrl, readHead, pages }: DocumentDeps,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = parseUrl(request.url);
    const path = url.pathname;
    const current = await releasesOf(request, reply);
    const { shell, document, isPersonal } = current;
    const owner = findPage(document, path);
    const renderer = isForBrowser(request) ? undefined : pages;
    const { ip, log } = request;
    const rendered =
      owner && (await renderer?.read({ ...owner, releases: current, url: path + url.search, ip }));
    const isUnavailable = rendered?.kind === 'unavailable';
    const objects = rendered?.kind === 'page' ? rendered.objects : {};
    const head: PageHead = owner
      ? await readHead({ ...owner, url, ip, log, objects })
      : { status: isShellPath(path) ? 200 : 404 };
    const nonce = randomBytes(16).toString('base64url');
    const html = renderDocument({
      path,
      nonce,
      shell,
      releases: document,
      page,
      siteUrl,
      head,
      rendered: rendered?.kind === 'page' ? rendered : null,
    });
    // Every document may show the pages of every remote.
    const trustedTypes = document.remotes.flatMap(({ manifest }) => manifest.trusted_types);
    if (isUnavailable) reply.header('retry-after', RETRY_AFTER_S);
    reply
      .code(isUnavailable ? 503 : head.status)
      .headers(documentHeaders(path, nonce, { ...policy, trustedTypes, isPersonal }))
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, html);
  };
  app.get('/', send);
  app.get('/*', send);
  app.get('/api/auth/signin', send);
}

/** True for a visitor who asks with a cookie for pages that the browser renders. */
function isForBrowser({ cookies }: FastifyRequest): boolean {
  return cookies['rendering'] === 'browser';
}

function parseUrl(url: string): URL {
  return URL.parse(url, 'http://site') ?? new URL('http://site');
}
