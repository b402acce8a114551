import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** A request as the client sent it. `path` is relative to the base URL and has no query. */
export type SentRequest = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  /** Parsed if it is JSON; undefined without a body. */
  body: unknown;
  /** Keys are lower-case names. */
  headers: Record<string, string>;
};

/** A response body (status 200), or a status with its body. */
export type FakeResponse = object | string | number | null | undefined;

/**
 * Responses by method and path: a body, `{ status: 422, body }`, or a function of the request that returns one of
 * these or a promise. A function that throws simulates a network failure.
 */
export type FakeResponses = Record<
  string,
  FakeResponse | ((request: SentRequest) => FakeResponse | Promise<FakeResponse>)
>;

/** Axios adapter that responds from a table and records every request. A request that the table lacks fails. */
export function fakeNetwork(responses: FakeResponses): { adapter: AxiosAdapter; requests: SentRequest[] } {
  const requests: SentRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = sent(config);
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    if (!Object.hasOwn(responses, key)) throw new Error(`The test has no response for ${key}.`);
    const entry = responses[key];
    return respond(config, typeof entry === 'function' ? await entry(request) : entry);
  };
  return { adapter, requests };
}

function sent(config: InternalAxiosRequestConfig): SentRequest {
  const [path = '', query] = (config.url ?? '').split('?');
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    params: { ...Object.fromEntries(new URLSearchParams(query)), ...config.params },
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

function respond(config: InternalAxiosRequestConfig, fake: FakeResponse): AxiosResponse {
  const { status, body } = hasStatus(fake) ? fake : { status: 200, body: fake };
  const response = { status, data: structuredClone(body), statusText: '', headers: {}, config };
  if (status < 400) return response;
  throw new AxiosError(
    `The server responded with status ${status}.`,
    'ERR_BAD_RESPONSE',
    config,
    null,
    response,
  );
}

/** A number in `status` marks a status with its body: no contract has a numeric `status`. */
function hasStatus(value: unknown): value is { status: number; body?: unknown } {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';
}
