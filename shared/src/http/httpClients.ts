import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import { ApiError, networkFailure, statusFailure } from './apiError.ts';

/** What the clients need of the session; the session owns the tokens and the one refresh. */
export type TokenSource = {
  /** The access token to send, or null when signed out. */
  accessToken: () => string | null;
  /**
   * Gets a new access token. Called at most once for each refused request; callers that come together share
   * one refresh. Rejects with the error that the caller of the request shall see.
   */
  refresh: (refused: string | null) => Promise<string>;
};

/** What the clients are made from. `adapter` stands in for the network in tests. */
export type HttpClientOptions = {
  /** Where the API is, as `/api`; no trailing slash. */
  baseURL: string;
  tokens: TokenSource;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
};

/**
 * The specification's two request clients. Both send `X-Requested-With: XMLHttpRequest` and credentials; the
 * private one also the bearer token, and repeats a request once after a refresh when it was answered 401.
 * Both reject with `ApiError` only.
 */
export type HttpClients = { publicClient: AxiosInstance; privateClient: AxiosInstance };

/** Milliseconds after which a call counts as unanswered. */
const TIMEOUT_MS = 20_000;

/** Makes both clients; a page has one pair, made by the shell and lent to remotes. */
export function createHttpClients({ baseURL, tokens, adapter }: HttpClientOptions): HttpClients {
  const create = () =>
    axios.create({
      baseURL,
      timeout: TIMEOUT_MS,
      withCredentials: true,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
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
  if (isAxiosError(error) && error.response) {
    return Promise.reject(new ApiError(statusFailure(error.response.status, error.response.data)));
  }
  const message = error instanceof Error ? error.message : String(error);
  return Promise.reject(new ApiError(networkFailure(message)));
}
