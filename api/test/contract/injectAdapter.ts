import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { FastifyInstance } from 'fastify';
import { recordCall } from './recordedCalls.ts';

/**
 * Axios adapter over `inject`: the whole client is real, only the socket is missing. Stores cookies like a browser,
 * starting with the given ones.
 */
export function injectAdapter(app: FastifyInstance, jar: Record<string, string> = {}): AxiosAdapter {
  const cookies = new Map(Object.entries(jar));

  return async (config) => {
    const { headers, payload } = await bodyOf(config.data);
    const token = cookies.get('XSRF-TOKEN');
    const response = await app.inject({
      method: (config.method ?? 'get').toUpperCase(),
      url: pathOf(config),
      headers: {
        ...config.headers.toJSON(),
        // A request without a body has no content type.
        ...(config.data === undefined && { 'content-type': undefined }),
        ...headers,
        // A browser adds this header to requests to its own origin.
        ...(token !== undefined && { 'x-xsrf-token': token }),
        ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
      } as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    if (response.statusCode < 400) recordCall(app, config.method ?? 'get', config.url ?? '');
    return settle(config, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: response.headers as Record<string, string>,
      // Parsed by axios’ own transformResponse, as in a browser.
      data: response.payload,
      config,
      request: null,
    });
  };
}

/** Lets the platform encode the form and choose its boundary. */
async function bodyOf(
  data: unknown,
): Promise<{ headers?: Record<string, string>; payload?: string | Buffer }> {
  if (!(data instanceof FormData)) return data === undefined ? {} : { payload: data as string };
  const encoded = new Response(data);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

function pathOf({ url = '', params }: InternalAxiosRequestConfig): string {
  const query = new URLSearchParams(params as Record<string, string> | undefined).toString();
  return query ? `${url}?${query}` : url;
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Settles a response as axios’ adapters do: `validateStatus` decides whether it rejects. */
function settle(config: InternalAxiosRequestConfig, response: AxiosResponse): AxiosResponse {
  if (!config.validateStatus || config.validateStatus(response.status)) return response;
  const kind = response.status >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
  throw new AxiosError(`Request failed with status code ${response.status}`, kind, config, null, response);
}
