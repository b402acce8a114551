import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { type PolicyOptions, documentHeaders } from '../security/documentHeaders.ts';
import { sendCompressed } from './sendCompressed.ts';
import type { ReadHead } from './heads/createReadHead.ts';
import { routeFor } from './pageFiles.ts';
import { type PageSettings, renderDocument } from './renderDocument.ts';
import { isShellPath } from './shellPaths.ts';

export type DocumentDeps = {
  releases: ReleaseSource;
  policy: PolicyOptions;
  page: PageSettings;
  siteUrl: string;
  readHead: ReadHead;
};

/** A document for every address; one that nobody owns is the same document with status 404. */
export function documentRoutes(
  app: FastifyInstance,
  { releases, policy, page, siteUrl, readHead }: DocumentDeps,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request.url);
    const path = url.pathname;
    const [{ shell, document }, head] = await Promise.all([releases.current(), readHead(url, request.ip)]);
    const nonce = randomBytes(16).toString('base64url');
    const isKnown = isShellPath(path) || routeFor(document, path) !== undefined;
    const html = renderDocument({ path, nonce, shell, releases: document, page, siteUrl, head });
    reply
      .code(isKnown ? head.status : 404)
      .headers(documentHeaders(path, nonce, policy))
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, html);
  };
  app.get('/', send);
  app.get('/*', send);
  app.get('/api/auth/signin', send);
}

function urlOf(url: string): URL {
  return URL.parse(url, 'http://site') ?? new URL('http://site');
}
