import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import { ApiError, networkFailure, statusFailure, withMethod } from './apiError.ts';

/** Source of access tokens for the clients. The session owns the tokens and coalesces refreshes. */
export type TokenSource = {
  /** The access token to send, or null when signed out. */
  accessToken: () => string | null;
  /**
   * Returns a new access token. Called at most once for each request that got a 401; concurrent calls share one
   * refresh. Its rejection becomes the rejection of the request.
   */
  refresh: (refused: string | null) => Promise<string>;
};

/** Options of the clients. */
export type HttpClientOptions = {
  /** Base URL of the API, for example `/api`, without a trailing slash. */
  baseURL: string;
  tokens: TokenSource;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
};

/**
 * The specification's two clients. Both send `X-Requested-With: XMLHttpRequest` and credentials and reject with
 * `ApiError` only. The private one also sends the bearer token and retries once after a token refresh on a 401.
 */
export type HttpClients = { publicClient: AxiosInstance; privateClient: AxiosInstance };

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Creates both clients. A page has one pair, created by the shell and provided to remotes. */
export function createHttpClients({ baseURL, tokens, adapter }: HttpClientOptions): HttpClients {
  const create = () =>
    axios.create({
      baseURL,
      timeout: TIMEOUT_MS,
      withCredentials: true,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      xsrfCookieName: isSecurePage() ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN',
      ...(adapter && { adapter }),
    });
  const publicClient = create();
  const privateClient = create();
  sendBearer(privateClient, tokens);
  publicClient.interceptors.response.use(undefined, rejectWithApiError);
  privateClient.interceptors.response.use(undefined, (error) =>
    refreshAndRepeat(privateClient, tokens, error),
  );
  return { publicClient, privateClient };
}

/** A site with TLS names its cookie for cross-site requests with the prefix that other hosts cannot set. */
function isSecurePage(): boolean {
  return globalThis.location?.protocol === 'https:';
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

function rejectWithApiError(error: unknown): Promise<never> {
  if (error instanceof ApiError) return Promise.reject(error);
  const { response, config } = isAxiosError(error) ? error : {};
  const failure = response
    ? statusFailure(response.status, response.data)
    : networkFailure(error instanceof Error ? error.message : String(error));
  return Promise.reject(new ApiError(withMethod(failure, config?.method)));
}
