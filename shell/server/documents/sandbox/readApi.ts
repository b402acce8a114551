import type { ApiRead } from '@cpa/shared/contracts';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type ApiPath, checkReadable } from './readablePaths.rules.ts';

/** Limit of a response in bytes. The longest list of a page has about 200 KB. */
const MAX_BYTES = 4 * 1024 * 1024;

type Reading = {
  apiUrl: string;
  /** IP address of the visitor, for the API's rate limits. */
  ip: string;
  signal: AbortSignal;
};

/**
 * Reads a public path of the API for code of a release, over connections that stay open. The `fetch` of Node creates
 * streams and signals for each request, which takes as long as rendering a small page. Follows no redirects and
 * requests no compression, because the API is near.
 */
export async function readApi(request: ApiPath, { apiUrl, ip, signal }: Reading): Promise<ApiRead> {
  checkReadable(request);
  const { path, body } = request;
  const { promise, resolve, reject } = Promise.withResolvers<ApiRead>();
  const send = apiUrl.startsWith('https:') ? requestHttps : requestHttp;
  // `purpose` keeps the request out of the view counts: the browser counts the view.
  const headers = {
    accept: 'application/json',
    purpose: 'prefetch',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': ip,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const sent = send(`${apiUrl.replace(/\/$/, '')}${path}`, { method, headers });
  const abort = () => void sent.destroy(signal.reason as Error);
  sent.on('response', (response) => void readResponse(response).then(resolve, reject));
  sent.on('error', reject);
  sent.on('close', () => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  sent.end(body);
  return await promise;
}

async function readResponse(response: IncomingMessage): Promise<ApiRead> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    if (text.length > MAX_BYTES) response.destroy(new Error('The response of the API is too long.'));
  });
  response.on('end', () => resolve(text));
  // A connection that closes within the body ends with this event only.
  response.on('close', () => reject(new Error('The connection to the API closed within a response.')));
  response.on('error', reject);
  const body = await promise;
  return {
    status: response.statusCode ?? 0,
    isUncounted: response.headers['x-uncounted-view'] !== undefined,
    body,
  };
}
