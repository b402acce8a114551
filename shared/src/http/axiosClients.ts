import axios, { type AxiosInstance, type AxiosResponse, type CreateAxiosDefaults, isAxiosError } from 'axios';
import { LANGUAGES } from '../contracts/index.ts';
import { activeLocale } from '../i18n/index.ts';
import { ApiError, networkFailure, statusFailure, withMethod } from './apiError.ts';
import type { HttpClientOptions, HttpClients, TokenSource } from './clientOptions.ts';
import { inLanguageOfPage } from './inLanguageOfPage.ts';
import { traceparent } from './traceparent.ts';

/** Options of `createHttpClients` that axios needs. */
export type AxiosClientOptions = Omit<HttpClientOptions, 'respond' | 'loadAfter'>;

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Creates both clients of `createHttpClients`. */
export function createAxiosClients({ baseURL, tokens, adapter, fetch }: AxiosClientOptions): HttpClients {
  const create = () =>
    axios.create({
      baseURL,
      timeout: TIMEOUT_MS,
      withCredentials: true,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      xsrfCookieName: isSecurePage() ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN',
      ...(adapter && { adapter }),
      // Without the classes of `fetch`, whose objects cost more than the response.
      ...(fetch && { adapter: 'fetch', env: withFetch(fetch) }),
    });
  const publicClient = create();
  const privateClient = create();
  describePage(publicClient);
  describePage(privateClient);
  sendBearer(privateClient, tokens);
  publicClient.interceptors.response.use(undefined, rejectWithApiError);
  privateClient.interceptors.response.use(undefined, (error) =>
    refreshAndRepeat(privateClient, tokens, error),
  );
  return { publicClient, privateClient };
}

function withFetch(fetch: unknown): NonNullable<CreateAxiosDefaults['env']> {
  return Object.assign({ ...axios.defaults.env }, { fetch, Request: null, Response: null });
}

/** A site with TLS names its cookie for cross-site requests with the prefix that other hosts cannot set. */
function isSecurePage(): boolean {
  return globalThis.location?.protocol === 'https:';
}

/** Sends the language of the page instead of those of the browser, and the trace of the user's action. */
function describePage(client: AxiosInstance): void {
  client.interceptors.request.use((config) => {
    config.headers.set('Accept-Language', LANGUAGES[activeLocale()].tag);
    if (typeof document !== 'undefined') config.headers.set('traceparent', traceparent());
    return config;
  });
}

function sendBearer(client: AxiosInstance, tokens: TokenSource): void {
  client.interceptors.request.use((config) => {
    const token = tokens.accessToken();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
}

async function refreshAndRepeat(
  client: AxiosInstance,
  tokens: TokenSource,
  error: unknown,
): Promise<AxiosResponse> {
  const config = isAxiosError(error) && error.response?.status === 401 ? error.config : undefined;
  if (!config || config.headers.has('X-Repeated')) return rejectWithApiError(error);
  await tokens.refresh(bearerOf(config.headers.get('Authorization')));
  config.headers.set('X-Repeated', '1');
  return client.request(config);
}

function bearerOf(header: unknown): string | null {
  return typeof header === 'string' && header.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
}

async function rejectWithApiError(error: unknown): Promise<never> {
  if (error instanceof ApiError) throw error;
  const { response, config } = isAxiosError(error) ? error : {};
  const failure = response
    ? statusFailure(response.status, response.data, await inLanguageOfPage(response.data))
    : networkFailure(error instanceof Error ? error.message : String(error));
  throw new ApiError(withMethod(failure, config?.method));
}
