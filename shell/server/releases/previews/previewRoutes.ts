import { safeCallbackPath } from '@cpa/shared/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewCookie } from './previewCookie.ts';
import type { PreviewTokens } from './previewToken.ts';

type Deps = { tokens: PreviewTokens; cookie: PreviewCookie };

export const PREVIEW_URL = '/api/_preview';

/**
 * `/api/_preview/*`: links that start a preview, end it, or return to the active release while its build does not load.
 * Each one changes only the cookie of the visitor.
 */
export function previewRoutes(app: FastifyInstance, { tokens, cookie }: Deps): void {
  app.get<{ Params: { token: string }; Querystring: { to?: string | string[] } }>(
    `${PREVIEW_URL}/:token`,
    async (request, reply) => {
      const { token } = request.params;
      const preview = tokens.verify(token);
      if (!preview)
        return await reply
          .code(404)
          .headers(PRIVATE)
          .type('text/plain; charset=utf-8')
          .send('This preview is unknown or has expired. Ask the team for a new link.\n');
      cookie.set(reply, token, preview);
      return await redirect(reply, localPath(String(request.query.to ?? '/')));
    },
  );
  app.get(`${PREVIEW_URL}/end`, async (request, reply) => {
    cookie.clear(reply);
    return await redirect(reply, pageOf(request));
  });
  const mark = (isBroken: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const preview = cookie.read(request);
    if (preview) cookie.set(reply, preview.token, { ...preview, isBroken });
    return await redirect(reply, pageOf(request));
  };
  app.get(`${PREVIEW_URL}/broken`, mark(true));
  app.get(`${PREVIEW_URL}/retry`, mark(false));
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

const redirect = async (reply: FastifyReply, path: string): Promise<FastifyReply> =>
  await reply.headers(PRIVATE).redirect(path, 303);

/** Returns the page that the visitor came from. */
function pageOf({ headers }: FastifyRequest): string {
  const from = URL.parse(headers.referer ?? '');
  return from && from.host === headers.host ? localPath(from.pathname + from.search) : '/';
}

/** A path that leads to another site becomes the home page. */
function localPath(to: string): string {
  const path = safeCallbackPath(to, 'http://site', '/');
  return path.startsWith(PREVIEW_URL) ? '/' : path;
}
