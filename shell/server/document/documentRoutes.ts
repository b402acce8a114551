import { randomBytes } from 'node:crypto';
import type { PageHead } from '@cpa/shared/remote';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadHead } from '../heads/createHeadReader.ts';
import type { ReleasesOf } from '../canary/visitorReleases.ts';
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
};

/** Sends a document for every URL. A URL that no remote and no page of the shell owns gets it with status 404. */
export function documentRoutes(
  app: FastifyInstance,
  { releasesOf, policy, page, siteUrl, readHead }: DocumentDeps,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = parseUrl(request.url);
    const path = url.pathname;
    const { shell, document, isPersonal } = await releasesOf(request, reply);
    const owner = findPage(document, path);
    const head: PageHead = owner
      ? await readHead({ ...owner, url, ip: request.ip, log: request.log })
      : { status: isShellPath(path) ? 200 : 404 };
    const nonce = randomBytes(16).toString('base64url');
    const html = renderDocument({ path, nonce, shell, releases: document, page, siteUrl, head });
    // Every document may show the pages of every remote.
    const trustedTypes = document.remotes.flatMap(({ manifest }) => manifest.trusted_types);
    reply
      .code(head.status)
      .headers(documentHeaders(path, nonce, { ...policy, trustedTypes, isPersonal }))
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, html);
  };
  app.get('/', send);
  app.get('/*', send);
  app.get('/api/auth/signin', send);
}

function parseUrl(url: string): URL {
  return URL.parse(url, 'http://site') ?? new URL('http://site');
}
