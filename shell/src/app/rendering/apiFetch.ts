import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Part of the options of `fetch` that the API clients use. */
type ApiRequest = {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | null | undefined;
  signal?: AbortSignal | null | undefined;
};

/** Part of `Response` that the API clients read. `headers` has lower-case names. */
type ApiResponse = {
  status: number;
  statusText: string;
  headers: Record<string, string>;
  text: () => Promise<string>;
};

/**
 * Sends a request to the API as `fetch` does, over connections that stay open. The `fetch` of Node creates streams and
 * signals for each request, which takes as long as rendering a small page. Follows no redirects and asks for no
 * compression, as the API is near.
 */
export async function apiFetch(
  url: string,
  { method = 'GET', headers = {}, body, signal }: ApiRequest = {},
): Promise<ApiResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiResponse>();
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(url, { method, headers });
  const abort = () => void request.destroy(signal?.reason as Error);
  request.on('response', (response) => void readResponse(response).then(resolve, reject));
  request.on('error', reject);
  request.on('close', () => signal?.removeEventListener('abort', abort));
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort);
  request.end(body ?? undefined);
  return await promise;
}

async function readResponse(response: IncomingMessage): Promise<ApiResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  response.on('end', () => resolve(text));
  // A connection that closes within the body ends with this event only.
  response.on('close', () => reject(new Error('The connection to the API closed within a response.')));
  response.on('error', reject);
  await promise;
  const { statusCode: status = 0, statusMessage: statusText = '' } = response;
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  return { status, statusText, headers, text: async () => text };
}
