import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { FastifyInstance } from 'fastify';
import { recordCall } from './callsMade.ts';

/**
 * An axios adapter that enters the API through `inject`: everything of a remote's own client is real, only the
 * socket is missing. Cookies are kept between calls as a browser keeps them, from those that it has to begin with.
 */
export function injectAdapter(app: FastifyInstance, jar: Record<string, string> = {}): AxiosAdapter {
  const cookies = new Map(Object.entries(jar));

  return async (config) => {
    const { headers, payload } = await bodyOf(config.data);
    const token = cookies.get('XSRF-TOKEN');
    const answer = await app.inject({
      method: (config.method ?? 'get').toUpperCase(),
      url: pathOf(config),
      headers: {
        ...config.headers.toJSON(),
        // Without a body it sends no type of one.
        ...(config.data === undefined && { 'content-type': undefined }),
        ...headers,
        // What axios does by itself in a browser, on our own origin.
        ...(token !== undefined && { 'x-xsrf-token': token }),
        ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
      } as Record<string, string>,
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    if (answer.statusCode < 400) recordCall(app, config.method ?? 'get', config.url ?? '');
    return settled(config, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answer.headers as Record<string, string>,
      // axios' own transformResponse parses it, as it does in a browser.
      data: answer.payload,
      config,
      request: null,
    });
  };
}

/** A form is encoded by the browser, which also chooses its boundary. */
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

/** What axios' adapters do with an answer: `validateStatus` decides whether it is one. */
function settled(config: InternalAxiosRequestConfig, response: AxiosResponse): AxiosResponse {
  if (!config.validateStatus || config.validateStatus(response.status)) return response;
  const kind = response.status >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
  throw new AxiosError(`Request failed with status code ${response.status}`, kind, config, null, response);
}
