import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { sendBuildFile } from '../sendBuildFile.ts';
import { rewriteDocument, rewritePolicy } from './rewriteDocument.ts';

export type Against = {
  /** Origin of the site. */
  site: string;
  /** Name of the remote that is replaced. */
  name: string;
  /** Folder of its build. */
  folder: string;
  /** Returns the newest build; null while it has errors, so that pages show the site's own release. */
  release: () => RemoteRelease | null;
};

const POLICY = 'content-security-policy';

/** Headers that belong to one connection or to a body that `fetch` has decompressed. */
const NOT_FORWARDED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
]);

/**
 * Creates a server that shows a site with one remote replaced by a local build. Everything else comes from the site
 * itself, which stays unchanged for all other visitors. The content security policy and the integrity hashes stay in
 * force.
 */
export function createAgainstServer(against: Against): Server {
  return createServer((request, response) => {
    respond(against, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${against.site} cannot be reached: ${String(error)}\n`);
    });
  });
}

async function respond(against: Against, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  const base = baseUrlOf(against.name);
  if (path.startsWith(base)) return await sendBuildFile(against.folder, path.slice(base.length), response);
  // The site's own release would replace the local build in an open page, so the page keeps its release.
  if (path.startsWith('/api/_release/document')) return void response.writeHead(503).end();
  const answer = await forward(against.site, request);
  const headers = forwardedHeaders(answer.headers);
  response.statusCode = answer.status;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  const location = answer.headers.get('location');
  if (location) response.setHeader('location', location.replace(against.site, '') || '/');
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    response.setHeader('cache-control', 'no-store');
    const original = await answer.text();
    const document = documentOf(against, original);
    const policy = answer.headers.get(POLICY);
    if (policy) response.setHeader(POLICY, rewritePolicy(policy, original, document));
    response.end(document);
  } else if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  else response.end();
}

const baseUrlOf = (name: string): string => `/local-build/${name}/`;

function documentOf({ name, release }: Against, html: string): string {
  const local = release();
  const notice = local ? `Local build of ${name}` : `${name} does not build: this is the site's own release`;
  return rewriteDocument(html, local && { release: local, baseUrl: baseUrlOf(name) }, notice);
}

/** Sends the request to the site as if the page were there, because its API accepts no other origin. */
async function forward(site: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name)) sent.set(name, String(value));
  }
  sent.set('accept-encoding', 'br, gzip');
  // The document then contains its releases, and no HTML of the release that is replaced.
  sent.set('cookie', [headers.cookie, 'rendering=browser'].filter(Boolean).join('; '));
  // A document also depends on the local build.
  if (headers.accept?.includes('text/html')) sent.delete('if-none-match');
  // A page of another origin keeps its origin, so that the site refuses its call.
  if (headers.origin && URL.parse(headers.origin)?.host === headers.host) sent.set('origin', site);
  if (headers.referer) sent.set('referer', new URL(new URL(headers.referer).pathname, site).href);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A URL such as `//other.site/` would otherwise lead to another host.
  return await fetch(`${site}/${url.replace(/^\//, '')}`, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' as const }),
  });
}

const forwardedHeaders = (headers: Headers): [string, string][] =>
  [...headers].filter(([name]) => !NOT_FORWARDED.has(name) && name !== 'set-cookie' && name !== 'location');
