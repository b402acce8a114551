import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { type PolicyOptions, documentHeaders } from '../security/documentHeaders.ts';
import { sendCompressed } from './sendCompressed.ts';
import { routeFor } from './pageFiles.ts';
import { type PageSettings, renderDocument } from './renderDocument.ts';
import { isShellPath } from './shellPaths.ts';

export type DocumentDeps = { releases: ReleaseSource; policy: PolicyOptions; page: PageSettings };

/** A document for every address; one that nobody owns is the same document with status 404. */
export function documentRoutes(app: FastifyInstance, { releases, policy, page }: DocumentDeps): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const { shell, document } = await releases.current();
    const nonce = randomBytes(16).toString('base64url');
    const isKnown = isShellPath(path) || routeFor(document, path) !== undefined;
    reply
      .code(isKnown ? 200 : 404)
      .headers(documentHeaders(path, nonce, policy))
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, renderDocument({ path, nonce, shell, releases: document, page }));
  };
  app.get('/', send);
  app.get('/*', send);
  app.get('/api/auth/signin', send);
}

function pathOf(url: string): string {
  try {
    return new URL(url, 'http://site').pathname;
  } catch {
    return '/';
  }
}
